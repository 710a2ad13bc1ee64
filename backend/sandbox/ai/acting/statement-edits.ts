import type { Known } from '../reading/known.js';
import { writeDocument } from '../writing/document.js';
import type { Edit } from '../writing/edits.js';
import type { Situation } from './call.js';
import { type LinkedDocument, linkedSoFar } from './linked-documents.js';
import { isOnlyQuestion } from './wording/edit-messages.js';

const reported = /(?:crisis statement|comunicado de crisis): \[[^\]\n]*\]\(\/documents\/([^)\s]+)\)/giu;

/** The newest statement about what happened, if the message changes what it says; null otherwise. */
export function statementToEdit(situation: Situation): LinkedDocument | null {
  const { question, said, today } = situation.conversation;
  const { known } = situation;
  if (known.crisis === null || isOnlyQuestion(question)) return null;
  const id = [...said.join('\n').matchAll(reported)].at(-1)?.[1];
  if (id === undefined) return null;
  const old = situation.before();
  if (old.crisis === null || textOf(old, today) === textOf(known, today)) return null;
  return linkedSoFar(said).find((one) => one.id === id) ?? null;
}

/** The edits that bring a statement up to date: paragraphs that are as they were written, and new sentences in others. */
export function statementEdits(markdown: string, situation: Situation): Edit[] {
  const { today } = situation.conversation;
  const before = paragraphsOf(textOf(situation.before(), today));
  const now = paragraphsOf(textOf(situation.known, today));
  // The paragraph about people comes first, and only once they are known or may have come to harm.
  const more = now.length - before.length;
  const edits = now.slice(Math.max(more, 0)).flatMap((paragraph, place): Edit[] => {
    const at = place + Math.max(-more, 0);
    const old = before[at];
    if (old === undefined || old === paragraph) return [];
    if (markdown.includes(old)) return [{ find: old, replace: paragraph }];
    const current = paragraphsOf(markdown)[at];
    return current === undefined ? [] : sentencesChanged(current, old, paragraph);
  });
  const [first = ''] = more > 0 ? before : [];
  const added = now.slice(0, Math.max(more, 0)).join('\n\n');
  const changed = edits.find(({ find }) => find === first);
  const opening =
    markdown.includes(first) && added !== ''
      ? [{ find: first, replace: `${added}\n\n${changed?.replace ?? first}` }]
      : [];
  return [...opening, ...edits.filter((edit) => opening.length === 0 || edit !== changed)].filter(
    ({ find, replace }) => find !== replace,
  );
}

/** A paragraph that was edited by hand, with the sentences that are new and without those that are gone. */
function sentencesChanged(current: string, old: string, now: string): Edit[] {
  const [was, is] = [sentencesOf(old), sentencesOf(now)];
  const gone = was.filter((one) => !is.includes(one));
  const fresh = is.filter((one) => !was.includes(one) && !current.includes(one));
  const kept = gone.reduce((text, one) => text.replace(one, () => fresh.shift() ?? ''), current).trim();
  const replace = [kept, ...fresh].join(' ').replace(/ {2,}/g, ' ');
  return replace === current ? [] : [{ find: current, replace }];
}

function textOf(known: Known, today: number): string {
  return writeDocument('crisis_statement', known, today).markdown;
}

function paragraphsOf(markdown: string): string[] {
  return markdown.split(/\n{2,}/);
}

function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!])\s+(?=\p{Lu})/u);
}
