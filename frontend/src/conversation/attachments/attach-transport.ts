import type { Attachment } from '@contract/attachments/attachment';
import { heicEndings, mediaEndings, type MediaFile } from '@contract/media/media';
import type { AttachTransport } from '../state/transport';
import { api } from '@/lib/api';
import { uploadFile } from '@/lib/upload';

/** Stores attachments. Pictures and songs go into the library, where the artist finds them again. */
export function createAttachTransport(): AttachTransport {
  /** The media ids of files already in the library, by attachment id, so a retry doesn't upload them again. */
  const uploaded = new Map<string, string>();
  const media = (id: string, mediaId: string) => api.post<Attachment>('/api/attachments/media', { id, mediaId });
  return {
    text: (id, text) => api.post<Attachment>('/api/attachments/text', { id, text }),
    media,
    async file(id, file) {
      if (!isMedia(file)) return uploadFile<Attachment>(`/api/attachments/file?id=${id}`, file, {});
      const mediaId = uploaded.get(id) ?? (await uploadFile<MediaFile>('/api/media', file, {})).id;
      uploaded.set(id, mediaId);
      return media(id, mediaId);
    },
    async remove(id) {
      await api.delete(`/api/attachments/${id}`);
    },
  };
}

const endings = [...mediaEndings.image, ...heicEndings, ...mediaEndings.audio];

/** Whether a file is a picture or a song. Browsers don't know every type: Windows gives a HEIC photo none. */
function isMedia({ name, type }: File): boolean {
  return type === '' ? endings.some((ending) => name.toLowerCase().endsWith(ending)) : /^(?:image|audio)\//.test(type);
}
