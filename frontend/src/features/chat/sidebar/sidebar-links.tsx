import {
  ChartColumn,
  CircleHelp,
  CreditCard,
  FolderOpen,
  LogOut,
  Music,
  NotebookPen,
  Settings,
  type LucideIcon,
} from 'lucide-react';
import { AppLink } from '@/ui/app-link';

const look =
  'flex min-h-11 w-full min-w-0 items-center gap-1.5 rounded-control px-1.5 text-left text-[0.84375rem] hover:bg-bubble/60 md:min-h-8.5 disabled:cursor-not-allowed disabled:opacity-45';

export interface SidebarLinksProps {
  onEditSong: () => void;
  onOpenSubscription: () => void;
  onOpenMedia: () => void;
  isLoggingOut: boolean;
  onLogout: () => void;
}

/** The links to everything besides conversations. */
export function SidebarLinks({
  onEditSong,
  onOpenSubscription,
  onOpenMedia,
  isLoggingOut,
  onLogout,
}: SidebarLinksProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))]">
      <Press icon={FolderOpen} label="Media files" onPress={onOpenMedia} />
      <Press icon={Music} label="Latest song" onPress={onEditSong} />
      <Way icon={NotebookPen} label="Facts" to="/facts" />
      <Way icon={ChartColumn} label="Activity" to="/insights" />
      <Press icon={CreditCard} label="Subscription" name="Subscription details" onPress={onOpenSubscription} />
      <Way icon={Settings} label="Settings" to="/account" />
      <Way icon={CircleHelp} label="Help" to="/support" />
      <Press icon={LogOut} label="Logout" isDisabled={isLoggingOut} onPress={onLogout} />
    </ul>
  );
}

interface PressProps {
  icon: LucideIcon;
  label: string;
  /** A longer name for screen readers. */
  name?: string;
  isDisabled?: boolean;
  onPress: () => void;
}

function Press({ icon: Icon, label, name, isDisabled, onPress }: PressProps) {
  return (
    <li className="flex min-w-0">
      <button type="button" aria-label={name} disabled={isDisabled} onClick={onPress} className={look}>
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span className="truncate">{label}</span>
      </button>
    </li>
  );
}

function Way({ icon: Icon, label, to }: { icon: LucideIcon; label: string; to: string }) {
  return (
    <li className="flex min-w-0">
      <AppLink to={to} className={look}>
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span className="truncate">{label}</span>
      </AppLink>
    </li>
  );
}
