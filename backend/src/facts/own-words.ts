/** Where something begins that was pasted: an email's head, and what someone wrote. */
const header = /^\s{0,4}(?:from|to|sent|date|subject|de|para|enviado|fecha|asunto)\s?:\s\S/i;
const forwarded =
  /^[\s-]{0,10}(?:forwarded message|original message|begin forwarded message|mensaje reenviado|mensaje original)/i;
const wrote = /^(?:on|el|am|le) .{5,120}(?:wrote|escribió|schrieb|a écrit)[^\n]{0,60}:$/i;
/** How a letter begins and ends. */
const salutation = /^(?:dear|hi|hello|hey|hola|estimad[oa]s?|querid[oa]s?) [^\n.!?]{1,40}[,:]$/i;
const signOff =
  /^(?:(?:kind|best|warm) regards|regards|best wishes|best|cheers|sincerely|yours|thanks|saludos|un saludo|atentamente)\b[^\n.!?]{0,30}[,.]?$/i;
/** The language of contracts. */
const legal =
  /\b(?:hereby|herein|hereinafter|thereof|whereas|the parties|party of the|shall (?:be|have|pay|grant|deliver|not)|licensor|licensee|por la presente|las partes|el licenciante)\b/i;

/**
 * What a message says in the artist's own words: without quoted lines, code, and the emails and contracts pasted into it. Those are
 * someone else's words.
 */
export function ownWords(message: string): string {
  const lines = message.split('\n');
  const own: string[] = [];
  let pasted: 'email' | 'letter' | 'code' | null = null;
  lines.forEach((line, index) => {
    const text = line.trim();
    if (text.startsWith('```')) pasted = pasted === 'code' ? null : 'code';
    // One line that looks like a header may be the artist's own: "To: everyone".
    const isHeader = header.test(line) && header.test(lines[index + 1] ?? '');
    if (pasted !== 'code' && (isHeader || forwarded.test(text) || wrote.test(text))) pasted = 'email';
    if (pasted === null && salutation.test(text) && isLetter(lines, index)) pasted = 'letter';
    if (pasted === null && !text.startsWith('>') && !text.startsWith('```') && !legal.test(text)) own.push(line);
    // What comes after a letter's last lines is the artist's again, behind an empty line.
    if (pasted === 'letter' && text === '' && isSigned(lines, index)) pasted = null;
  });
  return own.join('\n').trim();
}

/** Whether a salutation opens a letter, and is no greeting of ours: a sign-off follows. */
function isLetter(lines: readonly string[], from: number): boolean {
  return lines.slice(from + 1).some((line) => signOff.test(line.trim()));
}

/** Whether a letter ends before an empty line: its sign-off, and a name of at most three lines. */
function isSigned(lines: readonly string[], at: number): boolean {
  return lines.slice(Math.max(0, at - 4), at).some((line) => signOff.test(line.trim()));
}
