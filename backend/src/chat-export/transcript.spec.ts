import { Readable } from 'node:stream';
import type { Message, MessageStatus } from '../../../contract/chats/chat.js';
import { toHtml } from './transcript-html.js';
import { TranscriptStyle } from './transcript.js';

const message: Message = {
  id: '0',
  isUser: false,
  content: '',
  status: 'complete',
  createdAt: '2026-11-21T13:25:00Z',
};

const style = new TranscriptStyle('Mara', 'UTC');

describe('a conversation in an exported document', () => {
  it.each([
    ['what the assistant says', true, { content: '**Yes.** Send it.' }],
    ['what the artist says', false, { isUser: true, content: '**Yes.** Send it.' }],
    ['a reply with many marks', true, { content: '**Yes.** '.repeat(500) }],
    ['a reply of nothing but marks', false, { content: '_a'.repeat(8000) }],
  ])('%s is read as Markdown: %s', (_, isMarkdown, said) => {
    expect(style.entryOf({ ...message, ...said })).toMatchObject({ text: said.content, isMarkdown });
  });

  it.each<[MessageStatus, string | null]>([
    ['complete', null],
    ['stopped', 'Stopped here.'],
    ['failed', 'Cut off before the end.'],
    ['cut', 'Stopped before the end.'],
    ['streaming', 'Still being written.'],
  ])('notes that a reply is incomplete: %s', (status, note) => {
    expect(style.entryOf({ ...message, status })).toMatchObject({ note });
  });

  it('keeps line breaks, also within table cells', async () => {
    const content = 'Best,\nMara **Quill\nLeeds**\n\n| a |\n|---|\n| b<br>c <b>d</b> |';
    const entries = Readable.from([style.entryOf({ ...message, content })]);
    const page = await toHtml(style.headOf('', new Date(0)), entries);
    expect(page).toContain('<p>Best,<br>Mara <strong>Quill<br>Leeds</strong></p>');
    expect(page).toContain('<td>b<br>c &#60;b&#62;d&#60;/b&#62;</td>');
  });
});
