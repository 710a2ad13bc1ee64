import type { Document } from '@contract/documents/document';
import { History, X } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { ExportMenu } from '../export-menu';
import type { SaveState } from './autosave';
import { SaveStatus } from './save-status';
import { TitleField } from './title-field';

interface EditorHeaderProps {
  document: Document;
  /** The title, as it was typed last. */
  title: string;
  saveState: SaveState;
  onRename: (title: string) => void;
  onRenamed: () => void;
  /** Saves pending changes. @throws if that fails */
  beforeExport: () => Promise<void>;
  /** The text as HTML and as plain text. */
  contentOf: () => { html: string; text: string };
  onShowVersions: () => void;
  onShareLink: () => void;
  /** How many blanks the text in the editor has now. */
  countBlanks: () => number;
  /** Shows the first of them. */
  onShowBlank: () => void;
  onClose: () => void;
}

/** The open document's title, whether it is saved, and what can be done with it as a whole. */
export function EditorHeader(props: EditorHeaderProps) {
  const { document, title, saveState, beforeExport, contentOf } = props;
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line px-3 py-1.5">
        <TitleField title={title} onChange={props.onRename} onDone={props.onRenamed} />
        <SaveStatus state={saveState} />
        <IconButton label="Versions" onClick={props.onShowVersions}>
          <History className="size-5" aria-hidden="true" />
        </IconButton>
        <ExportMenu
          document={document}
          beforeExport={beforeExport}
          contentOf={contentOf}
          onShareLink={props.onShareLink}
          countBlanks={props.countBlanks}
          onShowBlank={props.onShowBlank}
        />
        <IconButton label="Close the document" onClick={props.onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {saveState.name === 'failed' && (
        <p className="border-b border-line px-4 py-2 text-sm text-danger">
          {saveState.why} Your text is kept in this browser
          {saveState.isRetried ? ", and we'll keep trying to save it." : '.'}
        </p>
      )}
    </>
  );
}
