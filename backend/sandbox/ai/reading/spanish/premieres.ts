const name =
  "[\\p{Lu}\\d][\\p{L}\\d'’-]*(?: (?:(?:de|del|la|el|los|las|y|en|a) ){0,2}[\\p{Lu}\\d][\\p{L}\\d'’-]*){0,5}";
const plays =
  '(?:(?:vamos|voy) a (?:estrenar|tocar|presentar|cantar)|estren(?:amos|aremos|o|aré)|toc(?:amos|aremos|o|aré) por primera vez|present(?:amos|aremos|o|aré))';
const song = '(?:un|una|el|la|nuestr[oa]|mi) (?:nuev[oa] )?(?:tema|canción|rola|cumbia|zamba|chacarera)(?: nuev[oa])?';
const premiere = new RegExp(
  `(?<!\\p{L})(?<plays>${plays}) (?:(?:esa noche|ahí|en vivo|en directo|en el (?:show|concierto|recital)) )?(?<song>${song}),? (?:(?:que )?se (?:llama|titula)|(?:llamad|titulad)[oa]|de nombre)? ?[«"“]?(?<name>${name})[»"”]?(?=$|[.,;:!?)\\n]| (?:y|esa|en|que)(?!\\p{L}))`,
  'gu',
);

/**
 * "We play a new song called Remanso Negro that night" is a fact about a concert that was named before: the song's name in brackets, where
 * no rule reads the title of a release. Other texts stay as they are.
 */
export function withPremiere(text: string): string {
  return text.replace(premiere, (...found: unknown[]) => {
    const { plays: verb, song: what, name: title } = found.at(-1) as Record<'plays' | 'song' | 'name', string>;
    const isOne = /^(?:voy|estreno|estrenaré|toco|tocaré|presento|presentaré)/u.test(verb);
    return `${isOne ? 'voy a estrenar' : 'vamos a estrenar'} ${what} (${title})`;
  });
}
