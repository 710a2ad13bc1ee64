import express, { type Request, type Response, Router } from 'express';
import { html } from '../pages/html.js';
import { sendPage } from '../pages/page.js';
import { facebookRouters } from './facebook.js';
import { googleRouters } from './google.js';
import { type OAuthFault, oauthFaults, OAuthFaults } from './oauth-faults.js';

/** The sandbox of Google and Facebook sign-in. */
export class OAuth {
  /** Consent pages, at `/sandbox/oauth`. */
  readonly pages = Router();
  /** Server-to-server calls, at `/oauth`; not reachable through the product. */
  readonly api = Router();
  private readonly faults = new OAuthFaults();

  /** @param publicUrl the only origin that users are redirected to */
  constructor(publicUrl: string) {
    for (const [path, routers] of [
      ['/google', googleRouters(publicUrl, this.faults)],
      ['/facebook', facebookRouters(publicUrl, this.faults)],
    ] as const) {
      this.pages.use(path, routers.pages);
      this.api.use(path, routers.api);
    }
    this.pages.get('/', (_request, response) =>
      sendPage(response, 'Google and Facebook', faultsPage(this.faults.mode)),
    );
    this.pages.post(
      '/faults',
      [express.json({ limit: '10kb' }), express.urlencoded({ extended: false, limit: '10kb' })],
      (request: Request, response: Response) => {
        const { mode } = (request.body ?? {}) as { mode?: unknown };
        const chosen = oauthFaults.find((fault) => fault === mode);
        if (!chosen) return response.status(400).json({ error: `mode must be one of ${oauthFaults.join(', ')}` });
        this.faults.mode = chosen;
        if (request.is('json')) response.json({ mode: chosen });
        else response.redirect(303, '/sandbox/oauth');
      },
    );
  }
}

function faultsPage(mode: OAuthFault) {
  return html`<h1>Google and Facebook</h1>
    <p>Both sign-in pages open from the product. Here their servers can be made to fail when the product calls them.</p>
    <form class="row" method="post" action="/sandbox/oauth/faults">
      <div>
        <label for="mode">Fault</label>
        <select id="mode" name="mode">
          ${oauthFaults.map((fault) => html`<option ${fault === mode ? 'selected' : ''}>${fault}</option>`)}
        </select>
      </div>
      <button>Set</button>
    </form>`;
}
