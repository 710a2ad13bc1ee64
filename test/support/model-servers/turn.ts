export type Json = Record<string, unknown>;

export interface ToolCall {
  name: string;
  /** JSON text, so tests can send malformed JSON too. */
  arguments: string;
  /** Replaces a generated id. */
  id?: string;
}

/** The model's answer: text, a tool call (after some text), or text that ends early. `error` aborts the stream. */
export type Answer =
  | string
  | (ToolCall & { text?: string })
  | { finish: 'length' | 'content_filter' | 'refusal' | 'error'; text: string };

/** An answer that depends on the request. */
export type Script = (turn: Turn) => Answer;

/** A streamed reply or one with tools, structured output, or a short plain request such as a title. */
export type RequestKind = 'reply' | 'form' | 'note';

/** A request, independent of the protocol. */
export interface Turn {
  kind: RequestKind;
  lastUserText: string;
  /** The results of those calls. */
  results: string[];
  tools: string[];
  schema?: unknown;
}

/** An answer, independent of the protocol. */
export interface Said {
  reasoning: string;
  text: string;
  call?: ToolCall;
  finish: 'stop' | 'tool_calls' | 'length' | 'content_filter' | 'refusal' | 'error';
}
