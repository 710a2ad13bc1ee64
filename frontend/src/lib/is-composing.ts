/**
 * Whether a key press belongs to an input method composing a word. Safari ends the composition before the event of the
 * key that ended it (bugs.webkit.org/165004), and marks that event with key code 229.
 */
export function isComposing({ isComposing: isUnderWay, keyCode }: KeyboardEvent): boolean {
  return isUnderWay || keyCode === 229;
}
