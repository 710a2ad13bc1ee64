import express, { type Request, type Response, Router } from 'express';
import { html } from '../../pages/html.js';
import { sendPage } from '../../pages/page.js';
import type { PaymentsApi } from '../api/call.js';
import { type FaultMode, faultModes, type Faults } from '../faults.js';
import { itemOf } from '../objects/subscription.js';
import { joinTestClock } from '../objects/test-clock.js';
import { becomeAnotherAccount } from '../state.js';
import type { WebhookMode, WebhookSender } from '../webhook-sender.js';
import { momentLabel, priceLabel } from '../money.js';

const webhookModes: readonly WebhookMode['mode'][] = ['normal', 'off', 'delay'];
/** Two years: enough to see a yearly plan renew, and a guard against typos. */
const longestAdvanceDays = 750;
/** Three days: a guard against typos. */
const longestDraftMinutes = 72 * 60;
const secondsPerDay = 86_400;

class BadSetting extends Error {}

/** `/sandbox/payments`: an overview, and controls for tests, each as a button and as JSON. */
export function adminRouter(
  api: PaymentsApi,
  controls: { webhooks: WebhookSender; faults: Faults; changed: () => void },
): Router {
  const router = Router();
  const { webhooks, faults, changed } = controls;
  const body = [express.json({ limit: '10kb' }), express.urlencoded({ extended: false, limit: '10kb' })];

  router.get('/', (_request, response) => {
    api.billing.settle();
    changed();
    showAdmin(api, controls, response);
  });

  router.post('/clock', body, (request: Request, response: Response) => {
    const target = readMoment(fieldsOf(request), api.clock.now());
    api.billing.settle();
    api.clock.advanceTo(target);
    joinTestClock(api);
    api.billing.settle();
    changed();
    done(request, response, { now: new Date(api.clock.now() * 1000).toISOString() });
  });

  router.post('/webhooks', body, (request: Request, response: Response) => {
    const { mode, delayMs } = fieldsOf(request);
    const chosen = choose('mode', webhookModes, mode);
    webhooks.mode = { mode: chosen, delayMs: chosen === 'delay' ? readNumber('delayMs', delayMs, 600_000) : 0 };
    done(request, response, webhooks.mode);
  });

  router.post('/drafts', body, (request: Request, response: Response) => {
    const minutes = readNumber('minutes', fieldsOf(request)['minutes'], longestDraftMinutes);
    api.billing.draftSeconds = Math.round(minutes * 60);
    api.billing.settle();
    changed();
    done(request, response, { minutes });
  });

  router.post('/reset', body, (request: Request, response: Response) => {
    const { prices } = fieldsOf(request);
    becomeAnotherAccount(api.state, choose('prices', ['kept', 'gone'], prices ?? 'kept'));
    changed();
    done(request, response, {});
  });

  router.post('/keys', body, (request: Request, response: Response) => {
    const { key, permissions } = fieldsOf(request);
    if (typeof key !== 'string' || !/^rk_(test|live)_\w{1,200}$/.test(key)) {
      throw new BadSetting('key must be a restricted key, such as rk_test_1.');
    }
    const isList = Array.isArray(permissions) && permissions.every((name) => typeof name === 'string');
    if (!isList) throw new BadSetting('permissions must be a list such as ["rak_customer_write"].');
    api.state.restrictedKeys[key] = permissions;
    changed();
    done(request, response, { key, permissions });
  });

  router.post('/faults', body, (request: Request, response: Response) => {
    faults.mode = choose<FaultMode>('mode', faultModes, fieldsOf(request)['mode']);
    done(request, response, { mode: faults.mode });
  });

  router.use((error: unknown, _request: Request, response: Response, next: (error: unknown) => void) => {
    if (!(error instanceof BadSetting)) return next(error);
    response.status(400).json({ error: error.message });
  });
  return router;
}

function showAdmin(
  { state, clock, billing }: PaymentsApi,
  { webhooks, faults }: { webhooks: WebhookSender; faults: Faults },
  response: Response,
): void {
  const subscriptions = Object.values(state.subscriptions).toReversed();
  const rows = subscriptions.map((subscription) => {
    const item = itemOf(subscription);
    return html`<tr>
      <td>${state.customers[subscription.customer]?.email ?? subscription.customer}</td>
      <td>${billing.productName(item.price)}, ${priceLabel(item.price, item.quantity)}</td>
      <td>${subscription.status}${subscription.cancel_at_period_end ? ', to end' : ''}</td>
      <td>${momentLabel(item.current_period_end)}</td>
      <td>${subscription.id}</td>
    </tr>`;
  });
  const customers = Object.values(state.customers)
    .toReversed()
    .map(
      ({ id, email, name, created }) =>
        html`<tr>
          <td>${email ?? ''}</td>
          <td>${name ?? ''}</td>
          <td>${momentLabel(created)}</td>
          <td>${id}</td>
        </tr>`,
    );
  const options = (choices: readonly string[], current: string) =>
    choices.map((choice) => html`<option${choice === current ? html` selected` : ''}>${choice}</option>`);
  const body = html`<h1>Card payments</h1>
    <h2>Clock</h2>
    <p>
      It is ${momentLabel(clock.now())} here. Moving it ahead renews, fails and ends subscriptions as they fall due.
    </p>
    <form class="row" method="post" action="/sandbox/payments/clock">
      <div>
        <label for="advanceDays">Days</label
        ><input id="advanceDays" name="advanceDays" value="31" inputmode="numeric" />
      </div>
      <button>Move ahead</button>
    </form>
    <h2>Switches</h2>
    <div class="row">
      <form class="row" method="post" action="/sandbox/payments/webhooks">
        <div>
          <label for="webhooks">Webhooks (${state.deliveries.length} waiting)</label>
          <select id="webhooks" name="mode">
            ${options(webhookModes, webhooks.mode.mode)}
          </select>
        </div>
        <div>
          <label for="delayMs">Delay, ms</label>
          <input id="delayMs" name="delayMs" value="${webhooks.mode.delayMs}" inputmode="numeric" />
        </div>
        <button class="quiet">Set</button>
      </form>
      <form class="row" method="post" action="/sandbox/payments/drafts">
        <div>
          <label for="minutes">Renewals stay drafts for, minutes</label>
          <input id="minutes" name="minutes" value="${billing.draftSeconds / 60}" inputmode="numeric" />
        </div>
        <button class="quiet">Set</button>
      </form>
      <form class="row" method="post" action="/sandbox/payments/faults">
        <div>
          <label for="faults">The provider's API</label>
          <select id="faults" name="mode">
            ${options(faultModes, faults.mode)}
          </select>
        </div>
        <button class="quiet">Set</button>
      </form>
    </div>
    <h2>Another account</h2>
    <p>
      Forgets every customer, subscription and session, as if the secret key had changed from test to live or to another
      account.
    </p>
    <form method="post" action="/sandbox/payments/reset"><button class="quiet">Become another account</button></form>
    <h2>Subscriptions</h2>
    ${
      rows.length === 0
        ? html`<p>None yet. They begin at the checkout.</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th>Customer</th>
                  <th>Plan</th>
                  <th>Status</th>
                  <th>Period ends</th>
                  <th>Id</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
    <h2>Customers</h2>
    ${
      customers.length === 0
        ? html`<p>None yet.</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th>Email</th>
                  <th>Name</th>
                  <th>Since</th>
                  <th>Id</th>
                </tr>
              </thead>
              <tbody>
                ${customers}
              </tbody>
            </table>
          </div>`
    }`;
  sendPage(response, 'Card payments', body);
}

function fieldsOf(request: Request): Record<string, unknown> {
  const body: unknown = request.body;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Redirects a form back to the page; responds to JSON with JSON. */
function done(request: Request, response: Response, answer: object): void {
  if (request.is('application/x-www-form-urlencoded')) response.redirect(303, '/sandbox/payments');
  else response.json(answer);
}

/** Reads `advanceDays`, or `advanceTo` as ISO 8601 or seconds since 1970. Returns seconds since 1970. */
function readMoment({ advanceDays, advanceTo }: Record<string, unknown>, now: number): number {
  if (advanceDays !== undefined)
    return now + Math.round(readNumber('advanceDays', advanceDays, longestAdvanceDays) * secondsPerDay);
  const moment = typeof advanceTo === 'number' ? advanceTo : Math.floor(Date.parse(String(advanceTo)) / 1000);
  if (!Number.isFinite(moment)) throw new BadSetting('Give advanceDays, or advanceTo as a date and time.');
  if (moment < now) throw new BadSetting('The clock does not go back.');
  if (moment > now + longestAdvanceDays * secondsPerDay)
    throw new BadSetting(`At most ${longestAdvanceDays} days at once.`);
  return moment;
}

function readNumber(name: string, value: unknown, max: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !(number >= 0 && number <= max)) {
    throw new BadSetting(`${name} must be a number from 0 to ${max}.`);
  }
  return number;
}

function choose<T extends string>(name: string, choices: readonly T[], value: unknown): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new BadSetting(`${name} must be one of ${choices.join(', ')}.`);
  return choice;
}
