/**
 * Whether a key belongs to an input method that is putting a word together. Safari has ended that by the time it tells of the
 * key that did (bugs.webkit.org/165004), and marks it with the key code 229.
 */
export function isComposing({ isComposing: isUnderWay, keyCode }: KeyboardEvent): boolean {
  return isUnderWay || keyCode === 229;
}
