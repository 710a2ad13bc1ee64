import { Injectable } from '@nestjs/common';
import type { DocumentKind } from '../../../contract/documents/document-kinds.js';
import type { Finding, Proof } from '../../../contract/documents/document.js';
import { findBlanks } from './rules/blanks.js';

/** What a document says, and which chat it belongs to. */
export interface CheckedText {
  kind: DocumentKind;
  title: string;
  markdown: string;
  chatId: string | null;
}

/** What a check found. Both lists are in the order of the text. */
export interface Checked {
  findings: Finding[];
  proofs: Proof[];
}

/** Checks a document against the rules of its kind and against what the artist has said. */
@Injectable()
export class DocumentChecks {
  check(_userId: string, { markdown }: CheckedText): Promise<Checked> {
    return Promise.resolve({ findings: findBlanks(markdown), proofs: [] });
  }
}
