import { Slot } from 'radix-ui';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** A tooltip without room above goes below. */
type Side = 'top' | 'right';

interface TooltipProps {
  text: string;
  side?: Side;
  children: ReactElement;
}

/** How long the mouse rests on a control before its tooltip opens, in milliseconds. */
const restMs = 400;
/** Time for the mouse to cross the gap between a control and its tooltip, in milliseconds. */
const crossMs = 100;
/** Distances in pixels: from the control, and from the edges of the window. */
const gap = 6;
const margin = 8;

/** Closes the open tooltip: there is one at a time. */
let closeOpen: (() => void) | undefined;

/**
 * A tooltip on hover and keyboard focus. The control keeps its own accessible name. Not Radix's, which renders a dozen
 * components per control and renders each twice, even if the tooltip never opens.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The control while its tooltip is open. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const show = (next: HTMLElement | null, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs > 0) timer.current = setTimeout(() => setAnchor(next), afterMs);
    else setAnchor(next);
  };
  const close = () => show(null);
  return (
    <>
      <Slot.Root
        aria-describedby={anchor ? id : undefined}
        onPointerEnter={({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
          if (pointerType !== 'touch') show(currentTarget, anchor ? 0 : restMs);
        }}
        onPointerLeave={() => show(null, crossMs)}
        onPointerDown={close}
        onClick={close}
        onFocus={({ currentTarget }: FocusEvent<HTMLElement>) => {
          if (isByKeyboard(currentTarget)) show(currentTarget);
        }}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {anchor && (
        <Bubble
          id={id}
          text={text}
          side={side}
          anchor={anchor}
          onEnter={() => show(anchor)}
          onLeave={() => show(null, crossMs)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Not for invisible focus, and not when focus returns after a touch. */
function isByKeyboard(control: HTMLElement): boolean {
  return control.matches(':focus-visible') && window.matchMedia('(hover: hover)').matches;
}

interface BubbleProps {
  id: string;
  text: string;
  side: Side;
  anchor: HTMLElement;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
}

function Bubble({ id, text, side, anchor, onEnter, onLeave, onClose }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, anchor, side);
  }, [anchor, side, text]);

  useLayoutEffect(() => {
    const closeThis = () => close();
    closeOpen?.();
    closeOpen = closeThis;
    return () => {
      if (closeOpen === closeThis) closeOpen = undefined;
    };
  }, []);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(anchor)) close();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [anchor]);

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="pointer-events-auto fixed z-50 max-w-64 animate-fade-in rounded-control bg-ink px-2.5 py-1.5 text-sm font-medium text-paper print:hidden"
    >
      {text}
    </div>,
    document.body,
  );
}

/** Puts a tooltip beside its control, within the window. */
function place(bubble: HTMLElement, control: HTMLElement, side: Side): void {
  const { top, bottom, left, right } = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const { innerWidth, innerHeight } = window;
  const above = top - gap - height;
  const x = side === 'right' ? right + gap : (left + right - width) / 2;
  const y = side === 'right' ? (top + bottom - height) / 2 : above >= margin ? above : bottom + gap;
  bubble.style.left = `${Math.max(margin, Math.min(x, innerWidth - width - margin))}px`;
  bubble.style.top = `${Math.max(margin, Math.min(y, innerHeight - height - margin))}px`;
}
