import { FocusScope } from 'radix-ui/internal';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { moveByKey } from './menu-keys';
import { placeMenu } from './menu-place';

interface Menu {
  /** Closes the menu. `next` runs after the button has its focus back, so a dialog can return it there. */
  choose: (next?: () => void) => void;
  list: RefObject<HTMLElement | null>;
}

/** The menu that an item is in. */
export const MenuContext = createContext<Menu>({ choose: () => undefined, list: { current: null } });

interface MenuListProps {
  id: string;
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  align: 'start' | 'end';
  /** Focuses the first item instead of the menu. */
  startsAtFirst: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * An open menu. Not modal: hiding the page from screen readers would also hide its heading and leave hidden controls
 * focusable.
 */
export function MenuList({ id, label, button, align, startsAtFirst, onClose, children }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<(() => void) | undefined>(undefined);
  const isPressed = useRef(false);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const place = () => {
      if (list.current && button.current) placeMenu(list.current, button.current, align);
    };
    place();
    // A narrower window may rearrange the page after the resize event.
    const observer = new ResizeObserver(place);
    if (button.current?.parentElement) observer.observe(button.current.parentElement);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [button, align]);

  useEffect(() => {
    // Before Escape reaches a dialog below.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);

  const focusStart = (event: Event) => {
    event.preventDefault();
    const first = startsAtFirst && list.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled])');
    (first || list.current)?.focus({ preventScroll: true });
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    // If focus has moved elsewhere in the meantime, leave it there.
    if (document.activeElement === document.body) button.current?.focus();
    const { current } = next;
    if (current) queueMicrotask(current);
  };
  return createPortal(
    // A landmark, since the menu is outside the page's.
    <section aria-label={label}>
      {/* A press outside closes the menu and does nothing else. */}
      <div
        role="presentation"
        className="pointer-events-auto fixed inset-0 z-50"
        onMouseDown={(event) => event.preventDefault()}
        // The press that opened the menu ends with a click here.
        onPointerDown={() => (isPressed.current = true)}
        onClick={() => isPressed.current && onClose()}
        onContextMenu={onClose}
      />
      {/* Pauses the focus trap of a dialog below. */}
      <FocusScope.Root onMountAutoFocus={focusStart} onUnmountAutoFocus={returnFocus}>
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          // Scrolls if the window is lower than the menu, so the keyboard must reach it.
          tabIndex={0}
          onKeyDown={moveByKey}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
          }}
          className="outline-ink pointer-events-auto fixed z-50 min-w-48 animate-fade-in overflow-y-auto overscroll-contain rounded-control bg-surface p-1 focus:outline-hidden"
        >
          <MenuContext
            value={{
              list,
              choose: (then) => {
                next.current = then;
                onClose();
              },
            }}
          >
            {children}
          </MenuContext>
        </div>
      </FocusScope.Root>
    </section>,
    document.body,
  );
}
