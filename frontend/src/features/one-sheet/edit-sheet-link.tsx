import type { MediaFile } from '@contract/media/media';
import { PencilLine } from 'lucide-react';
import { formatMoment } from '@/lib/dates';
import { AppLink } from '@/ui/app-link';
import { Button } from '@/ui/button';

/** Links from a one-sheet in the media dialog to its editor. */
export function EditSheetLink({ file: { fileName, createdAt, sheetId } }: { file: MediaFile }) {
  if (!sheetId) return null;
  return (
    <Button asChild variant="outline" className="shrink-0">
      <AppLink to={`/one-sheet/${sheetId}`} aria-label={`Edit ${fileName}, ${formatMoment(createdAt)}`}>
        <PencilLine className="size-4.5" aria-hidden="true" />
        Edit
      </AppLink>
    </Button>
  );
}
