import type { MediaFile } from '@contract/media/media';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Downloads the original file. Used as the child of a button or menu item. */
export function DownloadLink({ file, ...rest }: Omit<ComponentProps<'a'>, 'children'> & { file: MediaFile }) {
  return (
    <a href={`${file.fileUrl}?download`} download={file.fileName} {...rest}>
      <Download className="size-4" aria-hidden="true" />
      Download
    </a>
  );
}
