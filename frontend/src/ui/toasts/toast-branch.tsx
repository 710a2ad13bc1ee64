import { isComposing } from '@/lib/is-composing';
import { FocusScope } from 'radix-ui/internal';
import { isInToasts, useToastStore } from './toast-store';

/** Inside a dialog: lets focus move to the toasts, which are outside the dialog's element. */
export function ToastBranch() {
  FocusScope.useFocusScopeBranch(useToastStore((state) => state.area));
  return null;
}

/** Keeps a dialog open when a toast is clicked, or Escape dismisses a toast or ends an IME composition. */
export function stayForToasts(event: Event): void {
  const isOfWord = event instanceof KeyboardEvent && isComposing(event);
  if (isOfWord || isInToasts(event.target)) event.preventDefault();
}
