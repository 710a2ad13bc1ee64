import type { Situation } from '../acting/call.js';
import { upperFirst } from '../first-letters.js';
import { quotesIn } from '../reading/quotes/said-quotes.js';

const short = '(?:a|an|one|some|any|two|the|my|our|una?|alguna)(?: [\\p{L}-]+){0,2}?';
const self = '(?:me|us|the band|our (?:singer|drummer)|mí|nosotr[oa]s|la banda)';
const asks = new RegExp(
  `(?<!\\p{L})(?:wants?|needs?|asked|asking|asks|after|would like|like|looking for|quieren?|pide[n]?|necesitan?|busca[n]?)(?: (?:me|us|you))?(?: for)? ${short} (?:quotes?|soundbite|comment|line|statement|citas?|frases?|declaraci(?:ón|ones)) (?:from|off|by|of|about it from|mía|nuestra|de) ?${self}?(?!\\p{L})|(?<!\\p{L})(?:write|give|make|draft|do|come up with|put together|need|want) (?:me |us )?${short} quotes? (?:from|by|for) (?:me|us|the band)(?!\\p{L})|(?<!\\p{L})(?:what (?:should|do|can) (?:I|we) say|something) (?:as|for) (?:a|my|our|the) quote(?!\\p{L})|(?<!\\p{L})(?:escríbeme|hazme|escribe|redacta|invéntame) una (?:cita|frase) (?:mía|de mi parte|como si fuera yo)`,
  'iu',
);
const mostFacts = 4;

/** The reply to a wish for a quote by the artist themselves, which nobody else can write; `''` for other messages. */
export function ownQuoteAsked({ conversation: { question, artist }, known }: Situation): string {
  if (!asks.test(question) || quotesIn(question, [artist.name]).length > 0) return '';
  const { crisis, statements, language } = known;
  const told = crisis === null ? statements : [...crisis.people, ...crisis.happened, ...crisis.doing];
  const facts = told.slice(0, mostFacts).map((fact) => `- ${upperFirst(fact)}`);
  return language === 'es'
    ? [
        'Una cita tuya tiene que ser tuya: sigo un guion y no invento lo que dices. Dímela en una o dos frases (**mi cita: «…»**) y la pongo tal cual.',
        ...(facts.length > 0 ? ['Puede apoyarse en esto:', facts.join('\n')] : []),
        '¿Qué dirías a un amigo, en dos frases?',
      ].join('\n\n')
    : [
        'A quote from you has to be in your words: I’m scripted, and I don’t make up what you say. Give it to me in one or two sentences (**my quote: “…”**), as dry as you like, and I’ll put it in word for word.',
        ...(facts.length > 0 ? ['It can rest on this:', facts.join('\n')] : []),
        'What would you tell a friend, in two sentences?',
      ].join('\n\n');
}
