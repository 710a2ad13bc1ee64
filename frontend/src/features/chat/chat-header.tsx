import { Menu, Plus } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';

interface ChatHeaderProps {
  /** The title of the conversation on screen. */
  title: string | undefined;
  isCreating: boolean;
  onOpenMenu: () => void;
  onCreate: () => void;
}

/** The chat's header below 768 px: menu button, title, New Chat. */
export function ChatHeader({ title, isCreating, onOpenMenu, onCreate }: ChatHeaderProps) {
  return (
    <header className="flex items-center gap-1 border-b border-line px-1 py-1 md:hidden print:hidden">
      <IconButton label="Open the menu" onClick={onOpenMenu}>
        <Menu className="size-5.5" aria-hidden="true" />
      </IconButton>
      <span className="min-w-0 grow truncate text-center font-semibold">{title}</span>
      <IconButton label="Start a new chat" disabled={isCreating} onClick={onCreate}>
        <Plus className="size-5.5" aria-hidden="true" />
      </IconButton>
    </header>
  );
}
