import { addedIn, asksToAdd, inThirdPerson } from '../../reading/added-facts.js';
import { toldToPutIn } from '../../reading/told-to-put-in.js';
import { topicCut } from '../../writing/cuts/topic-cut.js';
import { sentencesIn } from '../../sentences.js';
import type { Edit } from '../../writing/edits.js';
import { factInserted } from '../../writing/insert-fact.js';
import { swapNamed } from '../../writing/named-edits.js';
import { continued, ofArtist, withPronoun } from '../../writing/prose/continued.js';
import { isFitToPrint } from '../../writing/prose/fit-to-print.js';
import { inOwnWords, isInOwnName } from '../../writing/prose/own-words.js';
import { objectOr } from '../../wire/json-value.js';
import type { Situation } from '../call.js';
import { shorteningAsked } from '../lengths/shortening-asked.js';
import { linkedSoFar } from '../linked-documents.js';
import { statementToEdit } from '../statement-edits.js';
import { asTheirs, cutsAsked, speaksOf, textRead } from './cuts.js';
import { factsPointedAt, topicPointedAt } from './pointed-facts.js';
import { isOfLetters } from './lowercase.js';
import { newWork } from './new-work.js';
import { offerAsked } from './offers.js';
import { quotesToAdd } from './quotes-asked.js';
import { swapsAsked } from './swaps.js';

/** Whether a message wants words of a text cut, replaced or added, or the text shorter, and there is a text. */
export function changesWords(situation: Situation): boolean {
  const { question, said, respelled } = situation.conversation;
  if (linkedSoFar(said).length === 0) return false;
  return (
    respelled.length > 0 ||
    cutsAsked(situation).length > 0 ||
    swapsAsked(situation).length > 0 ||
    asksToAdd(question) ||
    factsToAdd(situation).length > 0 ||
    quotesToAdd(situation).length > 0 ||
    statementToEdit(situation) !== null ||
    shorteningAsked(situation) !== null ||
    isOfLetters(situation)
  );
}

/** The facts that the newest message asks for in a text. */
export function factsToAdd(situation: Situation): string[] {
  const offer = offerAsked(situation);
  if (offer !== '') return [offer];
  return factsAsked(situation).filter(isFitToPrint);
}

function factsAsked({ conversation: { question, asked }, known, before }: Situation): string[] {
  // Who opens has a line of its own.
  const acts = known.gig.support === before().gig.support ? '' : known.gig.support.replace(/^the /iu, '');
  const told = toldToPutIn(question, known.name, known.language);
  const work = newWork(question, known, before());
  if (told.length + work.length > 0) return [...told.filter((fact) => acts === '' || !fact.includes(acts)), ...work];
  if (known.language === 'en' && topicPointedAt(question) !== '')
    return factsPointedAt(question, asked.slice(0, -1), known.name);
  if (!asksToAdd(question)) return [];
  const old = new Set(before().statements);
  const stated = known.statements.filter((one) => !old.has(one));
  if (known.language === 'es') return stated;
  const isStated = (fact: string): boolean => stated.some((one) => one.toLowerCase().includes(endOf(fact)));
  return [...stated, ...askedFor(question, known.name).filter((fact) => !isStated(fact))];
}

/** "Would you add a sentence saying I'm happy to mail a CD?": a question states nothing, but asks for a fact. */
function askedFor(question: string, name: string): string[] {
  return sentencesIn(question).flatMap((sentence) =>
    (addedIn(sentence.replace(/[.!?]+$/u, '').trim())?.facts ?? [])
      .map((fact) => inThirdPerson(fact, name))
      .flatMap((fact) => (fact === '' ? [] : [`${fact}.`])),
  );
}

/** The edits that put those facts into a text which has no blank for them. */
export function additions(markdown: string, situation: Situation): Edit[] {
  let text = markdown;
  return factsToAdd(situation)
    .filter((fact) => !isIn(markdown, fact, situation))
    .flatMap((fact) => {
      const told = isInOwnName(markdown) ? inOwnWords(fact, situation.known) : fact;
      const found = factInserted(text, ofArtist(told, situation.known));
      const edit = found && { ...found, replace: continued(found.replace, situation.known) };
      if (edit) text = withEdits(text, [edit]);
      return edit ?? [];
    });
}

/** Whether the facts that a message wants added are in a text. */
export function isAddedAlready(markdown: string, situation: Situation): boolean {
  const facts = factsToAdd(situation);
  return facts.length > 0 && facts.every((fact) => isIn(markdown, fact, situation));
}

/** Whether a text has a fact, also with a pronoun in place of the artist's name. */
function isIn(markdown: string, fact: string, { known }: Situation): boolean {
  const told = ofArtist(fact, known);
  return [fact, told, withPronoun(told, known) ?? told].some((one) => markdown.toLowerCase().includes(endOf(one)));
}

/** The last words of a fact, which are the same in the first and the third person. */
function endOf(fact: string): string {
  return fact.replace(/\.$/u, '').toLowerCase().split(' ').slice(-5).join(' ');
}

/** A text with edits made, one after another. */
export function withEdits(markdown: string, edits: readonly Edit[]): string {
  return edits.reduce((text, { find, replace }) => text.replace(find, () => replace), markdown);
}

/** Words for another length or tone, which a report of edits answers. */
export const otherLength =
  /(?<!\p{L})(?:shorter|shorten|tighter|longer|lengthen|trim it|less wordy|more concise|punchier|warmer|funnier|friendlier|more formal|less formal|snappier|más cort[oa]|más larg[oa]|acórtal[oa]|más divertid[oa]|más cercan[oa]|más formal)(?!\p{L})/iu;

/** "It's about a chippy. Put that in": what was said just before, which an edit took in. */
const pointsBack =
  /(?<!\p{L})(?:add|put|include|use|mention|get|work|stick|pop) (?:that|this|it)(?: (?:in|too|as well|please|pls))*(?=\s*(?:$|[.,;!\n])| (?:but|without|with)(?!\p{L}))|(?<!\p{L})(?:p[oó]nl[oa]|a[ñn][aá]d[ei]l[oa]|agr[eé]gal[oa]|incl[uú]yel[oa]|m[eé]tel[oa])(?=\s*(?:$|[.,;!\n])| (?:pero|sin|por|porfa|también)(?!\p{L}))/iu;

/** "If theres anything in there that sounds like blame, get rid of it". */
const judgesWords =
  /(?<!\p{L})(?:(?:if|in case) (?:there['’]?s|there is|you (?:have|put)|it has)|(?:cut|remove|lose|drop|change|take out|get rid of)) (?:anything|something|any \p{L}+|whatever|everything)[^.!?\n]{0,30}? (?:sounds?|reads?|looks?|comes across|seems?|feels?)(?!\p{L})|(?<!\p{L})(?:si (?:hay|tiene)|quita|saca) (?:algo|todo lo)[^.!?\n]{0,30}? (?:suen[ea]|parezca|parece)(?!\p{L})/iu;

/** "Don't put my age in", "sin lo de mi hermana": what may not be in a text yet. */
const keepsOut =
  /(?<!\p{L})(?:don['’]?t|do not|never|not|without|rather not|leave|keep|stays?|no mention|no (?:(?:l[oa]s? )?(?:pong|dig|mencion|nombr|incluy|cuent|public|met|salg|aparezc)\p{L}*|(?:hace falta|hay que))|que no|sin|(?:isn|wasn|aren)['’]?t (?:in|mentioned|named))(?!\p{L})|(?:^|[,.!?] ?)no (?:age|mention)(?!\p{L})/iu;

/** What a message also asks for that its edits didn't do; `''` if nothing. */
export function leftUndone(situation: Situation): string {
  const { conversation, known, done } = situation;
  const { question } = conversation;
  const say = (english: string, spanish: string): string => (known.language === 'es' ? spanish : english);
  const texts = textsAfter(situation);
  const lines = cutsAsked(situation).flatMap((topic) => {
    if (!texts.some(({ now }) => speaksOf(now, topic, known.place)))
      return texts.some(({ old }) => speaksOf(old, topic, known.place)) || statementToEdit(situation) !== null
        ? []
        : [
            say(
              `The text says nothing about “${topic}”, so there was nothing to cut for that.`,
              `El texto no dice nada de «${topic}», así que ahí no había nada que quitar.`,
            ),
          ];
    return [
      say(
        `“${topic}” is still in a line that I can’t cut without spoiling it: say **change “…” to “…”** with its words.`,
        `«${topic}» sigue en una línea que no puedo quitar sin estropearla: di **cambia «…» por «…»** con sus palabras.`,
      ),
    ];
  });
  const edited = done.filter(({ name, error }) => name === 'edit_document' && error === null);
  const added = edited
    .map(({ arguments: args }) => String(objectOr(args)['replace']))
    .join('\n')
    .toLowerCase();
  const facts = factsToAdd(situation).filter(
    (fact) =>
      !added.includes(fact.replace(/\.$/u, '').toLowerCase()) && !texts.some(({ now }) => isIn(now, fact, situation)),
  );
  if (
    asksToAdd(question) &&
    statementToEdit(situation) === null &&
    edited.length > 0 &&
    (facts.length > 0 || (factsToAdd(situation).length === 0 && !pointsBack.test(question)))
  )
    lines.push(
      facts.length > 0
        ? say(
            `I found no place for this: “${facts.join(' ')}”`,
            `No he encontrado sitio para esto: «${facts.join(' ')}»`,
          )
        : say(
            'I couldn’t put in what you want added: say it as a sentence, such as **add that we recorded it in Hull**.',
            'No he podido añadir lo que pides: dilo como una frase, por ejemplo **añade que lo grabamos en Reus**.',
          ),
    );
  if (judgesWords.test(question) && edited.length > 0)
    lines.push(
      say(
        'What sounds a certain way I can’t judge: I’m scripted. Name the words and I cut them: **cut “…”**.',
        'Cómo suena algo no lo puedo juzgar: sigo un guion. Dime las palabras y las quito: **quita «…»**.',
      ),
    );
  if (otherLength.test(question) && edited.length > 0)
    lines.push(
      say(
        'Its length and tone I left as they were: I’m scripted and can’t rewrite sentences.',
        'El largo y el tono siguen igual: aquí sigo un guion y no reescribo frases.',
      ),
    );
  return lines.join('\n\n');
}

/** The texts read for this reply, as they were and as they are after its edits. */
function textsAfter(situation: Situation): { old: string; now: string }[] {
  const { done } = situation;
  return done
    .filter(({ name, error }) => name === 'read_document' && error === null)
    .map(({ arguments: args }) => {
      const id = objectOr(args)['documentId'];
      const old = textRead(String(id), situation);
      const edits = done
        .filter(
          (one) => one.name === 'edit_document' && one.error === null && objectOr(one.arguments)['documentId'] === id,
        )
        .map((one) => ({
          find: String(objectOr(one.arguments)['find']),
          replace: String(objectOr(one.arguments)['replace']),
        }));
      return { old, now: withEdits(old, edits) };
    });
}

const ofInterview = /^(?:interview notes|notas (?:para|de) (?:la |una )?entrevista|preguntas)/iu;
/** How to get away from a subject in an interview, without naming it. */
const steersAway = {
  en: ' If it comes up, one line is enough: “I’d rather keep that to myself. What I can tell you about is the music.” Then go on to one of your points. You can also tell them beforehand what’s off limits.',
  es: ' Si sale el tema, basta una frase: «Eso me lo guardo. De lo que sí te puedo hablar es de la música.» Y sigues con uno de tus puntos. También puedes decirles antes de qué no vas a hablar.',
};

/** The reply if no text has the words that a message wants cut or replaced; `''` for other messages. */
export function noSuchWords(situation: Situation): string {
  const { known, done } = situation;
  const say = (english: string, spanish: string): string => (known.language === 'es' ? spanish : english);
  const titles = [
    ...new Set(
      done.filter(({ name }) => name === 'read_document').map(({ result }) => String(objectOr(result)['title'])),
    ),
  ];
  const named = titles.map((title) => say(`“${title}”`, `«${title}»`)).join(say(' or ', ' ni '));
  const [topic] = cutsAsked(situation);
  if (topic !== undefined) {
    const isThere = textsAfter(situation).some(
      ({ old }) => speaksOf(old, topic, known.place) && topicCut(old, topic).length === 0,
    );
    return isThere
      ? say(
          `“${topic}” is in a line of ${named} that I can’t cut without spoiling it. Say **change “…” to “…”** with its words, or open the text and edit it by hand.`,
          `«${topic}» está en una línea de ${named} que no puedo quitar sin estropearla. Di **cambia «…» por «…»** con sus palabras, o abre el texto y cámbialo a mano.`,
        )
      : keepsOut.test(situation.conversation.question)
        ? say(
            `“${asTheirs(topic)}” isn’t in ${named}, so nothing had to come out, and I won’t put it in.`,
            `«${asTheirs(topic)}» no está en ${named}, así que no había nada que quitar, y ahí no va a entrar.`,
          ) + (ofInterview.test(titles.join(' ')) ? steersAway[known.language] : '')
        : say(
            `I changed nothing: I found nothing about “${topic}” in ${named}. To cut a sentence, use its own words: **cut “…”**.`,
            `No he cambiado nada: no encuentro nada de «${topic}» en ${named}. Para quitar una frase, usa sus palabras: **quita «…»**.`,
          );
  }
  const pair = swapNamed(situation.conversation.question);
  if (pair)
    return say(
      `I changed nothing: “${pair.from}” isn’t in ${named}.`,
      `No he cambiado nada: «${pair.from}» no está en ${named}.`,
    );
  const [swap] = swapsAsked(situation);
  if (swap === undefined) return '';
  return say(
    `Noted: ${swap.to}, not ${swap.from}. I changed no text: “${swap.from}” isn’t in ${named}.`,
    `Anotado: ${swap.to}, no ${swap.from}. No he cambiado ningún texto: «${swap.from}» no está en ${named}.`,
  );
}
