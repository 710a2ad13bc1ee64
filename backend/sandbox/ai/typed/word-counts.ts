import type { Language } from '../reading/language.js';

const english: Record<string, number> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    fifteen: 15,
    twenty: 20,
  },
  ...{ thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const spanish: Record<string, number> = {
  ...{
    un: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    quince: 15,
    veinte: 20,
  },
  ...{ veinticinco: 25, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
  ...{ cien: 100, ciento: 100, doscientas: 200, doscientos: 200, trescientas: 300, trescientos: 300 },
};
const joined = (numbers: Record<string, number>): string => Object.keys(numbers).join('|');
const tens = 'twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety';
const counts: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<![\\p{L}-])(?:(?:(?<hundreds>an?|one|two|three) )?hundred(?:(?: and)? (?<more>${tens}|ten|twenty[- ]five))?|(?<tens>${tens})(?:[- ](?<ones>five|one|two|three|four|six|seven|eight|nine))?)(?<of>(?: or so| odd)?[- ]words?(?!\\p{L}))`,
    'giu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?<first>${joined(spanish)})(?: (?:y )?(?<second>${joined(spanish)}))?(?: (?:y )?(?<third>${joined(spanish)}))?(?<of> palabras?(?!\\p{L}))`,
    'giu',
  ),
};

/** "Need bios. One line, 50 and 100 words": the lengths are theirs. */
const lengthsBehind =
  /(?<=(?<!\p{L})(?:bios?|biograph(?:y|ies)|biograf[ií]as?))(?:[.:;,–—-]+|\n)\s*(?=(?:in |de |en )?(?:(?:one|a|una) (?:line|líneas?|frase)|one[- ]liner|\d{2,3}(?: words?| palabras)?)(?:,| and| y|\/| words?| palabras)[^.!?\n]{0,60}(?:words?|lines?|palabras|líneas?)\s*(?:[.!?,;\n]|$))/giu;

/** A message with the lengths of texts in digits: "fifty words or so" is "50 words or so", "cien palabras" "100 palabras". */
export function withWordCounts(typed: string, language: Language): string {
  const message = typed.replace(lengthsBehind, language === 'en' ? ' in ' : ' de ');
  return message.replace(counts[language], (found, ...match) => {
    const { of = '', ...parts } = match.at(-1) as Record<string, string | undefined>;
    const count =
      language === 'en'
        ? ofEnglish(parts)
        : Object.values(parts).reduce((sum, one) => sum + (spanish[one?.toLowerCase() ?? ''] ?? 0), 0);
    const article = /^an? hundred-/iu.test(found) ? 'a ' : '';
    return count === 0 ? found : `${article}${count}${of}`;
  });
}

function ofEnglish({ hundreds, more, tens: ten, ones }: Record<string, string | undefined>): number {
  const valueOf = (word = ''): number =>
    word
      .toLowerCase()
      .split(/[- ]/u)
      .reduce((sum, one) => sum + (english[one] ?? 0), 0);
  if (ten !== undefined) return valueOf(ten) + valueOf(ones);
  return (valueOf(hundreds) || 1) * 100 + valueOf(more);
}
