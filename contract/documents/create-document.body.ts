import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';
import { type DocumentKind, documentKinds } from './document-kinds.js';

/** POST /api/documents. */
export class CreateDocumentBody {
  /** The new document's id. Makes a repeated call idempotent. */
  @IsOptional()
  @IsUUID()
  id?: string;

  @IsIn(documentKinds)
  kind: DocumentKind;

  @Text({ label: 'Title', min: 1, max: limits.documentTitleMax })
  title: string;

  @IsOptional()
  @Text({ label: 'Text', max: limits.documentMax, keepSpaces: true })
  markdown?: string;

  /** The chat it belongs to. */
  @IsOptional()
  @IsUUID()
  chatId?: string;

  @IsOptional()
  @IsUUID()
  releaseId?: string;
}
