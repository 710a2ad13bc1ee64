const word = "\\p{Lu}[\\p{L}'’-]+";
const groups =
  'Quartet|Quintet|Sextet|Septet|Octet|Trio|Duo|Band|Choir|Orchestra|Ensemble|Collective|Group|Singers|Family|Experience|Project';
/** "Odalys Brandreth Quartet", "The Dez Okonjo Band". */
const ledBy = new RegExp(
  `^(?:[Tt]he )?(?<who>(?!(?:Big|Brass|String|Family|Jazz|Folk) )${word}(?: (?!(?:${groups}|Big|Brass|String|Family)(?!\\p{L}))${word})?)(?:['’]s)? (?:${word} )?(?:${groups})$`,
  'u',
);
/** "Harlan & Josie Tidwater", "Nora and the Lanterns". */
const pair = / (?:&|and|y) /u;
const firstName = /^\p{Lu}\p{L}{2,}(?=$| )/u;
const isArticle = /^(?:the|los|las|el|la)(?= |$)/iu;

/** The people whom the name of a group has: Odalys Brandreth in "Odalys Brandreth Quartet"; none for a single artist. */
export function peopleNamed(act: string): string[] {
  const leader = ledBy.exec(act)?.groups?.['who'];
  if (leader !== undefined) return isArticle.test(leader) ? [] : [leader];
  return pair.test(act) ? act.split(pair).filter((one) => firstName.test(one) && !isArticle.test(one)) : [];
}

const does =
  '(?:also |now |still )?(?:plays?|sings?|writes|leads|teaches|composes|arranges|produces|played|sang|wrote|composed|arranged|produced|mixed|recorded|studied|trained|founded|formed|grew up|was born|lives|works as)(?!\\p{L})';
/** What no text about a group can state of one of its people. */
const isUnfit =
  /(?<!\p{L})(?:I|I['’]\p{L}+|me|we|us|you|your|it|this|that|these|those|next|today|tomorrow|tonight|yesterday|would|could|should|if|not)(?!\p{L})|n['’]t(?!\p{L})|(?<!\d)\d{1,2}(?!\d)|[“"«?]|https?:|@/iu;

/** What a message says of the people whom the act's name has: "Odalys plays trombone" of the Odalys Brandreth Quartet. */
export function namedPeopleFacts(text: string, act: string): string[] {
  return peopleNamed(act).flatMap((who) => {
    const [first = ''] = who.split(' ');
    const told = new RegExp(`(?<=^|[.!?\\n]\\s*)(?<fact>${first}(?: ${word})? ${does}[^.!?\\n]{3,160})`, 'gu');
    return [...text.matchAll(told)]
      .map(({ groups: { fact = '' } = {} }) => fact.trim().replace(/(?<!\p{L})(?:my|our)(?!\p{L})/giu, 'their'))
      .filter((fact) => !isUnfit.test(fact))
      .map((fact) => `${fact.replace(/[,;]$/u, '')}.`);
  });
}

/** Who said it, by their whole name if the act's has it: "Odalys" of the Odalys Brandreth Quartet. */
export function wholeNameOf(said: string, act: string): string {
  return peopleNamed(act).find((who) => who.startsWith(`${said} `)) ?? said;
}
