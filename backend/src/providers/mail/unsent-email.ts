import { createTransport } from 'nodemailer';

/** An email that nobody has sent yet. */
export interface UnsentEmail {
  subject: string;
  text: string;
  html: string;
}

/** Writes emails instead of sending them. Nothing that a text says may make this process read a file or load an address. */
const composer = createTransport(
  { streamTransport: true, buffer: true, newline: 'windows' },
  { disableFileAccess: true, disableUrlAccess: true },
);

/** An email as an .eml file that mail programs open for editing: `X-Unsent` says that it is a draft. */
export async function composeUnsent({ subject, text, html }: UnsentEmail): Promise<Buffer> {
  const { message } = await composer.sendMail({ subject, text, html, headers: { 'X-Unsent': '1' } });
  return message as Buffer;
}
