import { useState } from 'react';
import type { SaveState } from './autosave';

const words: Record<SaveState['name'], string> = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  failed: 'Not saved',
};

/** Whether the text is saved. Every pause in typing saves it, so only a failure and its end are announced. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { name } = state;
  const [announced, setAnnounced] = useState('');
  const isRecovery = name === 'saved' && announced !== '';
  const next = name === 'failed' ? `${words.failed}: ${state.why}` : isRecovery ? words.saved : announced;
  if (next !== announced) setAnnounced(next);
  return (
    <>
      <p role="status" aria-live="off" className="shrink-0 text-sm text-muted">
        {words[name]}
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
