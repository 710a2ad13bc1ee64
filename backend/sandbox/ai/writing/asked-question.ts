const lead =
  '^\\W*(?:(?:so|and|but|sorry|wait|hey|hi|ok|okay|again|remind me|tell me|just|can you (?:tell|remind) me|do you (?:know|remember)|y|oye|che|perdona|recuérdame|dime|entonces|sabes|te acuerdas(?: de)?)[ ,:]+)*';
const end =
  '(?: (?:again|exactly|then|now|in the end|otra vez|exactamente|entonces|ahora|al final))*[ ,]*(?:please|por favor)?\\W*$';

/** A pattern for messages that ask nothing but a question in these words. */
export function asksOnly(words: string): RegExp {
  return new RegExp(`${lead}(?:${words})${end}`, 'iu');
}
