import type { ProofSource } from '../claim.js';
import { articleBefore } from '../elisions.js';
import { fold } from '../fold.js';
import type { Cut, ProofRecord, Span } from '../proof-record.js';
import type { Said } from '../sources.js';
import { isCommonWord } from './common-words.js';
import { isGermanLink, isGermanPerson, isNobleName } from './german-people.js';
import { isGermanPair } from './german-pairs.js';
import { findNames, isOrdinary, isPlain, type NameRun, type NameWord } from './names.js';
import type { TextLanguage } from './text-language.js';

/**
 * Matches the names in a text to their sources.
 * @param text masked, as is `rest`, which has no other claims
 */
export function proveNames(text: string, rest: string, language: TextLanguage, record: ProofRecord): void {
  const prover = new NameProver(text, language, record);
  for (const run of record.untilEnough('name', findNames(rest, language))) prover.prove(run);
}

class NameProver {
  constructor(
    private readonly text: string,
    private readonly language: TextLanguage,
    private readonly record: ProofRecord,
  ) {}

  /**
   * A run of words is proven as a whole, or as the names in it: "Mara Quill and Low Tide". The rest is unproven unless
   * it is an ordinary word.
   */
  prove({ words, isHeadline, isUnsure }: NameRun): void {
    const left: NameWord[] = [];
    const flush = (): void => {
      while (left[0] && this.isOrdinary(left[0], isHeadline)) left.shift();
      for (let last = left.at(-1); last && this.isOrdinary(last, isHeadline); last = left.at(-1)) left.pop();
      const span = spanOf(left);
      if (span && !this.isNoName(left, words, isHeadline) && left.some((word) => !this.isOrdinary(word, isHeadline))) {
        const cut = this.cut(span);
        this.record.reject(
          'name',
          cut,
          this.record.reason('name', (sources) => sources.findWords(fold(cut.text), cut.text)),
        );
      }
      left.length = 0;
    };
    let at = 0;
    while (at < words.length) {
      const found = this.longestFrom(words, at);
      const next = words[at];
      if (found) {
        flush();
        // A source that has it in lower case shows that it is an ordinary word.
        if (!isUnsure || found.said.source.text.includes(found.span.text)) this.record.accept(found.span, found.said);
        at = found.end;
      } else {
        if (next) left.push(next);
        at += 1;
      }
    }
    flush();
  }

  /**
   * Whether capitalised words are ordinary ones: the start of a sentence before a name that is proven, or, in a
   * language whose words aren't listed, single German nouns, also "Freund der Familie".
   */
  private isNoName(left: readonly NameWord[], run: readonly NameWord[], isHeadline: boolean): boolean {
    const [word] = left;
    if (!word) return false;
    // Ordinary words have no capital behind an article: "L'album", but "L'Impératrice".
    const isCapitalBehindArticle = !isHeadline && articleBefore(word.text, word.isFirst) !== '';
    if (left.length === 1 && word.isFirst && !isCapitalBehindArticle && isCommonWord(word.text, this.language.listed))
      return true;
    if (!this.language.isForeign) return false;
    if (!this.language.hasCapitalNouns) return left.length === 1 && word.isFirst && run.length > 1;
    if (isNobleName(this.text, left)) return false;
    if (this.language.listed && run.length === 1 && word.isFirst) return false;
    if (this.language.listed && isGermanPair(left)) return true;
    const isAlone = ({ text }: NameWord, at: number): boolean =>
      at === 0 || isGermanLink(text) || isGermanLink(left[at - 1]?.text ?? '');
    return left.every(
      (one, at) =>
        isAlone(one, at) && !hasInnerCapital(one.text) && (isGermanLink(one.text) || !isGermanPerson(this.text, one)),
    );
  }

  /** The longest sequence of words starting at `from` that a source contains; an ordinary word alone proves nothing. */
  private longestFrom(words: NameWord[], from: number): { span: Cut; said: Said<ProofSource>; end: number } | null {
    let longest: { span: Cut; said: Said<ProofSource>; end: number } | null = null;
    // If no source contains a sequence, none contains a longer one.
    for (let end = from + 1; end <= Math.min(words.length, from + 12); end += 1) {
      const span = spanOf(words.slice(from, end));
      if (!span) break;
      const found = this.find(this.cut(span), words[from]?.isFirst ?? false);
      if (!found) break;
      if (end > from + 1 || !isPlain(words[from]?.text ?? '')) longest = { ...found, end };
    }
    return longest;
  }

  /**
   * Finds the source of a name. People type "dangelo" for "D'Angelo"; and at the start of a sentence "L'Olympia" may be
   * the Olympia.
   */
  private find(name: Cut, isFirst: boolean): { span: Cut; said: Said<ProofSource> } | null {
    const { own } = this.record.sources;
    const said = own.findWords(fold(name.text), name.text);
    if (said) return { span: name, said };
    if (!/['’]/.test(name.text)) return null;
    const joined = own.findWords(fold(name.text.replace(/['’]/g, '')), name.text);
    if (joined) return { span: name, said: joined };
    const article = articleBefore(name.text, isFirst);
    if (article === '') return null;
    const bare = this.cut({ start: name.start + article.length, end: name.end });
    const saidBare = own.findWords(fold(bare.text), bare.text);
    return saidBare && { span: bare, said: saidBare };
  }

  private isOrdinary({ text }: NameWord, isHeadline: boolean): boolean {
    return isHeadline ? isOrdinary(text) : isPlain(text);
  }

  private cut({ start, end }: Span): Cut {
    return { start, end, text: this.text.slice(start, end) };
  }
}

/** "BBC", "SoundCloud": written like a name in any language. "Indie-Folk" isn't. */
const hasInnerCapital = (word: string): boolean => /^\p{Lu}{2,}$|\p{Ll}\p{Lu}/u.test(word);

function spanOf(words: readonly NameWord[]): Span | null {
  const [first] = words;
  const last = words.at(-1);
  return first && last ? { start: first.start, end: last.end } : null;
}
