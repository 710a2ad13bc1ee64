import { IsIn, ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** PUT /api/chats/{id}/messages/{messageId}/feedback: the artist's rating of a reply. */
export class FeedbackBody {
  /** Null removes the rating. */
  @ValidateIf((body: FeedbackBody) => body.rating !== null)
  @IsIn(['up', 'down'])
  rating: 'up' | 'down' | null;

  /** The reason, in a sentence. */
  @ValidateIf((body: FeedbackBody) => body.note !== undefined)
  @Text({ label: 'Feedback', max: limits.feedbackMax })
  note?: string;
}
