import { mediaFileUrl } from '@contract/media/media';
import type { OneSheet, SheetVersion } from '@contract/one-sheets/one-sheet';
import { type SheetTextPlace, sheetTextAt, sheetTexts } from '@contract/rules/sheet-rule';
import type { User } from '@contract/account/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { ArrowLeft, CircleAlert, Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { formatMessageTime } from '@/lib/dates';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toasts/toast-store';
import { LookFields } from './look-fields';
import { downloadSheet } from './make-one-sheet';
import { Part, SheetFields } from './sheet-fields';
import { draftProblem, isChanged, newestOf, type SheetDraft } from './sheet-draft';
import { SheetFormContext, type SheetForm, unchangedSource } from './sheet-form';
import { chatSheetsKey, sheetKey } from './sheet-key';
import { SheetPreviewPane } from './sheet-preview-pane';
import { usePreview } from './use-preview';
import { useSheetDraft } from './use-sheet-draft';

/** Phones show one pane at a time. */
const panes = [
  { id: 'edit', name: 'Edit' },
  { id: 'preview', name: 'Preview' },
] as const;

/** Edits a one-sheet beside its print preview. Saving creates a new version. */
export function SheetEditor({ sheet, user }: { sheet: OneSheet; user: User }) {
  const queryClient = useQueryClient();
  const { draft, base, isDirty, isStale, change, reset, saved } = useSheetDraft(sheet);
  const preview = usePreview(sheet.id, draft);
  const [pane, setPane] = useState<(typeof panes)[number]['id']>('edit');
  /** The version to switch to once the artist agrees to lose unsaved changes. */
  const [asked, setAsked] = useState<number | null>(null);
  const newest = newestOf(sheet);
  const problem = draftProblem(draft);

  const download = useMutation({
    mutationFn: (mediaId: string) => downloadSheet(mediaFileUrl(mediaId)),
    onError: (error) => {
      toast({ title: 'Download failed', description: sentenceOf(error), variant: 'destructive' });
    },
  });
  const save = useMutation({
    mutationFn: ({ baseNumber, content, design }: SheetDraft) =>
      api.post<SheetVersion>(
        `/api/one-sheets/${sheet.id}/versions`,
        { baseNumber, content, design },
        { timeoutMs: 75_000 },
      ),
    onSuccess: (version, sent) => {
      queryClient.setQueryData<OneSheet>(sheetKey(sheet.id), (before) =>
        before
          ? { ...before, versions: [...before.versions.filter(({ number }) => number < version.number), version] }
          : before,
      );
      saved(sent, version);
      void queryClient.invalidateQueries({ queryKey: ['/api/media'] });
      void queryClient.invalidateQueries({ queryKey: chatSheetsKey });
      toast({ title: `Version ${version.number} is saved`, description: "It's in your Media Files." });
      if (version.mediaId) download.mutate(version.mediaId);
    },
    onError: (error) => {
      // Show the newer version first; keep the draft.
      if (error instanceof ApiError && error.status === 409) {
        void queryClient.refetchQueries({ queryKey: sheetKey(sheet.id) });
        return;
      }
      toast({ title: "Couldn't save this version", description: sentenceOf(error), variant: 'destructive' });
    },
  });

  const form: SheetForm = {
    content: draft.content,
    design: draft.design,
    chatId: sheet.chatId,
    sourceOf: (place) => {
      const [name = '', index] = place.split('.');
      const isText = place in sheetTexts;
      const at = (version: { content: SheetVersion['content'] }): unknown =>
        isText
          ? sheetTextAt(version.content, place as SheetTextPlace)
          : (version.content[name as 'quotes'] as unknown[])[Number(index)];
      return unchangedSource(base.sources, place, at(draft), at(base));
    },
    changeContent: (content) => change({ ...draft, content }),
    changeDesign: (design) => change({ ...draft, design }),
  };

  /** Starts from a version; asks first if unsaved changes would be lost. */
  const openVersion = (number: number, isSure = false): void => {
    const version = sheet.versions.find((one) => one.number === number);
    if (!version) return;
    const isTyped = sheet.versions.every((one) => isChanged(draft, one));
    setAsked(isTyped && !isSure ? number : null);
    if (!isTyped || isSure) change({ baseNumber: newest.number, content: version.content, design: version.design });
  };

  return (
    <div className="flex h-[var(--room-height,100dvh)] flex-col bg-paper max-md:low:h-auto">
      {/* With the keyboard open, phones only have room for the form. */}
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b-[1.5px] border-line px-3 py-2 keyboard:hidden md:px-6 md:pb-3 md:pt-5">
        <Button asChild variant="quiet" className="-ml-2">
          <Link to={sheet.chatId ? `/chat?c=${sheet.chatId}` : '/chat'}>
            <ArrowLeft className="size-4.5" aria-hidden="true" />
            Chat
          </Link>
        </Button>
        <h1 className="display-sm min-w-0 grow truncate">{base.content.artistName || 'Your'} one-sheet</h1>
        <div className="flex flex-wrap items-center gap-2 max-md:w-full">
          {sheet.versions.length > 1 && (
            <select
              aria-label="Start from a version"
              value={isDirty ? '' : base.number}
              onChange={({ target }) => openVersion(Number(target.value))}
              className="h-11 min-w-0 rounded-control max-md:w-full border-[1.5px] border-ink bg-surface px-3 font-bold text-ink"
            >
              {isDirty && <option value="">Unsaved changes</option>}
              {sheet.versions.toReversed().map(({ number, createdAt }) => (
                <option key={number} value={number}>
                  Version {number}, {formatMessageTime(createdAt, new Date())}
                </option>
              ))}
            </select>
          )}
          {isDirty ? (
            <Button variant="outline" className="max-md:grow" onClick={() => reset()}>
              Discard
            </Button>
          ) : (
            newest.mediaId && (
              <Button
                variant="outline"
                className="max-md:grow"
                pending={download.isPending}
                onClick={() => newest.mediaId && download.mutate(newest.mediaId)}
              >
                <Download className="size-4.5" aria-hidden="true" />
                Download
              </Button>
            )
          )}
          <Button
            className="max-md:grow"
            pending={save.isPending}
            disabled={!isDirty || isStale || problem !== undefined}
            onClick={() => save.mutate(draft)}
          >
            Save and download
          </Button>
        </div>
        <div className="flex w-full flex-wrap items-center gap-x-4">
          <p role="status" className="text-sm text-muted">
            {isDirty ? 'Unsaved changes (kept in this browser).' : `Version ${base.number} is saved.`}
          </p>
          {problem && (
            <a
              href="#one-sheet-content"
              className="-my-2 flex min-h-11 items-center gap-1.5 text-sm font-medium text-danger underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                setPane('edit');
                // On phones the form is hidden until then.
                requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus());
              }}
            >
              <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
              {problem}
            </a>
          )}
        </div>
      </header>

      <AlertDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={`Start from version ${asked}?`}
        description="Your unsaved changes will be lost."
        confirmLabel={`Start from version ${asked}`}
        isDestructive
        onConfirm={() => asked !== null && openVersion(asked, true)}
      />

      {isStale && (
        <Banner
          tone="info"
          title="There is a newer version"
          className="mx-3 mt-3 md:mx-6"
          action={
            <div className="mt-1 flex flex-wrap gap-2">
              <Button variant="outline" onClick={() => reset()}>
                View the newer version
              </Button>
              <Button
                variant="outline"
                pending={save.isPending}
                onClick={() => save.mutate({ ...draft, baseNumber: newest.number })}
              >
                Save mine as a new version
              </Button>
            </div>
          }
        >
          It was saved somewhere else while you were editing. Your changes here are still there.
        </Banner>
      )}

      <main id="main" tabIndex={-1} className="flex min-h-0 grow max-md:flex-col">
        <div
          role="group"
          aria-label="Show"
          className="flex gap-6 border-b-[1.5px] border-line px-4 keyboard:hidden md:hidden"
        >
          {panes.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={pane === id}
              onClick={() => setPane(id)}
              className={clsx(
                '-mb-[1.5px] min-h-11 border-b-4 font-bold',
                pane === id
                  ? 'border-signal text-ink forced-colors:border-[Highlight]'
                  : 'border-transparent text-muted forced-colors:border-[Canvas]',
              )}
            >
              {name}
            </button>
          ))}
        </div>
        <form
          id="one-sheet-content"
          aria-label="One-sheet content"
          onSubmit={(event) => event.preventDefault()}
          className={clsx(
            // Hidden inputs are positioned: without `relative` they would make the whole page scroll.
            'relative min-h-0 w-full overflow-y-auto overscroll-contain px-4 max-md:grow pb-16 md:w-[30rem] md:shrink-0 md:border-r-[1.5px] md:border-line md:px-6',
            pane !== 'edit' && 'max-md:hidden',
          )}
        >
          <SheetFormContext value={form}>
            <Part title="Look" isFirst>
              <LookFields user={user} accent={preview.data?.pictureAccent} />
            </Part>
            <SheetFields />
          </SheetFormContext>
        </form>
        <section
          aria-label="Preview"
          // Makes it scrollable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={clsx(
            'relative min-h-0 w-full overflow-y-auto bg-bubble max-md:grow px-4 py-4 md:[container-type:size] md:px-8',
            pane !== 'preview' && 'max-md:hidden',
          )}
        >
          {/* Fits the whole page in view, unless it would be too small to read. Leaves room for the status line and padding. */}
          <div className="mx-auto w-full md:max-w-[max(20rem,calc((100cqh-5rem)/1.414))]">
            <SheetPreviewPane preview={preview} paper={draft.design.paper} />
          </div>
        </section>
      </main>
    </div>
  );
}
