import { Injectable } from '@nestjs/common';
import type { ReplyStep } from '../../../contract/chats/chat.js';
import {
  Assistant,
  type CallSubject,
  type FinishReason,
  type Prompt,
  type StreamEnd,
  type ToolCall,
  type ToolStep,
} from '../providers/assistant/assistant.js';
import { ContextTooLong } from '../providers/assistant/assistant.errors.js';
import { CallDrafts } from './call-drafts.js';
import { CallPlaces } from './call-places.js';
import type { Tool } from './tool.js';
import { ToolRegistry } from './tool-registry.js';
import { type ToolCaller, ToolRunner } from './tool-runner.js';

/** How many tool calls one reply may make. */
const stepsMax = 8;

/** A reply to write with tools. */
export interface ToolLoopRequest {
  subject: CallSubject;
  prompt: Prompt;
  /** A replacement if the prompt turns out to be too long for the model. */
  shorter: () => Prompt;
  audience: 'account' | 'guest';
  caller: ToolCaller;
  /** The reply's finished steps, if it is retried. */
  done: readonly { tool: string }[];
}

/**
 * Events while a reply is written: text, a signal that the model is working, a step that starts or finishes, the end.
 */
export type LoopItem =
  | string
  | { type: 'reasoning' }
  | { type: 'step_start' }
  | { type: 'step'; step: ReplyStep }
  | { type: 'end'; finish: FinishReason; endsReply: boolean };

/** The state before a request to the model. */
interface RoundStart {
  tools: readonly Tool[];
  steps: readonly ToolStep[];
  /** The reply's text so far. */
  written: string;
  placeOf: (tool: string) => number;
}

/** What the model did in one request. */
interface Round {
  text: string;
  calls: ToolCall[];
  drafts: CallDrafts;
  end: StreamEnd;
}

const correct = 'Correct the call and try again, or continue without it.';
const finishWithout = 'Call nothing more. Say in one plain sentence what could not be done, and finish your reply.';
const noMoreSteps = `That would be more than ${stepsMax} steps. Call nothing more and finish your reply.`;

/** Written for a model that was told to finish but wrote nothing. */
const unfinished = 'I couldn’t finish this. Please try again in a moment.';

/**
 * Lets the model write and call tools until it is done. A failed call goes back to the model once; if the same tool
 * fails again, or the steps are used up, the model is asked to finish without tools.
 */
@Injectable()
export class ToolLoop {
  constructor(
    private readonly assistant: Assistant,
    private readonly registry: ToolRegistry,
    private readonly runner: ToolRunner,
  ) {}

  /** @throws like `Assistant.stream`, and if a step can't be stored */
  async *run(request: ToolLoopRequest): AsyncGenerator<LoopItem, void, undefined> {
    const { caller } = request;
    const tools = this.registry.list(request.audience);
    const steps: ToolStep[] = [];
    const failures = new Map<string, number>();
    let { prompt } = request;
    const places = new CallPlaces(request.done);
    let left = stepsMax - request.done.length;
    let written = '';
    for (let isLast = false; ;) {
      let round: Round;
      try {
        round = yield* this.callModel({ ...request, prompt }, { tools, steps, written, placeOf: places.numbering() });
      } catch (error) {
        if (!(error instanceof ContextTooLong) || prompt !== request.prompt || caller.signal.aborted) throw error;
        prompt = request.shorter();
        continue;
      }
      written += round.text;
      const { finish, carry } = round.end;
      const isWanting = finish === 'tool_calls' && round.calls.length > 0;
      if (!isWanting || isLast) {
        await round.drafts.abort();
        if (isWanting && round.text.trim() === '') yield `${gapAfter(written)}${unfinished}`;
        yield { type: 'end', finish: isWanting ? 'stop' : finish, endsReply: false };
        return;
      }
      const results: ToolStep['results'] = [];
      const placeOf = places.numbering();
      try {
        for (const { call, place } of round.calls.map((each) => ({ call: each, place: placeOf(each.name) }))) {
          // After Stop, nothing more is carried out.
          caller.signal.throwIfAborted();
          if (left <= 0) {
            isLast = true;
            results.push({ callId: call.id, output: JSON.stringify({ error: noMoreSteps }) });
            continue;
          }
          left -= 1;
          yield { type: 'step_start' };
          const result = await this.runner.run(tools, call, { ...caller, place });
          if (!result.isDone) {
            const count = (failures.get(call.name) ?? 0) + 1;
            failures.set(call.name, count);
            isLast ||= count > 1;
            results.push({ callId: call.id, output: `${result.output}\n${count > 1 ? finishWithout : correct}` });
            continue;
          }
          places.markUsed(call.name, place);
          round.drafts.finish(call.name, place);
          if (!result.isRepeat && result.step.label !== '') yield { type: 'step', step: result.step };
          if (result.endsReply) {
            yield { type: 'end', finish: 'stop', endsReply: true };
            return;
          }
          results.push({ callId: call.id, output: result.output });
        }
      } finally {
        await round.drafts.abort();
      }
      steps.push({ text: round.text, calls: round.calls, results, carry });
    }
  }

  /** Makes one request to the model. Its text starts a new paragraph. */
  private async *callModel(
    { subject, prompt, caller }: ToolLoopRequest,
    { tools, steps, written, placeOf }: RoundStart,
  ): AsyncGenerator<LoopItem, Round, undefined> {
    const calls: ToolCall[] = [];
    const drafts = new CallDrafts(tools, caller, placeOf);
    let text = '';
    let end: StreamEnd | undefined;
    try {
      for await (const item of this.assistant.stream({ subject, prompt, tools, steps, signal: caller.signal })) {
        if (typeof item === 'string') {
          if (text === '') yield* [gapAfter(written)].filter(Boolean);
          text += item;
          yield item;
        } else if (item.type === 'call_piece') drafts.add(item);
        else if (item.type === 'tool_call') calls.push(item.call);
        else if (item.type === 'end') end = item;
        else yield item;
      }
    } finally {
      // Before a call runs, wait until its draft is no longer being stored.
      await drafts.end();
      if (end?.finish !== 'tool_calls') await drafts.abort();
    }
    if (!end) throw new Error('The stream ended without an end');
    return { text, calls, drafts, end };
  }
}

function gapAfter(text: string): string {
  return text.trim() === '' ? '' : '\n\n'.slice(/\n{0,2}$/.exec(text)?.[0].length ?? 0);
}
