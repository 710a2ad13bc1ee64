import { longDay, spanishDay } from '../../calendar.js';
import { embargoIn } from '../../reading/embargo.js';
import { objectOr } from '../../wire/json-value.js';
import type { Situation } from '../call.js';

/** Names with a capital that don't begin a sentence. */
const names = /(?<=[\p{L}\d,] )\p{Lu}[\p{L}’'-]{3,}/gu;
const isTime = /^(?:January|February|March|April|June|July|August|September|October|November|December|\p{L}+day)$/u;

/** Reminds of what may not be told yet, if a text of this reply tells it; `''` otherwise. */
export function embargoRemark({ conversation, known, done }: Situation): string {
  const { asked, question, today } = conversation;
  const embargo = embargoIn(asked, today);
  if (!embargo || (embargo.until !== null && embargo.until < today)) return '';
  const texts = done
    .filter(({ name, error }) => (name === 'write_document' || name === 'edit_document') && error === null)
    .map(
      ({ arguments: args }) => `${String(objectOr(args)['markdown'] ?? '')}${String(objectOr(args)['replace'] ?? '')}`,
    );
  const held = [...embargo.text.matchAll(names)].map(([name]) => name).filter((name) => !isTime.test(name));
  const told = held.find((name) => texts.some((text) => text.includes(name)));
  if (texts.length === 0 || (told === undefined && embargo.text !== question)) return '';
  const isNew = embargo.text === question || told === undefined;
  if (known.language === 'es')
    return `${isNew ? 'No lo publiques' : `Menciona ${told}: no lo cuentes`} antes de ${dayOf(embargo, 'es')}, porque dijiste que hasta entonces no se puede anunciar.`;
  return `${isNew ? 'Hold this back' : `It mentions ${told}: hold that back`} until ${dayOf(embargo, 'en')}, since you said it can’t be announced before.`;
}

/** The answer to "when can we announce it?"; `''` for other messages, or if nothing is held back. */
export function embargoAnswer({ conversation, known }: Situation): string {
  const { asked, question, today } = conversation;
  const embargo = asksWhen.test(question) ? embargoIn(asked, today) : null;
  if (!embargo) return '';
  if (embargo.until === null)
    return known.language === 'es'
      ? 'No me has dicho qué día se puede anunciar.'
      : 'You haven’t told me on which day it can be announced.';
  return known.language === 'es'
    ? `Se puede anunciar desde ${dayOf(embargo, 'es')}, según me dijiste.`
    : `You can announce it from ${dayOf(embargo, 'en')}, as you told me.`;
}

const asksWhen =
  /(?<!\p{L})(?:when|what(?:['’]?s| is| was)?(?: the)? (?:day|date|time)|which (?:day|date)|from when|how soon|cuándo|qué día|desde cuándo)(?!\p{L})[^.!?\n]{0,40}?(?<!\p{L})(?:announce|go public|tell (?:people|everyone|anyone)|embargo|post about it|be announced|anunciar\p{L}*|embargo)(?!\p{L})/iu;

function dayOf({ until, time }: { until: number | null; time: string }, language: 'en' | 'es'): string {
  if (until === null) return language === 'es' ? 'la fecha acordada' : 'the day you agreed on';
  const day = language === 'es' ? `el ${spanishDay(until)}` : longDay(until);
  return time === '' ? day : `${day}, ${time}`;
}
