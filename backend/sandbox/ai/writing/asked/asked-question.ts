const lead =
  '^\\W*(?:(?:so|and|but|sorry|wait|hey|hi|yo|ok|okay|right|cool|sick|nice|perfect|great|lovely|brilliant|amazing|ah|oh|wow|cheers|lol|btw|actually|thanks|again|remind me|tell me|just|can you (?:tell|remind) me|do you (?:know|remember)|y|oye|che|perdona|recuérdame|dime|entonces|sabes|te acuerdas(?: de)?)[ ,:]+)*';
const end =
  '(?:,? (?:again|exactly|then|now|in the end|mate|pal|lol|btw|tho|though|actually|yet|otra vez|exactamente|entonces|ahora|al final))*[ ,]*(?:please|pls|plz|ta|thanks|x+|por favor)?\\W*$';

/** A pattern for messages that ask nothing but a question in these words, with or without their apostrophes. */
export function asksOnly(words: string): RegExp {
  const typed = words.replace(/\['’\](?!\?)/gu, "['’]?");
  return new RegExp(`${lead}(?:${typed})${end}`, 'iu');
}
