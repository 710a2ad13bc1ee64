import { Router } from 'express';
import { sandboxFile } from '../sandbox-files.js';
import { html } from './html.js';
import { sendPage } from './page.js';

/** The sandbox's start page, stylesheet and health check. */
export function indexRouter(): Router {
  const router = Router();
  router.get('/', (_request, response) => {
    sendPage(
      response,
      'Sandbox',
      html`<h1>Sandbox</h1>
        <p>Providers without keys run on this sandbox, which speaks their own protocols.</p>
        <ul class="cards">
          <li>
            <a href="/sandbox/payments">Card payments</a>
            <p>Customers, subscriptions, and a clock that can be moved ahead.</p>
          </li>
          <li>
            <a href="/sandbox/mail">Mail</a>
            <p>Every mail that the product sent, with its links.</p>
          </li>
          <li>
            <a href="/sandbox/oauth">Google and Facebook</a>
            <p>Their sign-in pages, where you can be anyone, and what can go wrong there.</p>
          </li>
          <li>
            <a href="/sandbox/ai/stats">AI</a>
            <p>How many replies are being written, and how the last ones ended.</p>
          </li>
        </ul>`,
    );
  });
  router.get('/style.css', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=300').sendFile(sandboxFile('pages', 'style.css'));
  });
  router.get('/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  return router;
}
