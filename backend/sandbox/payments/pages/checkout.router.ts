import express, { type Response, Router } from 'express';
import { html } from '../../pages/html.js';
import { sendMissing, sendPage } from '../../pages/page.js';
import type { PaymentsApi } from '../api/call.js';
import { checkCard, needsAuthentication } from '../cards.js';
import type { StoredSession } from '../stored.js';
import { findPromotionCode } from '../discounts.js';
import {
  type CardFields,
  cardForm,
  type CardProblems,
  emailField,
  promotionCodeField,
  readCardFields,
} from './card-form.js';
import { type Challenges, notAuthenticated } from './challenges.router.js';
import { priceLabel } from '../money.js';

/** The hosted checkout, at `/sandbox/payments/checkout/{session}`. */
export function checkoutRouter(api: PaymentsApi, challenges: Challenges, changed: () => void): Router {
  const router = Router();
  const { state, billing } = api;
  const session = (id: string): StoredSession | undefined =>
    Object.hasOwn(state.sessions, id) ? state.sessions[id] : undefined;

  router.get('/:id', (request, response) => {
    billing.settle();
    const found = session(request.params.id);
    if (!found) return sendMissing(response, 'There is no such checkout.');
    const alert = request.query['problem'] === 'authentication' ? notAuthenticated : undefined;
    showSession(api, response, found, { email: '', number: '', expiry: '', cvc: '', promotionCode: '' }, {}, alert);
  });

  router.post('/:id', express.urlencoded({ extended: false, limit: '10kb' }), (request, response) => {
    billing.settle();
    const found = session(request.params.id);
    if (!found) return sendMissing(response, 'There is no such checkout.');
    const fields = readCardFields(request.body);
    if (found.status !== 'open') return showSession(api, response, found, fields, {});
    const email = knownEmail(api, found) ?? fields.email;
    const card = checkCard(fields, api.clock.now() * 1000);
    const problems: CardProblems = card.ok ? {} : { ...card.problems };
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) problems.email = 'Your email address is incomplete.';
    const { promotionCode } = fields;
    const isCodeTaken = found.allow_promotion_codes === true && promotionCode !== '';
    const code = isCodeTaken ? findPromotionCode(state, promotionCode, api.clock.now()) : undefined;
    if (isCodeTaken && !code) problems.promotionCode = 'This code is invalid.';
    if (!card.ok || problems.email || problems.promotionCode)
      return showSession(api, response, found, fields, problems);
    const payer = { ...card, email, ...(code ? { promotionCode: code } : {}) };
    if (needsAuthentication(card.number.slice(-4), 'on_session')) {
      const here = `/sandbox/payments/checkout/${found.id}`;
      const complete = (): string => {
        if (found.status === 'open') billing.completeCheckout(found, payer);
        changed();
        return found.status === 'complete' ? successUrl(found) : here;
      };
      return response.redirect(303, challenges.ask({ complete, fail: () => `${here}?problem=authentication` }));
    }
    const decline = billing.completeCheckout(found, payer);
    changed();
    if (decline) return showSession(api, response, found, fields, {}, decline.message);
    response.redirect(303, successUrl(found));
  });
  return router;
}

function showSession(
  api: PaymentsApi,
  response: Response,
  session: StoredSession,
  fields: CardFields,
  problems: CardProblems,
  alert?: string,
): void {
  if (session.status === 'complete') return response.redirect(303, successUrl(session));
  const back = session.cancel_url ? html`<p><a href="${session.cancel_url}">Back</a></p>` : '';
  if (session.status === 'expired') {
    const body = html`<div class="sheet">
      <h1>This checkout has expired</h1>
      <p>Nothing was charged. Choose your plan again.</p>
      ${back}
    </div>`;
    return sendPage(response, 'Checkout expired', body, 410);
  }
  const [line] = api.state.orders[session.id]?.lines ?? [];
  const price = api.state.prices[line?.price ?? ''];
  const trialDays = api.state.orders[session.id]?.trialDays ?? 0;
  const email = knownEmail(api, session);
  const body = html`<div class="sheet">
    <h1>Checkout</h1>
    <p class="price">
      ${price ? api.billing.productName(price) : 'A price that is gone'}
      <strong>${price ? priceLabel(price, line?.quantity ?? 1) : ''}</strong>
      ${trialDays > 0 ? `${trialDays} days free first` : ''}
    </p>
    ${alert ? html`<p class="alert" role="alert">${alert}</p>` : ''}
    <form method="post" action="/sandbox/payments/checkout/${session.id}" novalidate>
      ${email ? html`<p class="note">For ${email}</p>` : emailField(fields.email, problems.email)}
      ${cardForm(fields, problems)}
      ${session.allow_promotion_codes ? promotionCodeField(fields.promotionCode, problems.promotionCode) : ''}
      <button class="wide">Pay</button>
    </form>
    ${back}
    <p class="hint">
      Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 pays once and fails to
      renew, 4000 0025 0000 3155 asks for 3-D Secure while you are here, 4000 0027 6000 3184 always. Any later date, any
      three digits.
    </p>
  </div>`;
  sendPage(response, 'Checkout', body);
}

function knownEmail({ state }: PaymentsApi, session: StoredSession): string | null {
  return state.customers[session.customer ?? '']?.email ?? session.customer_email;
}

function successUrl(session: StoredSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
