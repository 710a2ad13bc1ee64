import type { Document, Finding, Proof } from '@contract/documents/document';
import { kindInSentence } from '@contract/documents/kind-guides';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Editor, EditorContent } from '@tiptap/react';
import { History, SquareDashed, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { resolveFailure, toast, toastFailure } from '@/ui/toasts/toast-store';
import { AskForm } from './ask-form';
import { ChangeNote } from './change-note';
import { ConflictDialog } from './conflict-dialog';
import { cacheDocument } from '../documents-query';
import { ExportMenu } from '../export-menu';
import { FilledBlank } from './filled-blank';
import { type Filling, findFillings, valueOf } from './fillings';
import { FindingsList } from './findings-list';
import { LinkDialog } from '../link-dialog';
import { KindNote } from './kind-note';
import { createFinder, markedKey } from './marked-places';
import { ProofNote } from './proof-note';
import { SaveStatus } from './save-status';
import { useAutosave } from './use-autosave';
import { useTextEditor } from './use-text-editor';
import { VersionsDialog } from '../versions-dialog';

interface DocumentEditorProps {
  document: Document;
  onClose: () => void;
  /** Sends a message to the assistant. Resolves once the reply has started. */
  onAsk: (text: string, chatId: string | null) => Promise<void>;
}

/** The version before a change made elsewhere. */
interface Before {
  version: number;
  markdown: string;
}

/** The document editor. Saves while typing and shows findings beside the text. */
export function DocumentEditor({ document, onClose, onAsk }: DocumentEditorProps) {
  const queryClient = useQueryClient();
  const { autosave, saveState, conflict } = useAutosave(document);
  const [isShowingVersions, setIsShowingVersions] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const [here, setHere] = useState<Proof | null>(null);
  const [selected, setSelected] = useState('');
  const [before, setBefore] = useState<Before | null>(null);
  const [fillings, setFillings] = useState<readonly Filling[]>([]);
  const shown = useRef(document);
  /** The next version was restored or chosen in this tab. */
  const isOwnChange = useRef(false);
  const { editor, form, replace } = useTextEditor({
    initial: autosave.unsavedText ?? document.markdown,
    label: `Text of ${document.title}`,
    onChange: (markdown) => autosave.changed(markdown),
    onSelect: ({ state }) => {
      const { from, to } = state.selection;
      setSelected(state.doc.textBetween(from, to, '\n\n').trim());
      const { proofs, markdown } = shown.current;
      const find = createFinder(state.doc, markdown);
      setHere(
        proofs.find((proof) => {
          const place = find(proof);
          return place !== null && place.from <= from && from <= place.to;
        }) ?? null,
      );
    },
  });
  useEffect(() => {
    markedWith(editor, document);
    const earlier = shown.current;
    const isOwn = isOwnChange.current;
    isOwnChange.current = false;
    shown.current = document;
    if (!autosave.accept(document)) {
      const blanks = earlier.findings.filter(({ kind }) => kind === 'blank');
      const filled = findFillings(earlier.markdown, blanks, document.markdown);
      if (filled.length > 0) setFillings((offered) => [...offered, ...filled]);
      return;
    }
    // Saved by the assistant or another tab.
    if (!isOwn) setBefore({ version: earlier.version, markdown: earlier.markdown });
    replace(document.markdown);
    markedWith(editor, document);
  }, [editor, replace, document, autosave]);

  const isSaved = saveState.name === 'saved';
  useEffect(() => {
    if (isSaved) resolveFailure('text');
  }, [isSaved]);

  const confirm = useMutation({
    mutationFn: async (finding: Finding) => {
      await autosave.save();
      return api.post<Document>(`/api/documents/${document.id}/confirm`, { text: finding.text });
    },
    onSuccess: (checked) => {
      resolveFailure('claim');
      cacheDocument(queryClient, checked);
    },
    onError: (error) => toastFailure('claim', { title: "Couldn't confirm it", description: sentenceOf(error) }),
  });
  const select = (finding: Finding): boolean => {
    const place = createFinder(editor.state.doc, document.markdown)(finding);
    if (place) {
      // The chain's `focus()` waits for a frame, and keys pressed in the meantime would be lost.
      editor.view.focus();
      editor.chain().setTextSelection(place).scrollIntoView().run();
    } else toast({ title: "That isn't in the text on screen", description: finding.text });
    return place !== null;
  };
  const cut = (finding: Finding) => {
    if (select(finding)) editor.chain().deleteSelection().run();
  };
  const replaceAll = (next: Document) => {
    isOwnChange.current = true;
    replace(next.markdown);
  };
  const blanks = document.findings.filter(({ kind }) => kind === 'blank');
  const filling = fillings.find((each) => valueOf(each, document.markdown) !== '');
  const showNextBlank = () => {
    const find = createFinder(editor.state.doc, document.markdown);
    const { to } = editor.state.selection;
    const next = blanks.find((blank) => (find(blank)?.from ?? 0) >= to) ?? blanks[0];
    if (next) select(next);
  };

  const onceSaved = (show: () => void) => {
    autosave
      .save()
      .then(show, (error: Error) =>
        toastFailure('text', { title: "Couldn't save your text", description: sentenceOf(error) }),
      );
  };

  const ask = async (passage: string, instruction: string) => {
    await autosave.save();
    // Quoted, so neither the passage nor the title counts as the artist's own words. The kind isn't: a change is only
    // made to a document that the artist names.
    const quoted = `${passage}\n\n— “${document.title}”`.replace(/^/gm, '> ');
    await onAsk(
      `Change this passage of my ${kindInSentence(document.kind)}:\n\n${quoted}\n\n${instruction}`,
      document.chatId,
    );
  };
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line px-3 py-1.5">
        <h1 className="min-w-0 grow truncate font-display text-lg font-extrabold">{document.title}</h1>
        <SaveStatus state={saveState} />
        <IconButton label="Versions" onClick={() => onceSaved(() => setIsShowingVersions(true))}>
          <History className="size-5" aria-hidden="true" />
        </IconButton>
        <ExportMenu
          document={document}
          beforeExport={() => autosave.save()}
          contentOf={() => ({ html: editor.getHTML(), text: editor.getText({ blockSeparator: '\n\n' }) })}
          onShareLink={() => onceSaved(() => setIsSharing(true))}
        />
        <IconButton label="Close the document" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {saveState.name === 'failed' && (
        <p className="border-b border-line px-4 py-2 text-sm text-danger">
          {saveState.why} Your text is kept in this browser
          {saveState.isRetried ? ", and we'll keep trying to save it." : '.'}
        </p>
      )}
      {before && before.markdown !== document.markdown && (
        <ChangeNote before={before} after={document} onUndone={replaceAll} onClose={() => setBefore(null)} />
      )}
      <div
        className="min-h-0 grow overflow-y-auto px-4 pb-6"
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'F9' || blanks.length === 0) return;
          event.preventDefault();
          showNextBlank();
        }}
      >
        <KindNote document={document} />
        {form === 'source' && (
          <p role="note" className="mb-2 rounded-control bg-bubble px-3 py-2 text-sm">
            This text is shown as Markdown: some of its formatting can&apos;t be edited here without losing words.
          </p>
        )}
        {blanks.length > 0 && (
          <Button variant="outline" className="mb-1 text-sm" aria-keyshortcuts="F9" title="F9" onClick={showNextBlank}>
            <SquareDashed className="size-4" aria-hidden="true" />
            {blanks.length === 1 ? '1 blank' : `${blanks.length} blanks`}: go to the next
          </Button>
        )}
        <EditorContent editor={editor} />
        {filling && (
          <FilledBlank
            key={`${filling.before} ${filling.label}`}
            filling={filling}
            markdown={document.markdown}
            releaseId={document.releaseId}
            onDone={() => setFillings((offered) => offered.filter((each) => each !== filling))}
          />
        )}
        <p aria-live="polite" className="min-h-6 py-1 text-sm text-muted">
          {here && <ProofNote proof={here} openId={document.id} />}
        </p>
        <section aria-label="Checks" className="tear-line mt-2 pt-3">
          <h2 className="font-bold">To check</h2>
          {document.findings.some(({ kind }) => kind === 'unproven') && (
            <p className="text-sm text-muted">
              Exports say DRAFT until you confirm or cut every claim that isn&apos;t from you.
            </p>
          )}
          <FindingsList
            document={document}
            isConfirming={confirm.isPending}
            onShow={select}
            onConfirm={(finding) => confirm.mutate(finding)}
            onCut={cut}
          />
        </section>
      </div>
      {/* Below the text, so the text doesn't move while it is being selected. */}
      <AskForm selected={selected} onAsk={ask} />
      {isSharing && <LinkDialog document={document} onClose={() => setIsSharing(false)} />}
      {isShowingVersions && (
        <VersionsDialog document={document} onClose={() => setIsShowingVersions(false)} onRestored={replaceAll} />
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onSettle={(choice) =>
            autosave.settle(choice).then((next) => {
              if (next) replaceAll(next);
            })
          }
        />
      )}
    </>
  );
}

function markedWith(editor: Editor, { findings, markdown }: Document): void {
  // Replaced by the editor of another form, which is marked once it is there.
  if (editor.isDestroyed) return;
  editor.view.dispatch(editor.state.tr.setMeta(markedKey, { findings, markdown }).setMeta('addToHistory', false));
}
