/** A text that begins with `Subject: …` is treated as an email. Offsets refer to the whole text. */
export interface MailParts {
  /** Null if the text has no subject line. */
  subject: { text: string; start: number; end: number } | null;
  body: { text: string; start: number };
}

const subjectLine = /^[\s\0]{0,20}(?:subject|asunto|betreff|objet|oggetto|assunto)[\0 ]{0,6}:([^\n]{0,500})(?:\n|$)/i;

/** Splits a text into its subject and body. Masked markup (`\0`) doesn't count. */
export function mailParts(text: string): MailParts {
  const found = subjectLine.exec(text);
  if (!found) return { subject: null, body: { text, start: 0 } };
  const [line, rest = ''] = found;
  const lead = rest.length - rest.replace(/^[\s\0]+/, '').length;
  const start = line.indexOf(rest, line.indexOf(':') + 1) + lead;
  const subject = rest.replace(/^[\s\0]+|(?<![\s\0])[\s\0]+$/g, '');
  return {
    subject: { text: subject.replaceAll('\0', ''), start, end: start + subject.length },
    body: { text: text.slice(line.length), start: line.length },
  };
}
