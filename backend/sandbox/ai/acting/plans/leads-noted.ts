import { longDay, spanishDay } from '../../calendar.js';
import { leadFactIn } from '../../reading/works/lead-facts.js';
import { asksForSingle, wantsSingleFirst } from '../../reading/works/singles-first.js';
import type { Situation } from '../call.js';
import { nextCall } from '../next-call.js';

/** What is noted of songs that come out before the record and that the newest message names; `''` if it names none. */
export function newLeads({
  conversation,
  known,
  before,
}: Pick<Situation, 'conversation' | 'known' | 'before'>): string {
  const { language, title } = known;
  const old = new Set(before().statements);
  const leads = conversation.leads.filter((one) => one.title !== title && !old.has(leadFactIn(language, one)));
  if (leads.length === 0) return '';
  if (language === 'es') {
    const named = leads.flatMap(({ title: single, day }) =>
      day === null ? [] : [`${single === '' ? 'el adelanto' : `«${single}»`}, el ${spanishDay(day)}`],
    );
    return `Apuntado también ${named.join(', y ')}: sale antes, y el plan cuenta desde ${title === '' ? 'el disco' : `«${title}»`}.`;
  }
  const named = leads.map(({ title: single, day }) => `“${single}”${day === null ? '' : `, ${longDay(day)}`}`);
  const record = title === '' ? 'the record' : `“${title}”`;
  const day = known.day === null ? '' : `, ${longDay(known.day)}`;
  const isKept = title !== '' && before().title === title;
  const noted = `Noted as ${leads.length > 1 ? 'singles' : 'a single'} from ${record}: ${named.join('; ')}.`;
  return isKept ? `${noted} ${record} itself stays as it was${day}.` : noted;
}

/** The reply to a message that only names songs that come out before the record; `''` for others. */
export function leadsNoted(situation: Situation): string {
  const { conversation, known, done } = situation;
  if (known.language === 'es' || done.length > 0 || conversation.question.includes('?')) return '';
  const noted = newLeads(situation);
  return noted === '' || nextCall(situation) !== null
    ? ''
    : `${noted} The texts about the record name ${conversation.leads.length > 1 ? 'them' : 'it'}: say **write the press release**.`;
}

/** The question for a single that is to come out before the record, of which a message gives no title; `''` for other messages. */
export function singleAsked({ conversation: { question, asked }, known: { language, title, day } }: Situation): string {
  if (!wantsSingleFirst(question, asked.slice(0, -1), language)) return '';
  const isSpanish = language === 'es';
  const record =
    title === '' || day === null ? '' : isSpanish ? ` «${title}» sigue como estaba.` : ` “${title}” stays as it was.`;
  return `${isSpanish ? 'El single tendrá su propio plan.' : 'The single gets a plan of its own.'}${record} ${asksForSingle[language]}`;
}
