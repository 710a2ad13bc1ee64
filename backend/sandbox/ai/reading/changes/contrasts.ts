import { actReplaced } from './replaced-acts.js';
import type { Respelling } from './respelling.js';

const word = "[\\p{L}\\d][\\p{L}\\d’'&-]*";
const words = (name: string, most: number): string => `["“«'‘]?(?<${name}>${word}(?: ${word}){0,${most - 1}}?)["”»'’]?`;
const end =
  "(?=\\s*(?:$|[.,;:!?)\\n–—]| (?:please|pls|plz|btw|thanks|thx|ta|cheers|sorry|tho|by the way|though|in the|on the|and|but|so|it['’]?s|por favor|porfa|porfis?|xfa|plis|gracias|perdón|perdona|eh|en (?:el|la)|y|pero)(?!\\p{L})))";
const say =
  '(?:say|says|call (?:him|her|them|it|me|us)|use|write|put|describe \\p{L}+ as|di|decid|dile|pon|ponle|usa|escribe|ll[aá]m\\p{L}+)';
const dontSay =
  "(?:don['’]?t|do not|never|stop|no) (?:say(?:ing)?|call(?:ing)? (?:him|her|them|it|me|us)|use|using|write|put|describe \\p{L}+ as|digas|pongas|uses|escribas|(?:le |lo |la |me |nos )?llames)(?: the words?| la palabra)?";
const instead = '(?:instead of|rather than|en vez de|en lugar de)';

/** Ways to give a word and the one in its place, each as a whole: "don't say X, say Y". */
const whole = [
  `(?<!\\p{L})${dontSay} ${words('from', 3)},? (?:but |just |and |y |sino |mejor |only )*${say}(?: just| only)? ${words('to', 4)}${end}`,
  `(?<!\\p{L})${say} ${words('to', 4)},? (?:${instead}|and not|not|y no|no) (?:just |only |plain |solo |sólo )?${words('from', 3)}${end}`,
  `(?<!\\p{L})(?:where |when |donde )?(?:it|you|se|the text)? ?(?:says?|pone|dice|wrote|put) ${words('from', 3)},? (?:but |and |pero |y )?(?:it |that |he |she )?(?:should|must|has to|needs to|ought to|debería|tiene que|debe)(?: (?:be|say|read|have been|poner|decir|ser))* ${words('to', 4)}${end}`,
  `(?<!\\p{L})(?:it|he|she|that|this|they|I|we)(?:(?:['’]?s|['’]?m|['’]?re| is| was| are| were| am) not| (?:wasn|isn|weren|aren)['’]?t) (?:an? |the |my |his |her |their |our )?${words('from', 3)},? (?:but |it['’]?s |he['’]?s |she['’]?s |I['’]?m |they['’]?re |we['’]?re |that['’]?s |it was |he was |she was )+(?:actually )?(?:an? |the |my |his |her |their |our )?${words('to', 3)}${end}`,
  `(?<!\\p{L})no (?:es|soy|somos|son|era|fue) (?:una? |el |la |mi |su )?${words('from', 3)},? (?:sino |es |soy |somos |son |era |fue )+(?:una? |el |la |mi |su )?${words('to', 3)}${end}`,
  `(?<!\\p{L})(?:take out|cut|remove|lose|drop|leave out|quita|saca|borra) (?:an? |the |my |his |her |their |our |el |la |lo de )?${words('from', 3)},? (?:(?:and|y|just|only|solo|sólo|mejor|instead|simply) )*(?:say|put|write|pon|di|escribe) (?!\\p{L}+ing(?!\\p{L}))(?:an? |the |my |his |her |their |our |una? |el |la |mi |su )?${words('to', 4)}${end}`,
  `^(?:[^.!?,]{0,20}, |no,? |sorry,? |oh,? |actually,? )*not (?:the |my |his |her |their |our )${words('from', 3)}, (?:but |it['’]?s |it was )?(?:the |my |his |her |their |our )${words('to', 3)}${end}`,
  // "Not bus driver, tram driver".
  `^(?:[^.!?,]{0,20}, |no,? |sorry,? |oh,? |actually,? )*not (?:an? )?(?<from>${word} (?<same>${word})), (?:but |an? |it['’]?s |I['’]?m )*(?<to>${word} \\k<same>)${end}`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** "I taught history, not geography": what comes in place of "geography" ends before it. */
const notThis = new RegExp(
  `^(?<left>.*?[\\p{L}\\d"”»'’]),? (?:(?:and |but )?not|${instead}|(?<=, )no|y no) (?<from>${word}(?: ${word}){0,3}?)${end}`,
  'iu',
);
/** "Take Kieran's name out, just say our drummer." */
const nameOut = new RegExp(
  `(?<!\\p{L})(?:[Tt]ake|[Ll]eave|[Kk]eep|[Gg]et|[Cc]ut|[Qq]uita|[Ss]aca)(?: out)? (?:el nombre de |a )?(?<from>\\p{Lu}[\\p{L}’-]*?(?: \\p{Lu}[\\p{L}-]*){0,2})(?:['’]s name|['’]s)?(?: out| off)?(?: of (?:it|there|that))?(?: though)?,? (?:and |y )*(?:just |only |solo )*(?:say|put|write|use|call (?:him|her|them)|di|pon)(?: just| only| solo)? ["“«'‘]?(?<to>[^"”».!?\\n]{3,40}?)["”»'’]?(?: instead)?\\W*$`,
  'u',
);

/** What "not …" begins with that names no word of a text. */
const names =
  /^(?:e-?mails?$|mails?$|phone|calls?$|(?:big|long|fancy|posh|flowery|fluffy|hard|buzz) ?words?|hype|hashtags?|emojis?|clich[eé]s?|exclamation|jargon|adjectives?|caps|swear\p{L}*|public(?: yet)?|sure|tell|true|cierto|verdad|así|yet|really|bad|only|just|that|this|to|in|on|at|because|so|too|very|me|you|us|if|as|now|today|there|here|a big|much|many|all|always|even|quite|having|being|going|until|before|necessarily|good|great|happy|ideal|my thing|it|them|hay|me|se|te|lo|la|le|es|sé|tengo|quiero|puedo|hace|sale|both|one|with|for|from|by|about|like|what|when|where|how|who|mention|include)(?!\p{L})/iu;
const ofDays =
  /\d|(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|tomorrow|today|mañana|single|EP|album|LP|tape|mixtape|sencillo|disco|álbum)(?!\p{L})/iu;
const determiner = /^(?:(?:an?|the|my|our|his|her|their|your|una?|el|la|los|las|mi|mis|su|sus|nuestr[oa]s?) )+/iu;
const copula =
  /(?:['’]s|(?<!\p{L})(?:its|is|are|was|were|am|be|called|say|says)|['’]m|['’]re|(?<!\p{L})(?:es|son|era|fue|soy|somos)) (?:actually |really |just |now |ahora |en realidad )?((?:[\p{L}\d’'-]+ ){0,2}[\p{L}\d’'-]+)$/iu;

/** The words that a message wants in place of others: "I taught history, not geography". Days and counts are read elsewhere. */
export function contrastsIn(message: string): Respelling[] {
  return (message.match(/[^.!?\n]+(?:[.](?=\d)[^.!?\n]+)*/gu) ?? []).flatMap((sentence) => {
    const named =
      nameOut.exec(sentence.trim())?.groups ??
      whole.map((one) => one.exec(sentence)?.groups).find(Boolean) ??
      actReplaced(sentence);
    const pair = named ? { from: '', to: '', ...named } : behind(sentence);
    if (pair === null) return [];
    const [from, to] = [pair.from.replace(determiner, ''), named ? pair.to : pair.to.replace(determiner, '')];
    const isNone = from === '' || to === '' || from.toLowerCase() === to.toLowerCase() || names.test(from);
    return isNone || ofDays.test(from) || ofDays.test(to) ? [] : [ofOwners({ from, to })];
  });
}

/** "It wasn't my cousin's barn, it's my uncle's": only whose it is changes. */
function ofOwners({ from, to }: Respelling): Respelling {
  const [was, is] = [from, to].map(
    (words) => /^(?<owner>\p{L}{2,}?)['’]?s(?: (?<thing>\p{L}+))?$/u.exec(words)?.groups,
  );
  const thing = was?.['thing'] ?? is?.['thing'];
  if (!was?.['owner'] || !is?.['owner'] || thing === undefined) return { from, to };
  return { from: `${was['owner']}’s ${thing}`, to: `${is['owner']}’s ${is['thing'] ?? thing}` };
}

function behind(sentence: string): Respelling | null {
  const { left = '', from = '' } = notThis.exec(sentence)?.groups ?? {};
  // "Shorter please, no emojis" is a wish.
  if (
    /(?<!\p{L})(?:please|pls|plz|por favor|porfa|(?:it|that|this|he|she|there)['’]?s|(?:I['’]m|we['’]re|they['’]re|you['’]re))$/iu.test(
      left,
    )
  )
    return null;
  if (
    from === '' ||
    /(?<!\p{L})(?:do|does|did|is|are|was|were|am|will|would|can|could|should|or|if|why|maybe|probably|but)$/iu.test(
      left,
    )
  )
    return null;
  const to = inPlaceOf(from, left.replace(/["”»]$/u, ''));
  return to === '' ? null : { from, to };
}

/** The last words of a clause that are of the same kind as others: as many, or a name, or those behind "my". */
function inPlaceOf(from: string, left: string): string {
  if (/^\p{Lu}/u.test(from)) return /(?:\p{Lu}[\p{L}\d’'-]*(?: (?=\p{Lu})|$)){1,4}$/u.exec(left)?.[0] ?? '';
  const opening = determiner.exec(from)?.[0].trim().split(' ')[0] ?? '';
  const said = left.split(' ');
  if (opening !== '') {
    const at = said.findLastIndex((one) => determiner.test(`${one} `));
    const rest = at === -1 ? [] : said.slice(at);
    return rest.length > 1 && rest.length <= 5 ? rest.join(' ') : '';
  }
  const [, is = ''] = copula.exec(left) ?? [];
  return is !== '' ? is : said.slice(-from.split(' ').length).join(' ');
}
