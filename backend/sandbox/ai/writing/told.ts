import { longDay, spanishDay } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import { namedDate } from '../named-date.js';
import { earlierWorks, withoutEarlierWorks } from '../reading/earlier-works.js';
import type { Known } from '../reading/known.js';
import { quotesIn } from '../reading/said-quotes.js';
import { lastNamedWork } from '../reading/titles.js';

/** What a message adds to what is known of a crisis; `''` if it adds nothing. */
export function whatWasAdded({ question }: Conversation, { crisis, language, email }: Known): string {
  if (crisis === null || /[?¿]/.test(question)) return '';
  const lines = [...crisis.added, ...(email !== '' && question.includes(email) ? [email] : [])].map(
    (line) => `- ${line}`,
  );
  if (lines.length === 0) return '';
  return language === 'es'
    ? `Anotado para el comunicado:\n\n${lines.join('\n')}\n\n¿Escribo el comunicado?`
    : `Noted for the statement:\n\n${lines.join('\n')}\n\nShall I write the statement now?`;
}

/** What was understood of a message that tells the assistant news and asks nothing; `''` if it tells none. */
export function whatWasTold({ question, said, today, artist }: Conversation, known: Known): string {
  if (/[?¿]/.test(question)) return '';
  const current = withoutEarlierWorks(question);
  const work = lastNamedWork(current);
  const date = namedDate([{ text: current, before: said.at(-1) ?? '', day: today }]);
  const quotes = quotesIn(question, [artist.name, known.person]);
  const earlier = earlierWorks(question);
  const isSpanish = known.language === 'es';
  if (!work && !date && quotes.length === 0) return isOnlyEarlier(question) ? tellEarlier(earlier, known) : '';
  const day = date && (isSpanish ? spanishDay(date.day) : longDay(date.day));
  const news = [
    ...(work || known.title ? [`“${work?.title ?? known.title}”${day ? `, ${day}` : ''}`] : day ? [day] : []),
    ...quotes.map(({ words, by, isOwn }) => `“${words}” — ${by || (isOwn ? known.person || known.name : '')}`),
    ...earlier,
  ].map((line) => `- ${line}`);
  return isSpanish
    ? `Anotado:\n\n${news.join('\n')}\n\n¿Escribo la nota de prensa?`
    : `Noted:\n\n${news.join('\n')}\n\nShall I write the press release?`;
}

/** Whether a message is one sentence about what is out already. */
export function isOnlyEarlier(question: string): boolean {
  const rest = question.trim().replace(/^[\p{L} ,]{1,30}!\s*/u, '');
  return /^[^.!?¿\n]*[.!]?$/u.test(rest) && earlierWorks(question).length > 0 && !lastNamedWork(question);
}

function tellEarlier(earlier: readonly string[], { title, language }: Known): string {
  const list = earlier.map((line) => `- ${line}`).join('\n');
  const isKnown = title !== '';
  if (language === 'es')
    return `Anotado, ya publicado:\n\n${list}\n\n${isKnown ? '¿Escribo la nota de prensa?' : '¿Cómo se llama lo próximo, y qué día sale?'}`;
  return `Noted, as already out:\n\n${list}\n\n${isKnown ? 'Shall I write the press release?' : 'What is the next one called, and when is it out?'}`;
}
