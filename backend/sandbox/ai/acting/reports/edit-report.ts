import { oneSheetMarker, oneSheetSentence } from '../../../../../contract/chats/chat.js';
import { months, spanishMonths } from '../../calendar.js';
import { objectOr } from '../../wire/json-value.js';
import { namedEdit } from '../../writing/named-edits.js';
import { whatWasTold } from '../../writing/told.js';
import { type DoneCall, lastOf, type Situation } from '../call.js';
import { asksToPutIn, documentsToEdit } from '../edit-calls.js';
import { goesOn } from '../going-on.js';
import { isRewrite } from '../replaced-nights.js';
import { type LinkedDocument, linkedSoFar } from '../linked-documents.js';
import { asksWhatIsOpen } from '../lookup-calls.js';
import { tellText } from './text-report.js';
import { textQuestion } from '../text-questions.js';
import { remarkInSpanish } from './spanish-results.js';
import { longestQuote, short, type Telling } from './telling.js';
import { isChangeReport, isProhibition, putsIn, unclearWish } from '../wording/edit-messages.js';
import { isAddedAlready, noSuchWords } from '../wording/wording-asked.js';

/** Reports what changed, for each document if there are several. */
export function tellEdits(edits: readonly DoneCall[], telling: Telling): string {
  const { situation, say } = telling;
  const documents = documentsToEdit(situation);
  // A document with a new title is linked by it.
  const isAlone = documents.length < 2 && linkedSoFar(situation.conversation.said).length < 2;
  if (isAlone && !edits.some(isRewrite)) {
    return say(
      `Changed: ${changesIn(edits, telling)}. Everything else stands as it was.`,
      `Cambiado: ${changesIn(edits, telling)}. El resto sigue igual.`,
    );
  }
  const editsOf = (id: string) => edits.filter(({ arguments: args }) => objectOr(args)['documentId'] === id);
  const changed = documents.filter(({ id }) => editsOf(id).length > 0);
  const unread = documents.filter(
    ({ id }) => !situation.done.some(({ arguments: args }) => objectOr(args)['documentId'] === id),
  );
  const changes = changed.map(({ id }) => changesIn(editsOf(id), telling));
  const links = changed.map(({ id, title }) => `[${titleRead(id, situation) ?? title}](/documents/${id})`);
  const left = unread.map(({ title }) => title).join('; ');
  if (left === '' && changed.length > 1 && new Set(changes).size === 1) {
    const all = changed.length === 2 ? say('both', 'los dos') : say(`all ${changed.length}`, `los ${changed.length}`);
    return say(
      `Changed in ${all}: ${changes[0]}, in ${links.slice(0, -1).join(', ')} and ${links.at(-1)}.`,
      `Cambiado en ${all}: ${changes[0]}, en ${links.slice(0, -1).join(', ')} y ${links.at(-1)}.`,
    );
  }
  return [
    say(
      changed.length === 1 ? `Changed in ${links[0]}: ${changes[0]}.` : `Changed in ${changed.length} of them:`,
      changed.length === 1 ? `Cambiado en ${links[0]}: ${changes[0]}.` : `Cambiado en ${changed.length}:`,
    ),
    changed.length === 1 ? '' : links.map((link, at) => `- ${link}: ${changes[at]}`).join('\n'),
    left === ''
      ? ''
      : say(`Not done yet: ${left}. Name a town and I’ll do it.`, `Falta: ${left}. Dime una ciudad y lo hago.`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Says that the one-sheet doesn't follow the changes of texts, if one was made before; `''` otherwise. */
export function tellSheet({ situation, say }: Telling): string {
  const { said } = situation.conversation;
  const made = said.findLastIndex((reply) => [oneSheetMarker, oneSheetSentence].some((one) => reply.includes(one)));
  if (made === -1 || said.slice(made).some((reply) => /(?:The one-sheet still says|El one-sheet sigue)/u.test(reply)))
    return '';
  return say(
    'The one-sheet still says what it said: I’m scripted, and change texts only. Say **make my one-sheet again** and it is made from what you told me, with this.',
    'El one-sheet sigue diciendo lo de antes: sigo un guion y solo cambio textos. Di **haz mi one-sheet otra vez** y se hace con lo que me has contado, esto incluido.',
  );
}

/** Names the documents that a change also belongs in, by their whole titles: that lets the artist agree to it. */
export function offerOthers(left: readonly LinkedDocument[], { situation, say }: Telling): string {
  const links = left.map(({ id, title }) => `[${titleRead(id, situation) ?? title}](/documents/${id})`).join(', ');
  return `${say('It also belongs in', 'También va en')} ${links}. ${say(goesOn.en, goesOn.es)}`;
}

/** A document's whole title, which links in replies shorten, or the one that it was given. */
function titleRead(id: string, { done }: Situation): string | undefined {
  const ofIt = done.filter(({ arguments: args }) => objectOr(args)['documentId'] === id);
  const read = ofIt.find(({ name }) => name === 'read_document');
  const { title } = objectOr(ofIt.find(isRewrite)?.arguments ?? read?.result ?? {});
  return typeof title === 'string' ? title : undefined;
}

/** The changed lines of an edit, each with its new text; lines of a list that went or came stand alone. */
function linesOf({ arguments: args }: DoneCall): { find: string; replace: string }[] {
  const { find, replace } = objectOr(args);
  if (replace === '' || isMoved(String(find), String(replace)))
    return [{ find: String(find), replace: String(replace) }];
  const [old, now] = [String(find).split('\n'), String(replace).split('\n')];
  const bare = (line: string | undefined): string => (line ?? '').replace(/^- /, '');
  const gone = old.filter((line) => line !== '' && !now.includes(line));
  const come = now.filter((line) => line !== '' && !old.includes(line));
  if (gone.length === come.length) return gone.map((line, at) => ({ find: bare(line), replace: bare(come[at]) }));
  return [
    ...gone.map((line) => ({ find: bare(line), replace: '' })),
    ...come.map((line) => ({ find: '', replace: bare(line) })),
  ];
}

function changesIn(edits: readonly DoneCall[], { situation, say }: Telling): string {
  const named = namedEdit(situation.conversation.question)?.words;
  const changes = edits.flatMap(linesOf).map(({ find, replace }) => {
    if (named && has(find, named.from) && has(replace, named.to))
      return say(`“${named.from}” is now “${named.to}”`, `«${named.from}» es ahora «${named.to}»`);
    const [moved = ''] = String(replace).split('\n\n');
    if (moved !== '' && String(find) !== String(replace) && isMoved(String(find), String(replace)))
      return say(`moved ${inDoubleQuotes(moved)} to the top`, `subí «${short(moved)}» al principio`);
    if (replace === '') return say(`cut “${short(find)}”`, `quité «${short(find)}»`);
    const left = sentenceLeftOut(String(find), String(replace));
    if (left !== '') return say(`cut ${inDoubleQuotes(left)}`, `quité «${short(left)}»`);
    const [from, to] = differing(String(find), String(replace));
    // "…, with Amos Teller" behind what stays as it was.
    const joined = to.startsWith(`${from}, `) ? to.slice(from.length + 2) : '';
    if (/^(?:with|con) /u.test(joined)) return say(inDoubleQuotes(joined), `«${short(joined)}»`);
    if (to === '' && from !== '' && !/[[\]]/.test(from))
      return say(`cut ${inDoubleQuotes(from)}`, `quité «${short(from)}»`);
    // There is no need to mention a blank that is now filled.
    if (from === '' || to === '' || /[[\]]/.test(from)) {
      const whole = String(replace).length > longestQuote && to !== '' ? withMark(String(replace), to) : replace;
      return say(inDoubleQuotes(whole), `«${short(whole)}»`);
    }
    return say(`${inDoubleQuotes(from)} is now ${inDoubleQuotes(to)}`, `«${short(from)}» es ahora «${short(to)}»`);
  });
  return [...new Set(changes)].join('; ');
}

function has(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase());
}

/** Whether a passage has the same paragraphs in another order. */
function isMoved(before: string, after: string): boolean {
  const sorted = (text: string): string => text.split('\n\n').toSorted().join('\n\n');
  return before.includes('\n\n') && sorted(before) === sorted(after);
}

/** A passage of a text, with the quotation mark that opens it. */
function withMark(text: string, passage: string): string {
  const before = text.charAt(text.indexOf(passage) - 1);
  return /[“«]/u.test(before) ? before + passage : passage;
}

const dayBehind = new RegExp(`^(?:de )?(?:${[...months, ...spanishMonths].join('|')})(?!\\p{L})`, 'iu');

const songsBehind = /^(?:songs|tracks|tunes|canciones|temas|pistas|rolas)(?!\p{L})/iu;

/** The words of two versions of a line, without what both begin and end with. */
function differing(before: string, after: string): [from: string, to: string] {
  const [old, now] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  // Say "The Crescent" is now "The Basement", not "Crescent" is now "Basement".
  if (/^(?:the|el|la|los|las)$/iu.test(old[start - 1] ?? '')) start -= 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const bare = (words: readonly string[]): string =>
    words
      .join(' ')
      .replace(/^[\s*“«]+/u, '')
      .replace(/[\s*,;:”»]+$/u, '');
  const [from, to] = [bare(old.slice(start, old.length - end)), bare(now.slice(start, now.length - end))];
  // Say "19 February" is now "26 February", not "19" is now "26", and "9 songs" is now "8 songs".
  const behind = old.slice(old.length - end).join(' ');
  const month =
    /^\d+$/.test(from) && /^\d+$/.test(to) ? (dayBehind.exec(behind)?.[0] ?? songsBehind.exec(behind)?.[0]) : undefined;
  return month === undefined ? [from, to] : [`${from} ${month}`, `${to} ${month}`];
}

/** The sentences that a line has lost, if nothing else of it changed; `''` otherwise. */
function sentenceLeftOut(before: string, after: string): string {
  const [old, now] = [before.split(' '), after.split(' ')];
  const length = old.length - now.length;
  if (length < 1 || now.length < 1) return '';
  const at = old.findIndex(
    (_, start) =>
      (start === 0 || /[.!?]$/u.test(old[start - 1] ?? '')) &&
      /[.!?]$/u.test(old[start + length - 1] ?? '') &&
      [...old.slice(0, start), ...old.slice(start + length)].join(' ') === after,
  );
  return at === -1 ? '' : old.slice(at, at + length).join(' ');
}

/** An English quote, with single quotation marks inside. */
function inDoubleQuotes(text: unknown): string {
  return `“${short(text).replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

/** "Hazlo más cortito". */
const otherSpanishLength =
  /(?<!\p{L})(?:m[aá]s|menos|muy|bien|demasiado|algo|tan) (?:cort|larg|breve|resumid|chiquit|extens|concis)\p{L}*|(?<!\p{L})(?:ac[oó]rt|res[uú]m|recort|al[aá]rg)\p{L}*/iu;

/** Reports that a document was read for a change that fits nowhere in it. */
function tellNoPlace({ situation, say }: Telling): string {
  const read = situation.done
    .filter(({ name, error }) => name === 'read_document' && error === null)
    .map(({ result }) => objectOr(result));
  const title = [...new Set(read.map((one) => String(one['title'])))].join(say('” or “', '» ni en «'));
  const { question, said } = situation.conversation;
  const isAdded = read.length > 0 && read.every((one) => isAddedAlready(String(one['markdown']), situation));
  if (isAdded || (putsIn.test(question) && isChangeReport.test(said.at(-1) ?? '')))
    return say(`It’s in “${title}” already.`, `Ya está en «${title}».`);
  const told = whatWasTold(situation, true);
  if (told !== '') {
    const isOneOfSeveral = documentsToEdit(situation).length > 1;
    const [, noted = told] = /^([\s\S]*)\n\n[^\n]*$/.exec(told) ?? [];
    return `${noted}\n\n${say(
      isOneOfSeveral
        ? 'The texts have no place for it, so they stand as they were. Say **put it in**, and it goes in as a sentence.'
        : `“${title}” has no place for it, so it stands as it was. Say **put it in**, and it goes in as a sentence.`,
      isOneOfSeveral
        ? 'En los textos no hay sitio para eso, así que siguen igual. Di **ponlo** y va en una frase aparte.'
        : `En «${title}» no hay sitio para eso, así que sigue igual. Di **ponlo** y va en una frase aparte.`,
    )}`;
  }
  if (isProhibition.test(question)) return unclearWish(situation.known, title);
  if (situation.known.language === 'es' && otherSpanishLength.test(question))
    return 'El largo no lo puedo cambiar: sigo un guion y no reescribo frases. Dime qué parte sobra y la **quito** (quita «…»).';
  const findings = read.flatMap(({ findings: all }) => (Array.isArray(all) ? all.map(objectOr) : []));
  const blanks = [...new Set(findings.filter(({ kind }) => kind === 'blank').map(({ text }) => short(text)))];
  const left = blanks.length === 0 ? '' : `\n\n${say('Still blank', 'En blanco')}: ${blanks.join(', ')}.`;
  return (
    say(
      `I'm scripted, and I found no place for that in “${title}”, so I left it as it was. I can fill a blank, **replace** words that you name (change "…" to "…") or **cut** a part.`,
      `Aquí sigo un guion y no he encontrado dónde poner eso en «${title}», así que sigue igual. Puedo rellenar un espacio en blanco, **cambiar** palabras que me digas (cambia «…» por «…») o **quitar** una parte.`,
    ) + left
  );
}

/** Reports what is open in a document that was read, or that it has no place for what the message says. */
export function tellOpen(call: DoneCall, { situation, say }: Telling): string {
  const { result } = call;
  const asked = textQuestion(situation);
  if (asked) return tellText(call, asked, { situation, say });
  const { title, findings } = objectOr(result);
  const missing = noSuchWords(situation);
  if (missing !== '') return missing;
  const [respelled] = situation.conversation.respelled;
  if (respelled && /\d/u.test(respelled.from))
    return say(
      `Noted: ${respelled.to}, not ${respelled.from}. “${String(title)}” doesn’t have that number.`,
      `Anotado: ${respelled.to}, no ${respelled.from}. «${String(title)}» no tiene ese número.`,
    );
  if (respelled)
    return say(
      `Noted: ${respelled.to}, not ${respelled.from}. “${String(title)}” doesn’t have that name.`,
      `Anotado: ${respelled.to}, no ${respelled.from}. «${String(title)}» no tiene ese nombre.`,
    );
  if (lastOf(situation, 'plan_release') && situation.before().day !== null)
    return say(
      `“${String(title)}” doesn’t name the day, so it stands as it was.`,
      `«${String(title)}» no nombra la fecha, así que sigue igual.`,
    );
  const { question } = situation.conversation;
  if (!asksWhatIsOpen.test(question) || asksToPutIn.test(question)) return tellNoPlace({ situation, say });
  const open = (Array.isArray(findings) ? findings : []).map(objectOr).map(({ text, why }) => {
    const remark = say(String(why), remarkInSpanish(String(why)));
    return text === '' ? `- ${remark}` : `- ${short(text)}: ${remark}`;
  });
  if (open.length === 0)
    return say(
      `Nothing is open in “${String(title)}”: it is ready.`,
      `En «${String(title)}» no falta nada: está lista.`,
    );
  return [say(`Open in “${String(title)}”:`, `Pendiente en «${String(title)}»:`), ...open].join('\n');
}
