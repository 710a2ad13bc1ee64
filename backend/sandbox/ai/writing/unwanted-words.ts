import type { Situation } from '../acting/call.js';

/** "Please don't put 'hidden gem'", "no pongas «joya oculta»". */
const unwanted =
  /(?<!\p{L})(?:(?:don[’']?t|do not|never|not to|without) (?:ever |please )?(?:put|putting|say|saying|use|using|write|writing|mention|include|call (?:us|me|it|them)|calling (?:us|me|it))|(?:que )?no (?:me |nos |lo |la )?(?:aparezca|salga|lleve|tenga|mencione|pongas?|uses?|digas?|escribas?|menciones?|llames?)|sin (?:poner|usar|decir))(?: (?:the )?(?:words?|phrase|in|anything like|stuff like|things like|la palabra|la frase|eso de|nada de))* (?:["“«]([^"“”«»\n]{3,40})["”»]|(?<=\s)['‘]([^'‘’\n]{3,40})['’](?!\p{L}))/giu;

/** "Que no diga “propuesta” ni “fusión”": the words behind the first. */
function moreOf(behind: string): string[] {
  const list = /^(?:(?:,| ni| y| o| nor| or| and)+ ["“«][^"“”«»\n]{3,40}["”»])+/u.exec(behind)?.[0] ?? '';
  return [...list.matchAll(/["“«]([^"“”«»\n]{3,40})["”»]/gu)].map(([, words = '']) => words.trim());
}

/** Says that words which a message doesn't want are in no text; `''` if it names none, or if they may be in one. */
export function unwantedRemark({ conversation, known, done }: Situation): string {
  const { question, asked } = conversation;
  const words = [...question.matchAll(unwanted)].flatMap(({ 0: all, 1: double = '', 2: single = '', index }) => [
    (double || single).trim(),
    ...moreOf(question.slice(index + all.length)),
  ]);
  const said = [...asked.slice(0, -1), ...done.map((call) => JSON.stringify([call.arguments, call.result]))]
    .join('\n')
    .toLowerCase();
  if (words.length === 0 || words.some((one) => said.includes(one.toLowerCase()))) return '';
  return known.language === 'es'
    ? `${words.map((one) => `«${one}»`).join(', ')} no ${words.length === 1 ? 'está' : 'están'} en ningún texto, y no ${words.length === 1 ? 'lo' : 'las'} pondré.`
    : `${words.map((one) => `“${one}”`).join(', ')} ${words.length === 1 ? 'is' : 'are'} in none of the texts, and I won’t put ${words.length === 1 ? 'it' : 'them'} in.`;
}
