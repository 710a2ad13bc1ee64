import type { JsonObject } from './json-value.js';

export type Role = 'system' | 'user' | 'assistant' | 'tool';

export interface PromptMessage {
  role: Role;
  text: string;
}

export interface Tool {
  name: string;
  description: string;
  /** JSON schema of the arguments. */
  parameters: JsonObject;
}

export type Effort = 'none' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';

export type Api = 'chat' | 'responses';

/** A request to the model, checked, the same for both APIs. */
export interface ModelRequest {
  api: Api;
  model: string;
  messages: PromptMessage[];
  isStreamed: boolean;
  /** Chat Completions only: whether a stream ends with the usage. */
  includesUsage: boolean;
  tools: Tool[];
  /** `forced` names the tool to call whatever the question. */
  toolChoice: { kind: 'auto' | 'none' } | { kind: 'forced'; tool: Tool };
  format: { kind: 'text' | 'json_object' } | { kind: 'json_schema'; name: string; schema: JsonObject };
  /** Limit for reasoning and text together; null for none. */
  maxTokens: number | null;
  /** `none` for models that do not reason. */
  effort: Effort;
  /** Responses only: reasoning items carry their encrypted content. */
  encryptsReasoning: boolean;
  /** Responses only: reasoning items carry a summary. */
  summarizesReasoning: boolean;
  cacheKey: string;
  /** Everything the prompt cache compares, in the model's order: tools first, then the messages. */
  promptText: string;
  /** Responses only: the parameters that the response repeats. */
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
