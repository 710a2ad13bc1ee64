interface Night {
  town: string;
  venue: string;
}

const gone =
  '(?:cancel?led|off(?! (?:to|the))|called off|scrapped|pulled|axed|dropped|not happening|fallen through|no longer (?:happening|going ahead|on|part of it))';
const is =
  "(?:(?:['’]s|s| is| are| was| has| got| just| now| been| being| sadly| unfortunately| show| gig| date| night| concert| one)+)";

/** Whether a sentence says that the concert in this place won't happen. */
function callsOff(sentence: string, place: string): boolean {
  const words = place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [
    `(?<!\\p{L})${words}${is} ${gone}(?!\\p{L})`,
    `(?<!\\p{L})${words}(?: show| gig| date| night)? (?:is(?:n['’]?t| not)|['’]s not) (?:happening|going ahead|on any ?more)`,
    `(?<!\\p{L})${words}(?: show| gig| date)? (?:has )?fell through`,
    `(?<!\\p{L})(?:cancel|scrap|call off|pull|drop|remove|lose|cancel?led|scrapped|called off|pulled|dropped) (?:the )?${words}(?: show| gig| date| night)?(?=\\s*$|\\s*[,.;!]| (?:from|because|cos|due|now|sadly|please|pls|sorry))`,
    `(?<!\\p{L})take (?:the )?${words}(?: show| gig| date)? (?:off|out)(?!\\p{L})`,
    `(?<!\\p{L})(?:can['’]?t|cannot|not|aren['’]?t|won['’]?t be) (?:play|playing|do|doing|make)(?: in)? (?:the )?${words}(?: any ?more| now| after all)?(?=\\s*$|\\s*[,.;!])`,
  ].some((pattern) => new RegExp(pattern, 'iu').test(sentence));
}

/** The concerts of a tour without those that a message calls off: "actually glasgow is cancelled". */
export function withoutCalledOff<One extends Night>(shows: readonly One[], text: string): One[] {
  if (shows.length < 2) return [...shows];
  const sentences = (text.match(/[^.!?\n]+[.!?]*/g) ?? []).filter((sentence) => !sentence.endsWith('?'));
  const left = shows.filter(({ town, venue }) => {
    const places = [town, venue].filter((place) => place !== '');
    return !places.some((place) => sentences.some((sentence) => callsOff(sentence, place)));
  });
  return left.length === 0 ? [...shows] : left;
}
