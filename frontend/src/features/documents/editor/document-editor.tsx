import { blanksIn } from '@contract/documents/blanks';
import type { Document, Finding, Proof } from '@contract/documents/document';
import { kindInSentence } from '@contract/documents/kind-guides';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Editor, EditorContent } from '@tiptap/react';
import { SquareDashed } from 'lucide-react';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { AskForm } from './ask-form';
import { ChangeNote } from './change-note';
import { ChecksSection } from './checks-section';
import { ConflictDialog } from './conflict-dialog';
import { cacheDocument, documentKey } from '../documents-query';
import { EditorHeader } from './editor-header';
import { FilledBlank } from './filled-blank';
import { type Filling, findFillings, valueOf } from './fillings';
import { LinkDialog } from '../link-dialog';
import { KindNote } from './kind-note';
import { createFinder, markedKey } from './marked-places';
import { ProofNote } from './proof-note';
import { SourcesBar } from './sources-bar';
import { createJumps } from './jumps';
import { TextToolbar } from './text-toolbar';
import { useAutosave } from './use-autosave';
import { useTextEditor } from './use-text-editor';
import { VersionsDialog } from '../versions-dialog';

interface DocumentEditorProps {
  document: Document;
  onClose: () => void;
  /** Sends a message to the assistant. Resolves once the reply has started. */
  onAsk: (text: string, chatId: string | null) => Promise<void>;
}

/** The document editor. Saves while typing and shows findings beside the text. */
export function DocumentEditor({ document, onClose, onAsk }: DocumentEditorProps) {
  const queryClient = useQueryClient();
  const { autosave, saveState, conflict } = useAutosave(document);
  const [isShowingVersions, setIsShowingVersions] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const [here, setHere] = useState<Proof | null>(null);
  const [selected, setSelected] = useState('');
  const [before, setBefore] = useState<Document | null>(null);
  const [fillings, setFillings] = useState<readonly Filling[]>([]);
  const [areSourcesShown, setAreSourcesShown] = useState(false);
  const shown = useRef(document);
  /** The next version was restored or chosen in this tab. */
  const isOwnChange = useRef(false);
  /** Whether the artist has typed since the last change made elsewhere. */
  const hasTyped = useRef(false);
  const { editor, form, replace } = useTextEditor({
    initial: autosave.unsavedText ?? document.markdown,
    label: `Text of ${document.title}`,
    onChange: (markdown) => {
      hasTyped.current = true;
      autosave.changed(markdown);
    },
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
    // Saved by the assistant or another tab. A run of such changes is undone as one, unless the artist typed in between.
    const isRun = !hasTyped.current;
    hasTyped.current = false;
    setBefore((first) => (isOwn ? null : (isRun && first) || earlier));
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
  const { show, showNext } = createJumps(editor, document.markdown);
  const cut = (finding: Finding) => {
    if (show(finding)) editor.chain().deleteSelection().run();
  };
  const replaceAll = (next: Document) => {
    // If the live event came before the response, the version is on screen as a change made elsewhere, and nothing renders again.
    isOwnChange.current = shown.current.version < next.version;
    setBefore(null);
    replace(next.markdown);
    markedWith(editor, next);
  };
  const blanks = document.findings.filter(({ kind }) => kind === 'blank');
  const filling = fillings.find((each) => valueOf(each, document.markdown) !== '');
  const showNextBlank = () => showNext(blanks);
  /** The text in the editor, saved or not. */
  const textNow = () => autosave.unsavedText ?? document.markdown;
  const showFirstBlank = () => createJumps(editor, textNow()).showFirst(blanksIn(textNow()));

  const onceSaved = (open: () => void) => {
    autosave
      .save()
      .then(open, (error: Error) =>
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
      <EditorHeader
        document={document}
        title={autosave.unsavedTitle ?? document.title}
        saveState={saveState}
        onRename={(title) => autosave.renamed(title)}
        onRenamed={() => editor.view.focus()}
        beforeExport={() => autosave.save()}
        contentOf={() => ({ html: editor.getHTML(), text: editor.getText({ blockSeparator: '\n\n' }) })}
        onShowVersions={() => onceSaved(() => setIsShowingVersions(true))}
        onShareLink={() => onceSaved(() => setIsSharing(true))}
        countBlanks={() => blanksIn(textNow()).length}
        onShowBlank={showFirstBlank}
        onClose={onClose}
      />
      {before && before.markdown !== document.markdown && (
        <ChangeNote
          before={before}
          after={document}
          beforeUndo={async () => {
            await autosave.save();
            return queryClient.getQueryData<Document>(documentKey(document.id))?.version ?? document.version;
          }}
          onUndone={replaceAll}
          onClose={() => setBefore(null)}
        />
      )}
      <div
        className="min-h-0 grow overflow-y-auto px-4"
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
        <div className="flex flex-wrap gap-x-2">
          {blanks.length > 0 && (
            <Button
              variant="outline"
              className="mb-1 text-sm"
              aria-keyshortcuts="F9"
              title="F9"
              onClick={showNextBlank}
            >
              <SquareDashed className="size-4" aria-hidden="true" />
              {blanks.length === 1 ? '1 blank' : `${blanks.length} blanks`}: go to the next
            </Button>
          )}
          {document.proofs.length > 0 && (
            <SourcesBar
              isShown={areSourcesShown}
              onToggle={() => setAreSourcesShown(!areSourcesShown)}
              onShowNext={() => showNext(document.proofs)}
            />
          )}
        </div>
        <div className="sticky top-0 z-10 -mx-4 border-b border-line bg-surface px-3">
          <TextToolbar editor={editor} form={form} />
        </div>
        <div className="py-1.5" data-sources={areSourcesShown ? 'shown' : undefined}>
          <EditorContent editor={editor} />
        </div>
        {filling && (
          <FilledBlank
            key={`${filling.before} ${filling.label}`}
            filling={filling}
            markdown={document.markdown}
            releaseId={document.releaseId}
            onDone={() => setFillings((offered) => offered.filter((each) => each !== filling))}
          />
        )}
        <p
          aria-live="polite"
          className={clsx('-mx-4 min-h-6 px-4 py-1 text-sm text-muted', here && 'sticky bottom-0 bg-surface')}
        >
          {here && <ProofNote proof={here} openId={document.id} />}
        </p>
        <ChecksSection
          document={document}
          isConfirming={confirm.isPending}
          onShow={show}
          onConfirm={(finding) => confirm.mutate(finding)}
          onCut={cut}
        />
      </div>
      {/* Below the text, so the text doesn't move while it is being selected. */}
      <AskForm selected={selected} onAsk={ask} />
      {isSharing && <LinkDialog document={document} onClose={() => setIsSharing(false)} onShowBlank={showFirstBlank} />}
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

function markedWith(editor: Editor, { findings, proofs, markdown }: Document): void {
  // Replaced by the editor of another form, which is marked once it is there.
  if (editor.isDestroyed) return;
  editor.view.dispatch(
    editor.state.tr.setMeta(markedKey, { findings, proofs, markdown }).setMeta('addToHistory', false),
  );
}
