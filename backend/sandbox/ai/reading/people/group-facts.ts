const members =
  /(?<!\p{L})(?:we(?:['’]?re| are)|the (?:choir|band|group|orchestra|ensemble) (?:is|has)|we have|there are|with) [^.!?\n]{0,50}?(?<count>\d{1,3}) (?<noun>members|singers|voices|players|musicians)(?!\p{L})/iu;
/** "We're a 4 piece from Cardiff", "we are a five-piece". */
const pieces =
  /(?<!\p{L})(?:we(?:['’]?re| are)|band is|group is) (?:all )?(?:an? )?(?<size>[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten)[- ]?piece(?! of)(?!\p{L})/iu;
/** "We're seven people": how many are in it. */
const people =
  /(?<!\p{L})(?:we(?:['’]?re| are)|it['’]?s|there are) (?:all |only |just |now )*(?<size>[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<kind>people|musicians|members|players)(?= now|\s*(?:$|[,.;!?\n:]))/iu;
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const leader =
  /(?<!\p{L})(?<role>conductor|musical director|choir leader|choirmaster)(?: is|['’]s|:)(?: called)? (?<name>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){1,3})/u;

/** How many sing or play in a group and who conducts it: "46 members, conductor is Eleri Prosser". */
export function groupFacts(text: string, name: string): string[] {
  const { count, noun = '' } = members.exec(text)?.groups ?? {};
  const { role = '', name: who } = leader.exec(text)?.groups ?? {};
  const { size } = pieces.exec(text)?.groups ?? {};
  const { size: inIt, kind = '' } = (size === undefined && count === undefined && people.exec(text)?.groups) || {};
  return [
    ...(size === undefined || name === ''
      ? []
      : [`${name} is a ${(numbers[Number(size) - 2] ?? size).toLowerCase()}-piece.`]),
    ...(inIt === undefined || name === ''
      ? []
      : [`There are ${(numbers[Number(inIt) - 2] ?? inIt).toLowerCase()} ${kind.toLowerCase()} in ${name}.`]),
    ...(count === undefined || name === '' ? [] : [`${name} has ${count} ${noun.toLowerCase()}.`]),
    ...(who === undefined ? [] : [`The ${role} is ${who}.`]),
  ];
}
