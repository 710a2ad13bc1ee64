/** A name or other words, and what they are corrected to. */
export interface Respelling {
  from: string;
  to: string;
}
