import { Dialog } from '@/ui/dialogs/dialog';
import { shortcuts } from './shortcuts';

/** The list of keyboard shortcuts, opened with "?". */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="flex flex-col">
        {shortcuts.map(({ what, keys }) => (
          <div key={what} className="tear-line flex min-h-11 items-center justify-between gap-4 py-1.5">
            <dt>{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-control border border-ink bg-bubble px-2 py-0.5 font-sans text-sm font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
