import { months, spanishMonths, weekdays } from '../../calendar.js';
import { isKnownTown } from '../concerts/towns.js';
import { isAboutArtist } from '../people/self-names.js';

/** A title beside the word for its kind, or beside a verb of releasing. */
export interface TitleBeside {
  title: string;
  index: number;
  /** The word for its kind; `''` if a verb marks it. */
  work: string;
}

const works =
  /(?<![\p{L}-])(?:single|song|track|tune|album|EP|LP|record|mixtape|tape|cassette|(?:double )?a-?side|b-?side|title)(?![\p{L}-])/giu;

const word = "(?!(?:I|We|It|My|Our)(?!\\p{L}))[\\p{Lu}\\d][\\p{L}\\d&'’-]*";
const joints = '(?:of|the|and|a|an|in|to|for|on|at|&|/|\\+)';
const name = `\\p{Lu}[\\p{L}\\d&'’-]*(?:(?: ${joints}){0,2} ${word}){0,6}`;
const quoted = '["“«]([^"“”«»\\n]{1,60}?)[.,]?["”»]';
const own = '(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?|[Tt]his|[Hh]er|[Hh]is|[Tt]heir)';
const end = '(?=$|[.,;:!?()\\n–—]|["”»]| \\p{Ll}| \\d)';

/** The words behind a title show that it isn't who made the work or speaks of it. */
const closed =
  '(?=$|[.,;:!?()\\n–—]| \\(| (?:is|was|will|got|gets|has|comes|coming|came|out|drops|dropping|lands|on|in|via|this|next|due|by|please|which|and|for|tomorrow|today|\\d))';
/** What follows a work: "track: Glasswork", "song is Kerosene", "album, The Tide Tables", "EP Ashfall (5 tracks)". */
const behindWork = [
  new RegExp(
    `^(?:['’]s| title)?(?:,? (?:is |it['’]?s )?(?:called|titled|named)[,:]?|:| [-–—=]| (?:is|will be)) (?:${quoted}|(${name})${end})`,
    'u',
  ),
  new RegExp(`^,? (?:${quoted}|(${name})${closed})`, 'u'),
];
/** What is before one: "Undertow, my next single", "Undertow (single)", "the Second Skin EP". */
const beforeWork = [
  new RegExp(`(?:${quoted}|(${name})),? (?:(?:is|will be) )?${own} (?:[\\p{L}-]+ ){0,3}?$`, 'u'),
  new RegExp(`(?:${quoted}|(${name})) (?:is|will be) the (?:name|title) of ${own} (?:[\\p{L}-]+ )?$`, 'u'),
  new RegExp(`(?:${quoted}|(${name})) \\((?:[\\p{L}-]+ )?$`, 'u'),
  new RegExp(`(?:^|[.!?\\n] ?|(?:[Tt]he|[Mm]y|[Oo]ur|new|debut|next|latest|upcoming) )(?:${quoted}|(${name})) $`, 'u'),
];
/** "Releasing Sugar Static next friday", "putting out my first mixtape Concrete Lullabies". */
const releasing = new RegExp(
  `(?<!\\p{L})(?:[Rr]eleas(?:e|ing)|[Pp]ut(?:ting)? out|[Dd]rop(?:ping)?|[Ll]aunch(?:ing)?|[Ss]hare|[Ss]haring) (?:${own} (?:[\\p{Ll}-]+ ){0,3}?)?(?:${quoted}|(${name})(?=,? (?:on|in|next|this|via|through|tomorrow|\\d)|$|[.,!?\\n]))`,
  'gu',
);
/** "Undertow lands 12 Feb". */
const landing = new RegExp(
  `(?:^|[.!?,;\\n] ?|(?<!\\p{L})(?:and|so|but) )(?:${quoted}|(${name})) (?:lands|drops|arrives|(?:is )?(?:comes |coming |due )?out|comes|is due)(?= (?:on|next|this|in|\\d|tomorrow|${[...months, ...weekdays].map((one) => one.slice(0, 3)).join('|')}))`,
  'gu',
);

/** "It's 9 April, name is Quay Workers": not the name of an artist. */
const itsName = new RegExp(
  `(?:^|[.!?,;\\n] ?|(?<!\\p{L})(?:and|the|its|it['’]s|working) )(?:[Nn]ame(?:['’]s| is| will be)|[Ww]orking title(?: is|:)?) (?:${quoted}|(${name})${end})`,
  'gu',
);

const musician =
  /^,? (?:(?:and )?(?:I['’]m |we['’]re )?(?:an? |the )?)?(?:[\p{L}-]+ ){0,2}(?:singer|songwriter|rapper|band|duo|trio|quartet|artist|musician|dj|producer|composer|guitarist|pianist|drummer|fiddler|player)(?!\p{L})/iu;
const ofRelease =
  /(?<!\p{L})(?:single|song|track|tune|album|EP|LP|record|mixtape|tape|title|called|out|releas\p{L}+|drops?|lands)(?!\p{L})/iu;

/** "Name's Bronwyn Sheedy, folk singer": whoever writes, unless the message speaks of a release. */
function isOwnName(text: string, { 0: found, index }: RegExpExecArray): boolean {
  const end = index + found.length;
  if (musician.test(text.slice(end))) return true;
  const message = text.slice(text.lastIndexOf('\n', index) + 1, (text.indexOf('\n', end) + 1 || text.length + 1) - 1);
  return /^[.!?\n ]*name['’]s /iu.test(found) && !ofRelease.test(message.replace(found, ''));
}

const moments = [...months, ...spanishMonths, ...weekdays].flatMap((one) => [one, one.slice(0, 3)]);
const isMoment = new RegExp(`^(?:${moments.join('|')}|Today|Tomorrow|Tonight)(?!\\p{L})`, 'iu');
/** Words with a capital that are no title: the start of a sentence, languages, services. */
const isNoTitle =
  /^(?:I|I['’](?:ve|m|ll|d)|It|Its|It['’]s|We|We['’](?:ve|re|ll|d)|My|Our|The|An?|This|That|New|Next|Debut|First|Second|Third|Last|Latest|Hi|Hey|Hello|So|And|But|Also|Out|Just|Is|Was|Please|Can|Could|Write|Spotify|Bandcamp|Instagram|TikTok|YouTube|Apple|BBC|Facebook|Spanish|English|French|German|Italian|Portuguese|Catalan|Basque|Galician|Welsh|Irish|Scottish|Christmas|Easter|Dad|Mum|Mom|Kind|Format|Artist|Band|Great|Good|Done|Ready|Finished|Finally|Mixed|Mastered|Live)$/u;
/** "Undertow on Nachtkind Records", "Cold Harbour in May", "Undertow on Spotify". */
const placeBehind = new RegExp(
  ` (?:on|in|at|for|to|via) (?:the )?(?:(?:${moments.join('|')}|Spotify|Bandcamp|YouTube|TikTok|BBC|Apple)(?!\\p{L}).*|\\d.*|(?:${word} )*(?:Records|Recordings|Radio|Music|Festival))$`,
  'u',
);
const isOrganisation = /(?<!\p{L})(?:Records|Recordings|Studios?|Radio|FM|Festival|Introducing|Magazine)$/u;
/** "With Ana Torres, my single …": no title. */
const isOther =
  /(?<!\p{L})(?:by|with|feat\.?|ft\.?|featuring|from|at|in|via|to|on|like|play(?:ing)?(?: the)?|support(?:ing)?(?: the)?)\s*$/iu;
/** "They called it ‘lovely’, my song." */
const isSaid = /(?<!\p{L})(?:call(?:s|ed)?|sa(?:id|ys)|wrote|writes)(?: (?:it|us|me|them))?[ ,:]*$/iu;
/** "Two songs before the album: “Quay 4”": what follows isn't the album. */
const isPointInTime = /(?<!\p{L})(?:before|after|ahead of|until) (?:the|my|our) $/iu;
const describes = /^(?:live|first|second|third|last|previous|old|other|whole|title|lead|opening|closing|fifth)$/iu;

/** Titles of works that only their capitals or quotation marks show, in a text's order. */
export function titlesBesideWorks(text: string): TitleBeside[] {
  const besideWorks = [...text.matchAll(works)].flatMap((match) => {
    const [behind, before] = [text.slice(match.index + match[0].length), text.slice(0, match.index)];
    const found = [
      isPointInTime.test(before) ? undefined : behindWork.map((pattern) => pattern.exec(behind)).find(Boolean),
      ...beforeWork.map((pattern) => pattern.exec(before)),
    ];
    return found.flatMap((one, at) => {
      if (!one) return [];
      // The word only labels what follows.
      if (at > 0 && /^title$/iu.test(match[0])) return [];
      const index = at === 0 ? match.index + match[0].length + one.index : one.index;
      const lead = text.slice(0, one.index);
      if (at > 0 && (one[1] === undefined ? isOther : isSaid).test(lead)) return [];
      return titleOf(one, index, match[0]);
    });
  });
  const besideVerbs = [releasing, landing, itsName].flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter((one) => pattern !== itsName || !(isOwnName(text, one) || isAboutArtist(text.slice(0, one.index))))
      .flatMap((one) => titleOf(one, one.index, '')),
  );
  return [...besideWorks, ...besideVerbs].sort((one, other) => one.index - other.index);
}

function titleOf(found: RegExpExecArray, index: number, work: string): TitleBeside[] {
  const [, inMarks, bare = ''] = found;
  if (inMarks !== undefined) return [{ title: inMarks.trim(), index, work }];
  const title = bare.replace(placeBehind, '').trim();
  const isName = title !== '' && !isNoTitle.test(title) && !isMoment.test(title) && !describes.test(title);
  return isName && !isKnownTown(title) && !isOrganisation.test(title) ? [{ title, index, work }] : [];
}
