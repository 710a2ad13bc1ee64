import type { Respelling } from './respelling.js';

const courtesy = '(?:[ ,]+(?:please|pls|plz|thanks|then|now|again|too|for me|mate|por favor|porfa|gracias))*\\W*$';
const where =
  '(?:[ ,]+(?:(?:in|on|throughout|en) (?:it|there|that|(?:the|my|that|all the|el|la|mi|todo el|toda la) [\\p{L}-]+(?: [\\p{L}-]+)?)|(?:if|where|wherever|everywhere|anywhere|whenever|every time|if not|donde|siempre que|si|en todas partes)(?!\\p{L})[^.!?\\n]*))*';
/** What is told in other ways than by the words of a text. */
const facts =
  'date|day|time|doors?|price|venue|title|name|headline|subject|quote|support|tickets?|age|lines?|paragraphs?|sentences?|words?|ending|start|beginning|bit|part|tone|length|release|text|plan|email|bio|caption|pitch|announcement|statement|fecha|día|hora|precio|sala|título|nombre|titular|asunto|cita|entradas?';
const notWords = `(?!(?:it|that|this|its|his|her|their|everything|all|lo|eso|esto|todo|(?:(?:the|my|our|that|this|its|his|her|their|el|la|los|las|mi|mis) )?(?:${facts}))(?!\\p{L}))`;
/** "Change narrowboat to houseboat", "swap The Mill for The Old Mill, please", "cambia tema por canción": without quotation marks. */
const typedReplace = new RegExp(
  `(?:^|[.!?;\\n] ?)\\W*(?:(?:(?:can|could|would|will) (?:you|u)|please|pls|ok|okay|now|and|also|actually|then|just|por favor|porfa|y|puedes|podrías)[ ,]+)*(?:(?:change|replace|swap)(?: out)? (?:the words? )?(?<old>${notWords}[\\p{L}\\d][\\p{L}\\d '’&.-]{0,50}?) (?:to|with|for|into) (?<put>[\\p{L}\\d][\\p{L}\\d '’&.-]{0,60}?(?:, \\p{Lu}[\\p{L} '’-]{1,30}?)?)|(?:cambia(?:r|me)?|cambiá|cambie|sustituye|reemplaza(?:r)?) (?:la palabra )?(?<viejo>${notWords}[\\p{L}\\d][\\p{L}\\d '’&-]{1,40}?) por (?<nuevo>[\\p{L}\\d][\\p{L}\\d '’&-]{1,60}?))${where}${courtesy}`,
  'iu',
);

/** The words that a message wants replaced, if it names them without quotation marks. */
export function wordsChanged(message: string): Respelling | null {
  const { old, put, viejo, nuevo } = typedReplace.exec(message)?.groups ?? {};
  const [from, to] = [old ?? viejo, put ?? nuevo];
  return from === undefined || to === undefined ? null : { from, to };
}
