const role =
  '(?:(?:lead |backing )?(?:singer|vocalist|rapper)|front(?:man|woman|person)|drummer|percussionist|bassist|guitarist|keyboardist|pianist|organist|fiddler|violinist|violist|cellist|harpist|piper|accordionist|trumpeter|saxophonist|(?:bass|guitar|keys|keyboard|fiddle|trumpet|sax|accordion) player|songwriter|lyricist|conductor|choir ?(?:master|leader|director)|musical director|band ?leader|cantante|vocalista|batería|baterista|percusionista|bajista|guitarrista|teclista|tecladista|pianista|organista|violinista|violista|chelista|arpista|gaitero|acordeonista|trompetista|saxofonista|letrista|directora?(?: (?:musical|del coro))?)';
const ours = '(?:[Oo]ur|[Mm]y|[Nn]uestr[oa]|[Mm]i)';
const name =
  "(?!(?:and|who|that|which|is|was|has|says?|said|gave|gives|sent|sends|wrote|just|also|here|too|y|que|es|dice|dijo)(?!\\p{L}))\\p{L}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,3}";
const says = '(?:says?|said|would say|puts it|adds|dice|dijo|diría)';

/** "Our drummer Tom gave us a quote:" */
const gives =
  '(?: (?:has|have|just|also))*(?: (?:gave|given|sent|sends|wrote|written|texted|emailed)) (?:(?:me|us|you) )?(?:an?|the|this|his|her|their)(?: \\p{L}+){0,2}? (?:quote|line|sentence|statement|words)(?!\\p{L})[^"“«]{0,60}';

const rolesBefore = [
  new RegExp(`${ours} (?:[\\p{L}-]+ )?${role},? (${name})${gives}$`, 'u'),
  new RegExp(`${ours} (?:[\\p{L}-]+ )?${role},? (${name})(?:,? ${says}(?: (?:that|on it|que))?)?[\\s:,–—-]*$`, 'u'),
  new RegExp(
    `(\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,3})(?:,| \\() ?${ours} (?:[\\p{L}-]+ )?${role}(?:,|\\))?(?: ${says})?[\\s:,–—-]*$`,
    'u',
  ),
];
const rolesAfter = [
  new RegExp(
    `^[\\s,.]*\\(?(?:[—–-]+ ?|(?:${says}|that['’]?s|is|from|by|de|es de) )+${ours} (?:[\\p{L}-]+ )?${role},? (${name})`,
    'u',
  ),
  new RegExp(
    `^[\\s,.]*\\(?(?:[—–-]+ ?|(?:${says}|that['’]?s|is|from|by|de|es de) )+(\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,3})(?:,| \\() ?${ours} (?:[\\p{L}-]+ )?${role}`,
    'u',
  ),
];

/** "A line from our singer Bea: …" without quotation marks, up to the end of the sentence. */
export const memberSays = new RegExp(
  `(?<!\\p{L})(?:(?:quote|line|sentence|words|this|cita|frase|palabras) (?:is |are )?(?:from|by|of|de) )?(?<=(?:from|by|of|de) )${ours} ${role},? (?<by>${name}):\\s*(?!["“«'‘\\s])(?<words>[^"“”«»\\n]{12,400}?)(?=[.!?](?:\\s|$)|\\n|$)(?<end>[.!?]?)`,
  'gu',
);

/** "Put a quote in from Lou our singer: …". */
export const memberQuoted = new RegExp(
  `(?<!\\p{L})(?:quote|line|sentence|words|cita|frase|palabras)(?: in(?: there| it)?| on (?:it|there))? (?:from|by|of|de) (?<by>${name})(?:,? (?:who(?:['’]s| is) |es )?\\(?(?:${ours}|[Tt]he|[Ll]a|[Ee]l) (?:[\\p{L}-]+ )?${role}\\)?):\\s*(?!["“«'‘\\s])(?<words>[^"“”«»\\n]{12,400}?)(?=[.!?](?:\\s|$)|\\n|$)(?<end>[.!?]?)`,
  'gu',
);

/** The member of the act whom the words before a quote name as its speaker: "our singer Bea says: "; `''` if they name none. */
export function memberBefore(before: string): string {
  return firstOf(rolesBefore, before);
}

/** The member of the act whom the words after a quote name as its speaker: ", says our singer Bea"; `''` if they name none. */
export function memberAfter(after: string): string {
  return firstOf(rolesAfter, after);
}

const someone =
  '(?:mum|mam|mom|mother|dad|father|nan|nana|gran|grandma|grandad|grandmother|grandfather|aunt(?:ie)?|uncle|cousin|wife|husband|partner|girlfriend|boyfriend|sister|brother|son|daughter|kids?|parents?|fans?|listeners?|reader|friends?|mates?|neighbou?rs?|teacher|producer|engineer|manager|agent|label|promoter|booker|presenter|host|dj|journalist|reviewer|review|critic|blogger|blog|magazine|paper|newspaper|press|guardian|someone|somebody|woman|man|guy|lady|bloke|madre|padre|mamá|papá|abuel[oa]|herman[oa]|prim[oa]|tí[oa]|hij[oa]|mujer|marido|novi[oa]|pareja|amig[oa]|vecin[oa]|profesora?|maestr[oa]|productora?|mánager|periodista|crítica|reseña|revista|periódico|diario|medio|locutora?|fans?|alguien)';
const article = '(?:my|our|the|an?|one|this|that|his|her|their|mi|nuestr[oa]|una?|el|la|del)';
/** Words that are said to someone, or about them, are still the artist's. */
const notTo = '(?<!(?:to|for|with|about|told|tell|asked|thank|a|para|con|sobre|al) )';

/** Words between "quote" and the quotation that give it to someone else: "a quote from a fan", "my quote by Jo Hale". */
export const isOfSomeone = new RegExp(
  `(?<!\\p{L})(?:${notTo}${article} (?:[\\p{L}-]+ ){0,2}?${someone}(?!\\p{L})|(?:from|by) (?!(?:me|us|the (?:whole )?(?:band|choir|group|duo|trio|quartet)|the heart|memory|experience)(?!\\p{L}))\\p{L})`,
  'iu',
);

const someoneAfter = new RegExp(
  `^[\\s,.!?–—-]*\\(?(?:(?:and )?(?:that|this|it)(?:['’]?s| is| was) |is |was |eso |es |son |lo |la )?(?:just )?(?:what )?(?:(?:${says}|wrote|told me|from|by|de|escribió) )?${article} (?:[\\p{L}-]+ ){0,2}?${someone}(?!\\p{L})`,
  'iu',
);
const nameAfter =
  /^[\s,.!?–—-]*(?:(?:[Tt]hat|[Tt]his|[Ii]t)(?:['’]?s| is| was) |is )what (?!I(?!\p{L})|We(?!\p{L}))\p{Lu}/u;

/** Whether the words after a quote give it to someone else: "thats my mum saying that", "that's what Jo Hale wrote". */
export function isSaidByOther(after: string): boolean {
  return someoneAfter.test(after) || nameAfter.test(after);
}

function firstOf(patterns: readonly RegExp[], text: string): string {
  return patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined) ?? '';
}
