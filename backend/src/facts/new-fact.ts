import { v7 as uuidv7 } from 'uuid';
import type { FactRow, NewFact } from './facts.repository.js';

/** A proposed fact that is about no release and comes from nowhere in particular. */
export function newFact(userId: string, said: Pick<FactRow, 'kind' | 'subject' | 'value'>): NewFact {
  const nowhere = {
    messageId: null,
    chatId: null,
    replyId: null,
    words: null,
    documentId: null,
    source: null,
    releaseId: null,
  };
  return { id: uuidv7(), userId, ...said, ...nowhere, asOf: '', status: 'proposed' };
}
