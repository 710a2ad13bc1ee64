import type { MediaFile, MediaFileType } from '@contract/media/media';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { toast } from '@/ui/toasts/toast-store';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import type { FileHandlers } from './file-actions';
import { MediaPanel } from './media-panel';
import { dropFile, upsertFile, useMedia } from './media-query';
import { RenameFileDialog } from './rename-file-dialog';
import { OneSheetRow } from './one-sheet-row';

interface MediaDialogProps {
  /** The tab to open; the one-sheets by default. */
  tab?: MediaFileType | undefined;
  onClose: () => void;
  /** Additional actions on a one-sheet. */
  sheetActions?: (file: MediaFile) => ReactNode;
  /** The content of the documents tab. */
  documents?: ReactNode;
}

const tabs: [type: MediaFileType, title: string][] = [
  ['application/pdf', 'One Sheet'],
  ['audio', 'Music'],
  ['image', 'Images'],
  ['video', 'Videos'],
];

/** The artist's files, by kind. */
export function MediaDialog({ tab, onClose, sheetActions, documents }: MediaDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} width="lg" hasFixedHeight title="Media Files">
      <Library tab={tab} sheetActions={sheetActions} documents={documents} />
    </Dialog>
  );
}

function Library({ tab = 'application/pdf', sheetActions, documents }: Omit<MediaDialogProps, 'onClose'>) {
  const queryClient = useQueryClient();
  const { data: files, isPending, isLoadingError, isFetching, refetch } = useMedia();
  const onFocus = useNearbyFocus(files, '[role=tab][aria-selected=true]');
  const [renamed, setRenamed] = useState<MediaFile | null>(null);
  const notify = (title: string) => (error: Error) => {
    toast({ title, description: sentenceOf(error), variant: 'destructive' });
  };
  const rename = useMutation({
    mutationFn: ({ id, fileName }: { id: string; fileName: string }) =>
      api.patch<MediaFile>(`/api/media/${id}`, { fileName }),
    onSuccess: (file) => upsertFile(queryClient, file),
    onError: notify("Couldn't rename the file"),
  });
  const restore = useMutation({
    mutationFn: ({ id }: MediaFile) => api.post<MediaFile>(`/api/media/${id}/restore`),
    onSuccess: (file) => upsertFile(queryClient, file),
    onError: notify("Couldn't restore the file"),
  });
  const remove = useMutation({
    mutationFn: ({ id }: MediaFile) => api.delete<void>(`/api/media/${id}`),
    onSuccess: (_nothing, file) => {
      dropFile(queryClient, file.id);
      toast({
        title: 'File deleted',
        description: file.fileName,
        action: {
          label: 'Undo',
          altText: 'Press F8, then Undo, to restore the file',
          onAction: () => restore.mutate(file),
        },
      });
    },
    onError: notify("Couldn't delete the file"),
  });
  const handlers: FileHandlers = { onRename: setRenamed, onDelete: (file) => remove.mutate(file) };
  const ofType = (type: MediaFileType) => (files ?? []).filter(({ fileType }) => fileType === type);
  const sheets = ofType('application/pdf');

  if (isPending) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Loading your files</span>
        {[0, 1, 2].map((row) => (
          <div key={row} aria-hidden="true" className="h-14 animate-pulse rounded-control bg-bubble" />
        ))}
      </div>
    );
  }
  if (isLoadingError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>We couldn&apos;t load your files.</p>
        <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      <Tabs defaultValue={tab} onFocus={onFocus}>
        <TabList aria-label="Kinds of files" className="flex-wrap gap-y-0 max-md:gap-x-2 max-[30rem]:gap-x-1">
          {tabs.map(([type, title]) => (
            <Tab key={type} value={type} className="shrink-0 max-[30rem]:px-0 max-[30rem]:text-sm">
              {title}
            </Tab>
          ))}
          {documents && (
            <Tab value="documents" className="shrink-0 max-[30rem]:px-0 max-[30rem]:text-sm">
              Documents
            </Tab>
          )}
        </TabList>
        {documents && <TabPanel value="documents">{documents}</TabPanel>}
        <TabPanel value="application/pdf">
          {sheets.length === 0 ? (
            <p className="mx-auto max-w-[44ch] py-10 text-center text-muted">
              No one-sheets yet. Ask for one in a conversation: “Make me a one-sheet for my new single.”
            </p>
          ) : (
            <ul aria-label="One-sheets" className="flex flex-col">
              {sheets.map((file) => (
                <OneSheetRow key={file.id} file={file} actions={sheetActions?.(file)} {...handlers} />
              ))}
            </ul>
          )}
        </TabPanel>
        <TabPanel value="audio">
          <MediaPanel
            type="audio"
            files={ofType('audio')}
            empty="No music yet. Upload the songs you want to talk about."
            {...handlers}
          />
        </TabPanel>
        <TabPanel value="image">
          <MediaPanel
            type="image"
            files={ofType('image')}
            empty="No images yet. Press photos and covers go here, and onto your one-sheets."
            {...handlers}
          />
        </TabPanel>
        <TabPanel value="video">
          <MediaPanel type="video" files={ofType('video')} empty="No videos yet." {...handlers} />
        </TabPanel>
      </Tabs>
      {renamed && (
        <RenameFileDialog
          file={renamed}
          onClose={() => setRenamed(null)}
          onRename={(fileName) => rename.mutate({ id: renamed.id, fileName })}
        />
      )}
    </>
  );
}
