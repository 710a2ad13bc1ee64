/** How much a check may search its sources, in characters: far more than usual, yet milliseconds of work. */
const charactersMax = 5_000_000;

/** Looking a word up in a source takes about as long as searching this many characters. */
const lookUpCharacters = 20;

/** Ends the searches of a text that is made to be slow. */
export class SearchBudget {
  private left = charactersMax;

  get isUsedUp(): boolean {
    return this.left <= 0;
  }

  /** Counts the search of a text with this many characters. */
  countText(characters: number): void {
    this.left -= characters;
  }

  /** Counts looking for a word among a text's words. */
  countLookUp(): void {
    this.left -= lookUpCharacters;
  }
}
