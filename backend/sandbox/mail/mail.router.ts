import { Router } from 'express';
import { html } from '../pages/html.js';
import { sendMissing, sendPage } from '../pages/page.js';
import type { Inbox, Mail } from './inbox.js';

/** The inbox below `/sandbox`: `/mail` for people, `/mail.json` for tests, `/mail/{id}` for one email. */
export function mailRouter(inbox: Inbox): Router {
  const router = Router();

  router.get('/mail.json', (request, response) => {
    const { to } = request.query;
    response.set('Cache-Control', 'no-store').json(inbox.list(typeof to === 'string' ? to : undefined));
  });

  for (const path of ['/mail', '/mail.json']) {
    router.delete(path, (_request, response) => {
      inbox.clear();
      response.status(204).end();
    });
  }

  router.post('/mail/clear', (_request, response) => {
    inbox.clear();
    response.redirect(303, '/sandbox/mail');
  });

  router.get('/mail', (_request, response) => {
    const mails = inbox.list();
    const body = html`<h1>Mail</h1>
      ${
        mails.length === 0
          ? html`<p>No mail yet. What the product sends arrives here.</p>`
          : html`<ul class="cards">
                ${mails.map(
                  (mail) =>
                    html`<li>
                      <a href="/sandbox/mail/${mail.id}">${mail.subject || '(no subject)'}</a>
                      <p>To ${mail.to}</p>
                      <p class="hint">${dateLabel(mail)}</p>
                    </li>`,
                )}
              </ul>
              <form method="post" action="/sandbox/mail/clear"><button class="quiet">Delete all</button></form>`
      }`;
    sendPage(response, 'Mail', body);
  });

  router.get('/mail/:id', (request, response) => {
    const mail = inbox.find(request.params.id);
    if (!mail) return sendMissing(response, 'There is no such mail.');
    const body = html`<p><a href="/sandbox/mail">All mail</a></p>
      <h1>${mail.subject || '(no subject)'}</h1>
      <p>From ${mail.from}<br />To ${mail.to}<br /><span class="hint">${dateLabel(mail)}</span></p>
      ${
        mail.links.length === 0
          ? ''
          : html`<h2>Links</h2>
              <ul>
                ${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
              </ul>`
      }
      <h2>Text</h2>
      <pre>${mail.text}</pre>
      ${
        mail.html === ''
          ? ''
          : html`<h2>HTML</h2>
              <iframe title="The mail as HTML" sandbox="allow-popups" srcdoc="${mail.html}"></iframe>`
      }`;
    sendPage(response, mail.subject || 'Mail', body);
  });
  return router;
}

function dateLabel({ date }: Mail): string {
  return `${date.slice(0, 10)} ${date.slice(11, 19)} UTC`;
}
