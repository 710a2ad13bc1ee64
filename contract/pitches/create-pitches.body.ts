import { isUUID, IsUUID, ValidateBy } from 'class-validator';
import { limits } from '../limits.js';
import { textProblem } from '../rules/text-rule.js';

/** Someone to pitch to, and a first line that only they read. */
export interface PitchRecipient {
  contactId: string;
  firstLine?: string;
}

/** POST /api/pitches/batch: one document to several people. */
export class CreatePitchesBody {
  @IsUUID()
  documentId: string;

  @Recipients()
  people: PitchRecipient[];
}

function Recipients(): PropertyDecorator {
  return ValidateBy({
    name: 'recipients',
    validator: {
      validate: (value) => recipientsProblem(value) === undefined,
      defaultMessage: (args) => recipientsProblem(args?.value) ?? '',
    },
  });
}

function recipientsProblem(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return 'Choose at least one person';
  if (value.length > limits.pitchesPerDay) return `Pitch to at most ${limits.pitchesPerDay} people a day`;
  for (const person of value as (Partial<Record<keyof PitchRecipient, unknown>> | null)[]) {
    if (!isUUID(person?.contactId)) return 'contactId must be a UUID';
    const problem = textProblem(person?.firstLine ?? '', { label: 'First line', max: limits.firstLineMax });
    if (problem) return problem;
  }
  return undefined;
}
