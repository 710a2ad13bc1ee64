import { IsOptional, IsUUID } from 'class-validator';
import { PageLimit } from '../rules/page-limit-rule.js';

/**
 * GET /api/chats/{id}/messages: the newest page, or the one before, after or around a message. Query values are
 * strings.
 */
export class MessagePageQuery {
  @IsOptional()
  @IsUUID()
  before?: string;

  @IsOptional()
  @IsUUID()
  after?: string;

  @IsOptional()
  @IsUUID()
  around?: string;

  /** Page size, 1 to 200. */
  @IsOptional()
  @PageLimit()
  limit?: string;
}
