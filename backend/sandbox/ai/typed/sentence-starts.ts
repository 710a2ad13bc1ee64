/** "… on fiddle. can you write the press release?": a question in small letters behind a statement, which has more than a few words. */
const question =
  /(?<=(?:[^\s.!?]+ ){5}[^.!?\n]*\p{L}{2}\)?\. )(?=(?:can|could|would|will|do|does|did|should|shall|is|are|am|what|how|when|where|who|which|why|any chance|puedes?|podés|podrías?|me (?:haces|hacés|escribes|escribís|ayudas|ayudás|armas|armás)|nos (?:haces|hacéis|ayudas)|qué|cómo|cuándo|dónde)(?!\p{L}))\p{Ll}/gu;

/** A message in which a question that follows a statement begins with a capital, so that the two aren't read as one sentence. */
export function withSentenceStarts(message: string): string {
  return message.replace(question, (letter) => letter.toUpperCase());
}

const notName =
  '(?!(?:and|but|oh|also|so|btw|no|who|whoever|he|she|they|it|its|we|i|you|nobody|no one|someone|somebody|everyone|my|our|his|her|their|the|an?|some|this|that|these|one|two|local|another|other|not|if|when|is|are|tickets?|doors?|support|entry|price|band|bands|guest|guests|friends?|mates?|act|acts|still|maybe|just|only|there|here|then|now)(?!\\p{L}))';
const nameWord = "\\p{Ll}[\\p{Ll}'’-]+";
/** "june ardley is supporting", as people type a name on a phone. */
const typedAct = new RegExp(
  `(?<=^|[.!?,;:\\n] ?|(?<!\\p{L})(?:and|but|oh|also|so|btw|plus|with|(?:my|our) (?:best |good |old )?(?:mates?|friends?|pals?|buddy|cousin|brother|sister|flatmate)(?: band)?) )${notName}(?<name>${nameWord}(?: (?!is |are |will )${nameWord}){0,2})(?= (?:is|are|will be|is gonna be|are gonna be|is going to be)? ?(?:also |now )?(?:supporting|opening(?: (?:up )?for us)?|warming up|support|the support|our support)(?=\\s*(?:$|[.,;!?\\n])| (?:us|me|but|only|just|in|at|on|and|for (?:us|me|all|the|one))(?!\\p{L})))`,
  'giu',
);

/** A message in which the names of those who open a night have their capitals. */
export function withActsNamed(message: string): string {
  return message.replace(typedAct, (name) =>
    name.split(' ').some((one) => new RegExp(`^${notName}`, 'iu').test(one) === false) || /^\p{Lu}/u.test(name)
      ? name
      : name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
}
