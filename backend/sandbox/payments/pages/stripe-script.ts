/** The browser's script: `Stripe(publishableKey)`, which like the real one no longer redirects to a checkout by itself. */
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
