import type { ComponentProps } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { closeDialogsAndNavigate } from './dialogs/dialog-history';

/** An internal link that closes open dialogs first, so Back doesn't return to them. */
export function AppLink({ to, onClick, ...rest }: ComponentProps<typeof Link>) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      onClick={(event) => {
        onClick?.(event);
        const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.defaultPrevented || isForBrowser) return;
        event.preventDefault();
        closeDialogsAndNavigate(() => void navigate(to));
      }}
      {...rest}
    />
  );
}
