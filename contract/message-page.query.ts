import { IsOptional, IsUUID, ValidateBy } from 'class-validator';
import { limits } from './limits.js';

/** GET /api/chats/{id}/messages: the newest page, the one before, after or around a message. Query values are texts. */
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

  /** How many messages: 1 to 200. */
  @IsOptional()
  @ValidateBy({
    name: 'pageLimit',
    constraints: [limits.messagePageMax],
    validator: {
      validate: (value) =>
        typeof value === 'string' && /^[1-9]\d{0,2}$/.test(value) && Number(value) <= limits.messagePageMax,
      defaultMessage: () => `limit must be a whole number from 1 to ${limits.messagePageMax}`,
    },
  })
  limit?: string;
}
