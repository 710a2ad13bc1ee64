const aboutSelf =
  /(?<!\p{L})(?:I['’]?m|I am|we['’]?re|we are|I (?:rap|sing|make|play|produce|write|dj)|soy|somos|hago|toco|canto)(?!\p{L})[^.!?\n]*$/iu;

/** Whether the sentence before a place is about the artist: "im a rapper from Leeds, name is …" gives no title. */
export function isAboutArtist(before: string): boolean {
  return aboutSelf.test(before);
}
