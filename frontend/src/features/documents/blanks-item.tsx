import { SquareDashed } from 'lucide-react';
import { MenuItem } from '@/ui/menus/dropdown-menu';
import { blanksWarning } from '@/ui/blanks-warning';

interface BlanksItemProps {
  countBlanks: () => number;
  onShow: () => void;
}

/** Says in a menu how many blanks a text has when the menu opens, and leads to the first one. */
export function BlanksItem({ countBlanks, onShow }: BlanksItemProps) {
  const count = countBlanks();
  if (count === 0) return null;
  return (
    <MenuItem onSelect={onShow} className="mb-1 w-64 items-start! border-b border-line py-2 text-sm leading-snug">
      <SquareDashed className="mt-px size-4 shrink-0" aria-hidden="true" />
      <span>
        {blanksWarning(count)}{' '}
        <span className="whitespace-nowrap underline underline-offset-4">
          {count === 1 ? 'Show it' : 'Show the first'}
        </span>
      </span>
    </MenuItem>
  );
}
