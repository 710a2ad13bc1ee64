import { type UploadedPicture, pictureProblem, pictureTypes } from '@contract/account/picture';
import type { User } from '@contract/account/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from '@/lib/api';
import { uploadFile } from '@/lib/upload';
import { userKey } from '@/session/user-query';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { dismissToast, toast } from '@/ui/toasts/toast-store';
import { usePendingFocus } from '@/ui/forms/use-pending-focus';

interface PictureFieldProps {
  name: string;
  /** The picture's URL, or `""` for none. */
  url: string;
  /** Called when an upload starts and ends. */
  onUploading: (isUnderWay: boolean) => void;
  /** Receives the picked file instead of an upload, if the form uploads it on save. */
  onPick?: (file: File) => void;
  onRemove: () => void;
}

/** The profile picture. A picked file is uploaded at once (POST /api/upload-profile-picture), unless `onPick` takes it. */
export function PictureField({ name, url, onUploading, onPick, onRemove }: PictureFieldProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [share, setShare] = useState(0);
  const [preview, setPreview] = useState('');
  /** The toast id of the last failure. */
  const failure = useRef('');
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);

  const upload = useMutation({
    mutationFn: (file: File) =>
      uploadFile<UploadedPicture>('/api/upload-profile-picture', file, { onProgress: setShare }),
    onMutate: (file) => {
      setShare(0);
      setPreview(URL.createObjectURL(file));
      onUploading(true);
    },
    onSuccess: async ({ fileUrl }) => {
      await queryClient.cancelQueries({ queryKey: userKey });
      queryClient.setQueryData<User | null>(userKey, (user) => user && { ...user, profilePictureUrl: fileUrl });
    },
    onError: (error) => {
      setPreview('');
      failure.current = toast({
        title: 'Error: Failed to upload profile picture',
        description: sentenceOf(error),
        variant: 'destructive',
      });
    },
    onSettled: () => onUploading(false),
  });
  usePendingFocus(upload.isPending);

  const pick = (file: File) => {
    dismissToast(failure.current);
    const problem = pictureProblem(file);
    if (problem) failure.current = toast({ ...problem, variant: 'destructive' });
    else if (onPick) {
      setPreview(URL.createObjectURL(file));
      onPick(file);
    } else upload.mutate(file);
  };
  const isShown = url !== '' || preview !== '';

  return (
    <div role="group" aria-label="Picture" className="flex items-center gap-5 sm:gap-6">
      <Avatar name={name} src={preview || url} className="size-20 sm:size-24" />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex flex-wrap gap-x-2">
          <input
            id={id}
            type="file"
            accept={pictureTypes.join()}
            aria-describedby={`${id}hint`}
            disabled={upload.isPending}
            className="peer sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // Otherwise picking the same file again fires no event.
              target.value = '';
              if (file) pick(file);
            }}
          />
          <Button
            asChild
            variant="outline"
            className="cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:cursor-not-allowed peer-disabled:opacity-55"
          >
            <label htmlFor={id}>{isShown ? 'Change picture' : 'Upload a picture'}</label>
          </Button>
          {isShown && !upload.isPending && (
            <Button
              variant="quiet"
              onClick={() => {
                setPreview('');
                upload.reset();
                onRemove();
              }}
            >
              Remove picture
            </Button>
          )}
        </div>
        {upload.isPending ? (
          <div
            role="progressbar"
            aria-label="Uploading your picture"
            aria-valuenow={Math.round(share * 100)}
            className="my-1.5 h-2 max-w-60 overflow-hidden rounded-full border-[1.5px] border-ink"
          >
            <div
              style={{ width: `${share * 100}%` }}
              className="h-full bg-signal forced-colors:bg-[Highlight] transition-[width]"
            />
          </div>
        ) : (
          <p id={`${id}hint`} className="text-sm text-muted">
            JPEG, PNG or WebP, at most 5MB.
          </p>
        )}
        <p role="status" className="sr-only">
          {upload.isPending && 'Uploading your picture'}
          {upload.isSuccess && 'Your picture is saved'}
        </p>
      </div>
    </div>
  );
}
