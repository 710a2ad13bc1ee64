/** The browser script: `Stripe(publishableKey)`. Like the real one, it no longer redirects to checkout by itself. */
export const stripeScript = `(function () {
  function Stripe(publishableKey) {
    if (typeof publishableKey !== 'string' || publishableKey.indexOf('pk_') !== 0) {
      throw new Error('Invalid value for Stripe(): apiKey should be a string that starts with pk_.');
    }
    return { _apiKey: publishableKey };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
`;
