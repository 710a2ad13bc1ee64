/** The topmost dialog, or the page's `<main>`. */
export function topmost(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main, [role=dialog], [role=alertdialog]')].pop();
}
