/** The first lines of pasted text: an email's headers, or "On Monday, Ada wrote:". */
const header =
  /^[ \t]{0,4}(?:from|to|cc|sent|date|subject|de|para|enviado|fecha|asunto|von|an|gesendet|betreff)[ \t]?:[ \t]\S/i;
const forwarded =
  /^[ \t-]{0,10}(?:forwarded message|original message|begin forwarded message|mensaje reenviado|mensaje original)/i;
const wrote = /^(?:on|el|am|le) .{5,120}(?:wrote|escribió|schrieb|a écrit)[^\n]{0,60}:$/i;
/** How a letter begins and ends. */
const salutation = /^(?:dear|hi|hello|hey|hola|estimad[oa]s?|querid[oa]s?) [^\n.!?]{1,40}[,:]$/i;
const signOff =
  /^(?:(?:kind|best|warm) regards|regards|best wishes|best|cheers|sincerely|yours|thanks|saludos|un saludo|atentamente)\b[^\n.!?]{0,30}[,.]?$/i;
/** The language of contracts. */
const legal =
  /\b(?:hereby|herein|hereinafter|thereof|whereas|the parties|party of the|shall (?:be|have|pay|grant|deliver|not)|licensor|licensee|por la presente|las partes|el licenciante)\b/i;

/**
 * Splits a message into the artist's own words and text that someone else wrote: quoted lines, code, and pasted emails, letters and
 * contracts.
 */
export function splitPasted(message: string): { own: string; pasted: string } {
  const lines = message.split('\n');
  const own: string[] = [];
  const others: string[] = [];
  let pasted: 'email' | 'letter' | 'code' | null = null;
  let lastSignOff: number | undefined;
  /** Whether a salutation opens a letter rather than a message to the assistant: a sign-off follows. */
  const opensLetter = (index: number): boolean =>
    index < (lastSignOff ??= lines.findLastIndex((line) => signOff.test(line.trim())));
  lines.forEach((line, index) => {
    const text = line.trim();
    if (text.startsWith('```')) pasted = pasted === 'code' ? null : 'code';
    // A single header-like line may be the artist's own: "To: everyone".
    const isHeader = header.test(line) && header.test(lines[index + 1] ?? '');
    if (pasted !== 'code' && (isHeader || forwarded.test(text) || wrote.test(text))) pasted = 'email';
    if (pasted === null && salutation.test(text) && opensLetter(index)) pasted = 'letter';
    const isOwn = pasted === null && !text.startsWith('>') && !text.startsWith('```') && !legal.test(text);
    (isOwn ? own : others).push(line);
    // After a letter's sign-off and a blank line, the text is the artist's own again.
    if (pasted === 'letter' && text === '' && isSigned(lines, index)) pasted = null;
  });
  return { own: own.join('\n').trim(), pasted: others.join('\n').trim() };
}

/** A message without any text that someone else wrote. */
export function ownWords(message: string): string {
  return splitPasted(message).own;
}

/** Whether a letter ends before an empty line: its sign-off, and a name of at most three lines. */
function isSigned(lines: readonly string[], at: number): boolean {
  return lines.slice(Math.max(0, at - 4), at).some((line) => signOff.test(line.trim()));
}
