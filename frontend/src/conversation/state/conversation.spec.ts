import type { Message, MessageStatus } from '@contract/chats/chat';
import {
  type Conversation,
  type ConversationEvent,
  initialLive,
  newest,
  reduce,
  rowsMax,
  textOf,
} from './conversation';

const question: Message = {
  id: '01',
  content: 'When?',
  isUser: true,
  createdAt: '2026-11-21T10:00:00Z',
  status: 'complete',
};
const answer = (content: string, status: MessageStatus = 'streaming'): Message => ({
  id: '02',
  content,
  isUser: false,
  createdAt: '2026-11-21T10:00:01Z',
  status,
});
const delta = (offset: number, text: string): ConversationEvent => ({
  type: 'reply:delta',
  messageId: '02',
  offset,
  text,
});
const end = (content: string, status: MessageStatus, error?: string): ConversationEvent => ({
  type: 'reply:end',
  message: answer(content, status),
  error,
});
const page = (messages: Message[], asOf: number, hasOlder = false): ConversationEvent => ({
  type: 'page',
  messages,
  hasOlder,
  asOf,
});

const empty: Conversation = { thread: { messages: [], hasOlder: false }, live: initialLive };
const after = (events: ConversationEvent[], from: Conversation = empty) => events.reduce(reduce, from);
const asked: Conversation = after([{ type: 'message:new', message: question }]);
const running: Conversation = after([{ type: 'reply:start', reply: answer('') }, delta(0, 'By Friday')], asked);

const rowsOf = (conversation: Conversation) => conversation.thread?.messages ?? [];
const replyOf = (conversation: Conversation) => rowsOf(conversation).find((row) => row.id === '02');
const shown = (conversation: Conversation) => {
  const reply = replyOf(conversation);
  return reply && textOf(conversation.live, reply);
};

describe('pieces of a reply', () => {
  it.each<[rule: string, pieces: [number, string][], text: string, wantsSync: boolean]>([
    ['the next one is appended', [[9, ' at noon']], 'By Friday at noon', false],
    ['a repeat adds nothing', [[0, 'By Friday']], 'By Friday', false],
    ['only the new part of a longer repeat is added', [[3, 'Friday at']], 'By Friday at', false],
    ['one after a gap requests a sync and isn’t shown yet', [[12, 'noon']], 'By Friday', true],
    [
      'one after a gap is shown once the gap is filled',
      [
        [12, ' noon'],
        [9, ' at'],
      ],
      'By Friday at noon',
      true,
    ],
    ['one that contradicts the text requests a sync', [[0, 'On Monday']], 'By Friday', true],
  ])('%s', (_rule, pieces, text, wantsSync) => {
    const state = after(
      pieces.map(([offset, piece]) => delta(offset, piece)),
      running,
    );
    expect(shown(state)).toBe(text);
    expect(state.live.wantsSync).toBe(wantsSync);
  });

  it('count in UTF-16 units, even if a piece ends inside an emoji', () => {
    const [high, low] = ['🎺'.slice(0, 1), '🎺'.slice(1)];
    const state = after([delta(9, high), delta(10, low), delta(11, '!')], running);
    expect(shown(state)).toBe('By Friday🎺!');
  });

  it('leave the rows untouched, so that the list doesn’t render', () => {
    expect(after([delta(9, ' at noon')], running).thread).toBe(running.thread);
  });

  it('of an unknown message request a sync and the newest page', () => {
    const { live } = after([delta(0, 'By')], asked);
    expect(live).toMatchObject({ reply: null, wantsSync: true, wantsPage: true });
  });

  it('are ignored after the reply is complete', () => {
    const over = after([end('By Friday.', 'complete')], running);
    const state = after([delta(9, ' at noon'), delta(40, 'late')], over);
    expect(shown(state)).toBe('By Friday.');
    expect(state.live.wantsSync).toBe(false);
  });
});

describe('another version', () => {
  const version: Message = { ...question, id: '03', content: 'When, then?', versions: ['01', '03'] };
  const whole = after([end('By Friday.', 'complete')], running);
  const ids = (conversation: Conversation) => rowsOf(conversation).map((row) => row.id);

  it('replaces everything after the row that it follows', () => {
    const state = after(
      [
        { type: 'branch:fork', afterId: null, messageId: '03' },
        { type: 'message:new', message: version },
      ],
      whole,
    );
    expect(ids(state)).toEqual(['03']);
    expect(state.live.wantsPage).toBe(false);
  });

  it('isn’t removed when its start event arrives late', () => {
    const state = after(
      [
        { type: 'branch:fork', afterId: '01', messageId: '03' },
        { type: 'reply:start', reply: { ...answer(''), id: '03' } },
        { type: 'branch:fork', afterId: '01', messageId: '03' },
      ],
      whole,
    );
    expect(ids(state)).toEqual(['01', '03']);
  });

  it('that starts before the loaded rows requests the rows', () => {
    const state = after([{ type: 'branch:fork', afterId: '00', messageId: '03' }], whole);
    expect([ids(state), state.live.wantsPage]).toEqual([[], true]);
  });

  it('that is selected replaces all rows with the next page, ignoring pages requested earlier', () => {
    const held: Conversation = {
      ...whole,
      thread: { messages: [{ ...question, id: '00' }, ...rowsOf(whole)], hasOlder: true },
    };
    const switched = after([{ type: 'branch:switch' }], held);
    const { clock } = switched.live;
    const early = after([page([question], clock - 1)], switched);
    expect([ids(early), early.live.wantsPage]).toEqual([['00', '01', '02'], true]);
    expect(ids(after([page([question, version], clock, true)], switched))).toEqual(['01', '03']);
  });

  const next: Message = { ...question, id: '05', isUser: false };
  it.each<[what: string, event: ConversationEvent]>([
    ['a message', { type: 'message:new', message: next }],
    ['the start of a reply', { type: 'reply:start', reply: next }],
    ['the end of a reply', { type: 'reply:end', message: next }],
  ])('that is selected in another tab adds %s to its own rows only, from a page requested afterwards', (_, event) => {
    const switched = after([{ type: 'branch:switch' }], whole);
    const heard = after([{ type: 'asked', what: 'page' }, event], switched);
    expect([ids(heard), heard.live.wantsPage]).toEqual([['01', '02'], true]);
    const early = after([page([question, version], switched.live.clock)], heard);
    expect([ids(early), early.live.wantsPage]).toEqual([['01', '02'], true]);
    const settled = after([page([question, version, next], heard.live.clock)], heard);
    expect([ids(settled), settled.live.staleSince]).toEqual([['01', '03', '05'], null]);
  });
});

describe('a reply’s end', () => {
  it('has the whole text, which overrides the pieces', () => {
    const state = after([delta(30, 'gap'), end('By Friday 11 December.', 'complete')], running);
    expect(replyOf(state)).toEqual(answer('By Friday 11 December.', 'complete'));
    expect(state.live).toMatchObject({ reply: null, early: [] });
  });

  it('keeps the error sentence until the reply is retried', () => {
    const failed = after([end('By Fri', 'failed', 'The assistant went silent.')], running);
    expect(failed.live.problems.get('02')).toEqual({ sentence: 'The assistant went silent.', code: undefined });
    const retried = after([{ type: 'reply:start', reply: answer('') }], failed);
    expect(retried.live.problems.size).toBe(0);
    expect(shown(retried)).toBe('');
  });

  it('keeps the error code, if the server sends one', () => {
    const spent = { ...end('By Fri', 'failed', 'The budget is spent.'), code: 'budget_spent' } as ConversationEvent;
    const problem = after([spent], running).live.problems.get('02');
    expect(problem).toEqual({ sentence: 'The budget is spent.', code: 'budget_spent' });
  });

  it('shows a reply whose start was missed and requests the rows', () => {
    const state = after([end('By Friday.', 'complete')]);
    expect(shown(state)).toBe('By Friday.');
    expect(state.live.wantsPage).toBe(true);
  });

  it('adds no row for an unknown reply that failed without text, and requests the newest page', () => {
    const over = after([end('', 'failed', 'The assistant could not answer.')], asked);
    expect(rowsOf(over)).toEqual([question]);
    expect(over.live.wantsPage).toBe(true);
  });

  it('isn’t undone by a late start event', () => {
    const state = after([end('By Friday.', 'complete'), { type: 'reply:start', reply: answer('') }], running);
    expect(replyOf(state)?.status).toBe('complete');
  });
});

describe('a cut reply', () => {
  const cut = after([end('By Friday', 'cut')], running);
  const continued = (content: string): ConversationEvent => ({ type: 'reply:start', reply: answer(content) });
  const sent = (content: string, asOf: number): ConversationEvent => ({
    type: 'sent',
    userMessage: question,
    reply: answer(content),
    asOf,
  });
  const { clock } = cut.live;

  it('keeps its text and stops streaming', () => {
    expect(replyOf(cut)).toEqual(answer('By Friday', 'cut'));
    expect(cut.live).toMatchObject({ reply: null, wantsSync: false, wantsPage: false });
  });

  it.each<[rule: string, events: ConversationEvent[], text: string, status: MessageStatus]>([
    ['shows its text when it continues', [continued('By Friday')], 'By Friday', 'streaming'],
    [
      'grows from its text',
      [continued('By Friday'), delta(9, ' at'), delta(12, ' noon')],
      'By Friday at noon',
      'streaming',
    ],
    [
      'is continued once if the event comes before the response',
      [continued('By Friday'), delta(9, ' at'), sent('By Friday', clock)],
      'By Friday at',
      'streaming',
    ],
    [
      'is continued once if the response comes before the event',
      [sent('By Friday', clock), delta(9, ' at'), continued('By Friday')],
      'By Friday at',
      'streaming',
    ],
    [
      'ends complete',
      [continued('By Friday'), delta(9, ' at'), end('By Friday at noon.', 'complete')],
      'By Friday at noon.',
      'complete',
    ],
    ['is cut again', [continued('By Friday'), delta(9, ' at'), end('By Friday at', 'cut')], 'By Friday at', 'cut'],
    [
      'is stopped',
      [continued('By Friday'), delta(9, ' at'), end('By Friday at', 'stopped')],
      'By Friday at',
      'stopped',
    ],
    ['is cut as before if nothing more came', [continued('By Friday'), end('By Friday', 'cut')], 'By Friday', 'cut'],
    [
      'stays cut if the response comes after an end without new text',
      [continued('By Friday'), end('By Friday', 'cut'), sent('By Friday', clock)],
      'By Friday',
      'cut',
    ],
    [
      'stays complete if the response comes after the end',
      [continued('By Friday'), end('By Friday at noon.', 'complete'), sent('By Friday', clock)],
      'By Friday at noon.',
      'complete',
    ],
  ])('%s', (_rule, events, text, status) => {
    const state = after(events, cut);
    expect([shown(state), replyOf(state)?.status]).toEqual([text, status]);
    expect(state.live.reply === null).toBe(status !== 'streaming');
  });

  it('grows without a gap in a tab that missed its end and restart', () => {
    const state = after([delta(9, ' at noon')], running);
    expect([shown(state), state.live.wantsSync]).toEqual(['By Friday at noon', false]);
  });

  it('streams in a tab that loads the rows while it continues', () => {
    const state = after([page([question, answer('By Friday at')], 0), delta(12, ' noon')]);
    expect(shown(state)).toBe('By Friday at noon');
  });

  it('isn’t cut by a page read before it continued', () => {
    const going = after([continued('By Friday'), delta(9, ' at')], cut);
    const state = after([page([question, answer('By Friday', 'cut')], clock)], going);
    expect([shown(state), state.live.reply?.id]).toEqual(['By Friday at', '02']);
  });
});

describe('a reply:sync response', () => {
  const synced = (content: string, asOf: number): ConversationEvent => ({
    type: 'synced',
    reply: answer(content),
    asOf,
  });

  it('fills a gap and joins early pieces', () => {
    const gap = after([delta(12, ' noon')], running);
    const state = after([{ type: 'asked', what: 'sync' }, synced('By Friday at', gap.live.clock)], gap);
    expect(shown(state)).toBe('By Friday at noon');
    expect(state.live.wantsSync).toBe(false);
  });

  it('repeats the request while newer pieces still don’t join', () => {
    const gap = after([delta(12, ' noon'), { type: 'asked', what: 'sync' }], running);
    const later = after([delta(30, 'later'), { type: 'asked', what: 'sync' }], gap);
    const state = after([synced('By Friday at', gap.live.clock)], later);
    expect(shown(state)).toBe('By Friday at noon');
    expect(state.live.wantsSync).toBe(true);
  });

  it('drops early pieces that it should have reached, because they belong to another attempt', () => {
    const gap = after([delta(400, 'of the first try'), { type: 'asked', what: 'sync' }], running);
    const state = after([synced('By Friday at', gap.live.clock)], gap);
    expect(state.live).toMatchObject({ early: [], wantsSync: false });
  });

  it('shorter than the local text shortens nothing', () => {
    expect(shown(after([synced('By', running.live.clock)], running))).toBe('By Friday');
  });

  it('that contradicts the local text is another attempt, and wins', () => {
    expect(shown(after([synced('On Monday', running.live.clock)], running))).toBe('On Monday');
  });

  it('doesn’t revive a reply that ended after the request', () => {
    const state = after([end('By', 'stopped'), synced('By Friday', running.live.clock)], running);
    expect(replyOf(state)).toEqual(answer('By', 'stopped'));
    expect(state.live.reply).toBeNull();
  });

  it('resumes a stopped reply that runs again', () => {
    const over = after([end('By', 'stopped')], running);
    const state = after([synced('On Monday', over.live.clock)], over);
    expect(shown(state)).toBe('On Monday');
    expect(state.live.reply?.id).toBe('02');
  });

  it('with an unknown reply requests the rows, since its message was missed', () => {
    const state = after([synced('By', 0)]);
    expect(shown(state)).toBe('By');
    expect(state.live.wantsPage).toBe(true);
  });

  it('without a reply requests the rows if one was running, since its end was missed', () => {
    const state = after([{ type: 'synced', reply: null, asOf: running.live.clock }], running);
    expect(state.live.wantsPage).toBe(true);
  });

  it('without a reply doesn’t affect one that started after the request', () => {
    const state = after([{ type: 'synced', reply: null, asOf: asked.live.clock }], running);
    expect(state.live).toMatchObject({ wantsPage: false, reply: { id: '02' } });
  });
});

describe('the newest page', () => {
  it('replaces the rows, except for events received after it was requested', () => {
    const late: Message = { ...question, id: '09', content: 'And then?' };
    const state = after([{ type: 'message:new', message: late }, page([question], 0)]);
    expect(rowsOf(state)).toEqual([question, late]);
  });

  it('drops rows that the server no longer has', () => {
    expect(rowsOf(after([page([question], running.live.clock)], running))).toEqual([question]);
    expect(after([page([question], running.live.clock)], running).live.reply).toBeNull();
  });

  it('ends a reply whose end was missed', () => {
    const state = after([page([question, answer('By Friday.', 'failed')], running.live.clock)], running);
    expect(replyOf(state)).toEqual(answer('By Friday.', 'failed'));
    expect(state.live.reply).toBeNull();
  });

  it('read before a retry doesn’t end the retry', () => {
    const failed = after([end('By', 'failed')], running);
    const retried = after([{ type: 'reply:start', reply: answer('') }, delta(0, 'On')], failed);
    const state = after([page([question, answer('By', 'failed')], failed.live.clock)], retried);
    expect(shown(state)).toBe('On');
    expect(state.live.reply?.id).toBe('02');
  });

  it('read before the end doesn’t revive the reply', () => {
    const over = after([end('By', 'stopped')], running);
    const state = after([page([question, answer('By Fri')], running.live.clock)], over);
    expect(replyOf(state)?.status).toBe('stopped');
  });

  it('contains a running reply, and pieces continue from there', () => {
    const state = after([page([question, answer('By')], 0), delta(2, ' Friday')], {
      thread: undefined,
      live: initialLive,
    });
    expect(shown(state)).toBe('By Friday');
  });

  it('requested before a rating doesn’t change it; a later one does', () => {
    const told = { ...answer('By Friday.', 'complete'), feedback: { rating: 'down', note: '' } } as const;
    const shown = after([page([question, told], 0)]);
    const takenBack = after([{ type: 'rated', messageId: '02', feedback: undefined }], shown);
    expect(replyOf(after([page([question, told], shown.live.clock)], takenBack))?.feedback).toBeUndefined();
    expect(replyOf(after([page([question, told], takenBack.live.clock)], takenBack))?.feedback).toEqual(told.feedback);
  });

  it('keeps older rows that join it, and drops rows beyond a gap', () => {
    const rows = ['01', '02', '03', '04'].map((id) => ({ ...question, id }));
    const held = after([page(rows.slice(0, 3), 0, true)]);
    expect(rowsOf(after([page(rows.slice(1), held.live.clock, true)], held))).toEqual(rows);
    const apart = after([page(rows.slice(3), held.live.clock, true)], held);
    expect(apart.thread).toEqual({ messages: rows.slice(3), hasOlder: true });
  });

  it('keeps the identity of unchanged rows', () => {
    const state = after([page([{ ...question }], asked.live.clock)], asked);
    expect(rowsOf(state)[0]).toBe(rowsOf(asked)[0]);
  });
});

it('rows are placed by id, in any order of arrival', () => {
  const state = after([
    { type: 'reply:start', reply: answer('') },
    { type: 'message:new', message: question },
  ]);
  expect(rowsOf(state).map((row) => row.id)).toEqual(['01', '02']);
});

it('a send’s response that arrives after the reply’s end changes nothing', () => {
  const sent: ConversationEvent = { type: 'sent', userMessage: question, reply: answer('By'), asOf: 0 };
  const state = after([{ type: 'reply:start', reply: answer('') }, end('By', 'stopped'), sent]);
  expect(rowsOf(state)).toEqual([question, answer('By', 'stopped')]);
  expect(state.live.reply).toBeNull();
});

it('an older page goes before the row it was requested for, and nowhere else', () => {
  const older: Message = { ...question, id: '00' };
  const event = { type: 'older', messages: [older], hasOlder: false } as const;
  expect(rowsOf(after([{ ...event, before: '01' }], asked))).toEqual([older, question]);
  expect(rowsOf(after([{ ...event, before: '07' }], asked))).toEqual([question]);
});

it('paging through a long conversation keeps a bounded number of rows and reloads the others on the way back', () => {
  const row = (index: number): Message => ({ ...question, id: String(index).padStart(5, '0') });
  const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => row(from + index));
  const held: Conversation = { thread: { messages: rows(1000, rowsMax), hasOlder: true }, live: initialLive };
  const up = after([{ type: 'older', messages: rows(900, 100), hasOlder: false, before: row(1000).id }], held);
  expect(up.thread).toEqual({ messages: rows(900, rowsMax), hasOlder: false, hasNewer: true });
  // New messages belong at the end, which is not loaded.
  expect(after([{ type: 'message:new', message: row(9000) }], up).thread).toBe(up.thread);
  const last = row(900 + rowsMax - 1).id;
  const down = after([{ type: 'newer', messages: rows(900 + rowsMax, 100), hasNewer: false, after: last }], up);
  expect(down.thread).toEqual({ messages: rows(1000, rowsMax), hasOlder: true, hasNewer: false });
});

it('a thread can be trimmed to its newest rows, and can then load older ones', () => {
  const rows = ['01', '02', '03'].map((id) => ({ ...question, id }));
  expect(newest({ messages: rows, hasOlder: false }, 2)).toEqual({ messages: rows.slice(1), hasOlder: true });
  expect(newest({ messages: rows, hasOlder: false }, 3)).toEqual({ messages: rows, hasOlder: false });
});

describe('steps of a reply', () => {
  const [saved, checked] = ['Saved: bio', 'Checked: link'].map((label) => ({ tool: 'tool', label }));
  const stepped = (index: number, step = saved): ConversationEvent => ({
    type: 'reply:step',
    messageId: '02',
    index,
    step: step ?? { tool: 'tool', label: '' },
  });
  const stepsOf = (conversation: Conversation) => replyOf(conversation)?.steps?.map(({ label }) => label);

  it('are appended, and a repeat adds nothing', () => {
    expect(stepsOf(after([stepped(0), stepped(1, checked), stepped(0)], running))).toEqual([
      'Saved: bio',
      'Checked: link',
    ]);
  });

  it('after a gap are requested', () => {
    const missing = after([stepped(1, checked)], running);
    expect(missing.live.wantsSync).toBe(true);
    const steps = [saved, checked].flatMap((step) => step ?? []);
    const synced = after([{ type: 'synced', reply: { ...answer('By Friday'), steps }, asOf: 99 }], missing);
    expect(stepsOf(synced)).toEqual(['Saved: bio', 'Checked: link']);
  });

  it('aren’t lost to a sync sent before the last step', () => {
    const late = after([stepped(0), { type: 'synced', reply: answer('By Friday'), asOf: 0 }], running);
    expect(stepsOf(late)).toEqual(['Saved: bio']);
  });

  it('of an unknown reply request the rows', () => {
    expect(after([stepped(0)], asked).live).toMatchObject({ wantsSync: true, wantsPage: true });
  });
});
