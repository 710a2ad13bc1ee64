import type { Language } from '../../reading/language.js';

const role =
  '(?:rapper|producer|singer|songwriter|singer[- ]songwriter|mc|dj|guitarist|pianist|composer|multi[- ]instrumentalist|drummer|bassist|musician|beat ?maker|poet|vocalist|violinist|cellist|fiddler|artist|performer|arranger)';
const says = new RegExp(
  `(?<=^\\W*|[.!?\\n]\\s*|,? (?:and|&|then|also) )(?:(?:and|just|also|then|please) )*(?:say|put|call me|describe me as|it should say|write)(?: (?:that )?(?:I['’]?m|I am))?(?: an?)? (?<roles>${role}(?:(?:,| and|,? &|\\/) ?${role}){0,3})(?: instead| please| pls| in it)*(?=\\s*(?:[.!?\\n,]|$))`,
  'iu',
);
const takesAgeOut =
  /(?<=(?:take out|remove|cut|cut out|leave out|drop|lose|delete|get rid of) (?:my|our|his|her|their|the) age),? (?:and|&) (?=(?:also |then |just )*(?:say|put|call|describe|write|add|change|make)(?!\p{L}))/giu;
const hasBio = /\bbio(?:graphy)?(?:, \d+ words)?: ?\[/iu;

/**
 * A message that says what the artist is in a biography, as the change of the words that it has: "take out my age and say rapper and
 * producer".
 * @param genre the profile's, which the biography begins with
 */
export function withOtherRole(message: string, genre: string, replies: readonly string[], language: Language): string {
  if (language !== 'en') return message;
  const apart = message.replace(takesAgeOut, '. ');
  if (genre === '' || !replies.some((one) => hasBio.test(one))) return apart;
  return apart.replace(says, (...found) => {
    const { roles = '' } = Object(found.at(-1)) as Record<string, string | undefined>;
    const [old, now] = [`${genre.toLowerCase()} artist`, roles.toLowerCase()].map(withArticle);
    return `change “${old}” to “${now}”`;
  });
}

function withArticle(noun: string): string {
  return `${/^[aeiou]|^mc(?!\p{L})/iu.test(noun) ? 'an' : 'a'} ${noun}`;
}
