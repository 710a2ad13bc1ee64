import type { StreamItem } from '../../backend/src/providers/assistant/assistant.js';
import type { Message } from '../../contract/chats/chat.js';
import type { ServerEvent, ServerEventPayload } from '../../contract/events.js';
import type { Answer, TestSocket } from './client.js';

/** Generous, because a busy machine must not fail a test. */
const timeoutSeconds = 30;

/** Resolves with the next matching event of a kind. Call it before whatever causes the event. */
export function next<E extends ServerEvent>(
  socket: TestSocket,
  event: E,
  fits: (payload: ServerEventPayload<E>) => boolean = () => true,
): Promise<ServerEventPayload<E>> {
  return new Promise((resolve, reject) => {
    const listener = (payload: ServerEventPayload<E>): void => {
      if (!fits(payload)) return;
      clearTimeout(timer);
      socket.off(event, listener as never);
      resolve(payload);
    };
    const timer = setTimeout(() => {
      socket.off(event, listener as never);
      reject(new Error(`No ${event} within ${timeoutSeconds} seconds`));
    }, timeoutSeconds * 1000);
    socket.on(event, listener as never);
  });
}

/** Builds the text of replies from deltas alone, as a browser does. Throws on a gap or a repeat. */
export function collectReplies(socket: TestSocket): Map<string, string> {
  const texts = new Map<string, string>();
  socket.on('reply:start', ({ reply }) => texts.set(reply.id, ''));
  socket.on('reply:delta', ({ messageId, offset, text }) => {
    const held = texts.get(messageId);
    if (held?.length !== offset) throw new Error(`A delta at ${offset} for a text of length ${held?.length}`);
    texts.set(messageId, held + text);
  });
  return texts;
}

/** Polls until `ask` returns something truthy, at growing intervals, because each call takes time from other tests. */
export async function until<T>(ask: () => Promise<T | undefined | false>, seconds = timeoutSeconds): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (let pauseMs = 15; ; pauseMs = Math.min(pauseMs * 1.5, 200)) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Timed out after ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Asks again while a busy server refuses with 503, as a browser does. Give each attempt the same identity. */
export function untilAdmitted<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  return until(async () => {
    const answer = await ask();
    return answer.status !== 503 && answer;
  });
}

/** The last message of a chat. */
export function lastOf(messages: Message[]): Message {
  const last = messages.at(-1);
  if (!last) throw new Error('The chat has no messages');
  return last;
}

/** The stream of a model that says these pieces and is done. */
export async function* replyOf(...pieces: string[]): AsyncGenerator<StreamItem> {
  yield* await Promise.resolve(pieces);
  yield { type: 'end', finish: 'stop', usage: null, model: 'scripted' };
}
