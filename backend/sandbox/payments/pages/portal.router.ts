import express, { type Response, Router } from 'express';
import { html, type Html } from '../../pages/html.js';
import { sendMissing, sendPage } from '../../pages/page.js';
import type { PaymentsApi } from '../api/call.js';
import { isAlive, type SwitchTerms } from '../billing.js';
import { checkCard, needsAuthentication } from '../cards.js';
import { itemOf } from '../objects/subscription.js';
import type { StoredCustomer, StoredPortalSession, StoredSubscription } from '../stored.js';
import { type Challenges, notAuthenticated } from './challenges.router.js';
import { type CardFields, cardForm, type CardProblems, readCardFields } from './card-form.js';
import { momentLabel, money, priceLabel } from '../money.js';

const pendingSwitch: SwitchTerms = { behavior: 'always_invoice', payment: 'pending_if_incomplete' };

const noFields: CardFields = { email: '', number: '', expiry: '', cvc: '', promotionCode: '' };

/** The billing portal, at `/sandbox/payments/portal/{session}`: cancel, resume, change the plan or the card. */
export function portalRouter(api: PaymentsApi, challenges: Challenges, changed: () => void): Router {
  const router = Router();
  const { state, billing } = api;
  const visit = (id: string): { session: StoredPortalSession; customer: StoredCustomer } | undefined => {
    billing.settle();
    const session = Object.hasOwn(state.portalSessions, id) ? state.portalSessions[id] : undefined;
    const customer = session && state.customers[session.customer];
    return session && customer ? { session, customer } : undefined;
  };
  const owned = (customer: StoredCustomer, id: string): StoredSubscription | undefined =>
    billing.subscriptionsOf(customer.id).find((subscription) => subscription.id === id && isAlive(subscription));

  router.get('/:id', (request, response) => {
    const found = visit(request.params.id);
    if (!found) return sendMissing(response, 'There is no such visit to the billing portal.');
    const hasFailed = request.query['problem'] === 'authentication';
    showPortal(api, response, found.session, found.customer, hasFailed ? { number: notAuthenticated } : {});
  });

  router.post('/:id/card', express.urlencoded({ extended: false, limit: '10kb' }), (request, response) => {
    const found = visit(request.params.id);
    if (!found) return sendMissing(response, 'There is no such visit to the billing portal.');
    const fields = readCardFields(request.body);
    const card = checkCard(fields, api.clock.now() * 1000);
    if (!card.ok) return showPortal(api, response, found.session, found.customer, card.problems, fields);
    if (needsAuthentication(card.number.slice(-4), 'on_session')) {
      const here = `/sandbox/payments/portal/${found.session.id}`;
      const complete = (): string => {
        billing.replaceCard(found.customer, card);
        changed();
        return here;
      };
      return response.redirect(303, challenges.ask({ complete, fail: () => `${here}?problem=authentication` }));
    }
    const decline = billing.replaceCard(found.customer, card);
    changed();
    if (decline) return showPortal(api, response, found.session, found.customer, { number: decline.message }, fields);
    response.redirect(303, `/sandbox/payments/portal/${found.session.id}`);
  });

  router.post('/:id/subscriptions/:subscription/:action', (request, response) => {
    const found = visit(request.params.id);
    const subscription = found && owned(found.customer, request.params.subscription);
    if (!found || !subscription) return sendMissing(response, 'There is no such subscription to change.');
    const { action } = request.params;
    const price = Object.hasOwn(state.prices, action) ? state.prices[action] : undefined;
    if (action === 'cancel' || action === 'resume') billing.setCancelAtPeriodEnd(subscription, action === 'cancel');
    else if (price?.recurring) billing.switchPrice(subscription, price, pendingSwitch);
    else return sendMissing(response, 'There is no such change.');
    changed();
    const isWaiting = price && subscription.pending_update && subscription.latest_invoice;
    response.redirect(
      303,
      isWaiting
        ? `/sandbox/payments/invoice/${subscription.latest_invoice}`
        : `/sandbox/payments/portal/${found.session.id}`,
    );
  });
  return router;
}

function showPortal(
  api: PaymentsApi,
  response: Response,
  session: StoredPortalSession,
  customer: StoredCustomer,
  problems: CardProblems,
  fields: CardFields = noFields,
): void {
  const invoices = Object.values(api.state.invoices)
    .filter((invoice) => invoice.customer === customer.id)
    .toReversed();
  const subscriptions = api.billing.subscriptionsOf(customer.id).filter(isAlive);
  const body = html`<h1>Billing</h1>
    <p>${customer.email ?? customer.id}</p>
    ${subscriptions.map((subscription) => subscriptionCard(api, session, subscription))}
    ${subscriptions.length === 0 ? html`<p>No subscription is running.</p>` : ''}
    <h2>Invoices</h2>
    ${
      invoices.length === 0
        ? html`<p>None yet.</p>`
        : html`<ul>
            ${invoices.map(
              (invoice) =>
                html`<li>
                  <a href="/sandbox/payments/invoice/${invoice.id}">${momentLabel(invoice.created)}</a>,
                  ${money(invoice.amount_due, invoice.currency)}, ${invoice.status}
                </li>`,
            )}
          </ul>`
    }
    <h2>Card</h2>
    <form method="post" action="/sandbox/payments/portal/${session.id}/card" novalidate>
      ${cardForm(fields, problems)}
      <button class="wide">Save card</button>
    </form>
    ${session.return_url ? html`<p><a href="${session.return_url}">Back</a></p>` : ''}`;
  sendPage(response, 'Billing', body);
}

function subscriptionCard(
  { state, billing }: PaymentsApi,
  session: StoredPortalSession,
  subscription: StoredSubscription,
): Html {
  const item = itemOf(subscription);
  const path = `/sandbox/payments/portal/${session.id}/subscriptions/${subscription.id}`;
  const others = Object.values(state.prices).filter(
    (price) => price.active && price.recurring && price.id !== item.price.id,
  );
  const until = momentLabel(item.current_period_end);
  return html`<section>
    <h2>${billing.productName(item.price)}</h2>
    <p>
      ${priceLabel(item.price, item.quantity)}. Status: ${subscription.status}.
      ${subscription.cancel_at_period_end ? `Ends on ${until}.` : `Renews on ${until}.`}
    </p>
    <div class="row">
      ${
        subscription.cancel_at_period_end
          ? html`<form method="post" action="${path}/resume"><button>Keep the subscription</button></form>`
          : html`<form method="post" action="${path}/cancel"><button>Cancel at the end of the period</button></form>`
      }
      ${others.map(
        (price) =>
          html`<form method="post" action="${path}/${price.id}">
            <button class="quiet">Change to ${billing.productName(price)}, ${priceLabel(price, item.quantity)}</button>
          </form>`,
      )}
    </div>
  </section>`;
}
