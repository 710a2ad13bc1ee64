/** "… on fiddle. can you write the press release?": a question in small letters behind a statement, which has more than a few words. */
const question =
  /(?<=(?:[^\s.!?]+ ){5}[^.!?\n]*\p{L}{2}\)?\. )(?=(?:can|could|would|will|do|does|did|should|shall|is|are|am|what|how|when|where|who|which|why|any chance|puedes?|podés|podrías?|me (?:haces|hacés|escribes|escribís|ayudas|ayudás|armas|armás)|nos (?:haces|hacéis|ayudas)|qué|cómo|cuándo|dónde)(?!\p{L}))\p{Ll}/gu;

/** A message in which a question that follows a statement begins with a capital, so that the two aren't read as one sentence. */
export function withSentenceStarts(message: string): string {
  return message.replace(question, (letter) => letter.toUpperCase());
}
