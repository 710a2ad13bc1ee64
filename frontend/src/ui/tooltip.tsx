import { Tooltip as Radix } from 'radix-ui';
import type { FocusEvent, ReactElement } from 'react';

interface TooltipProps {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactElement;
}

/** A focus that nobody sees gets no words, nor does one that came back to where a finger had pressed. */
function stayClosed(event: FocusEvent<HTMLElement>): void {
  const isByKeyboard = event.currentTarget.matches(':focus-visible') && window.matchMedia('(hover: hover)').matches;
  if (!isByKeyboard) event.preventDefault();
}

/** Words for what a pointer or the keyboard's focus rests on. The control keeps its own accessible name. */
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
