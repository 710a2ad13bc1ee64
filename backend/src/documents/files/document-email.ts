import { plainMail } from '../../../../contract/rules/readable.js';
import { mailParts } from '../../../../contract/documents/mail-parts.js';
import { composeUnsent } from '../../providers/mail/unsent-email.js';
import { masked } from '../text/masked-text.js';
import { toHtml } from './document-html.js';

/**
 * A document as an email that mail programs open ready to send. Its subject is the one in the text, or else the title.
 */
export function toEmail(title: string, markdown: string, mark: string | null): Promise<Buffer> {
  const { subject, body } = mailParts(masked(markdown));
  const rest = subject ? markdown.slice(body.start).replace(/^\s+/, '') : markdown;
  const text = mark ? `${mark}\n\n${rest}` : rest;
  const topic = (subject?.text ?? '') || title;
  return composeUnsent({
    subject: mark ? `DRAFT: ${topic}` : topic,
    text: plainMail(text),
    html: `<!doctype html><html><body>${toHtml(text)}</body></html>`,
  });
}
