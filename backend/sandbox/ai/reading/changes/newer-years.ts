import { escaped } from '../concerts/escaped.js';

/** What happens once. They may have toured in 2018 and in 2019. */
const once =
  '((?<!\\p{L})(?:started|formed|founded|began|born|met|arranc(?:aron|ó)|empez(?:aron|ó)|comenz(?:aron|ó)|(?:form|fund)(?:aron|ó)|naci(?:eron|ó)) (?:in|en)(?: el)? )((?:19|20)\\d\\d)';
const anywhere = new RegExp(`${once}(?!\\d)`, 'iu');
/** "They started in 2017." */
const dated = new RegExp(`${once}\\.?$`, 'iu');

/**
 * The facts, oldest first, with each corrected year in the place of the old one: "We started in 2018 in Leeds", and later "we started in
 * 2017". A fact that says no more than the year is only left out if an older one took it over.
 */
export function withNewerYears(facts: readonly string[]): string[] {
  return facts.reduce<string[]>((known, fact) => {
    const [, lead = '', year = ''] = dated.exec(fact) ?? [];
    const old = new RegExp(`(?<=(?<!\\p{L})${escaped(lead)})(?:19|20)\\d\\d(?!\\d)`, 'iu');
    const said = lead === '' ? [] : known.filter((one) => old.test(one));
    const [only] = said;
    if (only === undefined || said.length > 1 || old.exec(only)?.[0] === year) return [...known, fact];
    return known.map((one) => (one === only ? one.replace(old, year) : one));
  }, []);
}

/** The edits that put each corrected year into a text. */
export function yearEdits(
  markdown: string,
  before: readonly string[],
  now: readonly string[],
): { find: string; replace: string }[] {
  return before.flatMap((old) => {
    const [, lead = '', year = ''] = anywhere.exec(old) ?? [];
    const words = `${lead}${year}`;
    const newer = lead === '' ? undefined : now.find((one) => one !== old && one.replace(anywhere, words) === old);
    const isThere = newer !== undefined && markdown.split(words).length === 2;
    return isThere ? [{ find: words, replace: anywhere.exec(newer)?.[0] ?? words }] : [];
  });
}
