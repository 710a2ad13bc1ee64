/** Text that a piece added to one of the string arguments. */
export interface AddedText {
  name: string;
  text: string;
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Reads the JSON object with a call's arguments as it arrives in pieces, and returns the text of its top-level string
 * members as it grows. Finds nothing in malformed JSON; the tool's schema validates the complete arguments.
 */
export class PartialArguments {
  /** Top-level members that are complete and are strings or null. */
  readonly done = new Map<string, string | null>();
  private depth = 0;
  private name = '';
  /** The string being read. */
  private text: string | null = null;
  private isValue = false;
  /** Start of an escape sequence that was cut between two pieces. */
  private held = '';
  /** A number, true, false or null being read. */
  private word = '';

  /** @returns the text it adds, in order */
  read(json: string): AddedText[] {
    const added: AddedText[] = [];
    const piece = this.held + json;
    this.held = '';
    let at = 0;
    while (at < piece.length) {
      if (this.text === null) {
        this.structure(piece[at] ?? '');
        at += 1;
        continue;
      }
      const run = /^[^"\\]+/.exec(piece.slice(at))?.[0];
      if (run) {
        this.add(run, added);
        at += run.length;
      } else if (piece[at] === '"') {
        this.close();
        at += 1;
      } else {
        const escape = escapeAt(piece, at);
        if (escape === null) {
          this.held = piece.slice(at);
          break;
        }
        this.add(escape.text, added);
        at += escape.length;
      }
    }
    return added;
  }

  private structure(sign: string): void {
    if (sign === '"') {
      this.text = '';
      return;
    }
    if (sign === ',' || sign === '}') this.endWord();
    if (sign === '{' || sign === '[') this.depth += 1;
    else if (sign === '}' || sign === ']') this.depth -= 1;
    else if (this.depth === 1 && sign === ':') this.isValue = true;
    else if (this.depth === 1 && sign === ',') this.isValue = false;
    else if (this.depth === 1 && this.isValue) this.word += sign.trim();
  }

  private endWord(): void {
    if (this.depth === 1 && this.word === 'null') this.done.set(this.name, null);
    this.word = '';
  }

  private add(text: string, added: AddedText[]): void {
    this.text += text;
    if (this.depth !== 1 || !this.isValue) return;
    const last = added.at(-1);
    if (last?.name === this.name) last.text += text;
    else added.push({ name: this.name, text });
  }

  private close(): void {
    const text = this.text ?? '';
    this.text = null;
    if (this.depth !== 1) return;
    if (this.isValue) this.done.set(this.name, text);
    else this.name = text;
  }
}

/** The escape sequence at an offset, or null if it isn't complete yet. A surrogate pair is read as one. */
function escapeAt(piece: string, at: number): { text: string; length: number } | null {
  const sign = piece[at + 1];
  if (sign === undefined) return null;
  if (sign !== 'u') return { text: escapes[sign] ?? sign, length: 2 };
  if (piece.length < at + 6) return null;
  const unit = Number.parseInt(piece.slice(at + 2, at + 6), 16);
  if (unit < 0xd800 || unit > 0xdbff) return { text: String.fromCharCode(unit), length: 6 };
  const rest = piece.slice(at + 6, at + 12);
  if (rest.length < 6 && String.raw`\u`.startsWith(rest.slice(0, 2))) return null;
  const low = rest.startsWith(String.raw`\u`) ? Number.parseInt(rest.slice(2), 16) : Number.NaN;
  return low >= 0xdc00 && low <= 0xdfff
    ? { text: String.fromCharCode(unit, low), length: 12 }
    : { text: String.fromCharCode(unit), length: 6 };
}
