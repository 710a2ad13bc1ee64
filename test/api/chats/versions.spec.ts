import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ExchangesRepository } from '../../../backend/src/chats/messages/exchanges.repository.js';
import { MessagesRepository } from '../../../backend/src/chats/messages/messages.repository.js';
import type { Message, SentMessage } from '../../../contract/chats/chat.js';
import type { ErrorBody } from '../../../contract/errors.js';
import { describeApp } from '../../support/describe-app.js';
import type { Answer, Client, TestSocket } from '../../support/client.js';
import { EchoModel } from '../../support/models/echo-model.js';
import { next, until } from '../../support/replies.js';

describe('versions of messages', () => {
  let artist: Client;
  let socket: TestSocket;
  let chatId: string;

  const { app, model } = describeApp({ model: () => EchoModel.start(), env: { MESSAGES_PER_MINUTE: '10000' } });
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
    socket = await artist.connect();
    chatId = (await artist.chat()).id;
  });
  afterEach(() => artist.close());

  /** Makes a call that starts a reply, and waits for its end. */
  async function whole(call: () => Promise<Answer<SentMessage>>): Promise<SentMessage> {
    const end = next(socket, 'reply:end');
    const { status, body, text } = await call();
    if (status !== 201) throw new Error(`${status}: ${text}`);
    const { message } = await end;
    return { userMessage: body.userMessage, reply: message };
  }
  const say = (text: string): Promise<SentMessage> => whole(() => artist.send(chatId, text));
  const pathOf = (messageId: string, what: string): string => `/api/chats/${chatId}/messages/${messageId}/${what}`;
  const edit = (messageId: string, message: string, clientMessageId: string = randomUUID()) =>
    artist.post<SentMessage>(pathOf(messageId, 'edit'), { message, clientMessageId });
  const regenerate = (messageId: string, clientMessageId: string = randomUUID()) =>
    artist.post<SentMessage>(pathOf(messageId, 'regenerate'), { clientMessageId });
  const choose = (messageId: string) => artist.call('PUT', `/api/chats/${chatId}/branch`, { messageId });
  const ids = (messages: Message[]): string[] => messages.map(({ id }) => id);

  it('a regenerated reply replaces the earlier one, which is kept as a version', async () => {
    const { userMessage, reply } = await say('When do I pitch my single?');
    const heard: string[] = [];
    socket.onAny((event: string) => !['reply:delta', 'chat:upsert'].includes(event) && heard.push(event));
    const fork = next(socket, 'branch:fork');
    const again = await whole(() => regenerate(reply.id));
    expect(await fork).toEqual({ chatId, afterId: userMessage.id, messageId: again.reply.id });
    expect(heard.slice(0, 3)).toEqual(['branch:fork', 'reply:start', 'reply:end']);
    expect(again.reply.versions).toEqual([reply.id, again.reply.id]);
    expect(await artist.messages(chatId)).toEqual([userMessage, again.reply]);

    expect((await choose(reply.id)).status).toBe(204);
    expect(await artist.messages(chatId)).toEqual([userMessage, { ...reply, versions: [reply.id, again.reply.id] }]);
  });

  it('of concurrent changes to a chat one succeeds, the rest are refused, and one branch is shown', async () => {
    const { userMessage, reply } = await say('When do I pitch my single?');
    for (let round = 0; round < 40; round += 1) {
      const [said, answer] = (await artist.messages(chatId)).slice(-2);
      await app.database.query(`UPDATE messages SET status = 'stopped' WHERE id = $1`, [answer?.id]);
      const answers = await Promise.all([
        artist.post(pathOf(answer?.id ?? '', 'retry')),
        regenerate(answer?.id ?? ''),
        edit(said?.id ?? '', `Round ${round}`),
        choose(reply.id),
        choose(userMessage.id),
        artist.send(chatId, `And then, in round ${round}?`),
      ]);
      for (const { status } of answers) expect([201, 204, 404, 409]).toContain(status);
      await until(async () => (await artist.messages(chatId)).every(({ status }) => status !== 'streaming'));
      const broken = await app.database.query(
        `SELECT m.id FROM messages m WHERE m.chat_id = $1 AND m.is_shown AND m.parent_id IS DISTINCT FROM (
           SELECT before.id FROM messages before
           WHERE before.chat_id = m.chat_id AND before.is_shown AND before.position < m.position
           ORDER BY before.position DESC LIMIT 1)`,
        [chatId],
      );
      expect(broken).toEqual([]);
    }
  });

  it('an edited message starts a branch; each version leads back to its branch', async () => {
    const first = await say('When do I pitch my single?');
    const second = await say('And to radio?');
    const edited = await whole(() => edit(first.userMessage.id, 'When do I pitch my album?'));
    expect(edited.userMessage.versions).toEqual([first.userMessage.id, edited.userMessage.id]);
    expect(ids(await artist.messages(chatId))).toEqual([edited.userMessage.id, edited.reply.id]);
    const third = await say('And to blogs?');
    expect(ids(await artist.messages(chatId)).slice(2)).toEqual([third.userMessage.id, third.reply.id]);

    const switched = next(socket, 'branch:switch');
    await choose(first.userMessage.id);
    expect(await switched).toEqual({ chatId });
    expect((await artist.messages(chatId)).map(({ content }) => content)).toEqual(
      [first.userMessage, first.reply, second.userMessage, second.reply].map(({ content }) => content),
    );
    // New messages continue the displayed branch.
    const fourth = await say('And to magazines?');
    await choose(edited.userMessage.id);
    expect(ids(await artist.messages(chatId))).toEqual(
      ids([edited.userMessage, edited.reply, third.userMessage, third.reply]),
    );
    await choose(first.userMessage.id);
    expect(ids(await artist.messages(chatId)).slice(-2)).toEqual(ids([fourth.userMessage, fourth.reply]));
  });

  it('within a branch the last selected version comes back', async () => {
    const first = await say('When do I pitch my single?');
    const anew = await whole(() => regenerate(first.reply.id));
    await choose(first.reply.id);
    await whole(() => edit(first.userMessage.id, 'When do I pitch my album?'));
    await choose(first.userMessage.id);
    expect(ids(await artist.messages(chatId))).toEqual([first.userMessage.id, first.reply.id]);
    await choose(anew.reply.id);
    expect(ids(await artist.messages(chatId))).toEqual([first.userMessage.id, anew.reply.id]);
  });

  it('the same client id creates nothing twice', async () => {
    const { userMessage, reply } = await say('When do I pitch my single?');
    const id = randomUUID();
    const [one, other] = await Promise.all([
      edit(userMessage.id, 'My album? [hold]', id),
      edit(userMessage.id, 'My album? [hold]', id),
    ]);
    expect(one.body.userMessage.id).toBe(other.body.userMessage.id);
    await socket.emitWithAck('reply:stop', { chatId });
    expect((await edit(userMessage.id, 'My album? [hold]', id)).body.userMessage.id).toBe(one.body.userMessage.id);
    await choose(userMessage.id);
    const anew = randomUUID();
    const [first, second] = await Promise.all([regenerate(reply.id, anew), regenerate(reply.id, anew)]);
    expect(first.body.reply.id).toBe(second.body.reply.id);
    await socket.emitWithAck('reply:stop', { chatId });
    const [{ count } = { count: '' }] = await app.database.query<{ count: string }>(
      'SELECT count(*) FROM messages WHERE chat_id = $1',
      [chatId],
    );
    expect(count).toBe('5');
  });

  it.each([' [fail]', ' [fail late]', ''])('twenty identical concurrent calls%s get the same result', async (steer) => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => artist.send(chatId, `Hello${steer}`, id)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.reply?.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(steer ? 502 : 201);
    expect(await artist.messages(chatId)).toHaveLength(steer ? 0 : 2);
  });

  it.each(['edit', 'regenerate'] as const)('a failed %s changes nothing', async (what) => {
    const { userMessage, reply } = await say('When do I pitch my single?');
    const before = await artist.messages(chatId);
    const { status, body } =
      what === 'edit' ? await edit(userMessage.id, 'My album? [fail]') : await failing(() => regenerate(reply.id));
    expect([status, (body as unknown as ErrorBody).code]).toEqual([502, 'assistant_failed']);
    expect(ids(await artist.messages(chatId))).toEqual(ids(before));
    expect((await artist.messages(chatId)).every(({ versions }) => versions === undefined)).toBe(true);
    const later = await say('And to radio?');
    expect(ids(await artist.messages(chatId))).toEqual(ids([...before, later.userMessage, later.reply]));
  });

  /** Makes the model fail during one call, by steering it with the stored question. */
  async function failing<T>(call: () => Promise<T>): Promise<T> {
    await app.database.query(`UPDATE messages SET content = content || ' [fail]' WHERE chat_id = $1 AND is_user`, [
      chatId,
    ]);
    return call();
  }

  it('while a reply is in flight nothing can be edited, regenerated or selected', async () => {
    const { userMessage, reply } = await say('When do I pitch my single?');
    const anew = await whole(() => regenerate(reply.id));
    await artist.send(chatId, 'Tell me all [hold]');
    const answers = [await edit(userMessage.id, 'No'), await regenerate(anew.reply.id), await choose(reply.id)];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    await socket.emitWithAck('reply:stop', { chatId });
  });

  it('a reply can’t be edited, a message can’t be regenerated, and hidden messages get no versions', async () => {
    const { userMessage, reply } = await say('When do I pitch my single?');
    await whole(() => regenerate(reply.id));
    const answers = [await edit(reply.id, 'Mine'), await regenerate(userMessage.id), await regenerate(reply.id)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await choose(userMessage.id)).status).toBe(404);
  });

  it('the prompt has only the shown branch', async () => {
    const first = await say('Remember the word zebra');
    await whole(() => edit(first.userMessage.id, 'Remember the word giraffe'));
    await say('Which word was it?');
    const heard = model.lastReply.messages.slice(1).map(({ content }) => content.replace(/^⟦[^⟧]*⟧\n/, ''));
    expect(heard).toEqual(['Remember the word giraffe', 'Reply to: Remember the word giraffe', 'Which word was it?']);
  });

  describe('as read while the message is stored', () => {
    afterEach(() => void jest.restoreAllMocks());
    const words = (): string[] =>
      model.lastReply.messages.slice(1).map(({ content }) => content.replace(/^⟦[^⟧]*⟧\n/, ''));

    it('are enough for the prompt of an older branch', async () => {
      const first = await say('Remember the word zebra');
      await whole(() => edit(first.userMessage.id, 'Remember the word giraffe'));
      await choose(first.userMessage.id);
      const read = jest.spyOn(app.nest.get(MessagesRepository, { strict: false }), 'findSinceSummary');
      await say('Which word was it?');
      expect(words()).toEqual(['Remember the word zebra', 'Reply to: Remember the word zebra', 'Which word was it?']);
      expect(read).toHaveBeenCalledTimes(1);
    });

    it('are read again if another branch is selected in between', async () => {
      const first = await say('Remember the word zebra');
      await whole(() => edit(first.userMessage.id, 'Remember the word giraffe'));
      const messages = app.nest.get(MessagesRepository, { strict: false });
      const exchanges = app.nest.get(ExchangesRepository, { strict: false });
      const read = jest.spyOn(messages, 'findSinceSummary');
      const insert = exchanges.insertExchange.bind(exchanges);
      jest.spyOn(exchanges, 'insertExchange').mockImplementationOnce(async (start) => {
        await until(async () => read.mock.results.length === 1);
        await read.mock.results[0]?.value;
        await choose(first.userMessage.id);
        return insert(start);
      });
      await say('Which word was it?');
      expect(words()).toEqual(['Remember the word zebra', 'Reply to: Remember the word zebra', 'Which word was it?']);
    });
  });
});
