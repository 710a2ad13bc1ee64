import { heicEndings, limitText, mediaEndings, type MediaFile, mediaTooLarge } from '@contract/media/media';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { sentenceOf } from '@/lib/api';
import { changeList } from '@/lib/cached-list';
import { uploadFile } from '@/lib/upload';
import { useAppConfig } from '@/session/use-app-config';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { resolveFailure, toast, toastFailure } from '@/ui/toasts/toast-store';

/** Uploads a picked or dropped picture to the library and chooses it. */
export function ImageUpload({ what, onUploaded }: { what: 'photo' | 'cover'; onUploaded: (id: string) => void }) {
  const id = useId();
  const queryClient = useQueryClient();
  const most = useAppConfig()?.mediaLimits.image;
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile<MediaFile>('/api/media', file, { onProgress: setShare }),
    onMutate: () => setShare(0),
    onSuccess: (file) => {
      resolveFailure('upload');
      changeList<MediaFile>(queryClient, ['/api/media'], (files) => [
        file,
        ...files.filter((each) => each.id !== file.id),
      ]);
      onUploaded(file.id);
    },
    onError: (error) => {
      toastFailure('upload', { title: 'Failed to upload file', description: sentenceOf(error) });
    },
  });
  const pick = (file: File | undefined) => {
    if (!file || upload.isPending) return;
    if (most !== undefined && file.size > most) toast({ ...mediaTooLarge('image', most), variant: 'destructive' });
    else upload.mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    pick(event.dataTransfer.files[0]);
  };
  return (
    <div
      role="group"
      aria-label={`Upload a ${what}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <input
        id={id}
        type="file"
        accept={[...mediaEndings.image, ...heicEndings].join()}
        disabled={upload.isPending}
        className="peer sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise picking the same file again fires no event.
          target.value = '';
          pick(file);
        }}
      />
      <Button
        asChild
        variant="outline"
        className="cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:cursor-not-allowed peer-disabled:opacity-55"
      >
        <label htmlFor={id}>
          <Upload className="size-4.5" aria-hidden="true" />
          Upload a {what}
        </label>
      </Button>
      {upload.isPending ? (
        <div className="min-w-32 grow">
          <ProgressBar label={`Uploading your ${what}`} percent={Math.round(share * 100)} />
        </div>
      ) : (
        <p className="text-sm text-muted">JPEG, PNG or HEIC{most !== undefined && `, up to ${limitText(most)}`}</p>
      )}
    </div>
  );
}
