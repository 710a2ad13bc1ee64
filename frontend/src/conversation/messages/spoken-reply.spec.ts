import type { Message, MessageStatus } from '@contract/chats/chat';
import { spokenReply } from './spoken-reply';

const reply = (content: string, status: MessageStatus): Message => ({
  id: '02',
  content,
  isUser: false,
  createdAt: '2026-11-21T10:00:00Z',
  status,
});

it.each<[reply: Message, mayContinue: boolean, sentence: string]>([
  [reply('By **Friday**.', 'complete'), true, 'Fanfare replied: By Friday.'],
  [reply('By Fri', 'stopped'), true, 'Fanfare stopped.'],
  [reply('By Fri', 'failed'), true, 'Fanfare was cut off.'],
  [reply('By Fri', 'cut'), true, 'Fanfare stopped before the end. Continue is available.'],
  [reply('By Fri', 'cut'), false, 'Fanfare stopped before the end.'],
])('screen readers hear how a reply ended: %j, can be continued: %j', (ended, mayContinue, sentence) => {
  expect(spokenReply('Fanfare', ended, mayContinue)).toBe(sentence);
});

it('screen readers hear the beginning of a long reply', () => {
  const spoken = spokenReply('Fanfare', reply('word '.repeat(1000), 'complete'), true);
  expect(spoken).toMatch(/^Fanfare replied: (word )+.*… The rest is in the conversation\.$/);
  expect(spoken.length).toBeLessThan(700);
});
