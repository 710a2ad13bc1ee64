const aboutSelf =
  /(?<!\p{L})(?:I['’]?m|I am|we['’]?re|we are|I (?:rap|sing|make|play|produce|write|dj)|soy|somos|hago|toco|canto)(?!\p{L})[^.!?\n]*$/iu;

/** Whether a sentence, as far as it was read, is about the artist: what is named after "im a rapper from Leeds, name is" is no title. */
export function isAboutArtist(before: string): boolean {
  return aboutSelf.test(before);
}
