import { lineUpLabel } from '../../writing/document.js';
import { objectOr } from '../../wire/json-value.js';
import { type Edit, longestPassage } from '../../writing/edits.js';
import { type Call, type DoneCall, hasTool, lastOf, readingCall, type Situation } from '../call.js';
import { asksForText } from '../documents-asked.js';
import { changesNews } from '../edit-calls.js';
import { countWords } from '../reports/text-report.js';
import { short, type Telling } from '../reports/telling.js';
import { statementToEdit } from '../statement-edits.js';
import { asTheirs, cutEdits, cutsAsked, speaksOf } from '../wording/cuts.js';
import { quotesToAdd } from '../wording/quotes-asked.js';
import { swapsAsked } from '../wording/swaps.js';
import { factsToAdd, withEdits } from '../wording/wording-asked.js';
import { shortened } from './shortened.js';
import type { ShorterAsked } from './shorter-asked.js';
import { documentsToShorten, shorteningAsked } from './shortening-asked.js';

/** Texts in which no sentence may go unasked: what people need to know, and questions with their answers. */
const staysWhole = new Set(['crisis_statement', 'interview_notes']);
/** Who leaves and who comes is all that a text about it says. */
function isWhole({ kind, title }: ReturnType<typeof objectOr>): boolean {
  return staysWhole.has(String(kind)) || String(title).startsWith(lineUpLabel.es);
}

/** Whether a message wants a text shorter, perhaps without something, and nothing else that changes one. */
export function isShortening(situation: Situation): boolean {
  const { respelled } = situation.conversation;
  return (
    shorteningAsked(situation) !== null &&
    hasTool(situation, 'edit_document') &&
    !asksForText(situation) &&
    respelled.length === 0 &&
    swapsAsked(situation).length === 0 &&
    factsToAdd(situation).length === 0 &&
    quotesToAdd(situation).length === 0 &&
    statementToEdit(situation) === null &&
    !changesNews(situation)
  );
}

/** Reads the texts that a message wants shorter, and cuts them. */
export function shortenCall(situation: Situation): Call | null {
  const wanted = shorteningAsked(situation);
  const { done } = situation;
  if (wanted === null || done.length >= callsMax || lastOf(situation, 'write_document')) return null;
  for (const { id } of documentsToShorten(situation, wanted)) {
    const reading = readingCall(id, situation);
    if (reading) return reading;
    const isEdited = done.some(
      ({ name, arguments: args }) => name === 'edit_document' && objectOr(args)['documentId'] === id,
    );
    const [edit] = isEdited ? [] : shorteningEdits(id, wanted, situation);
    if (edit) return { name: 'edit_document', arguments: { documentId: id, ...edit } };
  }
  return null;
}

/** The most tool calls a reply may make. */
const callsMax = 8;

/** The edit that makes a document shorter; none if there is nothing to cut. */
function shorteningEdits(documentId: string, wanted: ShorterAsked, situation: Situation): Edit[] {
  const read = readFor(documentId, situation);
  const markdown = String(read['markdown']);
  const { markdown: now } = cutFor(documentId, wanted, situation);
  if (now === markdown) return [];
  const edit = difference(markdown, now);
  return edit.find.length > longestPassage ? [] : [edit];
}

function cutFor(documentId: string, wanted: ShorterAsked, situation: Situation): ReturnType<typeof shortened> {
  const { markdown, kind } = readFor(documentId, situation);
  const text = typeof markdown === 'string' ? markdown : '';
  if (isWhole(readFor(documentId, situation))) return { markdown: text, left: [] };
  const { name, person, ownQuote } = situation.known;
  const spared = withEdits(text, cutEdits(text, situation));
  return shortened(spared, wanted, String(kind), [name, person, ownQuote?.by ?? '']);
}

function readFor(documentId: string, { done }: Situation): ReturnType<typeof objectOr> {
  const read = done.find(
    ({ name, arguments: args }) => name === 'read_document' && objectOr(args)['documentId'] === documentId,
  );
  return objectOr(read?.result ?? {});
}

/** The paragraphs that differ, as one edit. */
function difference(before: string, after: string): Edit {
  const [old, now] = [before.split(/(?<=\n\n)/u), after.split(/(?<=\n\n)/u)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const cut = (all: readonly string[]): string => all.slice(start, all.length - end).join('');
  return { find: cut(old), replace: cut(now) };
}

/** What a reply says of the texts that it made shorter, or why it didn't; `''` if no shorter one was asked for. */
export function tellShortened({ situation, say }: Telling): string {
  const wanted = shorteningAsked(situation);
  if (wanted === null) return '';
  const read = situation.done.filter(({ name, error }) => name === 'read_document' && error === null);
  const lines = read.map(({ arguments: args }) => {
    const id = String(objectOr(args)['documentId']);
    return tellOne(id, wanted, { situation, say });
  });
  return [...lines, topicsCut(read, { situation, say }), toneLeft(situation, say)].filter(Boolean).join('\n\n');
}

/** Says what the texts say no longer, or never said, of what the message also wants out of them. */
function topicsCut(read: readonly DoneCall[], { situation, say }: Telling): string {
  const texts = read.map(({ arguments: args }) => readFor(String(objectOr(args)['documentId']), situation));
  const { place } = situation.known;
  const lines = cutsAsked(situation).map((topic) => {
    const named = asTheirs(topic);
    const having = texts.filter(({ markdown }) => speaksOf(String(markdown), topic, place));
    if (having.length === 0)
      return say(`It says nothing about “${named}”, as you want it.`, `No dice nada de «${named}», como querías.`);
    const isLeft = having.some(({ markdown }) =>
      speaksOf(withEdits(String(markdown), cutEdits(String(markdown), situation)), topic, place),
    );
    return isLeft
      ? say(
          `“${named}” is still in a line that I can’t cut without spoiling it: say **change “…” to “…”** with its words.`,
          `«${named}» sigue en una línea que no puedo quitar sin estropearla: di **cambia «…» por «…»** con sus palabras.`,
        )
      : say(`“${named}” is out of it, too.`, `También he quitado lo de «${named}».`);
  });
  return lines.join(' ');
}

const mostNamed = 3;

function tellOne(id: string, wanted: ShorterAsked, { situation, say }: Telling): string {
  const { title, markdown, kind } = readFor(id, situation);
  const { markdown: now, left } = cutFor(id, wanted, situation);
  const count = (text: unknown): string => sizeOf(String(text), wanted, say);
  const size = (text: unknown): number => (wanted.unit === 'words' ? countWords(String(text)) : String(text).length);
  const named = say(`“${String(title)}”`, `«${String(title)}»`);
  if (isWhole({ title, kind }))
    return say(
      `${named} has ${count(markdown)}. I’m scripted, and I can’t tell what people could do without in it, so I cut nothing: say **cut “…”** with the words that can go.`,
      `${named} tiene ${count(markdown)}. Sigo un guion y no sé qué le puede faltar a quien lo lea, así que no he quitado nada: di **quita «…»** con las palabras que sobran.`,
    );
  if (wanted.most !== null && size(markdown) <= wanted.most && now === markdown)
    return say(
      `${named} has ${count(markdown)}, so it fits already. I left it as it was.`,
      `${named} tiene ${count(markdown)}, así que ya cabe. Lo he dejado igual.`,
    );
  if (left.length === 0 && now === markdown)
    return say(
      `${named} has ${count(markdown)}, and no whole sentence is left that I could cut. I’m scripted, so I can’t tighten sentences: say **cut “…”** with words that can go.`,
      `${named} tiene ${count(markdown)} y ya no queda ninguna frase entera que pueda quitar. Sigo un guion y no reescribo: di **quita «…»** con las palabras que sobran.`,
    );
  const link = `[${String(title)}](/documents/${id})`;
  const shown = left.slice(0, mostNamed).map((one) => say(`“${marked(one)}”`, `«${short(one.replaceAll('**', ''))}»`));
  const more = left.length - shown.length;
  const list = shown.join(', ') + (more > 0 ? say(` and ${more} more`, ` y ${more} más`) : '');
  const missed =
    wanted.most !== null && size(now) > wanted.most
      ? say(
          ` That’s as far as I get, not ${inUnits(wanted.most, wanted, say)}: what’s left is the news itself, its frame and the contact.`,
          ` Más corto no me sale (pedías ${inUnits(wanted.most, wanted, say)}): lo que queda es la noticia, su marco y el contacto.`,
        )
      : '';
  return say(
    `Changed in ${link}: it has ${count(now)} now instead of ${number(size(markdown), say)}.${missed}${list === '' ? '' : ` Left out: ${list}.`} I’m scripted: I cut whole sentences and reword nothing.`,
    `Cambiado en ${link}: ahora tiene ${count(now)} en vez de ${number(size(markdown), say)}.${missed}${list === '' ? '' : ` Fuera: ${list}.`} Sigo un guion: quito frases enteras y no reescribo nada.`,
  );
}

const marked = (text: string): string => short(text.replaceAll('**', '')).replaceAll('“', '‘').replaceAll('”', '’');

function number(count: number, say: Telling['say']): string {
  return count.toLocaleString(say('en', 'es'));
}

function inUnits(count: number, { unit }: ShorterAsked, say: Telling['say']): string {
  return `${number(count, say)} ${unit === 'words' ? say('words', 'palabras') : say('characters', 'caracteres')}`;
}

function sizeOf(text: string, wanted: ShorterAsked, say: Telling['say']): string {
  return inUnits(wanted.unit === 'words' ? countWords(text) : text.length, wanted, say);
}

const ofTone =
  /(?<!\p{L})(?:(?:more|less|not (?:so|too|as)|too|m[aá]s|menos|tan|demasiado) (?!(?:short|long|wordy|concise|succinct|compact|text|words|much|than|of|cort|larg|brev|resum|conc|extens|chiqu|compact|palabras|texto|de|about|quick|info|detail)\p{L}*)\p{L}{3,}|funnier|warmer|friendlier|simpler|punchier|snappier|cooler|fresher|nicer|catchier|better|livelier|chattier|cringe\p{L}*|formal\p{L}*|casual|professional|serio|sencill[oa]|tone|tono)(?!\p{L})/iu;

/** Says that another tone was left, if the message asks for that, too. */
function toneLeft({ conversation: { question } }: Situation, say: Telling['say']): string {
  return ofTone.test(question)
    ? say(
        'The tone is as it was: rewording takes a model, with a key or on your own machine.',
        'El tono sigue igual: para reescribir hace falta un modelo, con una clave o en tu máquina.',
      )
    : '';
}
