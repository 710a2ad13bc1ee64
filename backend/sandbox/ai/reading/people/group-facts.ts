const members =
  /(?<!\p{L})(?:we(?:['’]?re| are)|the (?:choir|band|group|orchestra|ensemble) (?:is|has)|we have|there are|with) [^.!?\n]{0,50}?(?<count>\d{1,3}) (?<noun>members|singers|voices|players|musicians)(?!\p{L})/iu;
const leader =
  /(?<!\p{L})(?<role>conductor|musical director|choir leader|choirmaster)(?: is|['’]s|:)(?: called)? (?<name>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){1,3})/u;

/** How many sing or play in a group and who conducts it: "46 members, conductor is Eleri Prosser". */
export function groupFacts(text: string, name: string): string[] {
  const { count, noun = '' } = members.exec(text)?.groups ?? {};
  const { role = '', name: who } = leader.exec(text)?.groups ?? {};
  return [
    ...(count === undefined || name === '' ? [] : [`${name} has ${count} ${noun.toLowerCase()}.`]),
    ...(who === undefined ? [] : [`The ${role} is ${who}.`]),
  ];
}
