import type { Message } from '../../contract/chats/chat.js';
import type { ServerEvent, ServerEventPayload } from '../../contract/events.js';
import type { TestSocket } from './client.js';

/** After this, what is waited for will not come to pass. A machine that is busy takes its time: that alone fails no test. */
const patienceSeconds = 30;

/** The next event of a kind that fits. Listen before the thing that causes it. */
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
      reject(new Error(`No ${event} came within ${patienceSeconds} seconds`));
    }, patienceSeconds * 1000);
    socket.on(event, listener as never);
  });
}

/** Reads the text of replies as a browser would from deltas alone; throws on a gap or a repeat. */
export function collectReplies(socket: TestSocket): Map<string, string> {
  const texts = new Map<string, string>();
  socket.on('reply:start', ({ reply }) => texts.set(reply.id, ''));
  socket.on('reply:delta', ({ messageId, offset, text }) => {
    const held = texts.get(messageId);
    if (held?.length !== offset) throw new Error(`A piece at ${offset} came to a text of ${held?.length}`);
    texts.set(messageId, held + text);
  });
  return texts;
}

/** Asks until a condition holds. */
export async function until<T>(ask: () => Promise<T | undefined | false>, seconds = patienceSeconds): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`It did not come to pass within ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** The last message of a history. */
export function lastOf(messages: Message[]): Message {
  const last = messages.at(-1);
  if (!last) throw new Error('The chat has no messages');
  return last;
}
