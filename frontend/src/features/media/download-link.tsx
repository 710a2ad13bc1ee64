import type { MediaFile } from '@contract/media';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Saves a file as it was uploaded. The child of a button or a menu item, whose look it takes. */
export function DownloadLink({ file, ...rest }: Omit<ComponentProps<'a'>, 'children'> & { file: MediaFile }) {
  return (
    <a href={`${file.fileUrl}?download`} download={file.fileName} {...rest}>
      <Download className="size-4" aria-hidden="true" />
      Download
    </a>
  );
}
