import type { Feedback, Message, ReplyStep } from '@contract/chats/chat';

/** The rows of one conversation as displayed, oldest first. Kept in the query cache. */
export interface Thread {
  messages: readonly Message[];
  /** Whether the server has messages older than the first row. */
  hasOlder: boolean;
  /** Whether the server has messages newer than the last row: the reader is in the middle of a long conversation. */
  hasNewer?: boolean;
}

/** A piece of a reply that arrived before the one it continues. */
interface EarlyPiece {
  offset: number;
  text: string;
  receivedAt: number;
}

/** Why a reply failed. */
export interface Problem {
  /** A message for the artist. */
  sentence: string;
  /** The server's error code, if it gave one. */
  code: string | undefined;
}

/** The live state of one conversation. Kept in the conversation store. */
export interface Live {
  /** Increases with each event. A response counts as of the clock of its request: events received since are newer. */
  clock: number;
  /** The clock of the last event that started or ended a message, by message id. */
  eventAt: ReadonlyMap<string, number>;
  /** The clock of the last rating, by message id. */
  rated: ReadonlyMap<string, number>;
  /** The streaming reply, with its text so far. */
  reply: Message | null;
  early: readonly EarlyPiece[];
  /** Why a reply failed, by message id. */
  problems: ReadonlyMap<string, Problem>;
  /** The streaming reply has a gap or may be a different one: request `reply:sync`. */
  wantsSync: boolean;
  /** Rows may be missing or out of date: request the newest page. */
  wantsPage: boolean;
  /**
   * Set while the rows may belong to another branch: the clock of the branch switch, or of the last message after it. Older
   * pages are ignored, and the first newer one replaces all rows.
   */
  staleSince: number | null;
}

export interface Conversation {
  /** Undefined until the first page has loaded. */
  thread: Thread | undefined;
  live: Live;
}

export type ConversationEvent =
  | { type: 'message:new'; message: Message }
  | { type: 'reply:start'; reply: Message }
  | { type: 'reply:delta'; messageId: string; offset: number; text: string }
  | { type: 'reply:step'; messageId: string; index: number; step: ReplyStep }
  | { type: 'reply:end'; message: Message; error?: string; code?: string }
  /** A new version, `messageId`, replaces everything after the row `afterId`. */
  | { type: 'branch:fork'; afterId: string | null; messageId: string }
  /** The artist rated a reply. */
  | { type: 'rated'; messageId: string; feedback: Feedback | undefined }
  /** Another branch was selected; only the server knows where it starts. */
  | { type: 'branch:switch' }
  /** A request was sent; its response will be as of this clock. */
  | { type: 'asked'; what: 'sync' | 'page' }
  /** The response to `reply:sync`. */
  | { type: 'synced'; reply: Message | null; asOf: number }
  /** The response to a send, a retry or a continue. */
  | { type: 'sent'; userMessage: Message; reply: Message; asOf: number }
  /** The newest page, oldest first. */
  | { type: 'page'; messages: readonly Message[]; hasOlder: boolean; asOf: number }
  /** The rows around a message, which replace the current rows. */
  | { type: 'around'; messages: readonly Message[]; hasOlder: boolean; hasNewer: boolean }
  /** The page after the row `after`, oldest first. */
  | { type: 'newer'; messages: readonly Message[]; hasNewer: boolean; after: string }
  /** The page before the row `before`, oldest first. */
  | { type: 'older'; messages: readonly Message[]; hasOlder: boolean; before: string };

/** At most this many rows are kept. Beyond that the far end is dropped, and loaded again when scrolling back. */
export const rowsMax = 400;

/** At most this many early pieces are kept; the requested sync will fill in the rest. */
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
 * Applies an event to a conversation. Events may arrive in any order, repeatedly, or not at all. The text of a reply only
 * grows, except that the final text always wins and a retry starts from an empty text. A continued reply grows from the
 * text it already has. Offsets are in UTF-16 units. Unchanged rows keep their identity, and so does a thread whose rows
 * are all unchanged.
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
    case 'reply:step':
      return stepped(now, event);
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

/** The last `count` rows of a thread. */
export function newest(thread: Thread, count: number): Thread {
  if (thread.messages.length <= count) return thread;
  return { messages: thread.messages.slice(-count), hasOlder: true };
}

/** The displayed text of a row: live for the streaming reply, stored otherwise. */
export function textOf(live: Live, row: Message): string {
  return live.reply?.id === row.id ? live.reply.content : row.content;
}

/**
 * Starts a reply. If the id is already known it is a retry, with an empty text, or a continuation of the text so far.
 */
function started(now: Conversation, reply: Message): Conversation {
  const row = find(now, reply.id);
  if (now.live.reply?.id === reply.id) return withSteps(merged(now, reply.content), reply.id, reply.steps);
  if (row?.status === 'complete') return now;
  const begun = withStreamingReply(withEventAt(now, reply.id), reply);
  // It may also be a late event for the first start: ask the server.
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
  // The overlap differs: a piece of another attempt.
  if (text === undefined) return withLive(now, { wantsSync: true });
  if (text !== null) return caughtUp(now, text);
  if (early.length >= earlyPiecesMax) return withLive(now, { wantsSync: true });
  return withLive(now, {
    early: [...early, { offset: piece.offset, text: piece.text, receivedAt: clock }],
    wantsSync: true,
  });
}

function stepped(
  now: Conversation,
  { messageId, index, step }: { messageId: string; index: number; step: ReplyStep },
): Conversation {
  const row = find(now, messageId);
  if (!row) return withLive(now, { wantsSync: true, wantsPage: true });
  // A complete reply already has all of its steps.
  if (row.status !== 'streaming') return row.status === 'complete' ? now : withLive(now, { wantsSync: true });
  const steps = row.steps ?? [];
  if (index > steps.length) return withLive(now, { wantsSync: true });
  return withSteps(now, messageId, steps.toSpliced(index, 1, step));
}

/** Updates the steps of a reply, never to fewer than it has. */
function withSteps(now: Conversation, id: string, steps: readonly ReplyStep[] | undefined): Conversation {
  const row = find(now, id);
  if (!row || !steps || steps.length < (row.steps?.length ?? 0)) return now;
  return withRow(now, { ...row, steps: [...steps] });
}

function ended(now: Conversation, end: { message: Message; error?: string; code?: string }): Conversation {
  const { message, error, code } = end;
  const row = find(now, message.id);
  if (row?.status === 'complete' && message.status !== 'complete') return now;
  // Failed before the first word. The question may have been removed too, or this tab missed both: load the page.
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
    // An unknown reply means its question was missed as well.
    wantsPage: over.live.wantsPage || !row,
  });
}

function rated(now: Conversation, { messageId, feedback }: { messageId: string; feedback: Feedback | undefined }) {
  const row = find(now, messageId);
  if (!row) return now;
  const next = withLive(now, { rated: new Map(now.live.rated).set(messageId, now.live.clock) });
  return withRow(next, { ...row, feedback });
}

/** Drops the rows that a new version replaces. Ids sort by time, so rows newer than the version belong to it. */
function forked(now: Conversation, fork: { afterId: string | null; messageId: string }): Conversation {
  if (!now.thread) return withLive(now, { wantsPage: true });
  const { messages } = now.thread;
  const after = messages.findLastIndex((row) => row.id === fork.afterId);
  const kept = messages.filter((row, index) => index <= after || row.id >= fork.messageId);
  const isUnknown = after < 0 && fork.afterId !== null;
  const thread = kept.length === messages.length ? now.thread : { ...now.thread, messages: kept };
  const next = { ...now, thread };
  // The branch starts before the first row we have: load the page.
  return isUnknown ? withLive(next, { wantsPage: true, staleSince: now.live.clock }) : next;
}

/** Applies the server's state of a reply, as of a clock. */
function reconciled(now: Conversation, reply: Message, asOf: number): Conversation {
  if (reply.status !== 'streaming') {
    const isOlder = lastEventAt(now, reply.id) > asOf && reply.status !== 'complete';
    return isOlder ? now : ended(now, { message: reply });
  }
  if (now.live.reply?.id === reply.id) return withSteps(merged(now, reply.content, asOf), reply.id, reply.steps);
  const row = find(now, reply.id);
  if (row?.status === 'complete') return now;
  if (row && row.status !== 'streaming' && lastEventAt(now, reply.id) > asOf) return now;
  return merged(withStreamingReply(withEventAt(now, reply.id), reply), reply.content, asOf);
}

/** Applies a sync with a streaming reply. If the reply is unknown, its question was missed too. */
function syncedReply(now: Conversation, reply: Message, asOf: number): Conversation {
  const isUnknown = !find(now, reply.id);
  const next = reconciled(now, reply, asOf);
  return isUnknown ? withLive(next, { wantsPage: true }) : next;
}

/** Applies a sync without a streaming reply: one that started before `asOf` has ended, and the event was missed. */
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
  // The reader is in the middle of the conversation, and the newest page does not connect to it.
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

/** Makes `reply` the streaming reply. */
function withStreamingReply(now: Conversation, reply: Message): Conversation {
  const problems = new Map(now.live.problems);
  problems.delete(reply.id);
  return withLive(withRow(now, reply), { reply, early: [], problems });
}

/**
 * Merges the server's text into the streaming reply. If one text extends the other, the longer one wins; otherwise the
 * server's. Early pieces received before `asOf` that still don't fit belong to another attempt and are dropped.
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

/** Sets the streaming reply's text, and appends the early pieces that now fit. */
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

/** `held` continued by a piece; null if there is a gap in between, undefined if the overlap differs. */
function joined(held: string, piece: { offset: number; text: string }): string | null | undefined {
  if (piece.offset > held.length) return null;
  if (piece.offset === held.length) return held + piece.text;
  const overlap = held.slice(piece.offset, piece.offset + piece.text.length);
  if (!piece.text.startsWith(overlap)) return undefined;
  return held + piece.text.slice(overlap.length);
}

function withRow(now: Conversation, message: Message): Conversation {
  if (!now.thread) return withLive(now, { wantsPage: true });
  // The rows may belong to another branch: it arrives with the page that replaces them.
  if (now.live.staleSince !== null && !find(now, message.id)) {
    return withLive(now, { wantsPage: true, staleSince: now.live.clock });
  }
  // Newer than the rows on screen: it arrives with the pages in between.
  if (now.thread.hasNewer && !find(now, message.id)) return now;
  const messages = inserted(now.thread.messages, message);
  return messages === now.thread.messages ? now : { ...now, thread: { ...now.thread, messages } };
}

/** Inserts or replaces a row. Ids are UUIDv7, so they sort by time. */
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
    a.feedback?.note === b.feedback?.note &&
    JSON.stringify(a.steps) === JSON.stringify(b.steps)
  );
}

/** Searches from the end, since it is almost always the last row. */
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
