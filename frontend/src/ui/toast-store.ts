import { create } from 'zustand';

export interface Toast {
  id: string;
  title: string;
  description?: string;
  /** One thing to do about it. `altText` says how to do it without the toast, for screen readers. */
  action?: { label: string; altText: string; onAction: () => void };
  variant: 'default' | 'destructive';
}

/** The toast on show, if any: only one at a time, so a new one takes the place of the old; and where toasts are shown. */
export const useToastStore = create<{ current: Toast | null; area: HTMLElement | null }>(() => ({
  current: null,
  area: null,
}));

/** Shows a notification for five seconds. Answers its id. */
export function toast(content: Omit<Toast, 'id' | 'variant'> & { variant?: Toast['variant'] }): string {
  const id = crypto.randomUUID();
  useToastStore.setState({ current: { variant: 'default', ...content, id } });
  return id;
}

/** Takes a notification away, unless another one has taken its place since. */
export function dismissToast(id: string): void {
  useToastStore.setState(({ current }) => (current?.id === id ? { current: null } : {}));
}

/** Whether something of the page is a notification's. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Node && useToastStore.getState().area?.contains(target) === true;
}
