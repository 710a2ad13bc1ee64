import type { JsonObject } from './json-value.js';

export type Role = 'system' | 'user' | 'assistant' | 'tool';

/** An earlier call of a tool. */
export interface MadeCall {
  id: string;
  name: string;
  /** JSON. */
  arguments: string;
}

export interface PromptMessage {
  role: Role;
  text: string;
  /** The tools called by an assistant's message. */
  calls?: MadeCall[];
  /** The call that a tool message answers. */
  callId?: string;
}

export interface Tool {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  parameters: JsonObject;
}

export type Effort = 'none' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';

export type Api = 'chat' | 'responses';

/** A validated model request, the same for both APIs. */
export interface ModelRequest {
  api: Api;
  model: string;
  messages: PromptMessage[];
  isStreamed: boolean;
  /** Chat Completions only: whether a stream ends with usage data. */
  includesUsage: boolean;
  tools: Tool[];
  /** `forced` names the tool that must be called. */
  toolChoice: { kind: 'auto' | 'none' } | { kind: 'forced'; tool: Tool };
  format: { kind: 'text' | 'json_object' } | { kind: 'json_schema'; name: string; schema: JsonObject };
  /** Token limit of reasoning and text together; null for none. */
  maxTokens: number | null;
  /** `none` for models without reasoning. */
  effort: Effort;
  /** Responses only: reasoning items include their encrypted content. */
  encryptsReasoning: boolean;
  /** Responses only: reasoning items include a summary. */
  summarizesReasoning: boolean;
  cacheKey: string;
  /** Everything the prompt cache compares, in the model's order: tools, then messages. */
  promptText: string;
  /** Responses only: the parameters echoed in the response. */
  echoed: JsonObject;
}

/** The text of the system and developer messages. */
export function systemText(messages: PromptMessage[]): string {
  return textsOf(messages, 'system').join('\n\n');
}

export function textsOf(messages: PromptMessage[], role: Role): string[] {
  return messages.filter((message) => message.role === role).map(({ text }) => text);
}

export function promptTextOf(tools: Tool[], messages: PromptMessage[]): string {
  const definitions = tools.map((tool) => JSON.stringify(tool));
  return [...definitions, ...messages.map(({ role, text }) => `${role}\n${text}`)].join('\n\n');
}
