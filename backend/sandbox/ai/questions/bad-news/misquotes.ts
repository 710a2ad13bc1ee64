import type { Situation } from '../../acting/call.js';
import type { Language } from '../../reading/language.js';
import { type Misquote, misquoteIn, tellsOfMisquote, writerIn } from '../../reading/quotes/misquotes.js';

const asksForEmail: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:write|draft|do|need|want|give|now|make|help|can you)(?!\p{L})[^.!?\n]{0,30}(?<!\p{L})(?:e-?mail|message|letter|note)(?!\p{L})|(?:e-?mail|message|letter) (?:to|for) (?:the (?:blog|paper|site|writer|editor|magazine|journalist|reporter|author)|them|him|her|\p{Lu}\p{L}+)|ask(?:ing)? (?:them|him|her|the \p{L}+) to (?:fix|correct|change|take))/iu,
  es: /(?<!\p{L})(?:correo|mail|e-?mail|mensaje)(?!\p{L})/iu,
};
const asksForPost: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:i|we)(?:['’]?ll| will|['’]?m gonna| am going to| want to)? post(?: (?:it|something|that|one))?(?! (?:a|the) (?:photo|video))|(?:write|draft|do|make|give|need|ok|yes|yeah)(?!\p{L})[^.!?\n]{0,30}(?<!\p{L})(?:post|statement|line|story|caption|response)(?!\p{L})|keep it short|don['’]?t name (?:the|them|anyone))/iu,
  es: /(?<!\p{L})(?:(?:lo |la )?(?:public|post|sub)(?:o|amos|icar\p{L}*|aré|ico|icamos|icaré)(?!\p{L})|(?:escrib|haz|hac|redact|prepar)\p{L}*(?!\p{L})[^.!?\n]{0,30}(?<!\p{L})(?:comunicado|publicaci[oó]n|post|texto|historia|story)(?!\p{L})|sin (?:nombrar|mencionar))/iu,
};
const asksWhether: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:do|should|shall|must|would you|is it (?:better|worth)|better) (?:i|we|to)?(?: (?:even|really|just|actually))*(?: (?:post|say|respond|react|answer|reply|put|address|leave|ignore|comment)(?:ing)?)(?!\p{L})|(?:just )?leave it\W*(?:$|\?)|what (?:do|should|can|would) (?:i|we|you) do(?!\p{L})|(?:post|say) (?:anything|something) or)/iu,
  es: /(?<!\p{L})(?:(?:publico|digo|respondo|contesto|publicamos|decimos|contestamos|respondemos) (?:algo|o)|(?:lo )?(?:dejo|dejamos) (?:estar|pasar|as[ií])|qu[eé] (?:hago|hacemos)|(?:deber[ií]a|debo|debemos|hay que|conviene) (?:decir|publicar|responder|contestar))(?!\p{L})/iu,
};
const putRight: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:she|he|they|the (?:blog|writer|editor|paper|magazine|site|journalist|reporter|author))(?:['’]?s| has| have| just)? (?:said |says |say |replied |wrote back |answered |told me )?(?:that )?(?:yes|sorry|ok|(?:(?:she|he|they)?(?:['’]?ll| ll| will| is going to|['’]?s gonna| would|['’]d|ll)? ?)(?:fix|correct|change|amend|update|sort)(?:ed|s|ing)?)|(?:it['’]?s|its|been|got) (?:fixed|corrected|changed))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:dice|dicen|dijo|respondió|contestó|contestaron) que (?:s[ií]|lo (?:cambi|corri|arregl)\p{L}*|mañana|hoy)|(?:ya )?lo (?:han?|va a|van a) (?:cambi|correg|arregl)\p{L}+)(?!\p{L})/iu,
};
const refuses: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:she|he|they|the \p{L}+)(?: (?:said|says|say))?(?: (?:she|he|they))? ?(?:won['’]?t|will not|wont|refus\p{L}+|said no|says? no|isn['’]?t going to|aren['’]?t going to)|(?:no|not) (?:reply|answer)|ignor(?:ed|ing) (?:me|us|it))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:dice|dicen|dijo) que no(?!\p{L})|no (?:quieren?|lo (?:va|van) a) (?:cambi|correg)\p{L}+|no (?:me |nos )?(?:contesta|contestan|responde|responden))(?!\p{L})/iu,
};
const asksForReply =
  /(?<!\p{L})(?:(?:what|how) (?:do|should|can|would|to) ?(?:i|we)? ?(?:reply|answer|respond|say|write|tell)|(?:write|draft|do|need) (?:me |us )?(?:a |the )?(?:short |quick |nice )?(?:reply|answer|thank)|qu[eé] (?:le |les )?(?:contesto|respondo|digo|pongo|contestamos|respondemos|decimos))(?!\p{L})/iu;
/** Advice and texts for an artist whose words were printed wrong; `''` for other messages. */
export function misquoteReply({ conversation, known }: Situation): string {
  const { asked, typed, typedEarlier, question } = conversation;
  const { language } = known;
  const texts = [
    ...(typedEarlier.length < asked.length - 1 ? asked.slice(0, asked.length - 1 - typedEarlier.length) : []),
    ...typedEarlier,
    typed,
  ];
  const misquote = misquoteIn(texts.slice(-mostMessages), language);
  if (misquote === null) return '';
  const isNew = tellsOfMisquote(typed, language);
  if (!isNew && ofOther.test(typed)) return '';
  const writer = writerIn(texts);
  const asksEmail = asksForEmail[language].test(typed);
  if (!isNew && !asksEmail && refuses[language].test(typed)) return refused[language];
  if (!isNew && !asksEmail && putRight[language].test(typed) && (asksForReply.test(question) || !/[?¿]/u.test(typed)))
    return quotedAs(thanks(writer, known), language);
  if (asksEmail) return quotedAs(emailFor(misquote, writer, known), language);
  if (asksForPost[language].test(typed) && !asksWhether[language].test(typed)) return postFor(misquote, language);
  if (isNew) return firstSteps(misquote, language);
  const isTold = misquote.truth !== '' && misquoteIn(texts.slice(-mostMessages, -1), language)?.truth === '';
  if (isTold) return `${postFor(misquote, language)}\n\n${offer[language]}`;
  return asksWhether[language].test(typed) ? whetherToPost(misquote, language) : '';
}

const copies: Record<Language, [email: string, post: string]> = {
  en: ['To copy; you send it yourself:', 'To copy; it names nobody:'],
  es: ['Para copiar; lo envías tú:', 'Para copiar; no nombra a nadie:'],
};
const offer: Record<Language, string> = {
  en: 'For the correction, say **write the email**.',
  es: 'Para la corrección, di **escribe el correo**.',
};

/** Whether a reply is a text about a misquote: it answers the whole of the message. */
export function isOfMisquote(reply: string): boolean {
  return Object.values(copies).some((leads) => leads.some((lead) => reply.startsWith(lead)));
}

/** What else may be written or posted. */
const ofOther =
  /(?<!\p{L})(?:gigs?|shows?|concerts?|tours?|singles?|EPs?|albums?|songs?|tracks?|releases?|bios?|captions?|pitch|plan|one-?sheet|playlists?|conciertos?|bolos?|gira|sencillos?|discos?|canci[oó]n|lanzamiento|biograf[ií]a|nota de prensa)(?!\p{L})/iu;

/** A newer matter comes first. */
const mostMessages = 8;

const refused: Record<Language, string> = {
  en: 'Ask once more, the editor instead of the writer, with the same two sentences and nothing new; then leave it. What you said stands on your own page, and that is the version to point to. I can’t give legal advice.',
  es: 'Pídelo una vez más, a quien edita en vez de a quien escribe, con las mismas dos frases y nada nuevo; después, déjalo. Lo que dijiste queda en tu página, y a eso puedes remitir. Consejo legal no puedo dar.',
};

function firstSteps(misquote: Misquote, language: Language): string {
  const words = statement(misquote, language);
  return language === 'es'
    ? `Eso se puede corregir. En este orden:

1. **Guárdalo:** una captura con la fecha y el enlace, y lo que tengas de lo que dijiste.
2. **Pide la corrección:** un correo corto y amable a quien lo escribió, con lo que pone y lo que dijiste. Di **escribe el correo**.
3. **Una sola publicación tranquila en tu página**, sin nombrar a nadie y sin discutir en los comentarios:

> ${words}

Ni una palabra contra quien lo publicó: que se lea solo lo que dijiste.`
    : `That can be put right. In this order:

1. **Save it:** a screenshot with the date and the link, and whatever you have of what you said.
2. **Ask for a correction:** one short, polite email to whoever wrote it, with what it says and what you said. Say **write the email**.
3. **One calm post on your own page**, with nobody named and no arguing in the comments:

> ${words}

Not a word against whoever printed it: let people read what you said.`;
}

function whetherToPost({ isAngry, ...misquote }: Misquote, language: Language): string {
  const words = statement({ isAngry, ...misquote }, language);
  if (language === 'es')
    return isAngry
      ? `Publica, una vez: la gente ya habla de ello y el silencio deja en pie lo que salió. Solo lo que dijiste, sin nombrar a nadie, y después no discutas en los comentarios:\n\n> ${words}`
      : `Si casi nadie lo ha visto, pide solo la corrección: una publicación lo haría más grande. Si la gente ya habla de ello, una vez y con calma:\n\n> ${words}`;
  return isAngry
    ? `Post, once: people are already talking about it, and silence leaves the wrong words standing. Only what you said, with nobody named, and no arguing in the comments afterwards:\n\n> ${words}`
    : `If hardly anyone has seen it, only ask for the correction: a post would make it bigger. If people are talking about it, once and calmly:\n\n> ${words}`;
}

function postFor(misquote: Misquote, language: Language): string {
  const words = statement(misquote, language);
  return `${copies[language][1]}\n\n> ${words}`;
}

function statement({ truth, isBand }: Misquote, language: Language): string {
  if (language === 'es') {
    const said =
      truth === ''
        ? '[Lo que dijiste de verdad, en una frase.]'
        : `Lo que ${isBand ? 'dijimos' : 'dije'} es que ${truth}.`;
    return `Han salido unas palabras ${isBand ? 'nuestras que no son lo que dijimos' : 'mías que no son lo que dije'}. ${said}`;
  }
  const [I, my] = isBand ? ['we', 'us'] : ['I', 'me'];
  const said = truth === '' ? '[What you said, in one sentence.]' : `What ${I} said is that ${truth}.`;
  return `Something ${my === 'us' ? 'we are' : 'I’m'} quoted as saying isn’t what ${I} said. ${said}`;
}

function emailFor(
  { claim, truth, isBand }: Misquote,
  writer: string,
  { language, name }: Situation['known'],
): string[] {
  if (language === 'es')
    return [
      '**Asunto:** Una corrección',
      `Hola, ${writer || '[nombre]'}:`,
      `en tu texto pone que ${isBand ? 'dijimos' : 'dije'} que ${claim || '[lo que pone]'}. No es lo que ${isBand ? 'dijimos' : 'dije'}. Lo que ${isBand ? 'dijimos' : 'dije'} es que ${truth || '[lo que dijiste]'}. ¿Podrías corregirlo?`,
      'Muchas gracias,',
      name || '[tu nombre]',
    ];
  const [I, me] = isBand ? ['we', 'us'] : ['I', 'me'];
  return [
    '**Subject:** A quote in your piece',
    `Hello ${writer || '[first name]'},`,
    `your piece quotes ${me} as saying that ${claim || '[what it says]'}. That isn’t what ${I} said. What ${I} said is that ${truth || '[what you said]'}. Could you correct it?`,
    'Thank you,',
    name || '[your name]',
  ];
}

function thanks(writer: string, { language, name }: Situation['known']): string[] {
  return language === 'es'
    ? [`Hola, ${writer || '[nombre]'}:`, 'muchas gracias por contestar y por corregirlo.', name || '[tu nombre]']
    : [
        `Hello ${writer || '[first name]'},`,
        'thank you for getting back to me and for putting it right. I appreciate it.',
        name || '[your name]',
      ];
}

function quotedAs(lines: readonly string[], language: Language): string {
  const text = lines.map((line) => `> ${line}`).join('\n>\n');
  return `${copies[language][0]}\n\n${text}`;
}
