import { capitalised } from '../reading/concerts/towns.js';
import type { Language } from '../reading/language.js';

const price =
  '(?:[£€$] ?\\d+(?:[.,]\\d\\d)?|(?:a )?(?:tenner|fiver)|\\d+(?:[.,]\\d\\d)? ?(?:€|euros?|pounds|quid|dollars|bucks))';
const free =
  '(?:free(?: entry| admission| in| to get in)?|nothing|no charge|donation[- ]?only|pay what you (?:can|want))';
const one = "(?:['’]?s)?(?: (?:one|show|gig|night|date))?";
const is =
  "(?:,? (?:which|that|and that|cos that|because that|as that)(?:['’]?s| is| will be)?|,? (?:it['’]?s|its|is|thats|that['’]s|at|for)|['’]s)";
const town = "(?<town>\\p{L}[\\p{L}’'-]{2,24}?(?: \\p{L}[\\p{L}’'-]{2,24}?){0,2}?)";
const patterns = [
  // "£8 for all of them except Brenning which is free"
  `(?<price>${price})(?<who>[^.!?\\n]{0,40}?),? (?:except(?: for)?|apart from|but(?: not)?|bar|other than|besides|only|excluding|and)(?: for| in| at)? (?:the )?${town}${one}(?:${is})? (?<own>${free}|${price})(?=[.,!?;\\n]|$| (?:entry|please|pls|lol|though|tho|and|but)(?!\\p{L}))`,
  // "Brenning is free, the rest are £8"
  `(?:the )?${town}${one}(?:${is}| (?:is|are)) (?<own>${free}|${price})(?:,| and| but|;|\\.) (?<who>(?:all )?(?:the )?(?:rest|others?|other \\p{L}+|all else|everything else|everywhere else))(?: (?:is|are|all|cost|costs))*,? (?<price>${price})`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, 'iu'));

/**
 * A message that tells the price of all nights but one in sentences of its own: "tickets are £8 for all of them except Brenning which is
 * free".
 * @param earlier the messages before, one of which names the town
 */
export function withNightPrices(message: string, earlier: readonly string[], language: Language): string {
  if (language !== 'en') return message;
  const told = [...earlier, message].join('\n');
  for (const pattern of patterns) {
    const found = pattern.exec(message);
    const { town: where = '', own = '', price: ofAll = '' } = found?.groups ?? {};
    const named = new RegExp(`(?<!\\p{L})${where.replace(/[’'-]/gu, '.')}(?!\\p{L})`, 'giu');
    const names = told.match(named) ?? [];
    // As the list of nights spells it, which may have no capitals.
    const spelled = names.find((name) => /^\p{Lu}/u.test(name)) ?? (names.length > 1 ? capitalised(where) : undefined);
    if (found === null || spelled === undefined) continue;
    const ownPrice = /^(?:free|nothing|no charge)/iu.test(own) ? 'free entry' : own;
    const before = message
      .slice(0, found.index)
      .replace(/(?:(?:tickets?|tix|entry|they|its|it['’]?s|all)(?: (?:is|are|all|cost|costs|for))* ?|[\s,]+)+$/iu, '');
    const rest = message
      .slice(found.index + found[0].length)
      .replace(/^ entry/iu, '')
      .replace(/^[\s.,;!]+/u, '');
    return [
      before === '' ? '' : `${before.replace(/[.!?]$/u, '')}.`,
      `Tickets are ${ofAll}.`,
      `${spelled} is ${ownPrice}.`,
      rest,
    ]
      .filter(Boolean)
      .join(' ');
  }
  return message;
}
