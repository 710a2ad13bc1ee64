import { randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import { html } from '../../pages/html.js';
import { sendMissing, sendPage } from '../../pages/page.js';
import { momentLabel } from '../money.js';

/** The outcomes of the bank's question; each returns the URL to redirect to. */
interface Challenge {
  complete: () => string;
  fail: () => string;
}

/** The page on which the bank asks its customer to confirm a payment by 3-D Secure. Kept in memory only. */
export class Challenges {
  readonly router = Router();
  private readonly open = new Map<string, Challenge>();

  constructor(private readonly now: () => number) {
    this.router.get('/:id', (request, response) => {
      const { id } = request.params;
      if (!this.open.has(id)) return sendMissing(response, 'There is nothing to confirm here.');
      const body = html`<div class="sheet">
        <h1>3D Secure 2 Test Page</h1>
        <p>Your bank asks you to confirm this payment. ${momentLabel(this.now())}.</p>
        <form method="post" action="/sandbox/payments/authenticate/${id}">
          <div class="row">
            <button name="outcome" value="complete">Complete</button>
            <button name="outcome" value="fail" class="quiet">Fail</button>
          </div>
        </form>
      </div>`;
      sendPage(response, 'Confirm', body);
    });
    this.router.post('/:id', express.urlencoded({ extended: false, limit: '1kb' }), (request, response) => {
      const { id } = request.params;
      const challenge = this.open.get(id);
      if (!challenge) return sendMissing(response, 'There is nothing to confirm here.');
      this.open.delete(id);
      const { outcome } = (request.body ?? {}) as { outcome?: unknown };
      response.redirect(303, outcome === 'complete' ? challenge.complete() : challenge.fail());
    });
  }

  /** Starts a confirmation and returns its page's URL. */
  ask(challenge: Challenge): string {
    const id = randomUUID();
    this.open.set(id, challenge);
    return `/sandbox/payments/authenticate/${id}`;
  }
}

/** https://docs.stripe.com/error-codes#payment-intent-authentication-failure */
export const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
