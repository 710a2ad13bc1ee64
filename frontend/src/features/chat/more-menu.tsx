import { assistantName } from '@contract/app';
import { ChartColumn, CircleHelp, Ellipsis, NotebookPen } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { afterMenu } from '@/ui/after-menu';
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu';

/** The ways to what is seldom needed. */
export function MoreMenu({ onOpenNotes }: { onOpenNotes: () => void }) {
  const navigate = useNavigate();
  return (
    <DropdownMenu
      label="More"
      trigger={
        <button
          type="button"
          aria-label="More"
          className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-bubble"
        >
          <Ellipsis className="size-5" aria-hidden="true" />
        </button>
      }
    >
      <MenuItem onSelect={() => afterMenu(onOpenNotes)}>
        <NotebookPen className="size-4" aria-hidden="true" />
        What {assistantName} keeps in mind
      </MenuItem>
      <MenuItem onSelect={() => void navigate('/insights')}>
        <ChartColumn className="size-4" aria-hidden="true" />
        Your figures
      </MenuItem>
      <MenuItem onSelect={() => void navigate('/support')}>
        <CircleHelp className="size-4" aria-hidden="true" />
        Help
      </MenuItem>
    </DropdownMenu>
  );
}
