import { asksForAdvice } from '../acting/date-math-call.js';
import type { Situation } from '../acting/call.js';
import { documentAsked } from '../acting/text-questions.js';
import { meaningOf } from '../intents/meaning.js';
import { haveSoFar } from './not-followed.js';
import { blankUntilKnown } from '../questions/dropped.js';

/** What the script says if it knows what a message asks for, but no rule could do it. */
const replies: Record<string, [english: string, spanish: string]> = {
  'ask-fact': [
    'You haven’t told me that, or I missed it: I’m scripted. Tell me in one plain sentence, and I’ll use it.',
    'Eso no me lo has contado, o no lo apunté: sigo un guion. Dímelo en una frase sencilla y lo tendré.',
  ],
  'recall-said': [
    'I can’t find that in what you told me: I’m scripted. Try one word from it, as in **what did I say about the video?**, or search your chats in the side bar.',
    'No lo encuentro en lo que me has contado: sigo un guion. Pregunta con una palabra de ello, como **¿qué dije del vídeo?**, o busca en tus chats, en la barra lateral.',
  ],
  'ask-text': [
    'I’m scripted, so I can’t answer that about a text. Open it: beside it you see what is missing and where every fact comes from.',
    'Sigo un guion y no puedo responder eso sobre un texto. Ábrelo: al lado ves qué falta y de dónde sale cada dato.',
  ],
  'is-it-ready': [
    'There’s no text to check yet. Say **write the press release**, **write the blog pitch** or **write my bio**.',
    'Todavía no hay ningún texto que revisar. Di **escribe la nota de prensa**, **escribe el correo para un blog** o **escribe mi biografía**.',
  ],
  'how-to-send': [
    'I write, you send: every document has a button to copy it, open it in your mail app, or download it as DOCX or PDF. There’s none here yet. Which text shall I write?',
    'Yo escribo y tú envías: cada documento se puede copiar, abrir en tu correo o descargar en DOCX o PDF. Aquí aún no hay ninguno. ¿Qué texto escribo?',
  ],
  'show-text': [
    'I haven’t written that text here yet. Say **write the press release**, **write the blog pitch** or **write my bio**.',
    'Aquí todavía no he escrito ese texto. Di **escribe la nota de prensa**, **escribe el correo para un blog** o **escribe mi biografía**.',
  ],
  'what-changed': [
    'Nothing yet: I haven’t written a text here. Which one shall I write?',
    'Nada aún: aquí no he escrito ningún texto. ¿Cuál escribo?',
  ],
  'edit-text': [
    'I’m scripted, and I couldn’t tell what to change. Use the words of the text: **change “…” to “…”**, **cut “…”** or **add that …**. You can also open the text and edit it by hand.',
    'Sigo un guion y con eso no encontré qué cambiar. Dímelo con las palabras del texto: **cambia «…» por «…»** o **quita «…»**. También puedes abrirlo y editarlo a mano.',
  ],
  'task-done': [
    'Well done. I tick off a task if you name it: **tick off the photos**. You can also tap it in the release’s room.',
    'Bien hecho. Las tareas se marcan en la página del lanzamiento, con un toque.',
  ],
  'move-task': [
    'To move a task, say which one, and to which day: **move the photos to 12 January**. You can also change its date in the release’s room.',
    'Para mover una tarea, di cuál y a qué día: **mueve las fotos al 12 de enero**. También puedes cambiar su fecha en la página del lanzamiento.',
  ],
  'check-link': ['Paste the link, and I’ll open it and tell you.', 'Pega el enlace, lo abro y te digo.'],
  'date-math': [
    'I count from dates I can read: **6 weeks before 5 March 2027**, or **how many days until the release?**',
    'Cuento desde fechas que pueda leer: **6 semanas antes del 5 de marzo de 2027**.',
  ],
  remember: [
    'I’ll keep it if you start with **Remember that …**. Then it’s in every chat from now on.',
    'Lo guardo si empiezas con **Recuerda que …**. Así lo tendré en todos los chats.',
  ],
  // In English, a topic answers.
  forget: [
    '',
    'Lo que guardo se borra en **What Fanfare knows**, en el menú. Mientras siga ahí, lo tendré en cada mensaje.',
  ],
  'people-list': [
    'You’ll find who you wrote to, and who answered, in the release’s room and under **People**. Tell me a name and outlet, and I’ll write to them.',
    'A quién escribiste, y quién contestó, está en la página del lanzamiento y en **People**. Dime un nombre y su medio y le escribo.',
  ],
  'dont-know': [blankUntilKnown.en, blankUntilKnown.es],
  'nothing-planned': [
    'That’s fine: some things are needed without a release. I can write your **bio**, make a **one-sheet**, or prepare **interview notes**. Or tell me about your next show. Which shall it be?',
    'No pasa nada: hay cosas que hacen falta sin lanzamiento. Puedo escribir tu **biografía**, hacer un **one-sheet** o preparar **notas para una entrevista**. O cuéntame tu próximo concierto. ¿Qué hacemos?',
  ],
  excited: [
    'Enjoy it: you made it. When you’re ready, say what comes next, or ask **what should I do next?**',
    'Disfrútalo: lo has hecho tú. Cuando quieras, pregunta **¿qué hago ahora?**',
  ],
};

/** How a message ends that is hard to write: no answer to a question of the assistant's. */
const lacksWords =
  /(?<!\p{L})(?:how (?:to|I(?:['’]d| should| can)?|we(?:['’]d| should| can)?)|what (?:to|words)) (?:even )?(?:say|put|word|phrase|write|tell|explain|announce|start|begin)(?!\p{L})/iu;
/** A longer message tells something as well. */
const mostWords = 14;

/** Whether "I don't know" is all that a message says, in reply to a question of the assistant's. */
function answersNothing({ question, said }: Situation['conversation']): boolean {
  const isAsked = said.at(-1)?.slice(-250).includes('?') ?? false;
  // "No date yet. What would you spend £500 on?" asks something.
  return isAsked && !question.includes('?') && !lacksWords.test(question) && wordsIn(question) <= mostWords;
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;
}

/** "It's not even uploaded yet". */
const isUndone =
  /(?<!\p{L})(?:not|never|\p{L}+n['’]t|isnt|havent|hasnt|didnt|todavía no|aún no|no (?:lo|la|los|las|he|hemos|está))(?!\p{L})/iu;

/** A task is moved, and not what comes out: "can we move it to 9 April". */
const movesTask =
  /(?<!\p{L})(?:tasks?|things?|deadlines?|steps?|photos?|bio|pitch(?:es|ing)?|press|radio|cover|artwork|announcement|pre-?save|follow-?ups?|blogs?|distributor|one-?sheet|canvas|tareas?|fotos?|portada|nota|correos?|anuncio)(?!\p{L})/iu;

/** Requests for a text that is there, or about it. */
const ofText = new Set(['ask-text', 'how-to-send', 'show-text', 'is-it-ready', 'what-changed']);

/** The reply to a message whose intent is clear although nothing could be done for it; `''` for other messages. */
export function intentReply({ conversation, known }: Situation): string {
  const intent = meaningOf(conversation.question, known.language)?.intent ?? '';
  const isSpanish = known.language === 'es';
  const reply = replies[intent]?.[isSpanish ? 1 : 0] ?? '';
  // "How long before the release should I pitch?": a topic says what is usual.
  if (intent === 'date-math' && asksForAdvice.test(conversation.question)) return '';
  // "This is what they sent: …" leads to someone else's words.
  if (intent === 'task-done' && (conversation.hasPasted || isUndone.test(conversation.question))) return '';
  // "So it's three. And starts at 7.30 now" tells something, and "what will she ask us? bit nervous" asks.
  if (intent === 'excited' && /[\d?¿]|\p{L}(?:[^\p{L}]+\p{L}+){12}/u.test(conversation.question)) return '';
  if (intent === 'move-task' && !movesTask.test(conversation.question)) return '';
  if (reply === '' || (intent === 'dont-know' && !answersNothing(conversation))) return '';
  const id = documentAsked(conversation);
  if (intent === 'ask-text' && id === '') return '';
  if (ofText.has(intent) && id !== '') {
    const lead = intent === 'ask-text' ? `${reply} ` : '';
    return isSpanish
      ? `${lead}[Ábrelo](/documents/${id}): ahí lo lees, lo cambias, lo copias, lo abres en tu correo o lo descargas.`
      : `${lead}[Open it](/documents/${id}) to read, change, copy, email or download it.`;
  }
  if (intent !== 'ask-fact') return reply;
  const facts = haveSoFar(known);
  return facts === '' && !isSpanish ? '' : [reply, facts].filter(Boolean).join(' ');
}
