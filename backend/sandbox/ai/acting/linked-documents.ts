import type { Situation } from './call.js';

/** A Markdown link to a document: its title and its id. */
export const linkOf = /\[([^\]\n]*)\]\(\/documents\/([0-9a-f-]{36})\)/g;

/** A document linked in a reply. */
export interface LinkedDocument {
  id: string;
  title: string;
}

/** The documents linked in the newest reply that has such links. */
export function lastLinked(said: readonly string[]): LinkedDocument[] {
  const all = said.map(linkedIn).findLast((links) => links.length > 0) ?? [];
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** Those of the documents whose report lists a blank that starts like this. */
export function documentsLacking(
  starts: readonly string[],
  said: readonly string[],
  documents: readonly LinkedDocument[],
): LinkedDocument[] {
  const lists = (reply: string): boolean => starts.some((start) => reply.includes(start));
  const listed = new Set(linkedSoFar(said.filter(lists)).map(({ id }) => id));
  return documents.filter(({ id }) => listed.has(id));
}

/** All documents linked in replies, those of the newest first. */
export function linkedSoFar(said: readonly string[]): LinkedDocument[] {
  const all = said.toReversed().flatMap(linkedIn);
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** The document linked most recently by the assistant. */
export function documentOf({ conversation }: Pick<Situation, 'conversation'>): string {
  return linkedIn(conversation.said.join('\n')).at(-1)?.id ?? '';
}

/** The documents linked in a text, in its order. */
export function linkedIn(text: string): LinkedDocument[] {
  return [...text.matchAll(linkOf)].map(([, title = '', id = '']) => ({ id, title }));
}
