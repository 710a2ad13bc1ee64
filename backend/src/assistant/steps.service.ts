import { Injectable } from '@nestjs/common';
import { StepsRepository, type StoredStep } from './steps.repository.js';

/** The assistant's tool calls for a reply. */
@Injectable()
export class StepsService {
  constructor(private readonly steps: StepsRepository) {}

  /** The finished tool calls of a reply, in order. */
  listFinished(replyId: string): Promise<StoredStep[]> {
    return this.steps.listFinished(replyId);
  }
}
