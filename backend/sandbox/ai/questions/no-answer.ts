import type { Situation } from '../acting/call.js';
import { longDay, spanishDay } from '../calendar.js';
import type { Language } from '../reading/language.js';

const they =
  '(?:they|nobody|no ?one|none(?: of (?:them|these|those))?|he|she|anyone|anybody|people|some(?:one|body)?|the (?:\\p{L}+ )?(?:blogs?|editors?|papers?|newspapers?|stations?|journalists?|writers?|presenters?|dj|radio|magazine|curators?|venue|promoter|person))';
const answer =
  '(?:answers?(?:ed)?|repl(?:y|ies|ied)|respond(?:s|ed)?|(?:get|gets|got|come|comes|write|writes) back(?: to (?:me|us))?)';
/** "What if nobody replies?", "if they not answer, what I should do?" */
const asksInEnglish = new RegExp(
  [
    `(?:if|in case|suppose|when) ${they} (?:(?:just|still|all|ever|even|simply|maybe) )*(?:(?:do(?:es)?|did|will|would|have|has|had|ca)(?: ?n['’]?o?t)|don['’]?t|doesn['’]?t|didn['’]?t|won['’]?t|haven['’]?t|not|never|no)(?: (?:to|even|ever|give an?|send an?))* ${answer}`,
    `(?:if|what happens if|suppose) (?:nobody|no ?one|none(?: of (?:them|these|those))?)(?: (?:ever|even|at all|will|would))* ${answer}`,
    `(?:if|in case|suppose) (?:I|we) (?:(?:don['’]?t|do not|never|not) (?:hear(?: (?:back|anything|from (?:them|anyone|anybody)))*|get (?:an? |any )?(?:answers?|repl(?:y|ies)|response))|hear nothing|get (?:no|zero) (?:answers?|repl(?:y|ies)|response))`,
    `(?:if|in case|suppose) (?:there(?:['’]s| is)|it gets|I get|we get) (?:no|not any|zero) (?:answers?|repl(?:y|ies)|response)`,
    `if (?:they|he|she|everyone) (?:just |all |simply )?ignores? (?:me|us|it|the e-?mail)`,
  ]
    .map((one) => `(?<!\\p{L})(?:${one})(?!\\p{L})`)
    .join('|'),
  'iu',
);
const asksInSpanish =
  /(?<!\p{L})(?:si|en caso de que) (?:(?:en|tras|despu[eé]s de|pasad[oa]s?) (?:un[oa]s?|dos|tres|\d+|pocos|varios) (?:d[ií]as?|semanas?|mes)?,? ?)?(?:(?:ellos|nadie|ninguno|ninguna|luego|al final|la radio|el blog|el periódico|los blogs) )*(?:(?:no|tampoco|nunca) )?(?:(?:me|nos|le|lo) )?(?:contest(?:an?|en?|aran?)|respond(?:en?|an?)|dicen (?:nada|ni p[ií]o)|dan respuesta|hacen caso|hace caso)(?!\p{L})(?! (?:que(?! (?:hago|hacemos|(?:les?|te|os) (?:digo|pongo|escrib|mand)))|a (?:mis|nuestr|las|sus) ))/iu;
const asksAnything = /[?¿]|(?<!\p{L})(?:what|how|should|do i|qué|que hago|cómo)(?!\p{L})/iu;
/** In Spanish, "if they answer" differs from the question by a single word. */
const isNegative = /(?<!\p{L})(?:no|nadie|ningun[oa]|tampoco|nunca)(?!\p{L})/iu;
/** Other things that stay unanswered. */
const ofOther =
  /(?<!\p{L})(?:comments?|fans?|dms?|messages on|support|refund|question(?:s)? in|comentarios?|entrevista|soporte)(?!\p{L})/iu;

const saysNo =
  /(?<!\p{L})(?:if|when|suppose|in case) (?:they|he|she|the (?:\p{L}+ )?(?:blog|editor|paper|station|writer|presenter|magazine))(?: (?:just|all|both|do|does))* (?:says? no(?! (?:one|more|to))|refuses?|rejects? (?:it|me|us)|don['’]?t (?:like|want) (?:it|me|us)|turns? (?:it|me|us) down)(?!\p{L})|(?<!\p{L})si (?:me |nos )?(?:dicen? que no|rechazan?|lo rechazan?|no les gusta)(?!\p{L})/iu;
const saysYes =
  /(?<!\p{L})(?:if|when|suppose|in case) (?:they|he|she|someone|somebody|the (?:\p{L}+ )?(?:blog|editor|paper|station|writer|presenter|magazine))(?: (?:do|does|actually))* (?:says? yes|repl(?:y|ies)|answers?|wants? (?:it|to (?:write|play)[^.?!\n]{0,20})|likes? it|(?:is|are) interested|gets? back to (?:me|us))(?!\p{L})|(?<!\p{L})si (?:me |nos )?(?:dicen? que s[ií]|contestan?|responden?|les (?:gusta|interesa))(?!\p{L})/iu;
/** "How do I know if they opened it?" */
const asksIfOpened =
  /(?<!\p{L})(?:how (?:do|can|will|would) (?:I|we) (?:know|see|tell|find out)|can (?:I|we|you) (?:see|know|tell|check)|do (?:you|u) know)(?: (?:if|whether|that|when|who))+ (?:they|he|she|someone|anyone|the \p{L}+)?(?:['’]ve| have| has)? ?(?:actually |even |ever )?(?:opened?|read|seen?|got|received?|saw|listened to) (?:it|this|my e-?mail|the e-?mail|my \p{L}+)(?!\p{L})|(?<!\p{L})(?:c[óo]mo (?:s[ée]|puedo saber)|puedo (?:ver|saber)|sabes) si (?:(?:lo|la|me|ya) )*(?:han?|hayan) (?:abierto|le[ií]do|visto|recibido|escuchado)(?!\p{L})/iu;

const ifNo: Record<Language, string> = {
  en: 'Then it’s a no to this song, not to you: don’t argue, keep the name, and write again with the next one. Meanwhile, try who is smaller and nearer: say **write the blog pitch** or **write the radio pitch**.',
  es: 'Entonces es un no a esta canción, no a ti: no discutas, guarda el nombre y vuelve con la próxima. Mientras tanto, a medios más pequeños y de tu zona: di **escribe el correo para un blog** o **escribe el correo para la radio**.',
};
const ifYes: Record<Language, string> = {
  en: 'Thank them, and send what they ask for: photos with the photographer’s name, the link to the music, the spelling of every name. If they want to talk to you, say **write the interview notes**; if they want it before everyone else, ask me about a **premiere**.',
  es: 'Da las gracias y manda lo que pidan: fotos con el nombre de quien las hizo, el enlace a la música y cómo se escribe cada nombre. Si quieren hablar contigo, di **escribe las notas para la entrevista**.',
};
const opened: Record<Language, string> = {
  en: 'You can’t see that from here: the email goes out from your own mail app. Don’t ask them whether they got it, either; **follow up once, about a week later**, with something new. Say **write the follow-up** and I’ll draft it.',
  es: 'Desde aquí no se ve: el correo sale de tu propio programa. Tampoco les preguntes si les llegó; **escribe una sola vez más, al cabo de una semana**, con algo nuevo. Di **escribe el correo de seguimiento** y lo preparo.',
};

/** "I emailed a DJ 2 weeks ago and got nothing back", with how long ago it was. */
const stayedSilent: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:i|we)(?:['’]ve| have)? (?:already )?(?:e-?mailed|wrote|written|sent|messaged|pitched|contacted|dmed|dm['’]?d)(?!\p{L})[^.?!\n]*?(?:(?<count>\d+|an?|one|two|three|four|five|six|a couple(?: of)?|a few) (?<unit>days?|weeks?|months?)(?: or so)? ago|last (?<last>week|month))[^?!\n]*?(?<!\p{L})(?:(?:(?:got|heard|had|have|received|hear)(?: back)? (?:nothing|nada|no (?:repl(?:y|ies)|answers?|response))|nothing(?: back)?|no (?:repl(?:y|ies)|answers?|response|word)|silence|crickets|ghosted|(?:not|never|n['’]?t) (?:heard|had|got|answered|replied|responded|written back)))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:le|les|lo|la) )?(?:escrib[ií]|escribimos|mand[eé]|mandamos|envi[eé]|enviamos|contact[eé])(?!\p{L})[^.?!\n]*?(?:hace (?<count>\d+|una?|dos|tres|cuatro|unos|unas|un par de) (?<unit>d[ií]as?|semanas?|mes(?:es)?)|la (?<last>semana) pasada)[^?!\n]*?(?<!\p{L})(?:no (?:me |nos )?(?:han?|he recibido|contest\p{L}+|respond\p{L}+|dicen)|nada|silencio|sin respuesta|nadie)(?!\p{L})/iu,
};
const ofDays = /^d/iu;
const fewDays = new Set([
  '1',
  '2',
  '3',
  '4',
  '5',
  'a',
  'an',
  'one',
  'two',
  'three',
  'four',
  'five',
  'un',
  'una',
  'dos',
  'tres',
  'cuatro',
]);

/** What to do about an email that has stayed unanswered; `''` for other messages. */
function afterSilence(question: string, language: Language): string {
  const groups = stayedSilent[language].exec(question)?.groups;
  if (!groups) return '';
  const isTooSoon = ofDays.test(groups['unit'] ?? '') && fewDays.has((groups['count'] ?? '').toLowerCase());
  if (language === 'es')
    return isTooSoon
      ? 'Aún nada: **espera una semana** desde tu correo y escribe entonces una sola vez más, dos o tres líneas con algo nuevo y el enlace. Di **escribe el correo de seguimiento** y lo preparo.'
      : 'Es tiempo suficiente: **escribe ahora una sola vez más**, dos o tres líneas en el mismo hilo, con algo nuevo (una fecha, un concierto, otra canción) y el enlace. Nada de «¿lo recibiste?» ni de disculpas. Si tampoco contestan, déjalo y vuelve con la próxima canción.\n\nDi **escribe el correo de seguimiento** y lo preparo.';
  return isTooSoon
    ? 'Nothing yet: **wait until a week has passed** since your email, then write once more, two or three lines with something new and the link. Say **write the follow-up** and I’ll draft it.'
    : 'That’s long enough: **follow up now, once**, two or three lines in the same thread, with something new (a date, a gig, another song) and the link. No “did you get it?” and no apology. If nothing comes back, leave it there and write again with the next song.\n\nSay **write the follow-up** and I’ll draft it.';
}

/** The advice for emails that may stay unanswered, before any has; `''` for other messages. */
export function ifNoAnswer({
  conversation: { question, today, hasPasted },
  known,
}: Pick<Situation, 'conversation' | 'known'>): string {
  if (known.crisis !== null || hasPasted || !asksAnything.test(question) || ofOther.test(question)) return '';
  const silent = afterSilence(question, known.language);
  if (silent !== '') return silent;
  if (asksIfOpened.test(question)) return opened[known.language];
  if (saysNo.test(question)) return ifNo[known.language];
  if (saysYes.test(question)) return ifYes[known.language];
  if (known.language === 'es') {
    if (!asksInSpanish.test(question) || !isNegative.test(question)) return '';
    return `**Escribe una sola vez más, al cabo de una semana**: dos o tres líneas con algo nuevo, sin preguntar si les llegó. Para lo que mandes hoy, no antes del ${spanishDay(today + 7)}.\n\nSi tampoco contestan, es un no a esta canción: déjalo ahí, guarda el nombre y vuelve con la próxima. Mientras tanto, a medios más pequeños y de tu zona.\n\nDi **escribe el correo de seguimiento** y lo preparo.`;
  }
  if (!asksInEnglish.test(question)) return '';
  return `**Follow up once, about a week after your email**: two or three lines with something new, and never “did you get it?”. For what you send today, that’s not before ${longDay(today + 7)}.\n\nNo answer after that is a no to this song: stop there, keep the name, and write again with the next one. Meanwhile, try who is smaller and nearer.\n\nSay **write the follow-up** and I’ll draft it.`;
}

/** "If they say nothing in a week, what do I write to them?" */
const asksWhatToWrite =
  /(?<!\p{L})(?:qu[eé] (?:les|le|te|os) (?:pongo|escribo|escribimos|mando|mandamos|ponemos)|what (?:do|should|can|would) (?:I|we) (?:then )?(?:write|put|send)(?: (?:to )?(?:them|him|her))?(?: then| next)?)(?!\p{L})/iu;

/** Whether a message asks for the words with which to follow up, before anyone has failed to answer. */
export function asksForFollowUp(situation: Pick<Situation, 'conversation' | 'known'>): boolean {
  const { question } = situation.conversation;
  const isOfSilence = asksInEnglish.test(question) || (asksInSpanish.test(question) && isNegative.test(question));
  return isOfSilence && asksWhatToWrite.test(question) && ifNoAnswer(situation) !== '';
}

/** "¿Me haces uno para insistir?", "can you do me one to nudge her?" */
const asksToNudge =
  /(?<!\p{L})(?:(?:me|nos) (?:haces|hac[eé]s|escribes|escrib[ií]s|preparas|prepar[aá]s|redactas|redact[aá]s|armas|pasas|das|puedes (?:hacer|escribir|preparar))|haz(?:me|nos)?|escr[ií]be(?:me|nos)?|prep[aá]ra(?:me|nos)?|red[aá]cta(?:me|nos)?|p[aá]same|dame|necesito|quiero) (?:un[oa]?|otr[oa]|el|algo)(?: (?:correo|correíto|mail|mailcito|e-?mail|mensaje|mensajito|texto|cort[oa]|cortit[oa]|brev\p{L}*|nuevo|más|otro)){0,3} (?:para|de) (?:insistir(?:le|les)?|recordarles?|record[aá]rselo|volver a (?:escribir|insistir)(?:le|les)?|refrescarles? la memoria|reclamarles?|empujarles?)(?!\p{L})|(?<!\p{L})(?:(?:can|could|would|will) (?:you|u) (?:please )?(?:do|write|make|draft|give|knock up|prepare)|(?:do|write|make|draft|give)|(?:I|we) need|(?:I|we)['’]d like)(?: (?:me|us))? (?:one|an?|another|something)(?: (?:short|quick|polite|gentle|little|friendly|nice|second|e-?mail|mail|message|note|line|one)){0,3} (?:to (?:nudge|chase|remind|poke|prod|follow up with|ask again|chase up|jog)|for (?:nudging|chasing|reminding))(?!\p{L})/iu;

/** Whether a message asks for an email that reminds someone of an earlier one. */
export function asksForNudge(question: string): boolean {
  return asksToNudge.test(question);
}
