import { limits } from './limits.js';
import { Text } from './text-rule.js';

/** PATCH /api/chats/{id}. */
export class RenameChatBody {
  @Text({ label: 'Title', min: 1, max: limits.chatTitleMax })
  title: string;
}
