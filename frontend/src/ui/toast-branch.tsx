import { isComposing } from '@/lib/is-composing';
import { FocusScope } from 'radix-ui/internal';
import { isInToasts, useToastStore } from './toast-store';

/** In a sheet: lets the focus go to the notifications, which lie beside the sheet, as if they were in it. */
export function ToastBranch() {
  FocusScope.useFocusScopeBranch(useToastStore((state) => state.area));
  return null;
}

/** What a notification offers can be taken, and Escape dismisses it, or a word half put together, without leaving the sheet. */
export function stayForToasts(event: Event): void {
  const isOfWord = event instanceof KeyboardEvent && isComposing(event);
  if (isOfWord || isInToasts(event.target)) event.preventDefault();
}
