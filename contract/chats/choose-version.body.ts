import { IsUUID } from 'class-validator';

/** PUT /api/chats/{id}/branch: the version to show, with the branch that was last shown after it. */
export class ChooseVersionBody {
  @IsUUID()
  messageId: string;
}
