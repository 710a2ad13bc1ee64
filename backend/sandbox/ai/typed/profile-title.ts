import { escaped } from '../reading/concerts/escaped.js';

const named =
  '(?:single|song|track|tune|EP|album|record|LP|mixtape|called|named|titled|sencillo|canción|tema|disco|álbum|llama|titula|llamad[oa]|titulad[oa])';

/**
 * A message with the title of the profile's song as the profile spells it: "my single slow ladder" by someone whose song is Slow Ladder.
 * A title of one word may be a common word, too, so that it has to be named as one.
 */
export function withProfileTitle(message: string, title: string): string {
  if (title === '' || title === title.toLowerCase()) return message;
  const isOneWord = !/\s/u.test(title);
  const start = isOneWord ? `(?<=(?<!\\p{L})${named}:? )` : "(?<![\\p{L}\\d@#/.'’-])";
  return message.replace(new RegExp(`${start}${escaped(title)}(?![\\p{L}\\d@/]|['’-]\\p{L})`, 'giu'), (found) =>
    found === found.toLowerCase() ? title : found,
  );
}
