import type { MediaFile, UploadedType } from '@contract/media/media';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { logOnly } from '@/lib/log-only';
import { useAppConfig } from '@/session/use-app-config';
import { resolveFailure, toast, toastFailure } from '@/ui/toasts/toast-store';
import { cancelUploadsWithUser } from './cancel-with-user';
import type { FileHandlers } from './file-actions';
import { fileProblem } from './file-problem';
import { FileViewer } from './file-viewer';
import { upsertFile } from './media-query';
import { PictureCard } from './picture-card';
import { SongRow } from './song-row';
import { enqueueUpload, useUploads } from './upload-queue';
import { UploadRow } from './upload-row';
import { UploadZone } from './upload-zone';
import { createPoster } from './video-poster';

interface MediaPanelProps extends FileHandlers {
  type: UploadedType;
  /** The files of this type. */
  files: readonly MediaFile[];
  /** Shown while there are none. */
  empty: ReactNode;
}

/** The files of one type, their uploads, and the upload zone. */
export function MediaPanel({ type, files, empty, ...handlers }: MediaPanelProps) {
  const queryClient = useQueryClient();
  const limits = useAppConfig()?.mediaLimits;
  const uploads = useUploads((state) => state.entries).filter((upload) => upload.type === type);
  const [opened, setOpened] = useState<MediaFile | null>(null);
  useEffect(() => {
    if (type !== 'video') return;
    for (const file of files)
      if (file.thumbnailUrl === null)
        createPoster(file).catch((error: unknown) => logOnly('Creating a video poster failed', error));
  }, [type, files]);

  const pick = (picked: File[]) => {
    cancelUploadsWithUser(queryClient);
    for (const file of picked) {
      const problem = fileProblem(file, type, limits);
      if (problem) toast({ ...problem, variant: 'destructive' });
      const outcome = {
        onDone: (kept: MediaFile) => {
          resolveFailure('upload');
          upsertFile(queryClient, kept);
          toast({ title: 'File uploaded successfully!', description: kept.fileName });
        },
        onFailed: () => toastFailure('upload', { title: 'Failed to upload file', description: 'Please try again.' }),
      };
      enqueueUpload(file, type, outcome, problem && `${problem.title}. ${problem.description}`);
    }
  };

  return (
    <div className="flex flex-col gap-5">
      <UploadZone type={type} onPick={pick} />
      {uploads.length > 0 && (
        <ul aria-label="Uploads" className="flex flex-col">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {files.length === 0 && uploads.length === 0 && <p className="py-10 text-center text-muted">{empty}</p>}
      {files.length > 0 && type === 'audio' && (
        <ul aria-label="Music" className="flex flex-col">
          {files.map((file) => (
            <SongRow key={file.id} file={file} {...handlers} />
          ))}
        </ul>
      )}
      {files.length > 0 && type !== 'audio' && (
        <ul
          aria-label={type === 'image' ? 'Images' : 'Videos'}
          className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3"
        >
          {files.map((file) => (
            <PictureCard key={file.id} file={file} onOpen={setOpened} {...handlers} />
          ))}
        </ul>
      )}
      {opened && <FileViewer file={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
