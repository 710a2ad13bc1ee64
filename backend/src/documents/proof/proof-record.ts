import type { Finding, Proof } from '../../../../contract/documents/document.js';
import type { ClaimKind, ProofSource } from './claim.js';
import type { Source } from './source-index.js';
import { excerptOf, type Said, type Sources } from './sources.js';

/** The text of an attachment. */
export interface AttachedText {
  name: string;
  text: string;
}

export interface Proven {
  unproven: Finding[];
  proofs: Proof[];
}

export interface Span {
  start: number;
  end: number;
}

export interface Cut extends Span {
  text: string;
}

/** Searches for a claim in what the artist said or in what they attached. */
export type Search = <T extends Source>(sources: Sources<T>) => Said<T> | null;

/** What the artist said, and what they attached. */
export interface ProofSources {
  own: Sources<ProofSource>;
  attached: Sources<AttachedText>;
}

/** Limit per kind of finding: beyond that, more don't help, and each costs a search through everything the artist said. */
export const mostOfAKind = 200;

/** Limit on the proofs of a text. */
const mostProofs = 1000;

const why: Record<ClaimKind, string> = {
  name: 'Not from you: confirm or cut. No message or fact of yours has this name.',
  figure: 'Not from you: confirm or cut. No message or fact of yours has this figure.',
  date: 'Not from you: confirm or cut. No message or fact of yours has this date.',
  quote: 'Not from you: confirm or cut. No one says this in your messages or facts.',
  link: 'Not from you: confirm or cut. No message or fact of yours has this link.',
};

/** The claims of a text that were proven and those that weren't. */
export class ProofRecord {
  private readonly unproven: Finding[] = [];
  private readonly rejected: Record<ClaimKind, number> = { name: 0, figure: 0, date: 0, quote: 0, link: 0 };
  private readonly accepted: Accepted[] = [];

  constructor(
    private readonly markdown: string,
    readonly sources: ProofSources,
  ) {}

  /** Both lists in text order. */
  get result(): Proven {
    const inOrder = (one: Span, other: Span): number => one.start - other.start || one.end - other.end;
    const proofs = this.accepted.sort(inOrder).slice(0, mostProofs).map(toProof);
    return { unproven: this.unproven.sort(inOrder), proofs };
  }

  /** Claims of a kind, in text order, until as many are unproven as are shown. */
  *untilEnough<T>(kind: ClaimKind, claims: readonly T[]): Generator<T> {
    for (const claim of claims) {
      if (this.rejected[kind] >= mostOfAKind) return;
      yield claim;
    }
  }

  settle(kind: ClaimKind, span: Span, search: Search): void {
    const said = search(this.sources.own);
    if (said) this.accept(span, said);
    else this.reject(kind, span, this.reason(kind, search));
  }

  /** Why a claim isn't proven: not said at all, or only in an attachment. */
  reason(kind: ClaimKind, search: Search): string {
    const found = search(this.sources.attached);
    return found
      ? `In your attachment ${quoted(found.source.name)}, not in your own words: confirm or cut.`
      : why[kind];
  }

  reject(kind: ClaimKind, { start, end }: Span, reason: string): void {
    const text = this.markdown.slice(start, end);
    this.rejected[kind] += 1;
    this.unproven.push({ kind: 'unproven', start, end, text, why: reason, claim: kind });
  }

  /** @param said the source, or a reason why it needs none */
  accept({ start, end }: Span, said: Accepted['said']): void {
    this.accepted.push({ start, end, said });
  }
}

/** A proven claim, with its source or a reason why it needs none. */
interface Accepted extends Span {
  said: Said<ProofSource> | string;
}

function toProof({ start, end, said }: Accepted): Proof {
  if (typeof said === 'string') return { start, end, words: said };
  const { messageId, chatId, factId, documentId, source, words = excerptOf(said) } = said.source;
  return {
    start,
    end,
    ...(messageId && { messageId }),
    ...(chatId && { chatId }),
    ...(factId && { factId }),
    ...(documentId && { documentId }),
    ...(source && { source }),
    words,
  };
}

/** A file name in quotation marks; a paste's name already has them. */
const quoted = (name: string): string => (name.startsWith('“') ? name : `“${name}”`);
