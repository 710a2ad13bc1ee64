import type { PitchMessage } from '@contract/pitches/pitch';

/** Mail programs cut off longer links, or don't open them at all. */
const linkMax = 1900;

/** A link that opens the artist's mail program with the message, or as much of it as fits. */
export function mailtoLink({ to, subject, text }: PitchMessage): string {
  // RFC 6068, 2: the @ stays, or some programs show another address.
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encoded(text, '\r\n')}`;
}

/** Links that open the message in webmail. */
export function webmailLinks({ to, subject, text }: PitchMessage): { name: string; url: string }[] {
  const [recipient, about] = [encodeURIComponent(to), encodeURIComponent(subject)];
  return [
    {
      name: 'Gmail',
      url: `https://mail.google.com/mail/?view=cm&fs=1&to=${recipient}&su=${about}&body=${encoded(text, '\n')}`,
    },
    {
      name: 'Outlook',
      url: `https://outlook.live.com/mail/0/deeplink/compose?to=${recipient}&subject=${about}&body=${encoded(text, '\n')}`,
    },
  ];
}

/** Whether the links contain the whole message. */
export function fitsLinks({ text }: PitchMessage): boolean {
  return encodeURIComponent(text).length <= linkMax;
}

function encoded(text: string, lineBreak: string): string {
  let fitting = text;
  while (encodeURIComponent(fitting).length > linkMax) fitting = fitting.slice(0, -50).replace(/\p{Surrogate}$/u, '');
  return encodeURIComponent(fitting.replace(/\r?\n/g, lineBreak));
}

/** The message as a file that mail programs open as a draft (RFC 5322). */
export function emlFile({ to, subject, text }: PitchMessage): Blob {
  const lines = [
    ...(to ? [`To: ${to.replace(/[\r\n]/g, '')}`] : []),
    `Subject: ${headerWords(subject)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(text.replace(/\r?\n/g, '\r\n')).match(/.{1,76}/g) ?? []),
    '',
  ];
  return new Blob([lines.join('\r\n')], { type: 'message/rfc822' });
}

/** RFC 2047: encoded words of at most 75 characters, none of which splits a character. */
function headerWords(text: string): string {
  const plain = text.replace(/[\r\n]+/g, ' ');
  if (/^[\x20-\x7e]*$/.test(plain)) return plain;
  const pieces = plain.match(/.{1,10}/gu) ?? [];
  return pieces.map((piece) => `=?UTF-8?B?${base64(piece)}?=`).join('\r\n ');
}

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
