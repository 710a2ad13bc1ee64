import { type FactKind, factKinds } from '../../../../contract/facts/fact.js';
import { factNames } from '../../../../contract/facts/fact-names.js';

/** A kept fact as written in a prompt: "Release date (Harbour): 22 January 2027". */
export interface KeptFact {
  kind: FactKind;
  subject: string;
  value: string;
}

const kindOf = new Map(factKinds.map((kind) => [factNames[kind], kind]));

/** Reads kept notes; a note without a kind's name in front is something to remember. */
export function keptFacts(notes: readonly string[]): KeptFact[] {
  return notes.map((note) => {
    const [, label = '', subject = '', value = ''] = /^([^:(]{1,40}?)(?: \(([^)]{0,200})\))?: ([^]+)$/.exec(note) ?? [];
    const kind = kindOf.get(label);
    return kind ? { kind, subject, value: value.trim() } : { kind: 'preference', subject: '', value: note };
  });
}
