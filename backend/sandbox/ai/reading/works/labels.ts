const name = "(\\p{Lu}[\\p{L}\\d&'’]*(?: (?:\\p{Lu}|\\d)[\\p{L}\\d&'’]*){0,3})";
const company = "(\\p{Lu}[\\p{L}\\d&' ]{1,40}? (?:Records|Recordings|Music|Discos|Tapes|Editions))";
/** How messages say which label a record is on. A name that may be a venue or a station needs more words around it. */
const patterns = [
  `(?:(?:(?<!\\p{L})(?:on|via|through)(?= [^.,!?\\n]{2,44} (?:Records|Recordings|Discos|Tapes|Editions))|released (?:on|by)|signed to|out on|publica(?:do)? con|label is|sello(?: es)?) ${company})`,
  `(?<!\\p{L})(?:on|via|through|by|with|to) (?:(?:my|our|his|her|their|a|an|the) )(?:(?:own|new|tiny|small|local|indie) )*label,? (?:called |named )?${name}`,
  `(?<!\\p{L})(?:[Ii]|[Ww]e)(?:['’]ve|['’]m|['’]re| have| are| am)? (?:just |now |recently )*(?:got )?(?:signed|signd) (?:with|to|by) (?:(?:a|the|an) (?:[\\p{L}-]+ )?label,? (?:called )?)?${name}`,
  `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Tt]he) (?:new )?label(?:['’]?s| is)(?: now| called)? ${name}`,
  `(?<!\\p{L})(?:on|with|by) the ${name} label(?!\\p{L})`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** "I signed with Anna Meyer for booking": no label. */
const ofOthers =
  /(?<!\p{L})(?:booking|bookings|agency|agent|management|manager|managed|publish(?:er|ers|ing)|sync|PR|publicist|distribution|distributor)(?!\p{L})/iu;

/** The label that messages named last; `''` if they named none. */
export function labelIn(texts: readonly string[]): string {
  return (
    texts
      .flatMap((text) => text.match(/[^.!?\n]+/gu) ?? [])
      .filter((sentence) => !ofOthers.test(sentence) || /(?<!\p{L})(?:label|sello)(?!\p{L})/iu.test(sentence))
      .flatMap((text) =>
        patterns.flatMap((pattern) => [...text.matchAll(pattern)]).toSorted((one, other) => one.index - other.index),
      )
      .at(-1)?.[1]
      ?.trim() ?? ''
  );
}

const selfReleased =
  /(?<!(?<!\p{L})(?:I|we|I['’]ve|we['’]ve|have|and|they|was|were|last \p{L}+) )(?<!\p{L})self[- ]?releas(?:ed|ing|e)(?! (?:it|them|my|our|the|an?|last|in|two|three|\d)(?!\p{L}))(?!\p{L})/iu;
const selfReleasedInSpanish =
  /(?<!\p{L})(?:autoeditad[oa]|autoedición|(?:l[oa] )?(?:editamos|publicamos|sacamos) (?:por nuestra cuenta|nosotr[oa]s mism[oa]s|sin sello))(?!\p{L})/iu;

/** "4 tracks, self released": that no label puts the record out, as a fact; `''` if messages don't say so. */
export function selfReleasedIn(texts: readonly string[]): string {
  if (texts.some((text) => selfReleased.test(text))) return 'It is self-released.';
  return texts.some((text) => selfReleasedInSpanish.test(text)) ? 'Es una autoedición.' : '';
}
