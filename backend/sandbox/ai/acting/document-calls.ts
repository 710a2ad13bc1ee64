import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import { withoutPassage } from '../prompt-turns.js';
import { newsIn } from '../reading/news.js';
import { askedDocuments } from '../writing/asked-document.js';
import { type WrittenDocument, writeDocument } from '../writing/document.js';
import { knownOf, nightsAskedFor } from '../writing/per-night.js';
import { objectOr } from '../wire/json-value.js';
import { type Call, hasTool, type Situation } from './call.js';

/** Writes the documents that the message asks for, one after the other. */
export function writeCall(situation: Situation): Call | null {
  if (!hasTool(situation, 'write_document')) return null;
  const written = new Set(
    situation.done
      .filter(({ name }) => name === 'write_document')
      .map(({ arguments: args }) => idOf(objectOr(args)['kind'], objectOr(args)['title'])),
  );
  const document = wantedTexts(situation).find(({ kind, title }) => !written.has(idOf(kind, title)));
  // In the order of the tool's schema, as models write them.
  return document ? { name: 'write_document', arguments: { documentId: null, ...document } } : null;
}

/** The documents that the message asks for, written: one per kind, and announcements one per town where it asks for that. */
export function wantedTexts(situation: Situation): WrittenDocument[] {
  const { conversation, known } = situation;
  const { question, today } = conversation;
  const nights = nightsAskedFor(question, known.shows);
  const kinds = wantedDocuments(situation).filter(
    (kind) => nights.length === 0 || !['gig_announcement', 'tour_announcement'].includes(kind),
  );
  return [
    ...kinds.map((kind) => writeDocument(kind, known, today)),
    ...nights.map((show) => writeDocument('gig_announcement', knownOf(show, known), today)),
  ];
}

const idOf = (kind: unknown, title: unknown): string => `${String(kind)} ${String(title)}`;

/** What an answer to "Shall I write it?" or a message of its own asks for. */
function wantedDocuments({ conversation }: Pick<Situation, 'conversation'>): DocumentKind[] {
  const news = newsIn(conversation.asked.map(withoutPassage), conversation.today);
  const asked = askedDocuments(conversation.question, news);
  if (asked.length > 0) return asked;
  const offer = conversation.said.at(-1)?.slice(-300) ?? '';
  return agrees.test(conversation.question) && /\?\s*$/.test(offer) ? askedDocuments(offer, news) : [];
}

const agrees =
  /^\W*(?:yes|yep|yeah|sure|ok|okay|please|go ahead|do it|sí|si|vale|claro|por favor|adelante)(?!\p{L})[^?]{0,40}$/iu;
