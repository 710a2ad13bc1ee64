const work =
  '(?:eps?|albums?|singles?|mixtapes?|lps?|demos?|tapes?|records?|discos?|álbum(?:es)?|sencillos?|maquetas?)';
const many =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|a couple of|a few|several|some|other|dos|tres|cuatro|cinco|seis|varios|algunos|otros|un par de)';
/** "Two EPs", "one album before", "have released my debut EP", "he publicado un disco": works that are out, and not the one in hand. */
const past = new RegExp(
  [
    `(?<!\\p{L})${many} (?:\\p{L}+ )?(?:eps|albums|singles|mixtapes|lps|demos|tapes|records|discos|álbumes|sencillos|maquetas)(?!\\p{L})`,
    `(?<!\\p{L})${many} (?:\\p{L}+ )?(?:eps?)(?= (?:so far|before|already|hasta ahora|antes|publicados?|,))`,
    `(?<!\\p{L})(?:have|['’]ve|had) (?:already )?(?:released|put out|done|made|recorded) (?:my|our|an?|one) (?:\\p{L}+ )?${work}(?!\\p{L})`,
    `(?<!\\p{L})(?:he|hemos) (?:publicado|sacado|grabado|editado|hecho) (?:ya )?(?:mi|nuestro|una?|${many}) (?:\\p{L}+ )?${work}(?!\\p{L})`,
    `(?<!\\p{L})(?:an?|one|una?) ${work} (?:so far|before(?! (?:the|my|our|i|we)(?!\\p{L}))|already|out already|to date|hasta ahora|antes)(?!\\p{L})`,
    `(?<!\\p{L})(?:my|our) (?:debut|first|second|third|previous|last|old|earlier) ${work}(?= [^.!?\\n]{0,60}(?<!\\p{L})(?:was|came out|got|won|had|sold|dropped in|is from)(?!\\p{L}))`,
  ].join('|'),
  'giu',
);

/** A text without the words for works of the past, which say nothing of the one in hand: "2 EPs so far". */
export function withoutPastWorks(text: string): string {
  return text.replace(past, ' ');
}

/** "I have released 2 EPs, Clay and Kiln", "I have released my debut EP, Clay": none of them is the work in hand. */
export const releasedBefore = new RegExp(
  `(?<!\\p{L})(?:(?:I|we) have released (?:(?:my|our) (?:debut|first|last|previous)|an?|${many})|(?:he|hemos) publicado (?:una?|${many})) ${work}(?!\\p{L})[^.!?\\n]*`,
  'giu',
);
