import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import { newsIn } from '../reading/news.js';
import { askedDocuments } from '../writing/asked-document.js';
import { writeDocument } from '../writing/document.js';
import { objectOr } from '../wire/json-value.js';
import { type Call, hasTool, type Situation } from './call.js';

/** Writes the documents that the message asks for, one after the other. */
export function writeCall(situation: Situation): Call | null {
  if (!hasTool(situation, 'write_document')) return null;
  const { conversation, known, done } = situation;
  const written = new Set(
    done.filter(({ name }) => name === 'write_document').map(({ arguments: args }) => objectOr(args)['kind']),
  );
  const kind = wantedDocuments(situation).find((one) => !written.has(one));
  if (kind === undefined) return null;
  // In the order of the tool's schema, as models write them.
  return { name: 'write_document', arguments: { documentId: null, ...writeDocument(kind, known, conversation.today) } };
}

/** What an answer to "Shall I write it?" or a message of its own asks for. */
export function wantedDocuments({ conversation }: Pick<Situation, 'conversation'>): DocumentKind[] {
  const news = newsIn(conversation.asked, conversation.today);
  const asked = askedDocuments(conversation.question, news);
  if (asked.length > 0) return asked;
  const offer = conversation.said.at(-1)?.slice(-300) ?? '';
  return agrees.test(conversation.question) && /\?\s*$/.test(offer) ? askedDocuments(offer, news) : [];
}

const agrees =
  /^\W*(?:yes|yep|yeah|sure|ok|okay|please|go ahead|do it|sí|si|vale|claro|por favor|adelante)(?!\p{L})[^?]{0,40}$/iu;
