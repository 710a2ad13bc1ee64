import type { DocumentKind } from '../../../../../contract/documents/document-kinds.js';
import type { Known } from '../../reading/known.js';
import { type JsonObject, type JsonValue, objectOr } from '../../wire/json-value.js';
import { isDocumentKind, kindsIn } from '../../writing/asked/asked-document.js';
import { captionsAsked } from '../../writing/asked/caption-counts.js';
import { documentLabel, lineUpLabel } from '../../writing/document.js';
import { nightsAskedFor } from '../../writing/per-night.js';
import type { DoneCall } from '../call.js';
import { countWords } from './text-report.js';
import type { Telling } from './telling.js';

/** Reports each document separately, but several of one kind, such as a tour's announcements, together. */
export function tellDocuments(written: readonly DoneCall[], telling: Telling): string[] {
  const kindOf = (call: DoneCall): unknown => objectOr(call.arguments)['kind'];
  const kinds = [...new Set(written.map(kindOf))];
  return kinds.map((kind) => {
    const [first, ...others] = written.filter((call) => kindOf(call) === kind);
    if (!first) return '';
    return others.length === 0 ? tellDocument(first, telling) : tellSeries([first, ...others], telling);
  });
}

function tellSeries(written: readonly DoneCall[], { situation, say }: Telling): string {
  const lines = written.map(({ result }) => {
    const { id, title } = objectOr(result);
    return `- [${String(title)}](/documents/${String(id)})`;
  });
  const blanks = [...new Set(written.flatMap(({ result }) => findingsOf(result, 'blank')))];
  const open = [...new Set(written.flatMap(({ result }) => findingsOf(result, 'unproven')))];
  return [
    say(
      `I wrote ${written.length} documents from the same facts:`,
      `He escrito ${written.length} textos con los mismos datos:`,
    ),
    lines.join('\n'),
    [tellBlanks(blanks, say), tellUnproven(open, say)].filter(Boolean).join(' '),
    tellLeft(written.length, { situation, say }),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A reply can write a limited number of documents, and a long tour has more nights. */
function tellLeft(count: number, { situation: { conversation, known }, say }: Telling): string {
  const left = nightsAskedFor(conversation.question, known.shows).length - count;
  if (left <= 0) return '';
  return say(
    `${left} more nights are left: **Write an announcement per show** in the tour's room writes all of them.`,
    `Quedan ${left} noches: **Write an announcement per show**, en la sala de la gira, las escribe todas.`,
  );
}

function findingsOf(result: JsonValue, wanted: string): string[] {
  const { findings } = objectOr(result);
  return (Array.isArray(findings) ? findings : [])
    .map(objectOr)
    .filter(({ kind }) => kind === wanted)
    .map(({ text }) => String(text));
}

function tellBlanks(blanks: readonly string[], say: Telling['say']): string {
  if (blanks.length === 0) return '';
  return say(
    `Still blank, because you haven’t told me: ${blanks.join(', ')}.`,
    `En blanco, porque aún no me lo has dicho: ${blanks.join(', ')}.`,
  );
}

function tellUnproven(found: readonly string[], say: Telling['say']): string {
  if (found.length === 0) return '';
  const words = found.map((text) => `“${text}”`).join(', ');
  return say(`Please check: ${words}.`, `Compruébalo, por favor: ${words}.`);
}

function tellDocument({ arguments: args, result }: DoneCall, { situation, say }: Telling): string {
  const { id, title } = objectOr(result);
  const label = labelOf(objectOr(args)['kind'], situation.known, String(title));
  // "Press release: Salt Road" names the kind again.
  const isNamed = String(title).toLowerCase().startsWith(`${label.toLowerCase()}: `);
  const link = `[${isNamed ? String(title).slice(label.length + 2) : String(title)}](/documents/${String(id)})`;
  const isSad = objectOr(args)['kind'] === 'crisis_statement' && situation.known.crisis?.isPlain === true;
  return [
    isSad ? say('I’m sorry to hear that.', 'Siento lo que ha pasado.') : '',
    say(
      `I wrote your ${label}: ${link}.`,
      `He escrito ${/^\p{L}+s(?!\p{L})/u.test(label) ? 'tus' : 'tu'} ${label}: ${link}.`,
    ),
    tellBlanks([...new Set(findingsOf(result, 'blank'))], say),
    tellUnproven(findingsOf(result, 'unproven'), say),
    tellLength(String(objectOr(args)['markdown'] ?? ''), { situation, say }),
    tellCount(objectOr(args), { situation, say }),
    ...(objectOr(args)['kind'] === 'crisis_statement'
      ? [tellCaution({ situation, say }), tellSameWords({ situation, say })]
      : []),
  ]
    .filter(Boolean)
    .join(' ');
}

/** That there are fewer captions than the message asks for: more would say the same again. */
function tellCount({ kind, markdown }: JsonObject, { situation: { conversation }, say }: Telling): string {
  const asked = kind === 'captions' ? captionsAsked(conversation.question) : null;
  const written = String(markdown).split(/\n{2,}/u).length;
  if (asked === null || asked <= written) return '';
  return say(
    `There are ${written}, not ${asked}: I’m scripted, and more would only say the same again.`,
    `Hay ${written}, no ${asked}: sigo un guion, y más dirían lo mismo.`,
  );
}

const asksForLength = /(?<![\p{L}\d])\d{2,4}[- ]?(?<unit>words?|palabras|characters?|chars?|caracteres)(?!\p{L})/iu;

/** How long a text is, for a message that asks for a length: nothing is added or left out to reach it. */
function tellLength(text: string, { situation: { conversation, done }, say }: Telling): string {
  const { unit } = asksForLength.exec(conversation.question)?.groups ?? {};
  if (unit === undefined || done.filter(({ name }) => name === 'write_document').length > 1) return '';
  if (/^c/iu.test(unit)) return say(`It has ${text.length} characters.`, `Tiene ${text.length} caracteres.`);
  const words = countWords(text);
  return say(`It has ${words} words.`, `Tiene ${words} palabras.`);
}

/** "How do I tell people?": the caution says so, too. */
const asksHowToTell =
  /(?<!\p{L})(?:how (?:(?:do|should|can|could|would|shall) (?:we|I)|to) (?:best )?(?:tell|say|announce|break|explain|put|let)|c[oó]mo (?:(?:se )?l[oe]s? )?(?:digo|decimos|aviso|avisamos|anuncio|anunciamos|cuento|contamos|explico|comunico))(?!\p{L})/iu;

function tellCaution({ situation: { known, conversation }, say }: Telling): string {
  if (known.crisis?.isRumour === true)
    return say(
      'It has only what you told me. Before it goes out, show it to anyone whom it names or whose reasons it gives.',
      'Tiene solo lo que me has contado. Antes de publicarlo, enséñaselo a quien nombra o cuyos motivos da.',
    );
  if (known.crisis?.isPlain === true && !known.crisis.isConcertMoved)
    return say('It has only what you told me.', 'Tiene solo lo que me has contado.');
  if (known.crisis?.isConcertMoved === true && asksHowToTell.test(conversation.question))
    return say(
      'It has only what you told me. Let the venue read it, then tell people soon and plainly: the new date first, wherever the old one stands, and a message of their own to those who have tickets.',
      'Tiene solo lo que me has contado. Que lo lea la sala, y luego avisa pronto y sin rodeos: primero la fecha nueva, en todos los sitios donde está la vieja, y un mensaje aparte a quien ya tiene entrada.',
    );
  if (known.crisis?.isConcertOff === true || known.crisis?.isConcertMoved === true)
    return say(
      'It has only what you told me. Let the venue read it before it goes out.',
      'Tiene solo lo que me has contado. Que lo lea la sala antes de publicarlo.',
    );
  return say(
    'It has only what you told me, without guesses, feelings or blame. Have a lawyer read it before it goes out.',
    'Tiene solo lo que me has contado, sin suposiciones, sentimientos ni culpas. Que lo lea un abogado antes de publicarlo.',
  );
}

/** "Something for Facebook and an email to ticket holders": what happened is told in the same words everywhere. */
function tellSameWords({ situation: { conversation }, say }: Telling): string {
  const asked = kindsIn(conversation.question, 'crisis').filter(({ kind }) => kind === 'crisis_statement');
  return asked.length < 2
    ? ''
    : say(
        'Use the same words for all you asked for: one statement, everywhere.',
        'Usa las mismas palabras para todo lo que pediste: un solo comunicado, en todas partes.',
      );
}

function labelOf(kind: unknown, { language }: Known, title: string): string {
  if (title.startsWith(lineUpLabel[language])) return lineUpLabel[language].toLowerCase();
  const known: DocumentKind = typeof kind === 'string' && isDocumentKind(kind) ? kind : 'other';
  const label = documentLabel(known, language);
  return label.charAt(0).toLowerCase() + label.slice(1);
}
