import { IsIn, ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** PUT /api/chats/{id}/messages/{messageId}/feedback: what the artist thinks of a reply. */
export class FeedbackBody {
  /** Null takes it back. */
  @ValidateIf((body: FeedbackBody) => body.rating !== null)
  @IsIn(['up', 'down'])
  rating: 'up' | 'down' | null;

  /** Why, in a sentence. */
  @ValidateIf((body: FeedbackBody) => body.note !== undefined)
  @Text({ label: 'Feedback', max: limits.feedbackMax })
  note?: string;
}
