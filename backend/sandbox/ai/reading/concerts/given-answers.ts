import { playersIn } from '../people/players.js';

type Question = [english: string, spanish: string];

/** What the assistant asks if it is asked for something that it hasn't been told. */
export const questions = {
  doors: ['What time do doors open?', '¿A qué hora abren las puertas?'],
  starts: ['What time does the concert start?', '¿A qué hora empieza?'],
  price: ['What is the ticket price?', '¿Cuánto cuesta la entrada?'],
  age: ['Is there an age limit?', '¿Hay límite de edad?'],
  support: ['Who is supporting?', '¿Quién telonea?'],
  address: ['What is the full address?', '¿Cuál es la dirección completa?'],
  tickets: ['Where do people get tickets?', '¿Dónde se compran las entradas?'],
  email: ['What is your contact email?', '¿Cuál es tu correo de contacto?'],
  label: ['What is the label?', '¿Cuál es el sello?'],
  listenLink: ['Where can it be heard?', '¿Dónde se puede escuchar?'],
  phone: ['What is your phone number?', '¿Cuál es tu teléfono?'],
  genre: ['What is the genre?', '¿Qué género es?'],
  mood: ['What is the mood, in a word or two?', '¿Qué ambiente tiene, en una o dos palabras?'],
  instruments: ['Which instruments are on it?', '¿Qué instrumentos lleva?'],
  about: ['What is it about, in one sentence?', '¿De qué trata, en una frase?'],
} satisfies Record<string, Question>;

/** Bare answers to these questions, and the sentence that each stands for. */
const answers: [
  question: Question,
  isAnswer: RegExp,
  english: (words: string) => string,
  spanish: (words: string) => string,
][] = [
  [
    questions.doors,
    /^\W*(?:(?:at|about|around|a|sobre|las) ){0,2}(?:\d{1,2}(?:[:.]\d\d)?|half|quarter|noon|midnight|mediodía|\p{L}+ o['’]clock|\p{L}+ y media)/iu,
    (words) => `Doors at ${words}`,
    (words) => `Puertas: ${words}`,
  ],
  [
    questions.starts,
    /^\W*(?:(?:at|a|sobre|las) ){0,2}\d{1,2}(?:[:.]\d\d)?/iu,
    (words) => `The concert starts ${words}`,
    (words) => `El concierto empieza a las ${words.replace(/^\W*(?:a )?(?:las )?/iu, '')}`,
  ],
  [
    questions.price,
    /^\W*(?:(?:it['’]?s|about|only|just|es|solo|son) ){0,2}(?:[€£$]? ?\d+(?:[.,]\d\d)?(?![\d:+]| ?[ap]m)|free|gratis)/iu,
    (words) => `Tickets are ${words.replace(/^it['’]?s /iu, '')}`,
    (words) => `Las entradas cuestan ${words.replace(/^(?:son|es) /iu, '')}`,
  ],
  [
    questions.age,
    /^\W*(?:(?:yes|yep|sí|it['’]?s|es|over|son)[ ,]+){0,2}\d\d\W*$/iu,
    (words) => `Age: ${/\d\d/.exec(words)?.[0]}+`,
    (words) => `Edad: ${/\d\d/.exec(words)?.[0]}+`,
  ],
  [
    questions.support,
    /^(?!(?:No|Nobody|None|Nadie|I|We|It|The (?:gig|show)|Not|Still|Just|Only|Yes|Aún|Todavía|Ningun\p{L}*)(?!\p{L}))\p{Lu}[^.!?]*\.?$/u,
    (words) => `Support: ${words}`,
    (words) => `Teloneros: ${words}`,
  ],
  [
    questions.address,
    /^(?:it['’]?s |es )?(?:\p{L}+ ){0,4}\d|^\d+ \p{L}/iu,
    (words) => `The address is ${words.replace(/^it['’]?s /iu, '')}`,
    (words) => `La dirección es ${words.replace(/^es /iu, '')}`,
  ],
  [
    questions.about,
    /^(?!.*(?:["“«\d]|(?<!\p{L})(?:about|sobre|trata|habla|was|were|is|are|it['’]?s|now|changed|producer|mixer|director|drummer|bassist|guitarist|singer|mate|record(?:ed|s)?|engineered|mastered|played|tracked|drew|shot|launch\p{L}*|has|have|will|by|said|wrote|mixed|produced|called|please|not|no|idea|later|es|era|son|tiene|dijo|por favor|produ[cj]\p{L}+|grab\p{L}+|mezcl\p{L}+|masteriz\p{L}+|escrib\p{L}+|toc\p{L}+|telone\p{L}+|salen?|salió|se)(?!\p{L})))(?:\p{L}+ing|a|an|the|my|our|how|when|love|grief|being|two|mi|mis|nuestr[oa]s?|la|el|los|las|un|una|cómo|cuando|\p{L}+[aei]r(?:se|l[oa])?) .{5,}/iu,
    (words) => `It is about ${words}`,
    (words) => `Trata de ${words}`,
  ],
];

/** A message as a whole sentence if it is a bare answer to the question that the reply before it ended with. */
export function asSentence(message: string, before: string): string {
  const words = message.trim();
  if (words.length > 100 || /[?¿\n@]|https?:/.test(words)) return message;
  for (const [question, isAnswer, ...sentences] of answers) {
    // Who plays on it is no answer to what it is about.
    if (question === questions.about && (['en', 'es'] as const).some((one) => playersIn(words, one).length > 0))
      continue;
    const language = question.findIndex((one) => before.trimEnd().endsWith(one));
    if (language === -1 || !isAnswer.test(words)) continue;
    const [, town = ''] =
      /(?: for (\p{Lu}[^.]*) yet|eso de (\p{Lu}[^.]*))\. [^.]*$/u.exec(before)?.filter(Boolean) ?? [];
    const sentence = sentences[language]?.(words.replace(/\.$/, '')) ?? message;
    return town === '' ? sentence : `${sentence} ${['in', 'en'][language]} ${town}`;
  }
  return message;
}
