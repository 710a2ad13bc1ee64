import { cutTopics } from './cut-topics.js';

const ofAge =
  /^(?:(?:my|our|his|her|their|the|any mention of (?:my|his|her|their)) )?(?:own )?(?:age|how old (?:I am|he is|she is|they are))$/iu;
const aged = "(?:is|are|['’]m|['’]s|am) (?:only |just )?[1-9]\\d(?: years old)?";
const sentence = new RegExp(`(?<=^|[.!?] |\\n)[^.!?\\n]{1,60}? ${aged}\\.(?: |$)`, 'u');

/** Whether something that a message wants out of a text is how old someone is. */
export function isAge(topic: string): boolean {
  return ofAge.test(topic);
}

/** The edit that takes out the sentence with the age. */
export function ageCut(markdown: string): { find: string; replace: string }[] {
  const line = markdown.split('\n').find((one) => sentence.test(one));
  return line === undefined ? [] : [{ find: line, replace: line.replace(sentence, '').trimEnd() }];
}

/** Statements without the age, if the artist wants it out of the texts. */
export function withoutAge(statements: readonly string[], asked: readonly string[]): string[] {
  if (!asked.flatMap(cutTopics).some(isAge)) return [...statements];
  return statements.map((one) => one.replace(sentence, '')).filter(Boolean);
}
