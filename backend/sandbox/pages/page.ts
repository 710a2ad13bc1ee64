import type { Response } from 'express';
import { type Html, html } from './html.js';

/** Sends a page without scripts. `title` is also the main heading, unless the body has its own. */
export function sendPage(response: Response, title: string, body: Html, status = 200): void {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header class="bar">
          <a href="/sandbox">Sandbox</a><span>For tests only. No real money, no real email.</span>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
  response
    .status(status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data: https: http:; frame-src 'self'",
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(page.source);
}

export function sendMissing(response: Response, what: string): void {
  sendPage(
    response,
    'Not here',
    html`<h1>Not here</h1>
      <p>${what}</p>
      <p><a href="/sandbox">To the sandbox</a></p>`,
    404,
  );
}
