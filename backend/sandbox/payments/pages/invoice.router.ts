import { Router } from 'express';
import { html } from '../../pages/html.js';
import { sendMissing, sendPage } from '../../pages/page.js';
import type { PaymentsApi } from '../api/call.js';
import { type Challenges, notAuthenticated } from './challenges.router.js';
import { momentLabel, money } from '../money.js';

/** The hosted invoice page, at `/sandbox/payments/invoice/{id}`, where an open invoice is paid. */
export function invoiceRouter({ state, billing }: PaymentsApi, challenges: Challenges, changed: () => void): Router {
  const router = Router();

  router.post('/:id/pay', (request, response) => {
    billing.settle();
    const { id } = request.params;
    const invoice = Object.hasOwn(state.invoices, id) ? state.invoices[id] : undefined;
    if (invoice?.status !== 'open') return sendMissing(response, 'There is no such invoice to pay.');
    const here = `/sandbox/payments/invoice/${id}`;
    const problem = billing.problemOf(invoice);
    if (problem === 'declined') return response.redirect(303, `${here}?problem=declined`);
    const complete = (): string => {
      billing.payInvoice(invoice);
      changed();
      return here;
    };
    const fail = (): string => `${here}?problem=authentication`;
    response.redirect(303, problem === 'requires_action' ? challenges.ask({ complete, fail }) : complete());
  });

  router.get('/:id', (request, response) => {
    billing.settle();
    changed();
    const { id } = request.params;
    const invoice = Object.hasOwn(state.invoices, id) ? state.invoices[id] : undefined;
    if (!invoice) return sendMissing(response, 'There is no such invoice.');
    const amount = (value: number) => money(value, invoice.currency);
    const discount = invoice.subtotal - invoice.total;
    const { problem } = request.query;
    const alert =
      problem === 'declined' ? 'Your card was declined.' : problem === 'authentication' ? notAuthenticated : undefined;
    const body = html`<h1>Invoice ${invoice.number ?? ''}</h1>
      <p>
        ${invoice.customer_email ?? ''}<br />
        <span class="hint">${momentLabel(invoice.created)}, ${invoice.status ?? 'draft'}</span>
      </p>
      ${alert ? html`<p class="alert" role="alert">${alert}</p>` : ''}
      <div class="scroll">
        <table>
          <tbody>
            ${invoice.lines.data.map(
              (line) =>
                html`<tr>
                  <td>${line.description}</td>
                  <td>${amount(line.amount)}</td>
                </tr>`,
            )}
            ${
              discount > 0
                ? html`<tr>
                    <td>Discount</td>
                    <td>${amount(-discount)}</td>
                  </tr>`
                : ''
            }
            <tr>
              <th>To pay</th>
              <th>${amount(invoice.amount_due)}</th>
            </tr>
          </tbody>
        </table>
      </div>
      ${
        invoice.status === 'open'
          ? html`<form method="post" action="/sandbox/payments/invoice/${invoice.id}/pay">
              <button class="wide">Pay ${amount(invoice.amount_due)}</button>
            </form>`
          : ''
      }`;
    sendPage(response, 'Invoice', body);
  });
  return router;
}
