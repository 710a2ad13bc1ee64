import { upperFirst } from '../../first-letters.js';
import type { Language } from '../language.js';

/** A post that the artist put out before its news was certain, or before it was to be known. */
export interface EarlyPost {
  /** Their own words for what the post said, with its verb: "ayer publiqué que tocaba en el festival Pinar". */
  said: string;
  /** What it was about: "el festival Pinar"; `''` if the message doesn't name it. */
  about: string;
  /** Whether a band speaks. */
  isGroup: boolean;
  /** Why it was too early, as far as they say: it wasn't certain, or was to stay secret. */
  why: 'uncertain' | 'secret' | 'early';
  /** Whether the artist has said that the post is gone. */
  isGone: boolean;
}

const end = '(?=$|[.!?;,\\n]| (?:y|pero|aunque|sin|cuando|antes|and|but|when|before|too)(?!\\p{L}))';
const when = {
  es: '(?:(?:ayer|anoche|hoy|anteayer|esta (?:mañana|tarde|noche)|(?:el|este) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|hace (?:un rato|\\p{L}+ (?:días|horas)))[, ]+(?:(?:por|en) \\p{L}+[, ]+)?)?',
  en: '(?:(?:yesterday|last night|today|earlier(?: today)?|this (?:morning|afternoon|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)[, ]+)?',
};
const where = {
  es: '(?: (?:ya|antes|ayer|anoche|hoy|en (?:redes|instagram|ig|historias|stories|mis? \\p{L}+|nuestr\\p{L}+ \\p{L}+|twitter|facebook|tiktok|el grupo)))*',
  en: '(?: (?:already|yesterday|last night|today|on (?:instagram|insta|ig|facebook|fb|socials|twitter|tiktok|my \\p{L}+|our \\p{L}+)))*',
};
const posting = {
  es: new RegExp(
    `(?<!\\p{L})(?<!no (?:lo |la )?)(?<said>${when.es}(?<verb>publiqué|publicamos|anuncié|anunciamos|subí|subimos|posteé|posteamos|puse|pusimos|compartí|compartimos|conté|contamos|he (?:publicado|anunciado|subido|posteado|puesto|compartido|contado)|hemos (?:publicado|anunciado|subido|posteado|puesto|compartido|contado))${where.es} (?<what>(?:que|el|la|los|las|lo|un|una|nuestr[oa]s?|mi|mis) (?:(?!${end})[^.!?;,\\n]){3,90}))${end}`,
    'iu',
  ),
  en: new RegExp(
    `(?<!\\p{L})(?<said>${when.en}(?<who>I|we)(?:['’]ve| have)? (?:just |accidentally |already )?(?<verb>posted|announced|shared|put (?:up|out)|told (?:people|everyone))${where.en} (?<what>(?:that |about )?(?:(?!${end})[^.!?;,\\n]){3,90}))${end}`,
    'iu',
  ),
};
const uncertain = {
  es: /(?<!\p{L})(?:no|ni|sin)(?: (?:se|l[oa]|me|nos|nada|todavía|aún|había|habían|ha|han|estaba|está|estaban|era|es|hay|tenía|tenemos|tengo|siquiera|del todo|que))* (?:confirm(?:ad[oa]s?|ar|ación|aron)|cerrad[oa]s?|oficial(?:es)?|firmad[oa]s?|segur[oa]s?)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:(?:was|is|were|are|has|have|had|be|it|been)(?:n['’]?t| not)(?: \p{L}+){0,2}|not|never|nothing (?:was|is)|un|before (?:it|they|we|he|she|the \p{L}+)(?: \p{L}+){0,3}|isnt|wasnt|hadnt(?: been)?|hasnt(?: been)?) ?(?:confirmed|official|signed(?: off)?|agreed|announced)(?!\p{L})/iu,
};
const early = {
  es: /(?<!\p{L})(?:antes de (?:tiempo|hora|que (?:l[oa]s? |nos |me )?(?:confirm|anunci|dej|dier|cerr)\p{L}*)|demasiado pronto|me (?:he )?adelant(?:é|ado)|nos (?:hemos )?adelant(?:amos|ado))(?!\p{L})/iu,
  en: /(?<!\p{L})(?:too (?:early|soon)|jumped the gun|ahead of time)(?!\p{L})/iu,
};
const secret =
  /(?<!\p{L})(?:era (?:un )?secreto|(?:no se podía|no podíamos|no podía|no debía(?:mos)?|no pod[ií]a(?:mos)?|no se pod[ií]a) (?:decir|contar|anunciar|publicar)\p{L}*(?: todavía| aún)?|(?:bajo|había) embargo|embargad[oa]|(?:was|is) (?:a secret|under embargo|embargoed)|(?:supposed|meant) to (?:keep|stay|be) (?:it )?(?:quiet|secret|under wraps)|(?:weren['’]?t|wasn['’]?t|not) (?:allowed|supposed|meant) to (?:say|tell|post|announce))(?!\p{L})/iu;
const gone = {
  es: /(?<!\p{L})(?:ya (?:l[oa]s? |está )?(?:he |hemos )?(?:borr|quit|elimin|baj)(?:ad[oa]s?|é|amos)|l[oa]s? (?:he|hemos) (?:borrado|quitado|eliminado|bajado)|l[oa]s? (?:borré|borramos|quité|quitamos|eliminé|eliminamos|bajé|bajamos))(?!\p{L})/iu,
  en: /(?<!\p{L})(?:(?:I|we)(?:['’]ve| have)? (?:already |just |now )?(?:deleted|removed|taken (?:it|the post) down|took (?:it|the post) down)|(?:already|now) (?:deleted|removed|taken down)|(?:it|the post)(?:['’]s| is)(?: already| now)? (?:gone|deleted|down))(?!\p{L})/iu,
};
const about = {
  es: /(?<!\p{L})(?:en|de|con|del?|al?|para|en la|que)? ?(?<name>(?:el |la |los |las |nuestr[oa] |mi )?(?:festival|fest|sala|concierto|gira|fecha|cartel|teatro|bar|club|programa|sello|disco|single|tour|bolo|show)(?: (?:(?:de(?: la| los)?|del|con|el|la|los|las) )?(?:\p{Lu}[\p{L}\d’'-]*)(?: (?:(?:de|del|la|el|y) )?\p{Lu}[\p{L}\d’'-]*)*)?|el \p{Lu}[\p{L}\d’'-]*(?: \p{Lu}[\p{L}\d’'-]*)*)/u,
  en: /(?<!\p{L})(?:the |our |my )?(?<name>\p{Lu}[\p{L}\d’'-]*(?: (?:(?:of|the|and|&) )?\p{Lu}[\p{L}\d’'-]*)*|(?:the|our|my) (?:festival|tour|gig|show|concert|dates?|line-?up|single|album|record|slot|venue))/u,
};
/** "I posted the tour dates, it isn't confirmed that Ana plays": what the artist did must be owned to. */
const isOfOthers =
  /(?<!\p{L})(?:(?:el|la|los|las) (?:festival|sala|sello|promotor[a]?|organización) (?:l[oa] )?(?:publicó|anunció|subió|puso)|(?:the|they) (?:festival |venue |label )?(?:posted|announced|shared))(?!\p{L})/iu;

/** The post that a message owns up to; null for other messages. */
function postIn(message: string, language: Language): Omit<EarlyPost, 'isGone'> | null {
  if (isOfOthers.test(message)) return null;
  const { said = '', verb = '', what = '', who = '' } = posting[language].exec(message)?.groups ?? {};
  const why = secret.test(message)
    ? 'secret'
    : uncertain[language].test(message)
      ? 'uncertain'
      : early[language].test(message)
        ? 'early'
        : null;
  if (said === '' || why === null) return null;
  const isGroup = language === 'es' ? /mos$|^hemos/iu.test(verb) : /^we$/iu.test(who);
  return { said: said.trim(), about: about[language].exec(what)?.groups?.['name'] ?? '', isGroup, why };
}

/** The post that the newest of some messages to own up to one is about, with what was told of it since; null if none does. */
export function earlyPost(asked: readonly string[], language: Language): EarlyPost | null {
  const at = asked.findLastIndex((message) => postIn(message, language) !== null);
  const post = at === -1 ? null : postIn(asked[at] ?? '', language);
  return post && { ...post, isGone: asked.slice(at).some((message) => gone[language].test(message)) };
}

/** The message that tells of the post, counted from the newest; -1 if none does. */
export function messagesSince(asked: readonly string[], language: Language): number {
  const at = asked.findLastIndex((message) => postIn(message, language) !== null);
  return at === -1 ? -1 : asked.length - 1 - at;
}

/** A sentence of its own, in which "i" is "I". */
export function asSentence(words: string): string {
  return upperFirst(words.replace(/(?<!\p{L})i(?!\p{L})/gu, 'I'));
}
