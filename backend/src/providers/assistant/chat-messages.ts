import type OpenAI from 'openai';
import type { Prompt, PromptTurn, ToolStep } from './assistant.js';

type ChatMessage = OpenAI.ChatCompletionMessageParam;

/**
 * Converts a prompt for Chat Completions.
 * @param steps finished tool steps of the reply being written
 * @param hasSystem whether the server's template has a place for a system message
 */
export function chatMessages({ system, turns }: Prompt, steps: readonly ToolStep[], hasSystem: boolean): ChatMessage[] {
  const [first, ...rest] = turns;
  const start: ChatMessage[] =
    hasSystem || first?.role !== 'user'
      ? [{ role: 'system', content: system }, ...(first ? [chatTurn(first)] : [])]
      : [chatTurn({ ...first, text: `${system}\n\n${first.text}` })];
  return [...start, ...rest.map(chatTurn), ...steps.flatMap(chatStep)];
}

function chatTurn(turn: PromptTurn): ChatMessage {
  if (turn.role === 'assistant') return { role: 'assistant', content: turn.text };
  if (!turn.images?.length) return { role: 'user', content: turn.text };
  const images = turn.images.map(({ url }) => ({ type: 'image_url' as const, image_url: { url } }));
  return { role: 'user', content: [{ type: 'text', text: turn.text }, ...images] };
}

/** A finished step. `carry` contains the reasoning in the server's own fields. */
function chatStep({ text, calls, results, carry }: ToolStep): ChatMessage[] {
  const tool_calls = calls.map(({ id, name, arguments: args }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: JSON.stringify(args) },
  }));
  return [
    { role: 'assistant', content: text || null, ...(carry as object | undefined), tool_calls },
    ...results.map(({ callId, output }) => ({ role: 'tool' as const, tool_call_id: callId, content: output })),
  ];
}
