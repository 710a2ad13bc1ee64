import { appName } from '../../../contract/app.js';
import type { MailContent } from '../providers/mail/mail.js';
import { greeting } from './greeting.js';

/** An email's content before rendering. All of it is plain text. */
export interface EmailText {
  subject: string;
  /** The name to greet; may be empty. */
  name: string;
  paragraphs: string[];
  /** The call to action. */
  action?: { label: string; url: string };
  /** Small print at the end. */
  notes: string[];
  /** Reply address; support by default. */
  replyTo?: string;
  /** Where mail programs can unsubscribe with a single POST (RFC 8058). */
  oneClickUnsubscribeUrl?: string;
}

/**
 * Renders an email as plain text and as HTML that reads well on a phone: one column, large type, no external resources.
 */
export function renderEmail(email: EmailText): Omit<MailContent, 'replyTo' | 'oneClickUnsubscribeUrl'> {
  return { subject: email.subject, text: asText(email), html: asHtml(email) };
}

function asText({ name, paragraphs, action, notes }: EmailText): string {
  const parts = [greeting(name), ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes];
  return `${parts.join('\n\n')}\n\n${appName}\n`;
}

function asHtml({ subject, name, paragraphs, action, notes }: EmailText): string {
  const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`;
  const button = ({ label, url }: NonNullable<EmailText['action']>): string => `
<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:14px 22px;border-radius:4px;background:#1b1715;color:#faf6ef;font-weight:700;text-decoration:none">${escape(label)}</a></p>
${paragraph('If the button does not work, open this address:', 'font-size:14px;color:#695f57')}
<p style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere;word-break:break-word"><a href="${escape(url)}" style="color:#c2410c">${escape(url)}</a></p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#faf6ef">
<div style="max-width:560px;margin:0 auto;padding:24px 20px 40px;font:400 17px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#1b1715">
<p style="margin:0 0 24px;font-size:22px;font-weight:800;letter-spacing:-0.02em;border-bottom:6px solid #ff5a1f;padding-bottom:12px">${appName}</p>
${paragraph(greeting(name))}
${paragraphs.map((text) => paragraph(text)).join('\n')}
${action ? button(action) : ''}
${notes.map((text) => paragraph(text, 'font-size:14px;color:#695f57')).join('\n')}
</div>
</body>
</html>
`;
}

function escape(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
