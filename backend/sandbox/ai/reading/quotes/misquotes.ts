import { upperFirst } from '../../first-letters.js';
import type { Language } from '../language.js';

/** What was printed as the artist's words, and what the artist said; `''` for what wasn't told. */
export interface Misquote {
  claim: string;
  truth: string;
  isBand: boolean;
  isAngry: boolean;
}

const stop =
  "(?=[.!?;\\n]|,? (?:but|when|which i|(?:that['’]?s|which is|it['’]?s) not|(?:i|we) (?:(?:actually|really|just|only) )*(?:said|meant)|and (?:that|thats|it|its)(?:['’]s)? (?:is )?not|i (?:actually|never)|pero|cuando|y (?:yo )?(?:no )?dije)(?!\\p{L})|$)";
const printed: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<!\\p{L})(?:(?:mis)?quot(?:ed|es|ing) (?:me|us)(?: in \\p{L}+(?: \\p{L}+)?)? (?:as )?(?:saying|having said)(?: that)?|(?:said|says|saying|wrote|writes|printed|put|claims?|claimed|reported) (?:that )?(?:i|we)(?:['’]d| had)? said(?: that)?|(?:has|have|had|got) (?:me|us) (?:saying|down as saying)(?: that)?) (?<claim>[^.!?;\\n]+?)${stop}`,
    'iu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:(?:me|nos) (?:cita|citan|citó|citaron|ha citado|han citado) (?:mal )?diciendo que|(?:puso|pusieron|pone|ponen|publicó|publicaron|dice|dicen|escribió|escribieron|han puesto|ha puesto) que (?:yo |nosotros )?(?:dije|dijimos|he dicho|hemos dicho)(?: que)?|(?:pusieron|puso|han puesto|ha puesto) en (?:mi|nuestra) boca que) (?<claim>[^.!?;\\n]+?)${stop}`,
    'iu',
  ),
};
const misquoted: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:mis-?quot(?:ed|es|ing) (?:me|us)|(?:been|got|was|were|being) mis-?quoted|put words in (?:my|our) mouths?|twisted (?:my|our|what (?:i|we)) (?:words?|said)|quoted (?:me|us) (?:wrong|out of context)|took (?:my|our) words out of context|(?:my|our) (?:quote|words) (?:was|were|got|is|are) (?:wrong|twisted|changed|taken out of context))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:me|nos) (?:citaron|citó|han citado|ha citado) mal|(?:tergivers|manipul|cambi|sac)\p{L}+ (?:mis|nuestras) (?:palabras|declaraciones)|pusieron palabras en (?:mi|nuestra) boca)(?!\p{L})/iu,
};
const meant: Record<Language, RegExp> = {
  en: /(?<!(?:\p{L}|never|not|didn['’]?t|had|that|me|us) )(?<!\p{L})(?:what )?(?:i|we)(?:['’]d)? (?:(?:actually|really|only|just|clearly|in fact) )*(?:said|meant|was saying|were saying|told (?:them|him|her))(?: (?:was|is))?(?: that)? (?!(?:that|so|it|this|nothing|no such thing|sorry)\W*(?:$|[.!?,\n]))(?<truth>[^.!?;\n]+)/giu,
  es: /(?<!no )(?<!\p{L})(?:lo que (?:yo )?(?:dije|dijimos|quise decir)(?: en realidad)? (?:es|era|fue)(?: que)?|(?:yo |en realidad |nosotros )+(?:dije|dijimos)(?: en realidad)? que|pero (?:dije|dijimos) que) (?<truth>[^.!?;\n]+)/giu,
};
const angry =
  /(?<!\p{L})(?:kicking off|angry|furious|mad at|having a go|pissed|hate|abuse|comments|dms|attack\p{L}*|upset|pile[- ]?on|backlash|enfadad\p{L}+|enojad\p{L}+|furios\p{L}+|comentarios|insult\p{L}+|atac\p{L}+)(?!\p{L})/iu;

/** The misquote that a message tells of, with what later messages add; null if none does. */
export function misquoteIn(texts: readonly string[], language: Language): Misquote | null {
  const at = texts.findLastIndex((one) => tellsOfMisquote(one, language));
  if (at < 0) return null;
  const told = texts.slice(at);
  const claim = printed[language].exec(told[0] ?? '')?.groups?.['claim'] ?? '';
  const rest = told.map((one) => one.replace(printed[language], '. '));
  const truth = rest
    .flatMap((one) => [...one.matchAll(meant[language])].map((found) => found.groups?.['truth'] ?? ''))
    .at(-1);
  return {
    claim: plain(claim),
    truth: plain(
      (truth ?? '').replace(/,? (?:so |and )?(?:now )?(?:people|everyone|todo el mundo|la gente) .*$/iu, ''),
    ),
    isBand:
      /(?<!\p{L})(?:quoted us|we(?:['’]d)? said|have us saying|nos (?:cit|han citado)\p{L}*|dijimos|our (?:words|quote))(?!\p{L})/iu.test(
        told[0] ?? '',
      ),
    isAngry: told.some((one) => angry.test(one)),
  };
}

/** Whether a message says that the artist’s words were printed wrong. */
export function tellsOfMisquote(text: string, language: Language): boolean {
  if (misquoted[language].test(text)) return true;
  // "They wrote that I said we're splitting up" is wrong only if the artist says so.
  return (
    printed[language].test(text) &&
    (denies[language].test(text) || [...text.replace(printed[language], '. ').matchAll(meant[language])].length > 0)
  );
}

const denies: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:never said|didn['’]?t say|did not say|not what (?:i|we) (?:said|meant)|(?:i|we) (?:actually )?meant|out of context|mis-?quot\p{L}+)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:nunca|no) (?:lo )?(?:he |hemos )?(?:dije|dijimos|dicho)|no es lo que (?:dije|dijimos)|fuera de contexto)(?!\p{L})/iu,
};

/** Words in emphatic capitals, as a text writes them, and "i" as "I". */
function plain(words: string): string {
  return words
    .replace(/\p{Lu}{5,}/gu, (word) => word.toLowerCase())
    .replace(/(?<!\p{L})i(?=$|[\s'’,])/gu, 'I')
    .replace(/^["“«]|["”»]$/gu, '')
    .replace(/(?:\s|,|lol|haha)+$/giu, '')
    .trim();
}

const writerNamed = [
  /(?<!\p{L})(?:writer|author|journalist|editor|reporter|blogger|who wrote it|contact|periodista|redactora?|autora?|lo escribi[oó]|la escribi[oó])(?:['’]s name| there)?(?: is| was|['’]?s|:| es| se llama)?(?: called| named)? (?<name>(?!(?:is|was|of|who|that|to|and|from|at|has|says?|said|de|que|del)(?!\p{L}))\p{L}[\p{L}'’-]+(?: (?!(?:at|from|of|and|who|says?|said|de|y|que)(?!\p{L}))\p{L}[\p{L}'’-]+)?)/iu,
  /(?<!\p{L})(?:e-?mail|message|letter|correo|mensaje)(?: to| for| para| a) (?<name>(?!(?:The|Them|Him|Her)(?!\p{L}))\p{Lu}[\p{L}'’-]+)/u,
];

/** The first name of whoever wrote a piece; `''` if no message gives it. */
export function writerIn(texts: readonly string[]): string {
  const named = texts
    .flatMap((one) => writerNamed.flatMap((pattern) => pattern.exec(one)?.groups?.['name'] ?? []))
    .at(-1);
  return upperFirst(named?.split(' ')[0] ?? '');
}
