import { remembered } from '../remembered.js';
import { playedByOne } from './sound.js';

const work = '(?:single|song|track|tune|album|EP|record|one|sencillo|canción|tema|disco|álbum)';
const adjectives = '(?:[\\p{L}-]+,? ){0,4}?';
/** "It's", "the song is". */
const itIs = `(?:it(?:['’]?s| is)|this (?:one )?is|that(?:['’]s| is)|(?:singles?|songs?|tracks?|pieces?|album|EP|record|story|lyrics?)(?:['’]s| is| are)|es|son)`;
/** What a title is followed by: "a song about …" in "'Night Bus', a slow song about …". */
const named = '["”»’\'][,:]? (?:[(–—-] ?)?|[(,:–—-] ?';
const said = '((?:[^.!?¿¡;\\n]|\\.(?=\\p{L})){3,160})';
const notAbout =
  '(?!time(?!\\p{L})|(?:an?|one|two|three|four|\\d+) (?:minute|hour|day|week|month|year)s?(?!\\p{L})|to(?!\\p{L})|\\d|it(?!\\p{L})|that(?!\\p{L})|me(?=[,.!?]|$)|gira(?!\\p{L})|(?:a |one |two |fifty )?(?:hundred|fifty|hundred and fifty)(?: and fifty)? words|cien palabras|cincuenta palabras)';

/** The last group is what the work is about. */
const patterns = [
  `(?<!\\p{L})${itIs}(?: (?:really|mostly|basically|all|actually|just|sort of|kind of))* about ${notAbout}${said}`,
  `(?:^|[.!?,\\n] ?|(?<!\\p{L})(?:y|que|canción|sencillo|tema|disco|single) )es sobre ${notAbout}${said}`,
  `(?<!\\p{L})(?:va|trata|habla) (?:about|sobre|de|acerca de) ${notAbout}${said}`,
  `(?:(?<!\\p{L})(?:${itIs}|called|titled|llamad[oa]) |${named})(?:an?|the|un|una|el|la) ${adjectives}${work} (?:[\\p{L}-]+ ){0,2}?(?:about|sobre|acerca de|que (?:habla|trata|va) (?:de|sobre)) ${notAbout}${said}`,
  `["”»’'],? \\(?(?:(?:which|that)(?:['’]s| is) |and it(?:['’]s| is) |que (?:va|trata|habla) )?(?:all )?(?:about|sobre|acerca de|de(?<=(?:va|trata|habla) de)) ${notAbout}${said}`,
  `(?<!\\p{L})(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:[\\p{L}-]+ )?(?:songs|tracks|canciones|temas) (?:about|sobre) ${notAbout}${said}`,
  `(?<!\\p{L})(?:my|our|the|this|new) (?:[\\p{L}-]+ )?${work},? [^.!?,;\\n]{1,40}? (?:is|es) (?:all )?(?:about|sobre) ${notAbout}${said}`,
  `(?<!\\p{L})${work} [^.!?;\\n]{1,60}\\d[^.!?;,\\n]{0,14}, (?:and )?(?:it['’]?s )?(?:all )?about ${notAbout}${said}`,
  `(?<!\\p{L})${work}[^!?\\n]{1,60}\\. About (?=(?:my|our|how|\\p{L}+ing)(?!\\p{L}))${said}`,
  `, (?:and )?about (?!(?:my|the|our) (?:press|release|plan|pitch|bio|e-?mail|single|song|EP|album)(?!\\p{L}))${notAbout}${said}`,
  `(?<!\\p{L})(?:tells the story of|cuenta la historia de) ${said}`,
  `(?<!\\p{L})(?:I|we) wrote (?:it|this(?: one)?|the (?:song|single|track)) (?:all )?about ${notAbout}${said}`,
  `(?<!\\p{L})(?:la|lo) escrib(?:í|imos) sobre ${notAbout}${said}`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Where another statement or a request begins in the same sentence. */
const next =
  /(?:,| (?:and|but|so|y|pero)(?!\p{L})|\)| [–—-])+ *(?=(?:(?:and|but|so|y|pero|please|por favor|it|that|which|que|I|we|he|they|se) )*(?:it['’]?s out|is out|(?:comes?|coming) out|out (?:on|in|this|next|\d)|drops?|released?|due|can|could|would|will you|please|write|need|want|have|help|make|recorded|tracked|taped|made|produced|mixed|sounds?(?= (?:a bit )?like)|suenan?(?= (?:a|como)(?!\p{L}))|for fans of|sale|saldrá|se publica|puedes|podrías|me (?:haces|escribes|ayudas|preparas)|haz\p{L}*|escríb\p{L}*|necesit\p{L}+|quer\p{L}+|quier\p{L}+|grab\p{L}+|produc\p{L}+)(?!\p{L})).*$/iu;

/** "…, guitarra con mucho reverb, caja de ritmos": how the song sounds. */
const played =
  /, (?:(?:una?|la|el|mucha?|harta?|solo|dos) )?(?:guitarras?|piano|contrabajo|batería|caja de ritmos|sintes?|sintetizador(?:es)?|cuerdas|violín|violines|chelo|arpa|flauta|saxo|trompetas?|teclados?|acordeón|charango|ukelele|percusi(?:ón|ones)|coros|beats?|autotune)(?!\p{L}).*$/iu;

/** "…, me and a cello", "…, solo yo y un piano": who plays. */
const playedAlone = new RegExp(`,? (?:it['’]?s |es |y )?${playedByOne}.*$`, 'isu');

/** A wish for the text behind what a song is about: "…, but don't use her name". */
const wishBehind =
  /(?:[,;–-]| (?:but|and|so|just|pero|y)(?!\p{L}))+ ?(?:(?:but|and|so|just|pero|y|please|pls|por favor) )*(?:don['’]?t|do not|never|not|without|no|sin) (?:use|using|put|putting|say|saying|mention|mentioning|name|naming|print|include|(?:her|his|their) name|(?:us|pong|dig|mencion|nombr)\p{L}+|nombr\p{L}+|su nombre|decir|poner|mencionar)(?!\p{L}).*$/isu;

/** What the artist's work is about, in their own words; the newest mention counts, and `''` means they didn't say. */
export const aboutIn = remembered((texts: readonly string[]): string => {
  const text = texts.join('\n').replace(/¿[^?\n]*\?/g, '');
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .toSorted((one, other) => one.index + one[0].length - (other.index + other[0].length))
    .at(-1)
    ?.at(-1);
  return (
    (found ?? '')
      .replace(next, '')
      .replace(played, '')
      .replace(playedAlone, '')
      // "It's about my nights on the N17, I drove buses for nine years": a statement of its own.
      .replace(/, (?=(?:I|we) \p{L}+).*$/isu, '')
      .replace(
        /,? (?:that['’]?s|which is) (?:(?:really|basically|kind of|sort of) )?(?:the |my |our )?(?:whole |main |entire )?(?:idea|point|concept|story|thing)(?!\p{L}).*$/isu,
        '',
      )
      .replace(/,? (?:so )?(?:you|u) can (?:mention|say|use|include|add|put) (?:it|that|this)(?: in)?[.!]?$/iu, '')
      .replace(wishBehind, '')
      .replace(/(?:,? (?:lol|haha\p{L}*|btw|tbh|jaja\p{L}*|[:;]-?[)(D]))+$/iu, '')
      .replace(/[\s,:)(–—-]+$/u, '')
      .trim()
  );
});
