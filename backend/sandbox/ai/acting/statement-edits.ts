import type { Known } from '../reading/known.js';
import { writeDocument } from '../writing/document.js';
import type { Edit } from '../writing/edits.js';
import type { Situation } from './call.js';
import { type LinkedDocument, linkedSoFar } from './linked-documents.js';
import { isOnlyQuestion } from './wording/edit-messages.js';

/** Texts that are written from everything that was told of what happened, and how replies report them. */
const statements = [
  {
    kind: 'crisis_statement',
    reported: /(?:crisis statement|comunicado de crisis): \[[^\]\n]*\]\(\/documents\/([^)\s]+)\)/giu,
    isKnown: ({ crisis }: Known) => crisis !== null,
  },
  {
    kind: 'other',
    reported: /(?:line-up change|cambio de formación): \[[^\]\n]*\]\(\/documents\/([^)\s]+)\)/giu,
    isKnown: ({ lineUp }: Known) => lineUp !== null,
  },
] as const;

type StatementKind = (typeof statements)[number]['kind'];

/** As the message with an accepted date is read. */
const newDate = /(?<!\p{L})(?:new date|nueva fecha)(?!\p{L})/iu;

/** The newest statement about what happened, if the message changes what it says; null otherwise. */
export function statementToEdit(situation: Situation): LinkedDocument | null {
  const { question, said, today } = situation.conversation;
  const statement = statementOf(situation.known);
  // "They've given us a new date, 29 January. Is it postponed then?" tells something, too.
  const tellsDate = situation.known.crisis?.added.some((one) => newDate.test(one)) ?? false;
  if (statement === undefined || (isOnlyQuestion(question) && !tellsDate)) return null;
  const id = [...said.join('\n').matchAll(statement.reported)].at(-1)?.[1];
  if (id === undefined) return null;
  const old = situation.before();
  const { kind, isKnown } = statement;
  if (!isKnown(old) || textOf(kind, old, today) === textOf(kind, situation.known, today)) return null;
  return linkedSoFar(said).find((one) => one.id === id) ?? null;
}

function statementOf(known: Known): (typeof statements)[number] | undefined {
  return statements.find(({ isKnown }) => isKnown(known));
}

/** The edits that bring a statement up to date: paragraphs that are as they were written, and new sentences in others. */
export function statementEdits(markdown: string, situation: Situation): Edit[] {
  const { today } = situation.conversation;
  const kind = statementOf(situation.known)?.kind ?? 'crisis_statement';
  const before = paragraphsOf(textOf(kind, situation.before(), today));
  const now = paragraphsOf(textOf(kind, situation.known, today));
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

function textOf(kind: StatementKind, known: Known, today: number): string {
  return writeDocument(kind, known, today).markdown;
}

function paragraphsOf(markdown: string): string[] {
  return markdown.split(/\n{2,}/);
}

function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!])\s+(?=\p{Lu})/u);
}
