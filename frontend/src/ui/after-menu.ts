/** Opens a dialog once the menu has closed and given the focus back to its button: there the dialog returns it to. */
export function afterMenu(open: () => void): void {
  setTimeout(open);
}
