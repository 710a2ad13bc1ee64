import { longDay, spanishDay } from '../calendar.js';
import { type JsonValue, objectOr } from '../wire/json-value.js';
import { withChanged } from '../writing/changed-values.js';
import { documentValues } from '../writing/document-values.js';
import { linesRewritten } from '../writing/edits.js';
import { knownOf } from '../writing/per-night.js';
import type { Show } from '../reading/shows.js';
import type { Call, DoneCall, Situation } from './call.js';
import type { LinkedDocument } from './linked-documents.js';
import { nightsReplaced, type ReplacedNight } from './night-edits.js';
import { withEdits } from './wording/wording-asked.js';

/** The details of a night in its announcement, with the blanks that stand for them. */
const blanks = {
  venue: { en: '[venue]', es: '[sala]' },
  address: { en: '[full address]', es: '[dirección completa]' },
  doors: { en: '[time]', es: '[hora]' },
  price: { en: '[price, or free entry]', es: '[precio, o entrada libre]' },
  age: { en: '[age limit, or all ages]', es: '[edad, o todas las edades]' },
  support: { en: '[other acts, or cut this line]', es: '[otros artistas, o borra esta línea]' },
  tickets: { en: '[link]', es: '[enlace]' },
} as const;

/** The night that a document is about and that the newest message replaces by one in another town; undefined if there is none. */
export function nightReplacedIn(
  { title }: Pick<LinkedDocument, 'title'>,
  situation: Situation,
): ReplacedNight | undefined {
  const isNamed = ({ town }: Show): boolean => town !== '' && title.includes(town);
  if (situation.before().shows.filter(isNamed).length !== 1) return undefined;
  return nightsReplaced(situation).find(({ from }) => isNamed(from));
}

/** Rewrites a document about a night that was replaced, with its new title; null for other documents, and once that is done. */
export function rewriteCall(document: LinkedDocument, read: JsonValue, situation: Situation): Call | null {
  const night = nightReplacedIn(document, situation);
  const { kind, title, markdown } = objectOr(read);
  if (!night || typeof title !== 'string' || typeof markdown !== 'string') return null;
  const isDone = situation.done.some(
    (call) => isRewrite(call) && objectOr(call.arguments)['documentId'] === document.id,
  );
  const text = withNight(markdown, night, situation);
  if (isDone || text === markdown) return null;
  return {
    name: 'write_document',
    arguments: {
      documentId: document.id,
      kind: String(kind),
      title: withChanged(title, townAndDay(night)),
      markdown: text,
    },
  };
}

/** Whether a call writes a document again that there was before. */
export function isRewrite({ name, arguments: args }: Pick<DoneCall, 'name' | 'arguments'>): boolean {
  return name === 'write_document' && typeof objectOr(args)['documentId'] === 'string';
}

/** The words for a night's town and day in a text, with those for the one that takes its place. */
function townAndDay({ from, to }: ReplacedNight): { from: string; to: string }[] {
  return [
    { from: from.town, to: to.town },
    { from: longDay(from.day), to: longDay(to.day) },
    { from: spanishDay(from.day), to: spanishDay(to.day) },
  ];
}

/** A text about a night with the one that takes its place. What was only known of the old one is blank again. */
function withNight(markdown: string, night: ReplacedNight, situation: Situation): string {
  const { from, to } = night;
  const { known, before, conversation } = situation;
  const [old, now] = [
    documentValues(knownOf(from, before()), conversation.today),
    documentValues(knownOf(to, known), conversation.today),
  ];
  const { language } = known;
  const details = Object.entries(blanks).flatMap(([name, blank]) => {
    const [was, is] = [String(old[name] ?? ''), String(now[name] ?? '')];
    return was === '' || was === is ? [] : [{ from: was, to: is || blank[language] }];
  });
  const changed = [...details, ...townAndDay(night)];
  const isOfNight = (line: string): boolean =>
    /^(?:#|\*\*)/u.test(line) ||
    [from.venue, longDay(from.day), spanishDay(from.day)].some((one) => one !== '' && line.includes(one));
  const text = markdown
    .split('\n')
    .map((line) => (isOfNight(line) ? withChanged(line, changed) : line))
    .join('\n');
  return withEdits(text, linesRewritten(text, known, conversation));
}
