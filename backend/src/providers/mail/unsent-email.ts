import { createTransport } from 'nodemailer';

/** An unsent email. */
export interface UnsentEmail {
  subject: string;
  text: string;
  html: string;
}

/** Composes emails instead of sending them. Their content must not make this process read a file or load a URL. */
const composer = createTransport(
  { streamTransport: true, buffer: true, newline: 'windows' },
  { disableFileAccess: true, disableUrlAccess: true },
);

/** An email as an .eml file that mail programs open for editing: `X-Unsent` marks it as a draft. */
export async function composeUnsent({ subject, text, html }: UnsentEmail): Promise<Buffer> {
  const { message } = await composer.sendMail({ subject, text, html, headers: { 'X-Unsent': '1' } });
  return message as Buffer;
}
