import { assistantName } from '@contract/app';
import { ChartColumn, CircleHelp, Ellipsis, NotebookPen } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu';
import { closeDialogsAndNavigate } from '@/ui/dialogs/dialog-history';

/** Menu of less frequent destinations. */
export function MoreMenu() {
  const navigate = useNavigate();
  // On phones this menu is inside the drawer, which must close.
  const goTo = (path: string) => closeDialogsAndNavigate(() => void navigate(path));
  return (
    <DropdownMenu
      label="More"
      icon={<Ellipsis className="size-5" aria-hidden="true" />}
      className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-bubble"
    >
      <MenuItem onSelect={() => goTo('/facts')}>
        <NotebookPen className="size-4" aria-hidden="true" />
        What {assistantName} knows
      </MenuItem>
      <MenuItem onSelect={() => goTo('/insights')}>
        <ChartColumn className="size-4" aria-hidden="true" />
        Your activity
      </MenuItem>
      <MenuItem onSelect={() => goTo('/support')}>
        <CircleHelp className="size-4" aria-hidden="true" />
        Help
      </MenuItem>
    </DropdownMenu>
  );
}
