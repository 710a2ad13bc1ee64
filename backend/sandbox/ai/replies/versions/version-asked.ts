import type { Language } from '../../reading/language.js';

/** What the news is wanted as, in the chat: one sentence, its main points, a message for a phone, words to say on air, or two lines for a story. */
export type Version = 'sentence' | 'points' | 'phone' | 'air' | 'story';

/** Asked for, not told. */
const wants: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:write|draft|make|do|give|get|need|want|like|send|prepare|create|version|something|please|pls|(?:can|could|would|will) (?:you|u|i|we|it)|sum|put|boil|condense|shrink|turn|just|how about|what about)(?!\p{L})|^\W*(?:(?:and|ok|now|then|cool|great|nice) )*(?:a |an |one |the |in )/iu,
  es: /(?<!\p{L})(?:escr[ií]b\p{L}*|h[aá]z\p{L}*|hac[eé]\p{L}*|haces?|hagas|quiero|quisiera|necesito|dame|da|d[aá]s|pasa|pasas|p[aá]same|prepara\p{L}*|res[uú]m\p{L}*|resumir\p{L}*|ponl[ao]|pones|puedes|podr[ií]as|pod[eé]s|versi[oó]n|algo|por favor|porfa|y ahora|ahora|para mandar|para enviar|tambi[eé]n)(?!\p{L})|^\W*(?:y |ok |vale )*(?:una?|en una) /iu,
};
/** Advice is asked for, or something is told. */
const wonders =
  /^\W*(?:(?:so|and|but|ok|y|pero) )*(?:how(?! about)|why|when|where|who|which|should|does|do (?:i|we|they|people)|is (?:it|that|there any)|are|did|c[oó]mo|por qu[eé]|cu[aá]ndo|d[oó]nde|qui[eé]n|deber[ií]a|es (?:bueno|mejor|necesario))(?!\p{L})|(?<!\p{L})(?:yesterday|last (?:night|week|month)|ayer|(?:they|he|she) (?:already )?(?:read|said|asked|wrote|sent|told)|(?:ya )?(?:me|nos|lo|la) (?:ley[oó]|leyeron|escribi[oó]|dijo|mand[oó]))(?!\p{L})/iu;
const ofBio = /(?<!\p{L})(?:bios?|biograph\p{L}*|biograf[ií]as?|semblanzas?)(?!\p{L})/iu;

const sentence: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:just |only )?(?:one|1|a single|single)[- ](?:sentences?|liner|line)(?= (?:version|summary|pitch|text|one|thing|of (?:it|this|that)|for|that|i can|to|at|please|pls|about|description|too|as well|instead)|\W*$)|(?:in|into|down to|to|as) (?:just |only )?(?:one|1|a single) (?:short |simple )?(?:sentence|line)|one-?liner|elevator pitch)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:en|de|a|con) (?:una? )?(?:sola |única |unica )?(?:una |sola |única )*(?:frase|l[ií]nea|oraci[oó]n)|una? (?:sola |única |unica )?(?:frase|l[ií]nea|oraci[oó]n)(?= (?:para|que|con|sobre|por)|\W*$))(?!\p{L})/iu,
};
/** "It's about my nan, in one sentence": the answer to our question. */
const tellsAbout =
  /^\W*(?:it['’]?s|its|this is|about|es|trata|habla|sobre)(?!\p{L})|(?<!\p{L})(?:(?:song|single|track|album) is about|trata de|habla de)(?!\p{L})/iu;
/** A line of a text or a song, not the news in one. */
const ofPart =
  /(?<!\p{L})(?:(?:sentence|line|frase|l[ií]nea|oraci[oó]n) (?:from|in|out of|saying|del?|al|diciendo) (?!(?:it|que)(?!\p{L}))|(?:add|cut|change|remove|take out|put in|a[ñn]ade|agrega|quita|cambia|mete)(?!\p{L})|lyrics?|chorus|verse|letra|estribillo|captions?)/iu;

const phone =
  /(?<!\p{L})(?:whats ?app|wh?atsap+|wass?ap|wasap|wsp|wpp|guasap|text message|sms|i?message version|imessage|telegram|(?:a|as a|by|via|over|in a|in the|por|un|al) (?:dm|md|signal|messenger)|dm version|mensaje (?:de texto|directo)|mensajito)(?!\p{L})/iu;
const readers =
  /(?<!\p{L})(?:journalists?|writers?|editors?|bloggers?|reporters?|presenters?|critics?|reviewers?|press|(?:the |a )?(?:news)?papers?|magazines?|radio|curators?|someone|somebody|periodistas?|prensa|redactor\p{L}*|editor\p{L}*|bloguer\p{L}*|medios?|locutor\p{L}*|cr[ií]tic[oa]s?|alguien|contactos?)(?!\p{L})/iu;
/** A message to people who wait for the music is a post. */
const ofFans =
  /(?<!\p{L})(?:fans?|friends?|mates|family|followers?|group(?: chat)?|broadcast|mailing|status|stor(?:y|ies)|fanes|amig[oa]s|familia|seguidor\p{L}*|grupo|difusi[oó]n|estado)(?!\p{L})/iu;
const isVersion = /(?<!\p{L})(?:versions?|one|versi[oó]n|una?|something|algo)(?!\p{L})/iu;

const air: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:read|say|announce|mention)(?:s|ing)?(?: (?:it|this|that|out|aloud|out loud|live)){0,2} (?:on|over) (?:the )?(?:air(?:waves)?|radio|show)|(?:presenter|dj|host|station|announcer|radio|show|they|he|she)s? (?:(?:people|guys|station|presenter) )?(?:can|could|to|might|would) (?:just )?(?:read|say|announce)(?! (?:that|no|yes|if))|on[- ]air (?:lines?|script|read|mention|intro|copy|blurb|text|announcement|sentence|words)|(?:radio|announcer|presenter|dj) (?:script|read|blurb|intro))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:le[ae]r?|lean|le[ií]do|dec?ir|digan?|anunci\p{L}+)(?:l[ao])? (?:al|en el) aire|(?:al|en el) aire (?:el|la|los) (?:locutor|presentador|radio)|(?:locutor[ae]?s?|presentador[ae]?s?|emisora|radio)(?: \p{L}+){0,3}? (?:pued[ae]n?|pueda|lea[n]?|diga[n]?) ?(?:leer|decir|lea|al aire)?|(?:leer|lea|decir|diga) (?:el|la|los|las) (?:locutor|presentador)\p{L}*|para leer en (?:la )?radio)(?!\p{L})/iu,
};

/**
 * The version of the news that a message asks for in the chat; null if it asks for none.
 * @param hasText whether there is a text that it may be a version of
 */
export function versionAsked(message: string, language: Language, hasText: boolean): Version | null {
  if (message.length > longest || ofBio.test(message)) return null;
  const asked = (message.match(/[^.!?\n]+[.!?]*/gu) ?? []).filter(
    (one) => wants[language].test(one.replace(/[¿¡]/gu, '')) && !wonders.test(one),
  );
  const isAny = (test: (one: string) => boolean): boolean => asked.some(test);
  if (isAny((one) => air[language].test(one))) return 'air';
  if (isAny((one) => phone.test(one) && !ofFans.test(one) && (readers.test(one) || (hasText && isVersion.test(one)))))
    return 'phone';
  if (hasText && isAny((one) => points[language].test(one) && !ofPart.test(one))) return 'points';
  if (hasText && isAny((one) => story[language].test(one) && !ofPart.test(one))) return 'story';
  const isSentence = (one: string): boolean =>
    sentence[language].test(one) && !tellsAbout.test(one) && !ofPart.test(one);
  return hasText && isAny(isSentence) ? 'sentence' : null;
}

const many = '(?:\\d|two|three|four|five|dos|tres|cuatro|cinco)';
/** "Just the 3 main points", "los tres datos clave". */
const points: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<!\\p{L})(?:${many} )?(?:(?:main|key|bullet|important|most important|biggest|top|basic) (?:points|facts|bits)|bullets)(?!\\p{L})|(?<!\\p{L})${many} (?:points|main things|key things|facts)(?!\\p{L})`,
    'iu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:${many} )?(?:puntos|datos|ideas|cosas) (?:principales|clave|más importantes|importantes|básic[oa]s)(?!\\p{L})|(?<!\\p{L})${many} (?:puntos|datos)(?!\\p{L})`,
    'iu',
  ),
};

/** How many points a message asks for. */
export function pointsAsked(message: string): number {
  const [found = ''] = new RegExp(`(?<![\\p{L}\\d])${many}(?= )`, 'iu').exec(message) ?? [];
  const at = ['two', 'three', 'four', 'five'].indexOf(found.toLowerCase());
  const spanish = ['dos', 'tres', 'cuatro', 'cinco'].indexOf(found.toLowerCase());
  const told = at === -1 ? spanish : at;
  return told === -1 ? Number(found) || 3 : told + 2;
}

/** "Now a story version, one or two lines max": not a shorter form of the text itself. */
const story: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:insta(?:gram)? |ig |fb |facebook )?stor(?:y|ies)(?: (?:version|one|text|post|caption|line))|(?:version|one|something|a line|a couple of lines|two lines|text|it) (?:for|to go (?:on|in)) (?:my |our |the |a |an )?(?:insta(?:gram)? |ig |fb |facebook )?stor(?:y|ies)|(?:one or two|1 or 2|1-2|two|2|a couple of) lines(?: (?:max|tops|only|version|for (?:a |my |our |the )?stor(?:y|ies)))?|two[- ]line(?:r| version))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:versión|algo|un[oa]?|texto|una? (?:cosa|frase|línea)) (?:\p{L}+ )?para (?:una? |la |mi |las |l[oa]s )?(?:historias?|stor(?:y|ies))|una? (?:historia|story)(?: de (?:insta(?:gram)?|ig))?|(?:una o dos|1 o 2|dos|2|un par de) (?:líneas|lineas|renglones|frases))(?!\p{L})/iu,
};

/** Longer messages say something else. */
const longest = 260;
