import { IsUUID } from 'class-validator';

/** GET /api/one-sheets. */
export class ChatSheetsQuery {
  @IsUUID()
  chatId: string;
}
