import type { Feedback, Message } from '@contract/chat';

/** The rows of one conversation as the reader sees them, oldest first. The cache keeps this. */
export interface Thread {
  messages: readonly Message[];
  /** Whether the server holds messages older than the first row. */
  hasOlder: boolean;
  /** Whether it holds newer ones: the reader looks at a place in the middle, and what is said now is not among the rows. */
  hasNewer?: boolean;
}

/** A piece that came before the one that it continues. */
interface EarlyPiece {
  offset: number;
  text: string;
  receivedAt: number;
}

/** Why a reply failed. */
export interface Problem {
  /** For people. */
  sentence: string;
  /** The server's code for it, where it gave one. */
  code: string | undefined;
}

/** What moves in one conversation. The live store keeps this. */
export interface Live {
  /** Grows with each event. An answer is judged by the clock at which it was asked for: what was heard later is newer. */
  clock: number;
  /** The clock at which a message's beginning or end was last heard, by message id. */
  eventAt: ReadonlyMap<string, number>;
  /** The clock at which the artist last said what they think of a reply, by message id. */
  rated: ReadonlyMap<string, number>;
  /** The reply that is being written, with its text so far. */
  reply: Message | null;
  early: readonly EarlyPiece[];
  /** Why a reply failed, by message id. */
  problems: ReadonlyMap<string, Problem>;
  /** The running reply has a gap, or may be another one: ask `reply:sync`. */
  wantsSync: boolean;
  /** Rows may be missing or out of date: ask for the newest page. */
  wantsPage: boolean;
  /**
   * The clock at which another branch came to be shown: only a page that was asked for later may be believed, and it replaces
   * all rows.
   */
  staleSince: number | null;
}

export interface Conversation {
  /** Undefined until the first page is there. */
  thread: Thread | undefined;
  live: Live;
}

export type ConversationEvent =
  | { type: 'message:new'; message: Message }
  | { type: 'reply:start'; reply: Message }
  | { type: 'reply:delta'; messageId: string; offset: number; text: string }
  | { type: 'reply:end'; message: Message; error?: string; code?: string }
  /** Another version, `messageId`, takes the place of all that stands after the row `afterId`. */
  | { type: 'branch:fork'; afterId: string | null; messageId: string }
  /** The artist said what they think of a reply. */
  | { type: 'rated'; messageId: string; feedback: Feedback | undefined }
  /** Another branch is shown, from a row that only the server knows. */
  | { type: 'branch:switch' }
  /** A question went out; what answers it is as of now. */
  | { type: 'asked'; what: 'sync' | 'page' }
  /** The answer of `reply:sync`. */
  | { type: 'synced'; reply: Message | null; asOf: number }
  /** The response to a send, a retry or a continue. */
  | { type: 'sent'; userMessage: Message; reply: Message; asOf: number }
  /** The newest page, oldest first. */
  | { type: 'page'; messages: readonly Message[]; hasOlder: boolean; asOf: number }
  /** The rows around a place, which replace those that are held. */
  | { type: 'around'; messages: readonly Message[]; hasOlder: boolean; hasNewer: boolean }
  /** The page after the row `after`, oldest first. */
  | { type: 'newer'; messages: readonly Message[]; hasNewer: boolean; after: string }
  /** The page before the row `before`, oldest first. */
  | { type: 'older'; messages: readonly Message[]; hasOlder: boolean; before: string };

/** More rows than this are not held: the far end of what the reader pages through goes, and is asked for on the way back. */
export const rowsMax = 400;

/** More early pieces than this are not kept: the sync that was asked for will bring them. */
const earlyPiecesMax = 256;

export const initialLive: Live = {
  clock: 0,
  eventAt: new Map(),
  rated: new Map(),
  reply: null,
  early: [],
  problems: new Map(),
  wantsSync: false,
  wantsPage: false,
  staleSince: null,
};

/**
 * What a conversation becomes by an event, in whatever order, how often and with whatever losses events come. The text
 * of a reply only grows, except at an end, whose text is whole and wins, and at a retry, which starts from nothing. A cut
 * reply that is continued grows from the text it has. Offsets are UTF-16 units. Rows that did not change keep their
 * identity, and so does a thread of which no row changed.
 */
export function reduce(conversation: Conversation, event: ConversationEvent): Conversation {
  const now = event.type === 'asked' ? conversation : tick(conversation);
  switch (event.type) {
    case 'message:new':
      return withRow(withEventAt(now, event.message.id), event.message);
    case 'reply:start':
      return started(now, event.reply);
    case 'reply:delta':
      return grown(now, event);
    case 'reply:end':
      return ended(now, event);
    case 'rated':
      return rated(now, event);
    case 'branch:fork':
      return forked(now, event);
    case 'branch:switch':
      return withLive(now, { wantsPage: true, staleSince: now.live.clock });
    case 'asked':
      return withLive(now, event.what === 'sync' ? { wantsSync: false } : { wantsPage: false });
    case 'synced':
      return event.reply ? syncedReply(now, event.reply, event.asOf) : syncedIdle(now, event.asOf);
    case 'sent':
      return reconciled(withRow(withEventAt(now, event.userMessage.id), event.userMessage), event.reply, event.asOf);
    case 'page':
      return paged(now, event);
    case 'around': {
      const { messages, hasOlder, hasNewer } = event;
      return { ...now, thread: { messages, hasOlder, hasNewer } };
    }
    case 'newer':
      return continued(now, event);
    case 'older':
      return extended(now, event);
  }
}

/** The last `count` rows of a thread: the server has the others. */
export function newest(thread: Thread, count: number): Thread {
  if (thread.messages.length <= count) return thread;
  return { messages: thread.messages.slice(-count), hasOlder: true };
}

/** The text that a reader sees of a row: the live one of the reply that is being written, else the stored one. */
export function textOf(live: Live, row: Message): string {
  return live.reply?.id === row.id ? live.reply.content : row.content;
}

/**
 * A reply begins. When its id is known already, it is tried again, with an empty text, or continued, with the text so far.
 */
function started(now: Conversation, reply: Message): Conversation {
  const row = find(now, reply.id);
  if (now.live.reply?.id === reply.id) return merged(now, reply.content);
  if (row?.status === 'complete') return now;
  const begun = begin(withEventAt(now, reply.id), reply);
  // It may also be the first start, late: the server knows.
  return row && row.status !== 'streaming' ? withLive(begun, { wantsSync: true }) : begun;
}

function grown(now: Conversation, piece: { messageId: string; offset: number; text: string }): Conversation {
  const { reply, early, clock } = now.live;
  if (reply?.id !== piece.messageId) {
    const status = find(now, piece.messageId)?.status;
    if (status === 'complete') return now;
    return withLive(now, { wantsSync: true, wantsPage: now.live.wantsPage || status === undefined });
  }
  const text = joined(reply.content, piece);
  // Its overlap says something else: a piece of another try.
  if (text === undefined) return withLive(now, { wantsSync: true });
  if (text !== null) return caughtUp(now, text);
  if (early.length >= earlyPiecesMax) return withLive(now, { wantsSync: true });
  return withLive(now, {
    early: [...early, { offset: piece.offset, text: piece.text, receivedAt: clock }],
    wantsSync: true,
  });
}

function ended(now: Conversation, end: { message: Message; error?: string; code?: string }): Conversation {
  const { message, error, code } = end;
  const row = find(now, message.id);
  if (row?.status === 'complete' && message.status !== 'complete') return now;
  // It died before its first word, and was taken back with its question, or nobody here has heard of either: the page tells.
  if (!row && message.status === 'failed' && message.content === '') return withLive(now, { wantsPage: true });
  const over = withRow(withEventAt(now, message.id), message);
  const problems = new Map(over.live.problems);
  if (message.status === 'failed' && error) problems.set(message.id, { sentence: error, code });
  else problems.delete(message.id);
  const isRunning = over.live.reply?.id === message.id;
  return withLive(over, {
    problems,
    reply: isRunning ? null : over.live.reply,
    early: isRunning ? [] : over.live.early,
    // Nobody knew of it, so its question was missed as well.
    wantsPage: over.live.wantsPage || !row,
  });
}

function rated(now: Conversation, { messageId, feedback }: { messageId: string; feedback: Feedback | undefined }) {
  const row = find(now, messageId);
  if (!row) return now;
  const next = withLive(now, { rated: new Map(now.live.rated).set(messageId, now.live.clock) });
  return withRow(next, { ...row, feedback });
}

/** Drops what a new version replaces. Ids sort by time: what is as new as the version belongs to it. */
function forked(now: Conversation, fork: { afterId: string | null; messageId: string }): Conversation {
  if (!now.thread) return withLive(now, { wantsPage: true });
  const { messages } = now.thread;
  const after = messages.findLastIndex((row) => row.id === fork.afterId);
  const kept = messages.filter((row, index) => index <= after || row.id >= fork.messageId);
  const isUnknown = after < 0 && fork.afterId !== null;
  const thread = kept.length === messages.length ? now.thread : { ...now.thread, messages: kept };
  const next = { ...now, thread };
  // It begins before what is held: the page tells what stands there.
  return isUnknown ? withLive(next, { wantsPage: true, staleSince: now.live.clock }) : next;
}

/** The server says what a reply is, as of a clock. */
function reconciled(now: Conversation, reply: Message, asOf: number): Conversation {
  if (reply.status !== 'streaming') {
    const isOlder = lastEventAt(now, reply.id) > asOf && reply.status !== 'complete';
    return isOlder ? now : ended(now, { message: reply });
  }
  if (now.live.reply?.id === reply.id) return merged(now, reply.content, asOf);
  const row = find(now, reply.id);
  if (row?.status === 'complete') return now;
  if (row && row.status !== 'streaming' && lastEventAt(now, reply.id) > asOf) return now;
  return merged(begin(withEventAt(now, reply.id), reply), reply.content, asOf);
}

/** The server says which reply is being written, as of a clock: one that nobody has heard of follows a missed question. */
function syncedReply(now: Conversation, reply: Message, asOf: number): Conversation {
  const isUnknown = !find(now, reply.id);
  const next = reconciled(now, reply, asOf);
  return isUnknown ? withLive(next, { wantsPage: true }) : next;
}

/** The server says that no reply is being written, as of a clock: one that began before it has ended unheard. */
function syncedIdle(now: Conversation, asOf: number): Conversation {
  const { reply } = now.live;
  if (!reply || lastEventAt(now, reply.id) > asOf) return now;
  return withLive(now, { wantsPage: true });
}

function paged(
  now: Conversation,
  page: { messages: readonly Message[]; hasOlder: boolean; asOf: number },
): Conversation {
  const { staleSince } = now.live;
  if (staleSince !== null && page.asOf < staleSince) return withLive(now, { wantsPage: true });
  const held = now.thread?.messages ?? [];
  const lastId = held.at(-1)?.id;
  // The reader looks at a place that the newest page does not reach.
  if (now.thread?.hasNewer && staleSince === null && !page.messages.some(({ id }) => id === lastId)) return now;
  const heldById = new Map(held.map((row) => [row.id, row]));
  const isFresher = (id: string) => lastEventAt(now, id) > page.asOf;

  const first = page.messages[0]?.id;
  const firstHeld = first === undefined ? -1 : held.findIndex((row) => row.id === first);
  const older = page.hasOlder && firstHeld > 0 && staleSince === null ? held.slice(0, firstHeld) : [];
  const rows = page.messages.map((incoming) => {
    const known = heldById.get(incoming.id);
    if (!known) return incoming;
    const wasRatedSince = (now.live.rated.get(incoming.id) ?? 0) > page.asOf;
    const row = wasRatedSince ? { ...incoming, feedback: known.feedback } : incoming;
    const isOutdated = isFresher(row.id) && row.status !== 'complete';
    return isOutdated || isSame(known, row) ? known : row;
  });
  const inPage = new Set(page.messages.map((row) => row.id));
  const newer = held.filter((row) => !inPage.has(row.id) && isFresher(row.id));

  let next: Conversation = {
    ...now,
    thread: {
      messages: newer.reduce<readonly Message[]>(inserted, [...older, ...rows]),
      hasOlder: older.length > 0 ? (now.thread?.hasOlder ?? page.hasOlder) : page.hasOlder,
    },
  };
  next = withLive(next, { staleSince: null });
  const running = next.live.reply;
  if (running && !isFresher(running.id) && find(next, running.id)?.status !== 'streaming') {
    next = withLive(next, { reply: null, early: [] });
  }
  const writing = page.messages.findLast((row) => row.status === 'streaming');
  return writing ? reconciled(next, writing, page.asOf) : next;
}

function extended(
  now: Conversation,
  page: { messages: readonly Message[]; hasOlder: boolean; before: string },
): Conversation {
  if (!now.thread || now.thread.messages[0]?.id !== page.before) return now;
  const rows = [...page.messages, ...now.thread.messages];
  const hasNewer = now.thread.hasNewer === true || rows.length > rowsMax;
  return { ...now, thread: { messages: rows.slice(0, rowsMax), hasOlder: page.hasOlder, hasNewer } };
}

function continued(
  now: Conversation,
  page: { messages: readonly Message[]; hasNewer: boolean; after: string },
): Conversation {
  if (!now.thread || now.thread.messages.at(-1)?.id !== page.after) return now;
  const rows = [...now.thread.messages, ...page.messages];
  const hasOlder = now.thread.hasOlder || rows.length > rowsMax;
  return { ...now, thread: { messages: rows.slice(-rowsMax), hasOlder, hasNewer: page.hasNewer } };
}

/** Makes `reply` the one that is being written. */
function begin(now: Conversation, reply: Message): Conversation {
  const problems = new Map(now.live.problems);
  problems.delete(reply.id);
  return withLive(withRow(now, reply), { reply, early: [], problems });
}

/**
 * The running reply with a text that the server told. Of two texts that agree the longer one stays; of two that do
 * not, the server's. Early pieces that were heard before `asOf` and still do not join belong to another try.
 */
function merged(now: Conversation, content: string, asOf?: number): Conversation {
  const { reply, early } = now.live;
  if (!reply) return now;
  const text = reply.content.startsWith(content) ? reply.content : content;
  if (asOf === undefined) return caughtUp(now, text);
  const joining = early.filter((piece) => piece.receivedAt > asOf || piece.offset <= text.length);
  const whole = caughtUp(withLive(now, { early: joining }), text);
  return withLive(whole, { wantsSync: whole.live.early.length > 0 });
}

/** The running reply with `text`, and with the early pieces that now join it. */
function caughtUp(now: Conversation, text: string): Conversation {
  const { reply } = now.live;
  if (!reply) return now;
  let { early } = now.live;
  let whole = text;
  for (;;) {
    const rest = early.filter((piece) => {
      const longer = joined(whole, piece);
      if (typeof longer === 'string') whole = longer;
      return longer === null;
    });
    if (rest.length === early.length) break;
    early = rest;
  }
  const isGrown = whole !== reply.content;
  if (!isGrown && early === now.live.early) return now;
  return withLive(now, {
    reply: isGrown ? { ...reply, content: whole } : reply,
    early,
  });
}

/** `held` continued by a piece; null when a gap lies between, undefined when the two contradict each other. */
function joined(held: string, piece: { offset: number; text: string }): string | null | undefined {
  if (piece.offset > held.length) return null;
  if (piece.offset === held.length) return held + piece.text;
  const overlap = held.slice(piece.offset, piece.offset + piece.text.length);
  if (!piece.text.startsWith(overlap)) return undefined;
  return held + piece.text.slice(overlap.length);
}

function withRow(now: Conversation, message: Message): Conversation {
  if (!now.thread) return withLive(now, { wantsPage: true });
  // Newer than what the reader looks at: it comes with the pages on the way there.
  if (now.thread.hasNewer && !find(now, message.id)) return now;
  const messages = inserted(now.thread.messages, message);
  return messages === now.thread.messages ? now : { ...now, thread: { ...now.thread, messages } };
}

/** Rows with one put in its place: ids are UUIDv7, so that they sort by time. */
function inserted(rows: readonly Message[], message: Message): readonly Message[] {
  const at = rows.findLastIndex((row) => row.id === message.id);
  const known = rows[at];
  if (!known) return rows.toSpliced(rows.findLastIndex((row) => row.id < message.id) + 1, 0, message);
  return isSame(known, message) ? rows : rows.with(at, message);
}

function isSame(a: Message, b: Message): boolean {
  return (
    a.content === b.content &&
    a.status === b.status &&
    a.createdAt === b.createdAt &&
    a.isUser === b.isUser &&
    String(a.versions) === String(b.versions) &&
    a.feedback?.rating === b.feedback?.rating &&
    a.feedback?.note === b.feedback?.note
  );
}

/** Searched from the end: what is asked for is almost always the last row. */
function find(now: Conversation, id: string): Message | undefined {
  return now.thread?.messages.findLast((row) => row.id === id);
}

function lastEventAt(now: Conversation, id: string): number {
  return now.live.eventAt.get(id) ?? 0;
}

function withEventAt(now: Conversation, id: string): Conversation {
  return withLive(now, { eventAt: new Map(now.live.eventAt).set(id, now.live.clock) });
}

function tick(now: Conversation): Conversation {
  return withLive(now, { clock: now.live.clock + 1 });
}

function withLive(now: Conversation, change: Partial<Live>): Conversation {
  return { ...now, live: { ...now.live, ...change } };
}
