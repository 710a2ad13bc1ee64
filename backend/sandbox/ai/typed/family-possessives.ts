const people =
  'dad|daddy|mum|mom|mam|nan|nana|nanna|gran|granny|grandma|grandad|granddad|grandpa|brother|sister|uncle|aunt|auntie|aunty|cousin|mate|friend|neighbou?r|boyfriend|girlfriend|wife|husband|partner|teacher|son|daughter';
const things =
  'house|home|flat|place|apartment|kitchen|living room|front room|bedroom|spare room|room|bathroom|attic|loft|cellar|basement|garage|shed|barn|garden|farm|caravan|van|car|boat|studio|shop|pub|bar|café|cafe|church|piano|guitar|cello|violin|fiddle|accordion|organ|harmonium|records?|record collection|tape (?:deck|machine|recorder)|letters?|diary|diaries|poems?|songs?|recipes?|wedding|funeral|birthday|voice';
const own = new RegExp(
  `(?<=(?<!\\p{L})(?:my|our|his|her|their) )(${people})s (?=(?:(?:old|little|tiny|back|front|spare|empty|first|own|wooden) )*(?:${things})(?!\\p{L}))`,
  'giu',
);

/** "At my nans house", as people type it, with its apostrophe. */
export function withFamilyPossessives(text: string): string {
  return text.replace(own, '$1’s ');
}
