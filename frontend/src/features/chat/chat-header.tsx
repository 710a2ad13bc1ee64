import clsx from 'clsx';
import { Menu, PanelLeftOpen, Plus } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { showSidebarId } from './sidebar/use-sidebar';

interface ChatHeaderProps {
  /** The title of the conversation on screen. */
  title: string | undefined;
  isCreating: boolean;
  /** From 768 px on there is no header, unless the sidebar is hidden. */
  isSidebarHidden: boolean;
  onOpenMenu: () => void;
  onShowSidebar: () => void;
  onCreate: () => void;
}

/** The header of the chat without its sidebar: menu button, title, New Chat. */
export function ChatHeader(props: ChatHeaderProps) {
  const { title, isCreating, isSidebarHidden, onOpenMenu, onShowSidebar, onCreate } = props;
  return (
    <header
      className={clsx(
        'flex items-center gap-1 border-b border-line px-1 py-1 print:hidden',
        isSidebarHidden ? 'md:pr-32' : 'md:hidden',
      )}
    >
      <IconButton label="Open the menu" onClick={onOpenMenu} className="md:hidden">
        <Menu className="size-5.5" aria-hidden="true" />
      </IconButton>
      <IconButton
        id={showSidebarId}
        label="Show the sidebar"
        tooltipSide="right"
        onClick={onShowSidebar}
        className="max-md:hidden"
      >
        <PanelLeftOpen className="size-5.5" aria-hidden="true" />
      </IconButton>
      <span className="min-w-0 grow truncate text-center font-semibold">{title}</span>
      <IconButton label="Start a new chat" disabled={isCreating} onClick={onCreate}>
        <Plus className="size-5.5" aria-hidden="true" />
      </IconButton>
    </header>
  );
}
