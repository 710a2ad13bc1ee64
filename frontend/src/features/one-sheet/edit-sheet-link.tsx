import type { MediaFile } from '@contract/media';
import { PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';

/** The way from a one-sheet's file, in a dialog, to its editor: in the place of the dialog's entry in the history. */
export function EditSheetLink({ file: { fileName, sheetId } }: { file: MediaFile }) {
  if (!sheetId) return null;
  return (
    <Button asChild variant="outline" className="shrink-0">
      <Link to={`/one-sheet/${sheetId}`} replace aria-label={`Edit ${fileName}`}>
        <PencilLine className="size-4.5" aria-hidden="true" />
        Edit
      </Link>
    </Button>
  );
}
