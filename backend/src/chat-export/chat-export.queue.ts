import type { Transcript } from './transcript.js';

export const chatExportQueue = 'documents';

/** A document to be made. The job answers its bytes as base64. */
export interface ChatExportJob {
  format: 'pdf' | 'docx';
  transcript: Transcript;
}
