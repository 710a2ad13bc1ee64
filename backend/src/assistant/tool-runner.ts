import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import pTimeout from 'p-timeout';
import type { ReplyStep } from '../../../contract/chats/chat.js';
import { Clock } from '../common/clock.js';
import type { ToolCall } from '../providers/assistant/assistant.js';
import { type StepResult, StepsRepository, type StoredStep } from './steps.repository.js';
import type { Tool, ToolContext, ToolOutcome } from './tool.js';
import { ToolRefused } from './tool.errors.js';
import { outputMax, toModelJson } from './tool-output.js';
import { ToolRegistry } from './tool-registry.js';

/** Time limit of a tool, in milliseconds. */
export const toolMs = 30_000;

/** Limit on the label, in characters. */
const labelMax = 200;

/** The account and reply that tools run for. */
export type ToolCaller = Pick<
  ToolContext,
  'accountId' | 'chatId' | 'replyId' | 'userMessageId' | 'isMixed' | 'timeZone' | 'signal'
>;

/** Result of a tool call. */
export type ToolResult =
  | { isDone: true; output: string; step: ReplyStep; isRepeat: boolean; endsReply: boolean }
  | { isDone: false; output: string };

/** Runs the tools that the model calls, each call once: a repeated call gets the stored result. */
@Injectable()
export class ToolRunner {
  private readonly logger = new Logger(ToolRunner.name);

  constructor(
    private readonly registry: ToolRegistry,
    private readonly steps: StepsRepository,
    private readonly clock: Clock,
  ) {}

  /** Runs a call, or returns its stored result. A failure is also a result. @throws if the step can't be stored */
  async run(tools: readonly Tool[], call: ToolCall, caller: ToolCaller & { place: number }): Promise<ToolResult> {
    const tool = tools.find(({ name }) => name === call.name);
    if (!tool) return failed(`There is no tool called ${call.name.slice(0, 64)}.`);
    try {
      this.registry.validate(tool.name, call.arguments);
    } catch (error) {
      return failed(error instanceof ToolRefused ? error.message : 'The arguments are not valid.');
    }
    const callId = identityOf(call);
    const stored = await this.steps.start(caller.replyId, { callId, tool: tool.name, arguments: call.arguments });
    if (stored.output !== null) return toResult(stored, stored.output, true);
    try {
      const outcome = await this.perform(tool, call.arguments, { ...caller, callId });
      const done = toStored(outcome);
      await this.steps.finish(caller.replyId, callId, done);
      return toResult({ tool: tool.name, ...done }, done.output, false);
    } catch (error) {
      caller.signal.throwIfAborted();
      const done = await this.steps.remove(caller.replyId, callId);
      // The step was committed; only the database's confirmation was lost.
      if (done && done.output !== null) return toResult(done, done.output, false);
      if (error instanceof ToolRefused) return failed(error.message);
      this.logger.error({ err: error, msg: `Tool ${tool.name} failed` });
      return failed('This failed on our side.');
    }
  }

  private async perform(
    tool: Tool,
    args: unknown,
    { signal, ...at }: ToolCaller & { callId: string; place: number },
  ): Promise<ToolOutcome> {
    const limit = AbortSignal.timeout(toolMs);
    const context: ToolContext = {
      ...at,
      now: this.clock.now(),
      signal: AbortSignal.any([signal, limit]),
      record: async (transaction, outcome) => {
        const isThere = await this.steps.finish(at.replyId, at.callId, toStored(outcome), transaction);
        if (!isThere) throw new Error('The call was abandoned');
      },
    };
    return await pTimeout(tool.run(args, context), {
      milliseconds: toolMs,
      message: `The tool ${tool.name} took too long`,
    });
  }
}

/**
 * Some servers restart the numbering of calls with each response, so a repeated call must have the same arguments too.
 */
function identityOf({ id, name, arguments: args }: ToolCall): string {
  return createHash('sha256')
    .update(JSON.stringify([id, name, args]))
    .digest('base64url')
    .slice(0, 32);
}

function toStored({ output, label, link, undo, endsReply = false }: ToolOutcome): StepResult {
  const shown = { label: label.slice(0, labelMax), link: link ?? null, undo: undo ?? null };
  return { output: forModel(output), ...shown, endsReply };
}

function failed(sentence: string): ToolResult {
  return { isDone: false, output: forModel({ error: sentence }) };
}

function toResult(
  { tool, label, link, undo, endsReply }: Pick<StoredStep, 'tool' | 'label' | 'link' | 'undo' | 'endsReply'>,
  output: string,
  isRepeat: boolean,
): ToolResult {
  const step = { tool, label: label ?? '', ...(link ? { link } : {}), ...(undo ? { undo } : {}) };
  return { isDone: true, output, step, isRepeat, endsReply };
}

/** A result that is too long is cut. */
function forModel(output: unknown): string {
  const json = toModelJson(output);
  return json.length <= outputMax ? json : `${json.slice(0, outputMax)} … (cut: too long)`;
}
