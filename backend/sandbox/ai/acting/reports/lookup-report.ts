import { longDay, parseIsoDay, spanishDay } from '../../calendar.js';
import { objectOr } from '../../wire/json-value.js';
import type { DoneCall } from '../call.js';
import { short, type Telling } from './telling.js';

export function tellDate({ result }: DoneCall, { say }: Telling): string {
  const { date, daysFromToday, daysUntil } = objectOr(result);
  const day = parseIsoDay(String(date));
  if (day === undefined) return '';
  const count = Number(daysFromToday);
  const away = Math.abs(count);
  const english = count === 0 ? 'today' : `${away} days ${count < 0 ? 'ago' : 'from today'}`;
  const spanish = count === 0 ? 'hoy' : count < 0 ? `hace ${away} días` : `dentro de ${away} días`;
  const left =
    typeof daysUntil === 'number'
      ? say(` From then it's ${daysUntil} days.`, ` Desde entonces son ${daysUntil} días.`)
      : '';
  return say(`That's **${longDay(day)}**, ${english}.`, `Es el **${spanishDay(day)}**, ${spanish}.`) + left;
}

export function tellLink({ arguments: args, result }: DoneCall, { say }: Telling): string {
  const { url, status, title } = objectOr(result);
  const asked = String(objectOr(args)['url']);
  const page = typeof title === 'string' && title !== '' ? ` “${title}”` : '';
  const answer = typeof status === 'number' ? ` (${status})` : '';
  return say(
    `I opened ${asked}: it leads to ${String(url)}${page}${answer}.`,
    `He abierto ${asked}: lleva a ${String(url)}${page}${answer}.`,
  );
}

export function tellFiles({ result }: DoneCall, { say }: Telling): string {
  const { count, files } = objectOr(result);
  const list = (Array.isArray(files) ? files : []).map(objectOr).map(({ fileName, width, height }) => {
    return `- ${String(fileName)}${typeof width === 'number' ? `, ${width} × ${String(height)}` : ''}`;
  });
  if (list.length === 0)
    return say('There is nothing of that kind in your library yet.', 'Aún no hay nada de eso en tu biblioteca.');
  return [say(`In your library (${String(count)}):`, `En tu biblioteca (${String(count)}):`), ...list].join('\n');
}

export function tellFound({ result }: DoneCall, { say }: Telling): string {
  const found = Array.isArray(result) ? result : Object.values(objectOr(result)).find(Array.isArray);
  const entries = (found ?? []).filter((entry) => objectOr(entry)['by'] !== 'you');
  const lines = entries.slice(0, 5).map((entry) => `- ${quoteOf(entry)}`);
  if (lines.length === 0)
    return say(
      'I found nothing about that in what you told me.',
      'No he encontrado nada de eso en lo que me has contado.',
    );
  return [say('You said:', 'Dijiste:'), ...lines].join('\n');
}

/** Limit on the characters of what was said before. */
const longestPassage = 240;

/** A quote of what was said, with its day as the link to it. */
function quoteOf(entry: unknown): string {
  const { words, said, link } = objectOr(entry);
  const quote = short(String(words), longestPassage);
  return typeof link === 'string' ? `${quote} ([${String(said)}](${link}))` : quote;
}
