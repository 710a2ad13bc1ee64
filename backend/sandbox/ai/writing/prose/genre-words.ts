import type { Language } from '../../reading/language.js';
import { upperFirst } from '../../first-letters.js';

/** Genres that keep a capital, as they are written. */
const proper = [
  ...[
    'R&B',
    'RnB',
    'EDM',
    'IDM',
    'EBM',
    'MPB',
    'OPM',
    'UK',
    'US',
    'NYC',
    'DJ',
    'MC',
    'VJ',
    'LGBTQ+',
    'K-pop',
    'J-pop',
    'C-pop',
    'J-rock',
  ],
  ...[
    'Americana',
    'Afrobeats',
    'Afrobeat',
    'Amapiano',
    'Britpop',
    'Motown',
    'Latin',
    'Celtic',
    'Balkan',
    'Nordic',
    'Greek',
    'Arab',
  ],
  ...[
    'Arabic',
    'Yiddish',
    'Welsh',
    'Cajun',
    'Zydeco',
    'Tejano',
    'Detroit',
    'Chicago',
    'Baltimore',
    'Jersey',
    'Delta',
    'Goa',
    'Berlin',
  ],
  ...[
    'Mississippi',
    'Memphis',
    'Nashville',
    'Texas',
    'Christian',
    'Gregorian',
    'Baroque',
    'Romani',
    'Swiss',
    'Thai',
    'Dutch',
    'French',
  ],
  ...['Christmas', 'Hindustani', 'Carnatic', 'Bollywood', 'Canterbury', 'Madchester', 'Manchester', 'Bristol'],
];
const spelled = new Map(proper.map((one) => [one.toLowerCase(), one]));
/** In Spanish, the names of peoples and of most styles are in small letters. */
const spanishProper = new Set(
  ['R&B', 'RnB', 'EDM', 'IDM', 'EBM', 'MPB', 'UK', 'US', 'DJ', 'MC', 'K-pop', 'J-pop'].map((one) => one.toLowerCase()),
);
/** "Brazilian", "Irish", "Japanese". */
const ofPeople = /^\p{Lu}\p{Ll}+(?:ish|ian|ean|ese|ican|aiian|uban)$/u;

/** A genre as it stands within a sentence: "Indie Folk" is "indie folk", but "r&b" is "R&B". */
export function genreWithin(genre: string, language: Language): string {
  return genre.replace(/ ?\/ ?/gu, '/').replace(/[^\s,/()]+/gu, (word) => {
    const known = spelled.get(word.toLowerCase());
    if (known !== undefined && (language === 'en' || spanishProper.has(word.toLowerCase()))) return known;
    if (language === 'en' && ofPeople.test(word)) return word;
    // "UKG", "MPB", "NuWave" are spelled on purpose.
    return /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\d/u.test(word) && !/^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(word)
      ? word
      : word.toLowerCase();
  });
}

const people =
  'singer[- ]songwriter|singer|songwriter|vocalist|rapper|producer|composer|musician|artist|dj|mc|beatmaker|beatboxer|busker|soprano|tenor|baritone|crooner|performer|poet|\\p{L}*(?:pianist|guitarist|bassist|drummer|violinist|cellist|harpist|flautist|saxophonist|organist|accordionist|percussionist|clarinettist|instrumentalist|trumpeter|fiddler|piper|turntablist)';
const groups =
  'band|duo|trio|quartet|quintet|sextet|octet|choir|chorus|orchestra|ensemble|collective|group|act|project|outfit|big band';
const person = new RegExp(`(?:^|[ /-])(?:${people}|${groups})$`, 'iu');
const spanishPeople =
  'cantautora?|cantante|cantaora?|raper[oa]|productora?|compositora?|músico|música(?= (?:y|de sesión|multi|callejera)|$)|artista|dj|pianista|guitarrista|bajista|baterista|violinista|trovadora?|bolerista|payadora?|bandoneonista|acordeonista|percusionista|chelista|saxofonista';
const spanishGroups =
  'banda|orquesta|agrupación|coral|pareja|charanga|comparsa|grupo|dúo|trío|cuarteto|quinteto|sexteto|coro|colectivo|proyecto|ensamble';
const spanishPerson = new RegExp(`^(?:(?<group>${spanishGroups})|${spanishPeople})(?!\\p{L})`, 'iu');
const isFeminine =
  /^(?:banda|orquesta|agrupación|coral|pareja|charanga|comparsa|(?:cantaut|product|composit|trovad|payad|canta)ora|rapera|música)(?!\p{L})/iu;
const isMasculine = /^(?:(?:cantaut|product|composit|trovad|payad|canta)or|rapero|músico)(?!\p{L})/iu;
const isEnglishSongwriter = /^singer[- ]songwriter$/iu;

/** How texts say what an artist plays. Each is `''` without a genre. */
export interface GenreWords {
  /** "Is an indie folk artist", "makes folk, soul and R&B". */
  intro: string;
  /** What joins the town to it: "from", "in". */
  introIn: string;
  /** Beside the name: "an indie folk artist", "who makes folk, soul and R&B". */
  aside: string;
  /** Before the name, at the start of a sentence: "Indie folk artist". */
  before: string;
  /** Before "single": "indie folk"; `''` for "singer-songwriter". */
  ofWork: string;
}

/** @param group "band", "quartet"; `''` for one person */
export function genreWords(genre: string, group: string, name: string, language: Language): GenreWords {
  if (genre === '') return { intro: '', introIn: language === 'es' ? 'en' : 'in', aside: '', before: '', ofWork: '' };
  return language === 'es' ? spanishWords(genre, group, name) : englishWords(genre, group);
}

function englishWords(genre: string, group: string): GenreWords {
  const words = genreWithin(genre, 'en');
  const isPerson = person.test(words) || isSpanishSinger.test(words);
  const who = isPerson ? words.replace(isSpanishSinger, 'singer-songwriter') : `${words} ${group || 'artist'}`;
  // "Folk, country and soul artist" says three things in one breath.
  const isList = !isPerson && (/,/u.test(words) || / (?:and|&|with) .* (?:and|&|with) /u.test(words));
  return {
    intro: isList ? `makes ${words}` : `is ${withArticle(who)}`,
    introIn: isList ? 'in' : 'from',
    aside: isList ? `who makes ${words}` : withArticle(who),
    before: isList ? upperFirst(group || 'artist') : upperFirst(who),
    ofWork: isPerson || isList ? '' : words,
  };
}

const isSpanishSinger = /^cantautora?$/iu;

/** "An R&B singer", "a UK garage producer", "a Eurodance act". */
function withArticle(words: string): string {
  const isVowel =
    /^(?:[aeio]|u(?!ni|k(?!\p{L})|s(?!\p{L}))|(?:R&B|RnB|MPB|MC|LGBT|hip(?!.)|hour)|80s|8-bit)/iu.test(words) &&
    !/^(?:euro|one(?!\p{L}))/iu.test(words);
  return `${isVowel ? 'an' : 'a'} ${words}`;
}

function spanishWords(genre: string, group: string, name: string): GenreWords {
  const words = isEnglishSongwriter.test(genre) ? 'canción de autor' : genreWithin(genre, 'es');
  const isMany = /^(?:los|las) /iu.test(name);
  const found = spanishPerson.exec(words);
  if (found) {
    const isGroup = found.groups?.['group'] !== undefined;
    const article = isFeminine.test(words) ? 'una ' : isGroup || isMasculine.test(words) ? 'un ' : '';
    const who = isMany ? words : `${article}${words}`;
    return {
      intro: `${isMany ? 'son' : 'es'} ${who}`,
      introIn: 'de',
      aside: words,
      before: upperFirst(words),
      ofWork: '',
    };
  }
  const act = group || 'artista';
  return {
    intro: `${isMany ? 'hacen' : 'hace'} ${words}`,
    introIn: 'en',
    aside: `${act} de ${words}`,
    before: upperFirst(`${act} de ${words}`),
    ofWork: words,
  };
}
