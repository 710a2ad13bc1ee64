import { useLayoutEffect, useRef, useState } from 'react';
import { storage } from '@/lib/storage';

const key = 'sidebar';
const hidden = 'hidden';

/** The ids of the buttons that show and hide the sidebar. Each appears where the other was pressed. */
export const showSidebarId = 'show-sidebar';
export const hideSidebarId = 'hide-sidebar';

/** Whether the artist hid the sidebar, remembered in this browser. */
export function useSidebar() {
  const [isHidden, setIsHidden] = useState(() => storage.read(key) === hidden);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    document.getElementById(isHidden ? showSidebarId : hideSidebarId)?.focus();
  }, [isHidden]);
  const toggle = () => {
    isPressed.current = true;
    if (isHidden) storage.remove(key);
    else storage.write(key, hidden);
    setIsHidden(!isHidden);
  };
  return { isHidden, toggle };
}
