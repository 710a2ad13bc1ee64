import { useEffect } from 'react';
import { dismissToast, isInToasts, type Toast } from './toast-store';

/** Below this width a toast covers the content instead of sitting beside it. */
const phone = '(width < 48rem)';

/** On phones: the next tap outside a toast dismisses it, unless it reports a failure or has an action. */
export function useEndOnTap(toast: Toast | null): void {
  const id = toast && toast.variant === 'default' && !toast.action ? toast.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const end = ({ target }: PointerEvent): void => {
      if (matchMedia(phone).matches && !isInToasts(target)) dismissToast(id);
    };
    document.addEventListener('pointerdown', end, true);
    return () => document.removeEventListener('pointerdown', end, true);
  }, [id]);
}
