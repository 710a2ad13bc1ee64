/**
 * "One" and "un" are also articles, and "once" is an adverb, so none of them counts. Neither does a word that another
 * language has for something else: "due", "neuf", "sept", "sei", "elf", "otto".
 */
export const small: Record<string, number> = Object.fromEntries(
  [
    'two dos zwei deux dois duas',
    'three tres third tercer tercero tercera drei trois tre três',
    'four cuatro fourth cuarto cuarta vier quatre quattro quatro',
    'five cinco fifth quinto quinta fünf cinq cinque',
    'six seis sixth sexto sexta sechs',
    'seven siete seventh sieben sette sete',
    'eight ocho eighth acht huit oito',
    'nine nueve ninth neun nove',
    'ten diez tenth zehn dix dieci dez',
    'eleven undici onze',
    'twelve doce zwölf douze dodici doze',
    'thirteen trece dreizehn treize tredici treze',
    'fourteen catorce vierzehn quatorze quattordici',
    'fifteen quince fünfzehn quindici quinze',
    'sixteen dieciséis',
    'seventeen diecisiete',
    'eighteen dieciocho',
    'nineteen diecinueve',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 2])),
);
export const tens: Record<string, number> = Object.fromEntries(
  [
    'twenty veinte zwanzig vingt venti vinte',
    'thirty treinta dreißig trente trenta trinta',
    'forty cuarenta vierzig quarante quaranta quarenta',
    'fifty cincuenta fünfzig cinquante cinquanta cinquenta',
    'sixty sesenta',
    'seventy setenta',
    'eighty ochenta',
    'ninety noventa',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, (index + 2) * 10])),
);
export const factors: Record<string, number> = {
  hundred: 100,
  hundreds: 100,
  cien: 100,
  ciento: 100,
  dozen: 12,
  dozens: 12,
  docena: 12,
  hundert: 100,
  cento: 100,
  thousand: 1e3,
  tausend: 1e3,
  mille: 1e3,
  mila: 1e3,
  thousands: 1e3,
  mil: 1e3,
  million: 1e6,
  millions: 1e6,
  millón: 1e6,
  millones: 1e6,
  billion: 1e9,
};

const works =
  'albums?|eps?|lps?|singles?|records?|tours?|shows?|gigs?|concerts?|songs?|tracks?|videos?|releases?|discos?|álbum|sencillo|gira|concierto|canción|tema|vídeo|trabajo';
const kinds =
  'new|solo|studio|live|full-length|headline|headlining|ever|own|big|european|uk|us|national|nuevo|nueva|gran|propio|propia';
/** Words for one and two that only count before what artists count, or that mean nothing else: "her second album". */
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(first|primer|primera|one|un solo|una sola)|(second|segundo|segunda))(?= (?:(?:${kinds}) ){0,2}(?:${works})(?!\\p{L}))|(?<!\\p{L})(twice|doble|zweimal|deux fois)(?!\\p{L})`,
  'giu',
);

/** "One EP", "second album", "twice", with their values. */
export function countedWorks(text: string): { text: string; index: number; value: number }[] {
  return [...text.matchAll(counted)].map((match) => ({ text: match[0], index: match.index, value: match[1] ? 1 : 2 }));
}
