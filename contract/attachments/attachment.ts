import type { Uuid } from '../rules/scalars.js';

/** `text`, `pdf` and `docx` are texts, pasted or read from a file; `image` and `audio` are files in the library. */
export type AttachmentKind = 'text' | 'pdf' | 'docx' | 'image' | 'audio';

/** Something attached to a message. Only the text of documents is kept, not their files. */
export interface Attachment {
  id: Uuid;
  kind: AttachmentKind;
  /** The file's name, or the beginning of a paste. */
  name: string;
  /** Length of its text, in UTF-16 units; 0 for a picture. */
  characters: number;
  /** Whether the file has more text than was kept. */
  isCut: boolean;
  /** The file in the library, for pictures and songs. It may have been deleted. */
  mediaId: Uuid | null;
}

/** GET /api/attachments/{id}: an attachment with its text. */
export interface AttachmentWithText extends Attachment {
  text: string;
}
