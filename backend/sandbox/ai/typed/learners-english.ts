import type { Language } from '../reading/language.js';

const work = '(?:[Ss]ingle|[Ss]ong|[Tt]rack|[Tt]une|[Aa]lbum|EP|[Ee]p|LP|[Rr]ecord|[Mm]ixtape)';
/** A title, or one typed in small letters, but not "not decided yet". */
const titleNext =
  '(?=["“‘\'«]|\\p{Lu}|\\d|(?!(?:not|still|also|a|an|the same|to|undecided|unknown|tbc|tba|secret|very|too|so|really|quite|my|from|on|in|about|good|bad|ready|coming|done)(?!\\p{L}))\\p{Ll})';
const own = '(?:(?:the|my|our|this|new|first|debut|next) )*';
const isNamed = "(?:is|will be|it is|it's|:|=)";

const habits: [pattern: RegExp, to: string][] = [
  // "EP name is …", "the song's title is …"
  [
    new RegExp(`(?<!\\p{L})(${work})(?:['’]s)? (?:[Nn]ame|[Tt]itle)(?:['’]s| ${isNamed}|:) ${titleNext}`, 'gu'),
    '$1 is called ',
  ],
  // "The name of song is …", "title of the album is …"
  [
    new RegExp(
      `(?<!\\p{L})(?:[Tt]he )?(?:[Nn]ame|[Tt]itle) (?:of|for|from) ${own}(${work})(?: ${isNamed}|:) ${titleNext}`,
      'gu',
    ),
    'my $1 is called ',
  ],
  // "My song it is called …", "the single it calls …", "my song is call …", "album he is called …"
  [
    new RegExp(
      `(?<!\\p{L})(${work}),? (?:(?:it|he|she)(?:['’]s| is)? (?:called|named|titled|calls?|name)|is (?:call|name|title|calling)|calls? itself)(?: itself)? ${titleNext}`,
      'giu',
    ),
    '$1 is called ',
  ],
];

/** A message of someone who learnt English, with the name of their music as others give it: "EP name is Amber Weather". */
export function withWorksNamed(message: string, language: Language): string {
  return language === 'en' ? habits.reduce((text, [pattern, to]) => text.replace(pattern, to), message) : message;
}
