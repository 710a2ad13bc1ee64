import { useEffect } from 'react';
import { dismissToast, isInToasts, type Toast } from './toast-store';

/** Below this width a toast is above what is being read, instead of beside it. */
const phone = '(width < 48rem)';

/** On phones: dismisses a toast that only confirms something at the next tap outside of it. Failures and actions stay. */
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
