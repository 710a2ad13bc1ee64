import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactElement } from 'react';

interface TooltipProps {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactElement;
}

/** Opens on keyboard focus only: not on invisible focus, and not when focus returns after a touch. */
function stayClosed(event: FocusEvent<HTMLElement>): void {
  const isByKeyboard = event.currentTarget.matches(':focus-visible') && window.matchMedia('(hover: hover)').matches;
  if (!isByKeyboard) event.preventDefault();
}

/** A tooltip on hover and keyboard focus. The control keeps its own accessible name. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild onFocus={stayClosed}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade-in rounded-control bg-ink px-2.5 py-1.5 text-sm font-medium text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
