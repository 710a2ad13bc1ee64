import clsx from 'clsx';
import { Slot } from 'radix-ui';
import { type ComponentProps, type PointerEvent, type ReactNode, useContext, useId, useRef, useState } from 'react';
import { MenuContext, MenuList } from './menu-list';

interface DropdownMenuProps {
  /** Names the menu and its button for screen readers. */
  label: string;
  /** What the button shows. */
  icon: ReactNode;
  /** The button's look. */
  className: string;
  disabled?: boolean;
  tabIndex?: 0 | -1;
  /** The side at which the menu and its button line up. */
  align?: 'start' | 'end';
  /** MenuItems. */
  children: ReactNode;
}

/**
 * A button with a dropdown menu. Arrow keys move, letters jump, Escape closes. Not Radix's, which takes twice as long to
 * open: it renders twenty components per item.
 */
export function DropdownMenu({
  label,
  icon,
  className,
  disabled = false,
  tabIndex,
  align = 'end',
  children,
}: DropdownMenuProps) {
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const mayScroll = useRef(false);
  const [openedBy, setOpenedBy] = useState<'pointer' | 'key' | null>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={openedBy !== null}
        aria-controls={openedBy ? menuId : undefined}
        data-state={openedBy ? 'open' : 'closed'}
        disabled={disabled}
        tabIndex={tabIndex}
        onPointerDown={(event) => {
          // A finger may be about to scroll, so its click opens the menu.
          mayScroll.current = event.pointerType !== 'mouse';
          if (disabled || event.button !== 0 || event.ctrlKey || mayScroll.current) return;
          // Otherwise the press would take the focus back from the menu.
          event.preventDefault();
          setOpenedBy('pointer');
        }}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          setOpenedBy('key');
        }}
        onClick={({ detail }) => {
          // Voice control and some screen readers only click.
          if (detail === 0) setOpenedBy('key');
          else if (mayScroll.current) setOpenedBy('pointer');
        }}
        className={className}
      >
        {icon}
      </button>
      {openedBy && (
        <MenuList
          id={menuId}
          label={label}
          button={button}
          align={align}
          startsAtFirst={openedBy === 'key'}
          onClose={() => setOpenedBy(null)}
        >
          {children}
        </MenuList>
      )}
    </>
  );
}

interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  isDestructive?: boolean;
  disabled?: boolean;
  /** Renders its child, a link, as the item. */
  asChild?: boolean;
  onSelect?: () => void;
  /** Opens a dialog after the menu has closed and returned focus to its button. */
  onOpenDialog?: () => void;
}

/** A menu item; with `asChild`, a link that looks like one. */
export function MenuItem({
  isDestructive = false,
  disabled = false,
  asChild = false,
  onSelect,
  onOpenDialog,
  className,
  ...rest
}: MenuItemProps) {
  const { choose, list } = useContext(MenuContext);
  const isPressed = useRef(false);
  const Item = asChild ? Slot.Root : 'div';
  /** A mouse moves the focus, so only one item is highlighted. */
  const followMouse = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse' && !disabled) currentTarget.focus({ preventScroll: true });
  };
  return (
    <Item
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onPointerMove={followMouse}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') list.current?.focus({ preventScroll: true });
      }}
      onPointerDown={() => (isPressed.current = true)}
      onPointerUp={({ currentTarget, pointerType }) => {
        // The mouse was pressed on the button and dragged here.
        if (pointerType === 'mouse' && !isPressed.current) currentTarget.click();
        isPressed.current = false;
      }}
      onClick={() => {
        if (disabled) return;
        onSelect?.();
        choose(onOpenDialog);
      }}
      className={clsx(
        'flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-control px-3 font-medium md:pointer-fine:min-h-9',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-45 focus:bg-bubble focus:outline-hidden',
        isDestructive && 'text-danger',
        className,
      )}
      {...rest}
    />
  );
}
