import type { DocumentKind } from '../../../contract/documents/document-kinds.js';
import type { Finding, Proof } from '../../../contract/documents/document.js';
import { mostOfAKind } from './proof/proof-record.js';
import { type Known, prove } from './proof/prove.js';
import { findBlanks } from './rules/blanks.js';
import { findHype } from './rules/hype.js';
import { findBrokenRules } from './rules/rules.js';

/** The result of a check. Both lists are in text order. */
export interface Checked {
  findings: Finding[];
  proofs: Proof[];
}

/** Checks a text against the rules of its kind, and each claim against the known sources. */
export function checkDocument(kind: DocumentKind, markdown: string, known: Known): Checked {
  const blanks = findBlanks(markdown);
  const { unproven, proofs } = prove(markdown, known, blanks);
  // A date that isn't proven and is wrong as well needs one finding only.
  const broken = findBrokenRules(kind, markdown).filter(
    ({ start, end }) => !unproven.some((claim) => claim.claim === 'date' && claim.start === start && claim.end === end),
  );
  const findings = [unproven, findHype(markdown), blanks, broken].flatMap((found) => found.slice(0, mostOfAKind));
  findings.sort((one, other) => one.start - other.start || one.end - other.end);
  return { findings, proofs };
}
