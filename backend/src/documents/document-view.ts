import type {
  Document,
  DocumentVersion,
  DocumentVersionText,
  ListedDocument,
} from '../../../contract/documents/document.js';
import type { Checked } from './check-document.js';
import type { VersionRow, VersionTextRow } from './document-versions.repository.js';
import type { DocumentRow } from './documents.repository.js';

export function toDocument(row: DocumentRow, { findings, proofs }: Checked): Document {
  return { ...toListed(row), findings, proofs };
}

/** Includes the findings of the last check. */
export function toListed(row: DocumentRow): ListedDocument {
  const { id, kind, title, version, markdown, findings, chatId, releaseId, createdAt, updatedAt } = row;
  return {
    id,
    kind,
    title,
    version,
    markdown,
    findings,
    chatId,
    releaseId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toVersion({ version, by, createdAt }: VersionRow): DocumentVersion {
  return { version, by, createdAt: createdAt.toISOString() };
}

export function toVersionText({ title, markdown, ...row }: VersionTextRow): DocumentVersionText {
  return { ...toVersion(row), title, markdown };
}
