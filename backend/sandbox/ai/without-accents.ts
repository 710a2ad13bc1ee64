/** A text as people type it in a hurry: "Mérida" is "Merida", "mañana" is "manana". */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
