import { asList } from './answers.js';
import type { ChatMessage } from './chat-server.js';

/** Returns the exception that the template raises for these messages, or undefined. */
export type ChatTemplate = (messages: readonly ChatMessage[]) => string | undefined;

/**
 * Qwen 3.5 and later: a system message must come first, and there must be a user message.
 * https://huggingface.co/Qwen/Qwen3.5-27B/blob/main/chat_template.jinja
 * https://github.com/vllm-project/vllm/issues/41114
 */
export const qwenTemplate: ChatTemplate = (messages) => {
  if (!messages.some(({ role }) => role === 'user')) return 'No user query found in messages.';
  if (messages.slice(1).some(({ role }) => role === 'system')) return 'System message must be at the beginning.';
  return undefined;
};

/** Gemma 1 and 2 have no system role. Full template: https://github.com/SaFo-Lab/AutoDAN-Turbo/issues/20 */
export const gemma2Template: ChatTemplate = (messages) =>
  messages[0]?.role === 'system' ? 'System role not supported' : gemmaOrder(messages);

/** Gemma 3 merges a leading system message into the first user message. https://github.com/suitenumerique/conversations/issues/197 */
export const gemma3Template: ChatTemplate = (messages) => gemmaOrder(withoutFirstSystem(messages));

/** Mistral 7B Instruct v0.3. Tool calls and results are skipped. https://github.com/vllm-project/vllm/issues/6862 */
export const mistralTemplate: ChatTemplate = (messages) =>
  alternates(withoutFirstSystem(messages).filter(({ role, tool_calls }) => role !== 'tool' && tool_calls == null))
    ? undefined
    : 'After the optional system message, conversation roles must alternate user/assistant/user/assistant/...';

/** Ministral 3 and Devstral 2. https://github.com/charmbracelet/crush/issues/279 */
export const ministralTemplate: ChatTemplate = (messages) =>
  alternates(
    withoutFirstSystem(messages).filter(
      ({ role, tool_calls }) => role === 'user' || (role === 'assistant' && asList(tool_calls).length === 0),
    ),
  )
    ? undefined
    : 'After the optional system message, conversation roles must alternate user and assistant roles except for tool calls and results.';

function gemmaOrder(messages: readonly ChatMessage[]): string | undefined {
  return alternates(messages) ? undefined : 'Conversation roles must alternate user/assistant/user/assistant/...';
}

function withoutFirstSystem(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages[0]?.role === 'system' ? messages.slice(1) : messages;
}

function alternates(messages: readonly ChatMessage[]): boolean {
  return messages.every(({ role }, index) => (role === 'user') === (index % 2 === 0));
}
