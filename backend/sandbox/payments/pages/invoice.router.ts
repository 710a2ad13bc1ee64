import { Router } from 'express';
import { html } from '../../pages/html.js';
import { sendMissing, sendPage } from '../../pages/page.js';
import type { PaymentsApi } from '../api/call.js';
import { momentLabel, money } from '../money.js';

/** The hosted page of an invoice, at `/sandbox/payments/invoice/{id}`. */
export function invoiceRouter({ state }: PaymentsApi): Router {
  const router = Router();
  router.get('/:id', (request, response) => {
    const { id } = request.params;
    const invoice = Object.hasOwn(state.invoices, id) ? state.invoices[id] : undefined;
    if (!invoice) return sendMissing(response, 'There is no such invoice.');
    const amount = (value: number) => money(value, invoice.currency);
    const discount = invoice.subtotal - invoice.total;
    const body = html`<h1>Invoice ${invoice.number ?? ''}</h1>
      <p>
        ${invoice.customer_email ?? ''}<br />
        <span class="hint">${momentLabel(invoice.created)}, ${invoice.status ?? 'draft'}</span>
      </p>
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
      </div>`;
    sendPage(response, 'Invoice', body);
  });
  return router;
}
