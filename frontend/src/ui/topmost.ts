/** The sheet that lies over all else, or the page. */
export function topmost(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main, [role=dialog], [role=alertdialog]')].pop();
}
