import { type RefObject, useEffect } from 'react';

/** Up and Down move between conversations, Home and End to the first and last, Right to the menu and back. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => list.current && moveInList(list.current, event);
    const element = list.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

function moveInList(list: HTMLElement, event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const item = target.closest('[data-item]');
  const isRow = target.matches('[data-row]');
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(target);
  const goals: Record<string, HTMLElement | null | undefined> = isRow
    ? {
        ArrowUp: rows[at - 1],
        ArrowDown: rows[at + 1],
        Home: rows[0],
        End: rows.at(-1),
        ArrowRight: item?.querySelector<HTMLElement>('[aria-haspopup=menu]'),
      }
    : { ArrowLeft: item?.querySelector<HTMLElement>('[data-row]') };
  const goal = goals[key];
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}
