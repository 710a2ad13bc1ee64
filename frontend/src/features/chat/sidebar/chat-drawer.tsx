import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';
import { Drawer } from '@/ui/dialogs/drawer';

const useDrawer = create(() => ({ isOpen: false }));

/** Opens or closes the drawer of the chat page. */
export function setDrawerOpen(isOpen: boolean): void {
  useDrawer.setState({ isOpen });
}

/** The sidebar of the chat page on a phone. Only this component subscribes, so opening it doesn't re-render the open chat. */
export function ChatDrawer({ children }: { children: ReactNode }) {
  const isOpen = useDrawer((state) => state.isOpen);
  // A link in it leads to another page.
  useEffect(() => () => setDrawerOpen(false), []);
  return (
    <Drawer open={isOpen} onOpenChange={setDrawerOpen} title="Conversations">
      {children}
    </Drawer>
  );
}
