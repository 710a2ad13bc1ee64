import { create } from 'zustand';

export interface Toast {
  id: string;
  title: string;
  description?: string;
  /** An optional action. `altText` tells screen readers how to do it without the toast. */
  action?: { label: string; altText: string; onAction: () => void };
  variant: 'default' | 'destructive';
}

/** The current toast (one at a time; a new one replaces it), and the element that contains toasts. */
export const useToastStore = create<{ current: Toast | null; area: HTMLElement | null }>(() => ({
  current: null,
  area: null,
}));

/** Shows a toast for five seconds. @returns its id */
export function toast(content: Omit<Toast, 'id' | 'variant'> & { variant?: Toast['variant'] }): string {
  const id = crypto.randomUUID();
  useToastStore.setState({ current: { variant: 'default', ...content, id } });
  return id;
}

/** The last failure toast of each subject. */
const failures = new Map<string, string>();

/** Shows that something failed, until `resolveFailure` is called with the same subject. */
export function toastFailure(subject: string, content: { title: string; description?: string }): void {
  failures.set(subject, toast({ ...content, variant: 'destructive' }));
}

/** Dismisses a failure toast after the same action has succeeded. */
export function resolveFailure(subject: string): void {
  const id = failures.get(subject);
  if (id === undefined) return;
  failures.delete(subject);
  dismissToast(id);
}

/** Dismisses a toast, unless another one has replaced it. */
export function dismissToast(id: string): void {
  useToastStore.setState(({ current }) => (current?.id === id ? { current: null } : {}));
}

/** Whether an element is inside a toast. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Node && useToastStore.getState().area?.contains(target) === true;
}
