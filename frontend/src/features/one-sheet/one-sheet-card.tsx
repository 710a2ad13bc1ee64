import { mediaFileUrl } from '@contract/media/media';
import type { SheetStage } from '@contract/one-sheets/one-sheet';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Check, Download, FileText, PencilLine, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import { toast } from '@/ui/toasts/toast-store';
import { chatSheetsQuery } from './chat-sheets-query';
import { downloadSheet, failureSentence, makeOneSheet } from './make-one-sheet';
import { dismissSheet, useOneSheetStore } from './one-sheet-store';

const stages: { stage: SheetStage; name: string; what: string }[] = [
  { stage: 'drafting', name: 'Drafting', what: 'Drafting: gathering what you told us' },
  { stage: 'layout', name: 'Layout', what: 'Layout: fitting it on one page' },
  { stage: 'printing', name: 'Printing', what: 'Printing the PDF' },
  { stage: 'saved', name: 'Saved', what: 'Saved in your Media Files' },
];

interface OneSheetCardProps {
  openChatId: string | undefined;
}

/**
 * The progress of the one-sheet, then its actions, unless the open chat shows them below the reply. Hidden if there is
 * no one-sheet.
 */
export function OneSheetCard({ openChatId }: OneSheetCardProps) {
  const queryClient = useQueryClient();
  const sheet = useOneSheetStore((state) => state.sheet);
  const download = useMutation({
    mutationFn: (mediaId: string) => downloadSheet(mediaFileUrl(mediaId)),
    onError: (error) => {
      toast({ title: 'Download failed', description: sentenceOf(error), variant: 'destructive' });
    },
  });
  const at = stages.findIndex(({ stage }) => stage === sheet?.stage);
  const { mediaId, sheetId, request } = sheet ?? {};
  const isReady = sheet?.status === 'ready';
  const inChat = useQuery({ ...chatSheetsQuery(openChatId ?? ''), enabled: isReady && !!openChatId });
  // Nothing is shown until this is known, or it might disappear again.
  const hasActions = isReady && !inChat.isFetching && !inChat.data?.some((made) => made.sheetId === sheetId);
  const title = !sheet ? '' : titles[sheet.status];
  return (
    <section aria-label="Your one-sheet" className={clsx(sheet && 'mx-3 mt-3')}>
      {/* Always rendered, so changes are announced. */}
      <p role="status" className="sr-only">
        {sheet?.status === 'making' ? stages[at]?.what : title}
      </p>
      {sheet && (
        <div className="rounded-card border-[1.5px] border-ink bg-surface p-4">
          <div className="flex items-start gap-3">
            <FileText className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
            <div className="min-w-0 grow">
              <p className="font-bold">{title}</p>
              {sheet.status === 'making' && (
                <>
                  <ol className="mb-2 mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
                    {stages.map(({ stage, name }, index) => (
                      <li
                        key={stage}
                        aria-current={index === at ? 'step' : undefined}
                        className={clsx('flex items-center gap-1', index === at ? 'font-bold' : 'text-muted')}
                      >
                        {index < at && <Check className="size-3.5" aria-label="Done:" />}
                        {name}
                      </li>
                    ))}
                  </ol>
                  <ProgressBar label="Your one-sheet" percent={sheet.percent} />
                </>
              )}
              {isReady && (
                <p className="text-sm text-muted">It's in your Media Files. Look it over before you send it.</p>
              )}
              {sheet.status === 'failed' && <p className="text-sm text-muted">Nothing you said is lost.</p>}
            </div>
            {sheet.status !== 'making' && (
              <IconButton label="Dismiss" onClick={dismissSheet} className="-mr-2 -mt-2">
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            )}
          </div>
          {hasActions && mediaId && (
            <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-3 sm:pl-8">
              {sheetId && (
                <Button asChild>
                  <Link to={`/one-sheet/${sheetId}`}>
                    <PencilLine className="size-4.5" aria-hidden="true" />
                    Edit one-sheet
                  </Link>
                </Button>
              )}
              <Button variant="outline" pending={download.isPending} onClick={() => download.mutate(mediaId)}>
                <Download className="size-4.5" aria-hidden="true" />
                Download
              </Button>
            </div>
          )}
          {sheet.status === 'failed' && request && (
            <div className="mt-3 pl-8">
              <Button variant="outline" onClick={() => void makeOneSheet(queryClient, request)}>
                Try again
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

const titles = {
  making: 'Making your one-sheet',
  ready: 'Your one-sheet is ready',
  failed: failureSentence,
};
