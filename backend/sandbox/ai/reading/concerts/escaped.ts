/** A name as a pattern. */
export function escaped(name: string): string {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // "merida" is Mérida.
  return words.replace(/[áéíóú]/giu, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`);
}
