import type { Situation } from '../acting/call.js';
import { asksForText } from '../acting/documents-asked.js';
import { linkedSoFar } from '../acting/linked-documents.js';
import { asksToPrepare } from '../questions/interview-asked.js';
import { upperFirst } from '../first-letters.js';
import { writeDocument } from '../writing/document.js';

const asksWhetherToAnswer =
  /(?<!\p{L})(?:should|shall|do|must|can|would you) (?:we |I )?(?:have to |need to |be )?(?:answer|reply|respond|react|comment back|deny|ignore|delete|block)(?:ing)?(?!\p{L})|(?<!\p{L})what (?:do|should|can|shall) (?:we|I) do (?:with|about) (?:(?:the|all|all the|these|those|their|angry|nasty|bad) )*comments?(?!\p{L})|(?<!\p{L})(?:qu[eé]|que) (?:hacemos|hago) con (?:los|esos|tantos) comentarios|(?<!\p{L})(?:we|I) (?:should|must|have to|need to) (?:answer|reply|respond|react)(?!\p{L})[^.!\n]*\?|(?<!\p{L})(?:(?:le|les) )?(?:respondemos|contestamos|respondo|contesto|desmentimos|ignoramos|ignoro)(?!\p{L})|(?<!\p{L})(?:deberíamos|debería|debemos|debo|hay que|tenemos que|conviene|es mejor|vale la pena) (?:responder|contestar|desmentir|ignorar|callar|borrar)/iu;
const ofTalk =
  /(?<!\p{L})(?:comments?|commented|videos?|articles?|posteos?|post(?:s|ed)?|tweets?|rumou?rs?|threads?|tiktok|facebook|instagram|reddit|asking|ask(?:s|ed)|wr(?:ite|ites|ote|iting)|says?|saying|claims?|spreading|lies|online|coment\p{L}+|publicación|publicó|escrib\p{L}+|rumor(?:es)?|dicen?|diciendo|redes|pone[n]?|puso|mentiras?)(?!\p{L})/iu;
const asksToWrite =
  /(?<!\p{L})(?:(?:write|draft|type up) (?:me|us|an?|the|our|it|that|something)|escríb(?:e|a)(?:me|nos)|escrib(?:e|ime|inos) (?:un|el|la)|redact\p{L}+|redáct\p{L}+|hazme|armame|ármame)(?!\p{L})/iu;
const forLawyers =
  /(?<!\p{L})(?:accus\p{L}+|assault\p{L}*|abus\p{L}+|harass\p{L}*|police|lawyers?|sued?|suing|court|defam\p{L}+|threat\p{L}*|acus\p{L}+|agred\p{L}+|agresi\p{L}+|acoso|policía|abogad[oa]s?|demanda\p{L}*|juicio|amenaza\p{L}*)(?!\p{L})/iu;
const asksWhatToSay =
  /(?<!\p{L})what (?:(?:do|should|can|shall|could|must) (?:we|I|she|he|they) (?:say|tell)|(?:not )?to (?:say|tell)|(?:we|I) (?:should|can|must) say|(?:she|he) (?:should|can) say)(?!\p{L})|(?<!\p{L})(?:qué|que) (?:(?:le|les) )?(?:decimos|digo|dice|decir|contamos|contestamos|respondemos|puede decir)(?!\p{L})|(?<!\p{L})qué (?:mejor )?no decir/iu;

/** Somebody says what isn't so, instead of being angry about what is. */
const ofClaim =
  /(?<!\p{L})(?:lie[sd]?|lying|liars?|false|fake\p{L}*|untrue|not true|isn['’]?t true|made up|makes? (?:it|things|stuff) up|rumou?rs?|accus\p{L}*|alleg\p{L}*|claim\p{L}*|stole\p{L}*|steal\p{L}*|rip(?:ped)? ?off|plagiari\p{L}*|copied|mentir\p{L}*|mentiras?|fals[oa]s?|rumor(?:es)?|acus\p{L}+|robad[oa]s?|plagi\p{L}+)(?!\p{L})/iu;

/** "Should we answer?": whether to answer comments about what happened; `''` for other messages. */
export function whetherToAnswer({ conversation: { question, asked, said }, known }: Situation): string {
  const { crisis, language } = known;
  if (crisis === null || !asksWhetherToAnswer.test(question) || !ofTalk.test(question) || asksToWrite.test(question))
    return '';
  const isSpanish = language === 'es';
  if (forLawyers.test(asked.join('\n')))
    return isSpanish
      ? 'En los comentarios, no. Guarda capturas con fecha y dirección, no borres nada, y habla con un abogado antes de decir una palabra: yo no puedo dar consejo legal. Hacia fuera vale **un solo comunicado**, el mismo para todos. Si hay amenazas, avisa a la policía.'
      : 'Not in the comments. Take screenshots with date and address, delete nothing, and talk to a lawyer before you say a word: I can’t give legal advice. In public, **one statement** counts, the same for everyone. If there are threats, tell the police.';
  if (!ofClaim.test(asked.join('\n'))) return toTheAngry(isSpanish, linkedSoFar(said).length > 0);
  const [fact] = crisis.added;
  const words = fact === undefined ? '' : sentenceOf(fact);
  return isSpanish
    ? [
        'Una vez, con calma y solo con un hecho. Después, nada más:',
        `1. **Una sola respuesta** debajo de ese comentario, desde la cuenta de la banda${words === '' ? ': el hecho que lo desmiente, en una frase, y el comunicado.' : `, y el comunicado:\n   > «${words}»`}\n2. **El comunicado, fijado.** A todos los demás, las mismas palabras.\n3. **Ni segunda respuesta ni discusión**, y nada sobre quien lo escribió. Guarda una captura; oculta o denuncia solo insultos y amenazas.\n4. Si lo repite un medio o un promotor, envíales el hecho por escrito, con algo que lo pruebe.`,
        'No he cambiado el comunicado. Si quieres que lo diga, dímelo: **añade que …**',
      ].join('\n\n')
    : [
        'Once, calmly, and only with a fact. Then leave it:',
        `1. **One answer** under that comment, from the band’s account${words === '' ? ': the fact that proves it wrong, in one sentence, and the statement.' : `, with the statement:\n   > “${words}”`}\n2. **Pin the statement.** Everyone else gets the same words.\n3. **No arguing and no second answer**, and nothing about who wrote it. Keep a screenshot; hide or report only insults and threats.\n4. If a paper or a promoter repeats it, send them the fact in writing, with something that proves it.`,
        'I changed nothing in the statement. If it should say so too, tell me: **add that …**',
      ].join('\n\n');
}

/** @param isWritten whether there is a statement already */
function toTheAngry(isSpanish: boolean, isWritten: boolean): string {
  if (isSpanish)
    return `A todos, no, pero el silencio tampoco ayuda:

1. **Fijar el comunicado** y remitir a él: las mismas palabras para todo el mundo.
2. **Responder a las preguntas, no al enfado**: devoluciones, entradas, nueva fecha, con una frase tranquila cada vez y desde la cuenta de la banda.
3. **Ni discusiones ni bromas**, y nada sobre otras personas. Ocultar o denunciar solo insultos y amenazas.
4. **Cuando haya algo nuevo y seguro**, añadirlo a la publicación fijada en vez de a cuarenta respuestas.

${isWritten ? 'El comunicado sigue igual. Lo nuevo se añade con **añade que …**' : '¿Escribo el comunicado?'}`;
  return `Not every one, but don’t leave it empty either:

1. **Pin the statement** and point to it: the same words for everyone.
2. **Answer questions, not anger**: refunds, tickets, a new date, in one calm sentence each, from the band’s account.
3. **No arguing and no jokes**, and nothing about others involved. Hide or report only insults and threats.
4. **When something new is certain**, add it to the pinned post instead of to forty replies.

${isWritten ? 'The statement stays as it is. What’s new goes in with **add that …**' : 'Shall I write the statement?'}`;
}

/** "Give me notes in case she calls": before an interview about what happened. */
const asksForNotes =
  /(?<!\p{L})(?:notes?|prep(?:aration)?|points|lines|answers|something|cheat ?sheet|crib ?sheet|notas|apuntes|chuleta|respuestas)(?: [\p{L}-]+){0,4}? (?:in case|if|for when|before|when|for|por si|para cuando|si) (?:[\p{L}'’-]+ ){1,4}?(?:calls?|rings?|phones?|asks?|(?:the )?(?:interview|call|phone call|reporter|journalist)|llam\p{L}+|pregunt\p{L}+|entrevista)(?!\p{L})|(?<!\p{L})(?:hardest|toughest|worst|trickiest|nastiest|difficult|tough|tricky|hard|likely) (?:things?|questions?|ones?)(?: (?:that|which))?(?: (?:she|he|they|anyone|someone|a \p{L}+|the \p{L}+))? ?(?:could|might|can|will|may|would|['’]ll) ?(?:be )?ask\p{L}*|(?<!\p{L})what (?:will|could|might|would|can) (?:she|he|they|the press|(?:a|the) (?:reporter|journalist)|reporters|journalists) ask(?!\p{L})|(?<!\p{L})(?:preguntas|cosas) más (?:difíciles|duras|incómodas|complicadas)|(?<!\p{L})qué (?:me|nos) (?:van a|puede[n]?|podría[n]?) preguntar/iu;
const asksForQuestions = /(?<!\p{L})(?:questions?|things?|ask(?:ed|s)?|preguntas?|cosas|preguntar)(?!\p{L})/iu;

/** Notes for a call about what happened; `''` for other messages. */
export function notesInCase(situation: Situation): string {
  const { conversation, known } = situation;
  if (!asksForNotes.test(conversation.question) || asksToPrepare(situation)) return '';
  const notes = notesOf(situation);
  if (notes === '' || !asksForQuestions.test(conversation.question)) return notes;
  return known.language === 'es'
    ? `Qué te preguntarán no lo sé: sigo un guion. Con esto puedes contestar a todo:\n\n${notes}`
    : `I can’t guess what you’ll be asked: I’m scripted. These notes answer any of it:\n\n${notes}`;
}

/** What to say and not to say about what happened, once something is known about it; `''` for other messages. */
export function whatToSay(situation: Situation): string {
  return asksWhatToSay.test(situation.conversation.question) ? notesOf(situation) : '';
}

/** The notes for an interview about what happened; `''` before anything is known of it. */
function notesOf({ conversation, known, before }: Situation): string {
  if (known.crisis === null || before().crisis === null) return '';
  const { people, happened, doing } = known.crisis;
  if (people.length + happened.length + doing.length === 0) return '';
  return writeDocument('interview_notes', known, conversation.today).markdown;
}

/** What a statement that isn't written yet will say, if the message only wants something to stay out of it; `''` for other messages. */
export function keptOutNoted(situation: Situation): string {
  const { conversation, known, before } = situation;
  const [old, now] = [before().crisis, known.crisis];
  const { question, said } = conversation;
  if (old === null || now === null || now.added.length > 0 || linkedSoFar(said).length > 0) return '';
  if (/[?¿]/u.test(question) || asksForText(situation)) return '';
  const isChanged =
    old.happened.join('\n') !== now.happened.join('\n') || old.people.join('\n') !== now.people.join('\n');
  if (!isChanged || now.happened.length === 0) return '';
  const words = [...now.happened, ...now.doing].map(sentenceOf).join(' ');
  return known.language === 'es'
    ? `Anotado. El comunicado lo dirá así, sin más: «${words}» ¿Escribo el comunicado?`
    : `Noted. The statement will say it like this, and no more: “${words}” Shall I write the statement?`;
}

const ofShows =
  /(?<!\p{L})(?:shows?|gigs?|concerts?|tour|dates|conciertos?|gira|bolos?|recital(?:es)?|tocatas?|fechas)(?!\p{L})/iu;
const off =
  /(?<!\p{L})(?:cancel\p{L}*|postpon\p{L}*|call(?:ed|ing)? off|pull(?:ed)? (?:out|the)|can(?:['’]?t|not) (?:play|sing|perform|do)|must not (?:play|sing)|(?:not )?(?:able|allowed) to (?:play|sing)|unable to (?:play|sing)|rest for|aplaz\p{L}+|suspend\p{L}+|posterg\p{L}+|no (?:puede|podemos|puedo) (?:tocar|cantar)|prohibi\p{L}+ cantar)(?!\p{L})/iu;
const ofOther =
  /(?<!\p{L})(?:arrest\p{L}*|police|attack\p{L}*|assault\p{L}*|accus\p{L}+|stole\p{L}*|stolen|robbed|nicked|fight|security|died|killed|false|fake|untrue|rumou?rs?|spreading|journalists?|reporters?|press|mentiras?|fals[oa]s?|bulos?|rumor(?:es)?|detenid\p{L}+|policía|acus\p{L}+|rob(?:o|aron|ad\p{L}+)|pelea|murió|falleció|periodistas?|prensa)(?!\p{L})/iu;

/** Whether what happened is, above all, that shows can't take place. */
export function isOfShowsOff({ conversation: { question }, known: { crisis } }: Situation): boolean {
  const words = [question, ...(crisis?.happened ?? []), ...(crisis?.doing ?? [])].join('\n');
  return crisis !== null && ofShows.test(words) && off.test(words) && !ofOther.test(words);
}

function sentenceOf(fact: string): string {
  return `${upperFirst(fact)}.`;
}
