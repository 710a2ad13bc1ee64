import { asksForText } from '../acting/documents-asked.js';
import type { Situation } from '../acting/call.js';
import type { Language } from '../reading/language.js';

const ofInterview =
  /(?<!\p{L})(?:interview(?:s|ed|ing)?|podcasts?|on (?:the )?(?:radio|air)|journalist|live session|entrevist\p{L}*|p[oó]dcasts?|en la radio|(?:me|nos) (?:hacen|van a hacer|hace|harán) una nota|notas? (?:en|para|con) (?:un[ao]?|el|la) (?:\p{L}+ )?(?:radio|diario|canal|tele|programa|revista))(?!\p{L})/iu;
const prepares: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:what(?:['’]s| is| are)? (?:they|he|she)(?:['’]?s|['’]?re| is| are)? ?(?:gonna|going to) ask|what (?:will|do|would|might|are|could|kind of (?:things|questions) (?:will|do)) (?:they|he|she)(?: (?:going to|gonna|usually|normally|probably|likely))* ask|what (?:questions|should|do|shall|can) (?:(?:I|we) )?(?:(?:say|answer|expect|prepare)|(?:should|do|can) (?:I|we) (?:say|answer|expect|prepare)|(?:will|do) they ask)(?! (?:to|in) (?:thank|the (?:e-?mail|caption|post)))|how (?:do|should|can|to) (?:(?:I|we) )?(?:prepare|get ready)|help (?:me|us) (?:to )?(?:prepare|get ready)|(?:any|some) (?:tips|advice)(?! (?:for|on|about) (?:the |my |our )?(?!interview|it(?!\p{L})|that))|what to (?:say|expect|prepare)|never done (?:one|an? \p{L}+|this)(?! (?:before )?and (?:it|that) (?:went|was)))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:qu[eé] (?:(?:me|nos) )?(?:van a|ir[aá]n a|suelen|podr[ií]an|pueden|puede[ns]?|va a|podr[ií]a) preguntar(?:me|nos)?|qu[eé] (?:me|nos) preguntan|qu[eé] (?:digo|decimos|contesto|contestamos|respondo|cuento)|c[oó]mo (?:me|nos) (?:preparo|preparamos)|ay[uú]da\p{L}* a prepar\p{L}+|me ayudas a prepar\p{L}+|alg[uú]n consejo|consejos|nunca (?:hice|he hecho|hicimos|hemos hecho|di|dimos) (?:una|ninguna|algo as[ií]))(?!\p{L})/iu,
};
/** Other things that are asked about an interview have answers of their own. */
const ofOther =
  /(?<!\p{L})(?:thank|thanks|get (?:an |on |interviewed)|pitch|how do I get|land|conseguir|salir en|agradec\p{L}+|gracias por la)(?!\p{L})/iu;

/** "I've got my first interview on Wednesday", "me van a entrevistar el jueves". */
const own: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:i|we)(?:['’]?ve| have)?(?: (?:just|now|also|finally))* (?:got|have|having|do|doing|landed|booked)|got|have)(?: (?:a|an|my|our|the|this))?(?: [\p{L}-]+){0,3}? interview(?!\p{L})|(?<!\p{L})(?:my|our) (?:[\p{L}-]+ ){0,3}?interview(?: [^.!?\n]{0,40}?)?(?:['’]s| is|s)(?= (?:on|this|next|tomorrow|today|with|at|in|coming)(?!\p{L}))|(?<!\p{L})(?:(?:i['’]?m|we['’]?re|i am|we are)(?: (?:getting|being|going to be|gonna be))? (?:being )?interviewed|(?:wants?|going|gonna|will|asked|would like)(?: to)?(?: do an)? interview(?:ing)?(?: (?:me|us|with (?:me|us))))(?!\p{L})|(?<!\p{L})(?:is|are) interviewing (?:me|us)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tengo|tenemos|me sali[oó]|nos sali[oó]|me toca)(?: (?:mi|una|nuestra|la))?(?: primera)? entrevista(?!\p{L})|(?<!\p{L})(?:mi|nuestra) (?:primera )?entrevista (?:es|ser[aá]|con|en)(?!\p{L})|(?<!\p{L})(?:me|nos) (?:van a entrevistar|va a entrevistar|entrevistan?(?! (?:el año|hace))|entrevistar[aá]n?|hacen una entrevista|quieren entrevistar)(?!\p{L})/iu,
};
/** It is over, or a text about it is wanted, or something else that comes out. */
const isOver =
  /(?<!\p{L})(?:yesterday|last (?:week|month|year|night)|went (?:well|badly|great|ok)|was (?:great|good|bad|awful)|is out|came out|published|ago|ayer|anoche|la semana pasada|sali[oó] (?:bien|mal)|publicaron)(?!\p{L})/iu;
const mostCharacters = 240;

function tellsOfOwn(question: string, language: Language): boolean {
  return question.length <= mostCharacters && own[language].test(question) && !isOver.test(question);
}

/** "I'm terrified, I ramble". */
const isAfraid =
  /(?<!\p{L})(?:terrified|scared|nervous|nerves|anxious|panick\p{L}*|freaking|bricking|ramble\p{L}*|waffle|babble|talk too (?:much|fast)|go blank|freeze|shy|dread\p{L}*|miedo|nervios\p{L}*|aterrad[oa]|p[aá]nico|me enrollo|me lío|hablo (?:demasiado|mucho)|me quedo en blanco|verg[uü]enza|tímid[oa])(?!\p{L})/iu;

/** What helps who is afraid of an interview; `''` for other messages. */
export function againstNerves(question: string, language: Language): string {
  if (!isAfraid.test(question)) return '';
  return language === 'es'
    ? 'Los nervios son normales. Contra el enrollarse: dos frases por respuesta, y te callas; el silencio lo llena quien pregunta. Practica las tres cosas en voz alta, con el móvil grabando.'
    : 'Nerves are normal. Against rambling: two sentences for each answer, then stop, and leave the silence to whoever asks. Say the three things aloud beforehand, with your phone recording.';
}
/** Who rings because of what happened wants to know about that. */
const ofReporter =
  /(?<!\p{L})(?:journalists?|reporters?|press|(?:who|that|she|he|they)(?:['’]?s| has| have)? (?:called|rang|phoned)|periodistas?|prensa|llam(?:ó|aron))(?!\p{L})/iu;

/** Whether a message tells of an interview and asks how to prepare: "a zine wants to interview us, what will they ask?" */
export function asksToPrepare(situation: Pick<Situation, 'conversation' | 'known'>): boolean {
  const { conversation, known } = situation;
  const { question, hasPasted } = conversation;
  return (
    (known.crisis === null || (known.crisis.isPlain && !ofReporter.test(question))) &&
    !hasPasted &&
    (ofInterview.test(question) || asksWhatComes(conversation, known.language)) &&
    (prepares[known.language].test(question) || tellsOfOwn(question, known.language)) &&
    !ofOther.test(question) &&
    !asksForText(situation)
  );
}

/** "What is she gonna ask us?", after the news of an interview. */
function asksWhatComes({ question, asked }: Situation['conversation'], language: Language): boolean {
  const isOfQuestions = /(?<!\p{L})(?:ask|preguntar)(?:me|nos)?(?!\p{L})/iu.test(question);
  return isOfQuestions && prepares[language].test(question) && asked.slice(-3, -1).some((one) => tellsOfTalk.test(one));
}

const tellsOfTalk = new RegExp(`${ofInterview.source}|(?<!\\p{L})(?:on|en) (?:the |la |local )?radio(?!\\p{L})`, 'iu');

/** Whether a part of a message about an interview is answered by the advice on interviews: "and what do we say". */
export function isOfPreparing(words: string, message: string, language: Language): boolean {
  return ofInterview.test(message) && prepares[language].test(words);
}
