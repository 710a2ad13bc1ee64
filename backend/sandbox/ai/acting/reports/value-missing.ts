import type { Situation } from '../call.js';

const lead =
  '(?:(?:ok|okay|oh|and|so|also|now|then|please|pls|can you|could you|y|vale|ahora|también|porfa|puedes)[ ,]+)*';
const inText =
  '(?: (?:in|into|to|on|at the end of|at the bottom of)(?: (?:there|it|(?:the|my|our) (?:[\\p{L} ]{3,20})))?)?(?: (?:too|as well|please|pls|then|now))*';
/** "Put the crime number in the post", "add our website": a thing that has a value, without it. */
const asks = {
  en: new RegExp(
    `(?:^|[.!?,;\\n] ?(?:and )?)${lead}(?:put|add|include|stick|pop|get|insert)(?: in)? (?<thing>(?:the|our|my) (?:[\\p{L}’'-]+ ){0,2}(?:links?|url|website|number|email(?: address)?|phone(?: number)?|address|hashtag|handle|code))${inText}\\W*$`,
    'iu',
  ),
  es: new RegExp(
    `(?:^|[.!?,;\\n] ?(?:y )?)${lead}(?:pon|poned|añade|agrega|mete|incluye|poné|agregá|sumá)(?:le|me)? (?<thing>(?:el|la|mi|nuestr[oa]) (?:enlace|link|web|página|número|correo|teléfono|dirección|código|hashtag)(?: (?:de (?:la |el |los |las )?[\\p{L}]+|del [\\p{L}]+))?)(?: (?:en|al final) [\\p{L} ]{2,25})?(?: (?:también|porfa|por favor))*\\W*$`,
    'iu',
  ),
};

/** The question for a value that the artist wants in the text and hasn't told; `''` for other messages. */
export function valueMissing({ conversation, known }: Situation): string {
  const { question, said } = conversation;
  const thing = asks[known.language].exec(question)?.groups?.['thing']?.toLowerCase();
  if (thing === undefined || isKnown(thing, known) || !said.some((reply) => reply.includes('](/documents/'))) return '';
  return known.language === 'es'
    ? `Aún no me has dado ${thing.replace(/^(?:mi|nuestr[oa]) /u, (own) => (own.startsWith('mi') ? 'tu ' : 'vuestro '))}. Escríbelo aquí y lo pongo.`
    : `You haven’t given me ${thing.replace(/^(?:our|my) /u, 'your ')} yet. Type it here, and I’ll put it in.`;
}

function isKnown(thing: string, { email, phone, links, listenLink }: Situation['known']): boolean {
  if (/e-?mail|correo/u.test(thing)) return email !== '';
  if (/phone|teléfono/u.test(thing)) return phone !== '';
  if (/ticket|entradas/u.test(thing) || !/link|url|website|enlace|web|página/u.test(thing)) return false;
  return links.length > 0 || listenLink !== '';
}
