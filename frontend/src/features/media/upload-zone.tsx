import { limitText, mediaEndings, type UploadedType } from '@contract/media/media';
import clsx from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useAppConfig } from '@/session/use-app-config';
import { Button } from '@/ui/button';

interface UploadZoneProps {
  type: UploadedType;
  onPick: (files: File[]) => void;
}

const words: Record<UploadedType, { button: string; hint: string }> = {
  audio: { button: 'Upload music', hint: 'MP3 or WAV' },
  image: { button: 'Upload images', hint: 'JPEG or PNG' },
  video: { button: 'Upload videos', hint: 'MP4 or MOV' },
};

/** Button and drop target for one or more files. */
export function UploadZone({ type, onPick }: UploadZoneProps) {
  const id = useId();
  const limits = useAppConfig()?.mediaLimits;
  const [isOver, setIsOver] = useState(false);
  const { button, hint } = words[type];
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div
      role="group"
      aria-label={button}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onPick([...event.dataTransfer.files]);
      }}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-[1.5px] border-dashed p-4 transition-colors',
        isOver ? 'border-signal bg-bubble' : 'border-muted',
      )}
    >
      <input
        id={id}
        type="file"
        multiple
        accept={mediaEndings[type].join()}
        aria-describedby={`${id}hint`}
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise picking the same files again fires no event.
          target.value = '';
          onPick(files);
        }}
      />
      <Button
        asChild
        className="cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
      >
        <label htmlFor={id}>
          <Upload className="size-4.5" aria-hidden="true" />
          {button}
        </label>
      </Button>
      <p id={`${id}hint`} className="text-sm text-muted">
        <span className="max-md:hidden">or drop them here. </span>
        {hint}
        {limits && `, up to ${limitText(limits[type])} each`}.
      </p>
    </div>
  );
}
