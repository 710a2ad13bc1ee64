import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type DateQuestion, workOutDate } from './date-math.js';
import type { Tool, ToolContext, ToolOutcome } from './tool.js';
import { ToolRegistry } from './tool-registry.js';

const count = { type: 'integer' };

const dateMath: Tool<DateQuestion> = {
  name: 'date_math',
  description:
    'Works out a date: a day plus or minus days, weeks and months, its weekday, how far it is from today, and how many days it is ' +
    'from there until another day. Call it for every date that you can’t read off the weeks in your instructions.',
  parameters: {
    type: 'object',
    properties: {
      from: { type: 'string', description: 'The day to start from: 2027-01-22, or today' },
      days: count,
      weeks: count,
      months: count,
      until: { type: 'string', description: 'A day to count to, 2027-03-05, or empty' },
    },
    required: ['from', 'days', 'weeks', 'months', 'until'],
    additionalProperties: false,
  },
  isForGuests: true,
  run: (question: DateQuestion, context: ToolContext): Promise<ToolOutcome> => {
    const answer = workOutDate(question, context);
    return Promise.resolve({ output: answer, label: `Worked out: ${answer.weekday} ${answer.date}` });
  },
};

@Injectable()
export class DateMathTool implements OnModuleInit {
  constructor(private readonly registry: ToolRegistry) {}

  onModuleInit(): void {
    this.registry.register(dateMath);
  }
}
