import type { Situation } from '../acting/call.js';

/** "Please don't put 'hidden gem'", "no pongas «joya oculta»". */
const unwanted =
  /(?<!\p{L})(?:(?:don[’']?t|do not|never|not to|without) (?:ever |please )?(?:put|putting|say|saying|use|using|write|writing|mention|include|call (?:us|me|it|them)|calling (?:us|me|it))|no (?:me |nos |lo |la )?(?:pongas?|uses?|digas?|escribas?|menciones?|llames?)|sin (?:poner|usar|decir))(?: (?:the )?(?:words?|phrase|in|anything like|stuff like|things like|la palabra|la frase|eso de|nada de))* (?:["“«]([^"“”«»\n]{3,40})["”»]|(?<=\s)['‘]([^'‘’\n]{3,40})['’](?!\p{L}))/giu;

/** Says that words which a message doesn't want are in no text; `''` if it names none, or if they may be in one. */
export function unwantedRemark({ conversation, known, done }: Situation): string {
  const { question, asked } = conversation;
  const words = [...question.matchAll(unwanted)].map(([, double = '', single = '']) => (double || single).trim());
  const said = [...asked.slice(0, -1), ...done.map((call) => JSON.stringify([call.arguments, call.result]))]
    .join('\n')
    .toLowerCase();
  if (words.length === 0 || words.some((one) => said.includes(one.toLowerCase()))) return '';
  return known.language === 'es'
    ? `${words.map((one) => `«${one}»`).join(', ')} no está en ningún texto, y no lo pondré.`
    : `${words.map((one) => `“${one}”`).join(', ')} ${words.length === 1 ? 'is' : 'are'} in none of the texts, and I won’t put ${words.length === 1 ? 'it' : 'them'} in.`;
}
