import { IsUUID } from 'class-validator';

/** PUT /api/chats/{id}/branch: the version to show, with what followed it when it was looked at last. */
export class ChooseVersionBody {
  @IsUUID()
  messageId: string;
}
