import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export interface WebhookCatcher {
  url: string;
  /** Events with a valid signature, in order of arrival. */
  events: Stripe.Event[];
  types: () => string[];
  /** The status of the next responses. */
  status: number;
  /** How many deliveries got an error response. */
  refused: number;
  close: () => Promise<void>;
}

/** A webhook that checks signatures like the product and keeps its events. */
export async function startWebhookCatcher(secret: string): Promise<WebhookCatcher> {
  const stripe = new Stripe('sk_test_catcher');
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (catcher.status >= 300) catcher.refused += 1;
      else {
        const signature = String(request.headers['stripe-signature']);
        catcher.events.push(stripe.webhooks.constructEvent(Buffer.concat(parts), signature, secret));
      }
      response.writeHead(catcher.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const catcher: WebhookCatcher = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    events: [],
    types: () => catcher.events.map(({ type }) => type),
    status: 200,
    refused: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return catcher;
}
