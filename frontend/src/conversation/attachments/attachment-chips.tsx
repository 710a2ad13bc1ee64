import type { Attachment } from '@contract/attachments/attachment';
import { mediaThumbnailUrl } from '@contract/media/media';
import { FileText, Image, Music } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { image: Image, audio: Music, text: FileText, pdf: FileText, docx: FileText };

export const chipLook =
  'flex min-h-9 max-w-full items-center gap-2 rounded-control border border-line bg-surface py-1 pl-2 pr-3 text-sm';

/** The picture, or an icon for the kind of file. */
export function AttachmentIcon({
  attachment,
}: {
  attachment: Pick<Attachment, 'kind' | 'mediaId'> | undefined;
}): ReactNode {
  if (attachment?.kind === 'image' && attachment.mediaId) {
    return (
      <img src={mediaThumbnailUrl(attachment.mediaId)} alt="" className="size-7 shrink-0 rounded-[2px] object-cover" />
    );
  }
  const Icon = icons[attachment?.kind ?? 'text'];
  return <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />;
}

/** A sent message's attachments. `mediaId` is null for readers without access to the files. */
export function AttachmentChips({
  attachments,
}: {
  attachments: readonly (Pick<Attachment, 'kind' | 'name' | 'mediaId'> & { id?: string })[];
}) {
  return (
    <ul aria-label="Attachments" className="flex max-w-full flex-wrap justify-end gap-2">
      {attachments.map((attachment, index) => (
        <li key={attachment.id ?? index} className={chipLook}>
          <AttachmentIcon attachment={attachment} />
          <span dir="auto" className="truncate">
            {attachment.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
