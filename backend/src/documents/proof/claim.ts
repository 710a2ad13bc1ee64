export type ClaimKind = 'name' | 'figure' | 'date' | 'quote' | 'link';

/** A stretch of a text that says something checkable. */
export interface Claim {
  kind: ClaimKind;
  start: number;
  end: number;
  text: string;
  /** What it may mean, each in one notation: `10000`, `2027-01-29`. A quote or name is matched by its words instead. */
  meanings: string[];
}

/** Something that the artist said, or a fact that they kept. */
export interface ProofSource {
  text: string;
  /** The message that says so, or the fact. Neither: the profile. */
  messageId?: string;
  chatId?: string;
  factId?: string;
  /** When it was said: "next Friday" is counted from here. */
  saidAt?: Date;
}

/** What is said in a message. Pasted words are someone else's: they prove nothing. */
export interface ArtistWords extends ProofSource {
  isPasted: boolean;
}
