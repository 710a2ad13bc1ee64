import { IsIn } from 'class-validator';

/** Download formats of a document. */
export const documentFormats = ['docx', 'pdf', 'md', 'eml'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** GET /api/documents/{id}/file. */
export class DocumentFileQuery {
  @IsIn(documentFormats)
  format: DocumentFormat;
}
