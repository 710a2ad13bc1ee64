import type { DocumentKind } from '../../../contract/documents/document-kinds.js';
import type { Release } from '../../../contract/releases/release.js';
import type { Task } from '../../../contract/releases/task.js';
import type { ReleaseRow } from './releases.repository.js';
import { findRule } from './rules/plan.js';
import { taskNote, taskState } from './rules/task-state.js';
import type { TaskRow } from './tasks.repository.js';

export function toRelease({ cursor: _, createdAt, updatedAt, ...row }: ReleaseRow): Release {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** The ids of a release's documents. */
export interface ReleaseDocuments {
  /** The newest of each kind, except for documents about a single show. */
  byKind: ReadonlyMap<DocumentKind, string>;
  /** Each show's announcement. */
  byShow: ReadonlyMap<string, string>;
}

/** @param today in the release's time zone */
export function toTask(row: TaskRow, today: string, documents: ReleaseDocuments): Task {
  const rule = findRule(row.rule);
  const state = taskState(row, today);
  const documentKind = rule?.documentKind ?? null;
  return {
    id: row.id,
    title: row.title,
    due: row.due,
    from: row.from,
    until: row.until,
    why: rule?.why ?? '',
    source: rule?.source ?? '',
    basis: rule?.basis ?? '',
    state,
    note: taskNote(row, today),
    isDueToday: state === 'open' && row.due === today,
    isMovedByHand: row.isMovedByHand,
    documentKind,
    documentId: documentKind && documentOf(row, documentKind, documents),
    version: row.version,
  };
}

function documentOf({ showId }: TaskRow, kind: DocumentKind, { byKind, byShow }: ReleaseDocuments): string | null {
  const ofShow = showId !== null && kind === 'gig_announcement' ? byShow.get(showId) : undefined;
  return ofShow ?? byKind.get(kind) ?? null;
}
