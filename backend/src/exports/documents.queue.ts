import type { Transcript } from './transcript.js';

export const documentsQueue = 'documents';

/** A document to be made. The job answers its bytes as base64. */
export interface DocumentJob {
  format: 'pdf' | 'docx';
  transcript: Transcript;
}
