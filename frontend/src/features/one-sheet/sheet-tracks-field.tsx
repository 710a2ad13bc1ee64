import { sheetTracks } from '@contract/rules/sheet-rule';
import { useState } from 'react';
import { Field } from '@/ui/forms/field';
import { GrowingTextarea } from '@/ui/forms/textarea';
import { useSheetForm } from './sheet-form';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The tracks, one per line. */
export function SheetTracksField() {
  const { content, changeContent } = useSheetForm();
  const { tracks } = content.release;
  // Keep empty lines and trailing spaces while typing; they are not saved.
  const [typed, setTyped] = useState(tracks.join('\n'));
  const shown = JSON.stringify(linesOf(typed)) === JSON.stringify(tracks) ? typed : tracks.join('\n');
  const { most, max } = sheetTracks;
  const isLong = tracks.some((title) => title.length > max);
  const problem = tracks.length > most ? `At most ${most} tracks fit a sheet` : undefined;
  return (
    <Field
      label="Tracks"
      hint="One per line"
      error={problem ?? (isLong ? `Track must be at most ${max} characters` : undefined)}
    >
      <GrowingTextarea
        rows={4}
        className="max-h-[14lh] min-h-[calc(4lh+1.5rem)]"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          changeContent({ ...content, release: { ...content.release, tracks: linesOf(target.value) } });
        }}
      />
    </Field>
  );
}
