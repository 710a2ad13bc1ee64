import { upperFirst } from '../../first-letters.js';
import type { Language } from '../../reading/language.js';

const person = "(?<name>\\p{L}[\\p{L}’'-]{1,20}(?: \\p{L}[\\p{L}’'-]{1,20}){0,2}?)";
const lead =
  '(?:(?:ok|okay|oh|hey|hi|so|and|great|cool|found (?:it|him|her|them|out|one|a name)|got (?:it|a name|the name)|yes|yay|right)[ ,.!:–—-]+)*';
const put =
  '(?:please |pls |can you |could you |now )*(?:put|add|use|stick|pop|write|get|include)(?: (?:her|his|their|the|that|this))? (?:name )?(?:in(?:to)?(?: (?:it|there|the \\p{L}+))?|there|on it|it in)?';
const patterns = [
  // "Found it, its Ada Firth. put her name in"
  `^${lead}(?:it['’]?s|it is|she['’]?s|he['’]?s|they['’]?re|(?:the|their) name(?:['’]?s| is))(?: called| named)? ${person}[,.!;–—-]+ *(?:so |and )?${put}`,
  `^${lead}(?<=found [^.]{0,20}|got [^.]{0,20})(?:it['’]?s|it is|she['’]?s|he['’]?s)(?: called| named)? ${person}`,
  `^${lead}(?:her|his|their) name(?:['’]?s| is) ${person}`,
  // "Put Ada Firth's name in", "use Ada as the name"
  `^${lead}(?:please |can you |could you )*(?:put|add|use|write)(?: the name)? ${person}(?:['’]s name| as the name)(?: in(?: (?:it|there|the \\p{L}+))?)?`,
  `^${lead}(?:please |can you |could you )*(?:address it|make it out|say (?:hi|hello)) to ${person}`,
].map((pattern) => new RegExp(`${pattern}(?:[ ,]+(?:please|pls|thanks|thx|now|then|instead))*[\\s.!]*$`, 'iu'));
const noName =
  /^(?:a|an|the|my|our|not|out|on|in|at|done|ready|fine|ok|okay|good|great|called|him|her|it|this|that|just|really|so|very|about|for|from|too|all|gone|off|sold|live|free|been)(?!\p{L})/iu;

/** A message with the name of whom a pitch goes to, in the words that the rules know: "found it, its Ada Firth. put her name in". */
export function withReaderNamed(message: string, replies: readonly string[], language: Language): string {
  if (language !== 'en' || !replies.some((one) => /(?:pitch|follow-up): ?\[|e-?mail/iu.test(one))) return message;
  const name = patterns.map((pattern) => pattern.exec(message.trim())?.groups?.['name']).find(Boolean) ?? '';
  if (name === '' || noName.test(name)) return message;
  return `The writer is called ${name.split(' ').map(upperFirst).join(' ')}.`;
}
