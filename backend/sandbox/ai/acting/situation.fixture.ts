import { readConversation } from '../conversation.js';
import { readKnown } from '../reading/known.js';
import { withoutNewest } from '../prompt-turns.js';
import { parseCompletionRequest } from '../wire/completion-request.js';
import type { Situation } from './call.js';

const mara = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds, UK' };

/** The situation after these messages by an artist on Monday 23 November 2026, each answered by `reply`, or by one of `replies`. */
export function situationOf(
  texts: readonly string[],
  more: Partial<Pick<Situation, 'tools' | 'done'>> & {
    artist?: object;
    kept?: readonly string[];
    room?: object;
    plans?: readonly object[];
    reply?: string;
    replies?: readonly string[];
  } = {},
): Situation {
  const kept = (more.kept ?? []).map((note) => ({ day: '2026-11-02', note }));
  const room = more.room ? `<room>${JSON.stringify(more.room)}</room>\n` : '';
  const plans = more.plans ? `<plans>${JSON.stringify(more.plans)}</plans>\n` : '';
  const system = `${room}${plans}<artist>${JSON.stringify(more.artist ?? mara)}</artist>\n<kept>${JSON.stringify(kept)}</kept>\nToday is 2026-11-23 (Monday).`;
  const turns = texts.flatMap((content, index) => [
    ...(index > 0 ? [{ role: 'assistant', content: more.replies?.[index - 1] ?? more.reply ?? 'Noted.' }] : []),
    { role: 'user', content },
  ]);
  const messages = [{ role: 'system', content: system }, ...turns];
  const request = parseCompletionRequest({ model: 'gpt-test', stream: true, messages });
  const now = new Date('2026-11-23');
  const conversation = readConversation(request, now);
  return {
    conversation,
    known: readKnown(request, conversation),
    before: (count = 1) => {
      const earlier = Array.from({ length: count }).reduce<typeof request>((rest) => withoutNewest(rest), request);
      return readKnown(earlier, readConversation(earlier, now));
    },
    tools: more.tools ?? [],
    done: more.done ?? [],
  };
}
