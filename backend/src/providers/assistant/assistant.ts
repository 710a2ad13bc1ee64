/** A picture attached to a turn: JPEG, PNG, WebP or GIF, as a `data:` or `https:` URL. */
export interface PromptImage {
  url: string;
}

/** One turn of a conversation. Only the artist's turns can carry images. */
export type PromptTurn = { role: 'user'; text: string; images?: PromptImage[] } | { role: 'assistant'; text: string };

/**
 * The only prompt shape that every server accepts: a single system message, then alternating turns, the first and last
 * of which are the artist's. `promptOf` converts any list of turns into this shape.
 */
export interface Prompt {
  system: string;
  turns: PromptTurn[];
}

/** Something the model can call instead of, or in addition to, writing text. */
export interface AssistantTool {
  name: string;
  /** When to call it, for the model. */
  description: string;
  /**
   * JSON schema of the arguments. Strict mode applies: every object requires all of its properties and allows no others.
   * Absent for a tool without arguments.
   */
  parameters?: Record<string, unknown>;
}

/** A tool call that the model requested. */
export interface ToolCall {
  /** The provider's id for this call; its result refers to it. */
  id: string;
  name: string;
  /** Parsed JSON. The model can ignore the schema: validate before use. */
  arguments: unknown;
}

/**
 * A finished step: what the model wrote and called, and what its calls returned. The next request continues from it.
 */
export interface ToolStep {
  text: string;
  calls: ToolCall[];
  /** By call id. */
  results: { callId: string; output: string }[];
  /** `StreamEnd.carry` of this step, unchanged. */
  carry?: unknown;
}

/** Why the model stopped writing. A refusal is a `stop`: its words become the reply's text. */
export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter';

/** The provider's own token counts of one call. */
export interface Usage {
  /** All input, including cached input and cache writes. */
  input: number;
  cachedInput: number;
  cacheWrites: number;
  /** All output, including reasoning. */
  output: number;
  reasoning: number;
}

/** The last item of a stream. */
export interface StreamEnd {
  type: 'end';
  finish: FinishReason;
  /** Null if the server doesn't report it. */
  usage: Usage | null;
  /** The model that answered, as the provider names it. */
  model: string;
  /** What the next step of the same request needs from this one, such as encrypted reasoning. Opaque to us. */
  carry?: unknown;
}

/** A piece of a tool call that the model is still writing. Not every server sends calls in pieces. */
export interface CallPiece {
  type: 'call_piece';
  /** Distinguishes the calls of one stream. */
  key: string;
  /** The tool's name. */
  name: string;
  /** The next piece of the arguments' JSON. */
  json: string;
}

/**
 * One item of a stream: text to show, a piece of a tool call, a complete tool call, a signal that the model is
 * reasoning (nothing to show, but it is working), or the end.
 */
export type StreamItem = string | { type: 'reasoning' } | CallPiece | { type: 'tool_call'; call: ToolCall } | StreamEnd;

/** What a call is for; stored in the usage table. */
export type Purpose = 'reply' | 'title' | 'summary' | 'one_sheet' | 'facts' | 'check';

/** Whom and what a call is charged to. */
export interface CallSubject {
  purpose: Purpose;
  /** An account's id or `guest:<number>`; null for the startup check. */
  ownerId: string | null;
  /** The message the call belongs to; null if there is none. */
  messageId: string | null;
}

export interface AssistantRequest {
  subject: CallSubject;
  prompt: Prompt;
  /** Aborting it ends the request at the provider. */
  signal: AbortSignal;
}

export interface StreamRequest extends AssistantRequest {
  tools?: readonly AssistantTool[];
  /** Earlier steps of this request, oldest first. */
  steps?: readonly ToolStep[];
}

/** The form of a JSON answer: a schema in which every object requires all of its properties and allows no others. */
export interface AnswerForm {
  name: string;
  schema: Record<string, unknown>;
}

export interface CompletionRequest extends AssistantRequest {
  /** Limit on the visible answer, in tokens. The adapter adds room for reasoning. */
  maxTokens: number;
}

/** A short answer. */
export interface Completion {
  text: string;
  finish: FinishReason;
  usage: Usage | null;
  model: string;
}

/** A JSON answer. Not every model follows the schema, so validate `value`. */
export interface JsonCompletion extends Omit<Completion, 'text'> {
  /** Undefined if the model wrote something that isn't JSON. */
  value: unknown;
}

/** A language model on any server. Every method throws the errors in `assistant.errors.ts`. */
export abstract class Assistant {
  /**
   * Writes a reply, item by item. The last item is always the end; a stream that is interrupted throws.
   * @throws AssistantFailed, AssistantBusy, AssistantMisconfigured, AssistantOutOfCredit, ContextTooLong
   */
  abstract stream(request: StreamRequest): AsyncIterable<StreamItem>;

  /** A short answer from the small model, in one piece. @throws like `stream` */
  abstract complete(request: CompletionRequest): Promise<Completion>;

  /** A JSON answer from the small model, in one piece. @throws like `stream` */
  abstract completeJson(request: CompletionRequest & { form: AnswerForm }): Promise<JsonCompletion>;
}

/** Half of a surrogate pair, where a text was cut in the middle of one. */
const halfCharacter = /\p{Surrogate}/gu;

/** Removes unpaired surrogates. Few texts have any, and checking that takes a hundredth of the time. */
function withoutHalves(text: string): string {
  return text.isWellFormed() ? text : text.replace(halfCharacter, '');
}

/**
 * Brings turns into the shape of a `Prompt`: merges neighbours of the same role, drops empty turns, and starts with the
 * artist. Unpaired surrogates are removed, because they aren't valid UTF-8 and some servers reject the whole request
 * for one.
 */
export function promptOf(system: string, turns: readonly PromptTurn[]): Prompt {
  const merged: PromptTurn[] = [];
  for (const given of turns) {
    const turn = { ...given, text: withoutHalves(given.text) };
    const last = merged.at(-1);
    const hasImages = turn.role === 'user' && (turn.images?.length ?? 0) > 0;
    if (turn.text.trim() === '' && !hasImages) continue;
    if (!last && turn.role === 'assistant') continue;
    if (last?.role !== turn.role) merged.push(turn);
    else merged[merged.length - 1] = joinTurns(last, turn);
  }
  return { system: withoutHalves(system), turns: merged };
}

/** A prompt for a model that can't see pictures. */
export function withoutImages({ system, turns }: Prompt): Prompt {
  return {
    system,
    turns: turns.map((turn) => {
      if (turn.role === 'assistant' || !turn.images?.length) return turn;
      return {
        role: turn.role,
        text: `${turn.text}\n\n[You can’t see the pictures: this model takes text only. Say so.]`,
      };
    }),
  };
}

function joinTurns(one: PromptTurn, other: PromptTurn): PromptTurn {
  const text = [one.text, other.text].filter(Boolean).join('\n\n');
  if (one.role === 'assistant' || other.role === 'assistant') return { role: 'assistant', text };
  const images = [...(one.images ?? []), ...(other.images ?? [])];
  return { role: 'user', text, ...(images.length > 0 ? { images } : {}) };
}
