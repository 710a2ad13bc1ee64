import type { Finding } from '../../../contract/documents/document.js';
import type { FactKind } from '../../../contract/facts/fact.js';
import { limits } from '../../../contract/limits.js';
import { findBlanks } from './rules/blanks.js';
import { masked, unmasked } from './text/masked-text.js';

/** The end of a sentence; a full stop within a figure or an address doesn't count. */
const sentenceEnd = /[.!?…]["”’»)]*(?=\s|$)|\n/g;

/**
 * The fact that an artist states by confirming a claim. Only kinds that can have several values are used, so that
 * confirming a name replaces nothing. A name, figure or date means little by itself, so its whole sentence is kept,
 * unless that would vouch for other claims in it.
 */
export function factOfClaim(
  markdown: string,
  claim: Finding,
  findings: readonly Finding[],
): { kind: FactKind; value: string } | null {
  const text = claim.text.trim();
  const kind = kindOf(claim);
  const sentence = sentenceAround(markdown, claim);
  const others = findings.some(
    (other) => other.kind === 'unproven' && other !== claim && other.start < sentence.end && sentence.start < other.end,
  );
  const isWhole = kind === 'quote' || kind === 'link' || kind === 'email' || kind === 'phone';
  const value = isWhole || others ? text : unmasked(masked(sentence.text)).trim();
  return value === '' || value.length > limits.factMax || findBlanks(value).length > 0 ? null : { kind, value };
}

function kindOf({ claim, text }: Finding): FactKind {
  if (claim === 'quote') return 'quote';
  if (claim === 'link') return /^[^\s/@]+@[^\s/@]+$/.test(text) ? 'email' : 'link';
  if (claim !== 'figure') return 'preference';
  return text.replace(/\D/g, '').length >= 8 && /^[+(\d][\d\s().-]+$/.test(text) ? 'phone' : 'number';
}

function sentenceAround(markdown: string, { start, end }: Finding): { start: number; end: number; text: string } {
  let from = 0;
  let to = markdown.length;
  for (const match of markdown.matchAll(sentenceEnd)) {
    const at = match.index + match[0].length;
    if (at <= start) from = at;
    else if (match.index >= end) {
      to = match[0] === '\n' ? match.index : at;
      break;
    }
  }
  return { start: from, end: to, text: markdown.slice(from, to) };
}
