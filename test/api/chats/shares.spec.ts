import type { User } from '../../../contract/account/user.js';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { ErrorBody } from '../../../contract/errors.js';
import type { ChatShare, OwnedShare, SharedChat } from '../../../contract/shares/share.js';
import { describeApp } from '../../support/describe-app.js';
import { ago, addMessages, buildShare, minutes } from '../../support/factories.js';
import type { Answer, Client } from '../../support/client.js';
import { EchoModel } from '../../support/models/echo-model.js';
import { lastOf, next, until } from '../../support/replies.js';

describe('shared conversations', () => {
  let artist: Client;
  let chatId: string;

  const { app } = describeApp({ model: () => EchoModel.start() });
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
    chatId = (await artist.chat()).id;
  });
  afterEach(() => artist.close());

  async function say(text: string): Promise<void> {
    const socket = await artist.connect();
    const end = next(socket, 'reply:end');
    await artist.send(chatId, text);
    await end;
    socket.disconnect();
  }
  const share = (): Promise<Answer<ChatShare>> => artist.call<ChatShare>('PUT', `/api/chats/${chatId}/share`, {});
  const read = (url: string): Promise<Answer<SharedChat & ErrorBody>> =>
    app.visitor().get<SharedChat & ErrorBody>(new URL(url).pathname.replace('/shared/', '/api/shared/'));

  const waitingForLocks = () =>
    app.database.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );

  it('show what the assistant did, but not where it is', async () => {
    await say('Write my bio');
    const reply = lastOf(await artist.messages(chatId));
    await app.database.query(
      `INSERT INTO reply_steps (reply_id, call_id, position, tool, arguments, output, label, link, finished_at)
       VALUES ($1, 'a', 1, 'write_document', '{"title": "Secret"}', '{}', 'Saved: bio', '/documents/secret', now()),
         ($1, 'b', 2, 'read_document', '{}', '{}', '', null, now()), ($1, 'c', 3, 'date_math', '{}', null, null, null, null)`,
      [reply?.id],
    );
    const { body, text } = await read((await share()).body.url);
    expect(body.messages.map(({ steps }) => steps)).toEqual([undefined, ['Saved: bio']]);
    expect(text.toLowerCase()).not.toContain('secret');
  });

  it('anyone with the link can read the conversation, and nothing else of the account', async () => {
    await say('When do I pitch?');
    await artist.call('PATCH', `/api/chats/${chatId}`, { title: 'Salt Road' });
    const { status, body } = await share();
    expect(status).toBe(200);
    expect(body.url).toMatch(new RegExp(`^${app.env.publicUrl}/shared/[\\w-]{43}$`));
    const { body: shared, headers, text } = await read(body.url);
    expect(shared).toEqual({
      title: 'Salt Road',
      sharedAt: body.sharedAt,
      messages: [
        { content: 'When do I pitch?', isUser: true, createdAt: expect.any(String) as string },
        { content: 'Reply to: When do I pitch?', isUser: false, createdAt: expect.any(String) as string },
      ],
    });
    const { id, email, name } = (await artist.get<{ id: string; email: string; name: string }>('/api/user')).body;
    for (const secret of [id, email, name, chatId]) expect(text).not.toContain(secret);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('link previews show the title and the product’s name, until the link is revoked', async () => {
    await say('When do I pitch?');
    await artist.call('PATCH', `/api/chats/${chatId}`, { title: 'Salt "Road" & <more>' });
    const { url } = (await share()).body;
    const open = () => app.visitor().get<string>(new URL(url).pathname);
    const { text, headers } = await open();
    expect(text).toContain('<title>Salt &#34;Road&#34; &#38; &#60;more&#62; · Fanfare</title>');
    expect(text).toContain('<meta property="og:title" content="Salt &#34;Road&#34; &#38; &#60;more&#62; · Fanfare" />');
    expect(text).toContain(`<meta property="og:url" content="${url}" />`);
    expect(text.match(/<title>|name="description"|property="og:title"/g)).toHaveLength(3);
    expect(text).not.toMatch(/og:image|When do I pitch/);
    expect(['content-type', 'x-robots-tag', 'cache-control'].map((name) => headers.get(name))).toEqual([
      'text/html; charset=utf-8',
      'noindex, nofollow, noarchive',
      'no-cache',
    ]);
    await artist.call('DELETE', `/api/chats/${chatId}/share`);
    expect((await open()).text).not.toMatch(/Salt|og:type" content="article/);
  });

  it('later messages aren’t shown until the chat is shared again, under the same link', async () => {
    await say('One');
    const first = (await share()).body;
    await say('Two');
    expect((await read(first.url)).body.messages).toHaveLength(2);
    const second = (await share()).body;
    expect(second.url).toBe(first.url);
    expect((await read(first.url)).body.messages).toHaveLength(4);
  });

  it('what a reply writes and does after sharing isn’t shown, also if it isn’t the last one', async () => {
    await say('One');
    const shortened = lastOf(await artist.messages(chatId)).id;
    await say('Two');
    await app.database.query(`UPDATE messages SET status = 'cut', is_shortened = true WHERE id = $1`, [shortened]);
    const addStep = (label: string) =>
      app.database.query(
        `INSERT INTO reply_steps (reply_id, call_id, position, tool, arguments, output, label, finished_at)
         VALUES ($1, $2, $3, 'write_document', '{}', '{}', $2, now())`,
        [shortened, label, label.length],
      );
    await addStep('Saved: bio');
    const { url } = (await share()).body;
    const shared = (await read(url)).body.messages;
    expect(shared[1]).toMatchObject({ content: 'Reply to: One', steps: ['Saved: bio'], isPartial: true });

    const socket = await artist.connect();
    const end = next(socket, 'reply:end');
    await artist.post(`/api/chats/${chatId}/messages/${shortened}/continue`);
    expect((await end).message.content.length).toBeGreaterThan('Reply to: One'.length);
    await addStep('Saved: rider');
    expect((await read(url)).body.messages).toEqual(shared);

    await share();
    expect((await read(url)).body.messages[1]).toMatchObject({ steps: ['Saved: bio', 'Saved: rider'] });
    expect((await read(url)).body.messages[1]).not.toHaveProperty('isPartial');
  });

  it('a link older than stored texts shows those from the time of the upgrade', async () => {
    await say('One');
    const stopped = lastOf(await artist.messages(chatId)).id;
    await say('Two');
    await app.database.query(`UPDATE messages SET status = 'stopped' WHERE id = $1`, [stopped]);
    const { url } = (await share()).body;
    await app.database.query('ALTER TABLE chat_shares DROP COLUMN unfinished');
    const migration = new URL(
      '../../../backend/migrations/1764180000000-shared-unfinished-replies.sql',
      import.meta.url,
    );
    await app.database.query(readFileSync(migration, 'utf8'));
    await app.database.query(`UPDATE messages SET content = 'Later' WHERE id = $1`, [stopped]);
    expect((await read(url)).body.messages[1]).toMatchObject({ content: 'Reply to: One', isPartial: true });
  });

  it('a new title isn’t shown until the chat is shared again', async () => {
    await say('Hello');
    const rename = (title: string) => artist.call('PATCH', `/api/chats/${chatId}`, { title });
    await rename('Salt Road');
    const { url } = (await share()).body;
    await rename('What I earn');
    expect((await read(url)).body.title).toBe('Salt Road');
    await share();
    expect((await read(url)).body.title).toBe('What I earn');
  });

  it('a link older than stored titles shows the title from that time', async () => {
    await say('Hello');
    await artist.call('PATCH', `/api/chats/${chatId}`, { title: 'Salt Road' });
    const { url } = (await share()).body;
    const migration = new URL('../../../backend/migrations/1763715400000-share-title.sql', import.meta.url);
    await app.database.query('ALTER TABLE chat_shares DROP COLUMN title');
    await app.database.query(readFileSync(migration, 'utf8'));
    expect((await read(url)).body.title).toBe('Salt Road');
  });

  it('versions created or selected later aren’t shown', async () => {
    await say('Version one');
    const { url } = (await share()).body;
    const [question] = await artist.messages(chatId);
    await artist.post(`/api/chats/${chatId}/messages/${question?.id}/edit`, { message: 'Version two' });
    await until(async () => lastOf(await artist.messages(chatId)).status === 'complete');
    expect((await read(url)).body.messages[0]?.content).toBe('Version one');
  });

  it('a retried reply’s new text isn’t shown until the chat is shared again', async () => {
    const { userMessage, reply } = (await artist.send(chatId, 'Before [hold]')).body;
    const socket = await artist.connect();
    await socket.emitWithAck('reply:stop', { chatId });
    const { url } = (await share()).body;
    await app.database.query(`UPDATE messages SET content = 'After' WHERE id = $1`, [userMessage.id]);
    const end = next(socket, 'reply:end');
    await artist.post(`/api/chats/${chatId}/messages/${reply.id}/retry`);
    await end;
    const words = async () => (await read(url)).body.messages[1]?.content;
    expect(await words()).toBe('Reply to: Before [hold]');
    await share();
    expect(await words()).toBe('Reply to: After');
  });

  it('a failed or rerunning reply isn’t shared', async () => {
    const { reply } = (await artist.send(chatId, 'Hello [hold]')).body;
    const socket = await artist.connect();
    const stop = () => socket.emitWithAck('reply:stop', { chatId });
    const retry = () => artist.post(`/api/chats/${chatId}/messages/${reply.id}/retry`);
    await stop();
    await retry();
    const { url } = (await share()).body;
    const isUser = async () => (await read(url)).body.messages.map((message) => message.isUser);
    expect(await isUser()).toEqual([true]);
    await stop();
    await app.database.query(`UPDATE messages SET content = '' WHERE id = $1`, [reply.id]);
    await share();
    await retry();
    await stop();
    expect(lastOf(await artist.messages(chatId)).content).not.toBe('');
    expect(await isUser()).toEqual([true]);
  });

  it('a link older than stored texts shows the texts from that time', async () => {
    await say('Hello');
    const { url } = (await share()).body;
    const migration = new URL('../../../backend/migrations/1763715500000-share-words.sql', import.meta.url);
    await app.database.query('ALTER TABLE chat_shares DROP COLUMN leaf_content');
    await app.database.query(readFileSync(migration, 'utf8'));
    expect((await read(url)).body.messages[1]?.content).toBe('Reply to: Hello');
  });

  it('a revoked link stays dead: sharing again creates another', async () => {
    await say('Hello');
    const { url } = (await share()).body;
    expect((await artist.call('DELETE', `/api/chats/${chatId}/share`)).status).toBe(204);
    expect([(await read(url)).status, (await artist.get(`/api/chats/${chatId}/share`)).body]).toEqual([
      404,
      { share: null },
    ]);
    expect((await share()).body.url).not.toBe(url);
    expect((await read(url)).status).toBe(404);
  });

  it('owners see and revoke their shares, even after the subscription ends', async () => {
    await say('Hello');
    await artist.call('PATCH', `/api/chats/${chatId}`, { title: 'Salt Road' });
    const { body: shared } = await share();
    const other = app.visitor();
    await other.subscribe();
    await app.database.query(`UPDATE subscriptions SET status = 'unpaid'`);
    const list = async (client: Client) => (await client.get<OwnedShare[]>('/api/shares')).body;
    expect([await list(artist), await list(other)]).toEqual([[{ chatId, title: 'Salt Road', ...shared }], []]);
    expect((await artist.get(`/api/chats/${chatId}/share`)).body).toEqual({ share: shared });
    expect((await other.call('DELETE', `/api/chats/${chatId}/share`)).status).toBe(404);
    expect((await share()).status).toBe(402);
    expect((await artist.call('DELETE', `/api/chats/${chatId}/share`)).status).toBe(204);
    expect([(await read(shared.url)).status, await list(artist)]).toEqual([404, []]);
  });

  it('lists shares page by page, each once, newest first', async () => {
    await say('Hello');
    await share();
    const { id: userId } = (await artist.get<User>('/api/user')).body;
    for (let n = 1; n <= 120; n += 1) {
      await buildShare(app.database, { userId, title: `Chat ${n}`, sharedAt: ago(minutes(1)) });
    }
    const found: OwnedShare[] = [];
    let path: string | undefined = '/api/shares?limit=50';
    while (path) {
      const response: Response = await fetch(app.url + path, { headers: { cookie: artist.cookie } });
      expect(response.status).toBe(200);
      const page = (await response.json()) as OwnedShare[];
      expect(page.length).toBeLessThanOrEqual(50);
      found.push(...page);
      [, path] = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '') ?? [];
    }
    expect(found).toHaveLength(121);
    expect(found[0]?.chatId).toBe(chatId);
    expect(new Set(found.map(({ chatId: id }) => id)).size).toBe(121);
    expect((await artist.get('/api/shares?before=1')).status).toBe(400);
  });

  it('a deleted chat is no longer shared', async () => {
    await say('Hello');
    const { url } = (await share()).body;
    await artist.call('DELETE', `/api/chats/${chatId}`);
    expect((await read(url)).status).toBe(404);
  });

  it('ten concurrent shares get one link; an empty chat can’t be shared', async () => {
    expect((await share()).status).toBe(409);
    await say('Hello');
    const answers = await Promise.all(Array.from({ length: 10 }, share));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  });

  it('withdrawing a message removes no link', async () => {
    await say('Hello');
    const failing = artist.send(chatId, 'Bye [fail late]');
    await until(async () => lastOf(await artist.messages(chatId)).status === 'streaming');
    const { url } = (await share()).body;
    const words = async () => (await read(url)).body.messages.map(({ content }) => content);
    expect(await words()).toEqual(['Hello', 'Reply to: Hello', 'Bye [fail late]']);
    expect((await failing).status).toBe(502);
    expect(await words()).toEqual(['Hello', 'Reply to: Hello']);
  });

  it('editing and sharing a first message, then withdrawing it, restores what the link showed', async () => {
    await say('Hello');
    const { url } = (await share()).body;
    const [question] = await artist.messages(chatId);
    const path = `/api/chats/${chatId}/messages/${question?.id}/edit`;
    const failing = artist.post(path, { message: 'Good evening [fail late]' });
    await until(async () => lastOf(await artist.messages(chatId)).status === 'streaming');
    for (const _ of ['once', 'and again']) expect((await share()).body.url).toBe(url);
    expect((await failing).status).toBe(502);
    expect((await read(url)).body.messages.map(({ content }) => content)).toEqual(['Hello', 'Reply to: Hello']);
  });

  it('a link whose only message is withdrawn shows nothing until the chat is shared again, under the same link', async () => {
    const failing = artist.send(chatId, 'Bye [fail late]');
    await until(async () => (await artist.messages(chatId)).length === 2);
    const { url } = (await share()).body;
    expect((await failing).status).toBe(502);
    expect((await read(url)).status).toBe(404);
    await say('Hello');
    expect((await share()).body.url).toBe(url);
    expect((await read(url)).body.messages).toHaveLength(2);
    await artist.call('DELETE', `/api/chats/${chatId}`);
    expect((await read(url)).status).toBe(404);
  });

  it.each([
    ['whose chat is deleted in the meantime is absent', 'DELETE FROM chats WHERE id = $1', 404],
    ['whose only messages are taken back in the meantime is empty', 'DELETE FROM messages WHERE chat_id = $1', 409],
  ])('sharing a chat that %s', async (_, deletion, status) => {
    await say('Hello');
    const holder = new pg.Client({ connectionString: app.database.url });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM chats WHERE id = $1 FOR UPDATE', [chatId]);
      await holder.query(deletion, [chatId]);
      const shared = share();
      await until(async () => (await waitingForLocks()).length === 1);
      await holder.query('COMMIT');
      expect((await shared).status).toBe(status);
    } finally {
      await holder.end();
    }
  });

  it('the text of a running reply isn’t shared', async () => {
    await artist.send(chatId, 'Hello [hold]');
    const { url } = (await share()).body;
    expect((await read(url)).body.messages.map(({ isUser }) => isUser)).toEqual([true]);
    const socket = await artist.connect();
    await socket.emitWithAck('reply:stop', { chatId });
  });

  describe('a long conversation', () => {
    /** A branch with `count` messages, each with a second version that is not shared. */
    async function fill(count: number): Promise<void> {
      const ids = Array.from({ length: count }, () => randomUUID());
      const messages = ids.flatMap((id, index) => {
        const place = { isUser: index % 2 === 0, parentId: ids[index - 1] ?? null };
        return [
          { ...place, id, text: `Said ${index + 1}` },
          { ...place, text: `Kept back ${index + 1}`, isShown: false },
        ];
      });
      await addMessages(app.database, chatId, messages);
    }
    afterEach(() => app.database.query('DELETE FROM messages WHERE chat_id = $1', [chatId]));
    const next = ({ headers }: Answer): string | undefined =>
      /^<(\/api\/shared\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    const saidIn = ({ body }: Answer<SharedChat>) => body.messages.map(({ content }) => content);
    const said = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `Said ${from + at}`);

    it('comes in pages of a hundred, newest first, without other branches', async () => {
      await fill(250);
      const { url } = (await share()).body;
      const newest = await read(url);
      expect(saidIn(newest)).toEqual(said(151, 250));
      const middle = await app.visitor().get<SharedChat>(next(newest) ?? '');
      expect(saidIn(middle)).toEqual(said(51, 150));
      const oldest = await app.visitor().get<SharedChat>(next(middle) ?? '');
      expect([saidIn(oldest), next(oldest)]).toEqual([said(1, 50), undefined]);
      expect(middle.headers.get('cache-control')).toBe('private, no-store');
    });

    it.each([
      [1, 250, 250],
      [200, 51, 250],
    ])('comes %d messages at a time if requested', async (limit, from, to) => {
      await fill(250);
      const path = new URL((await share()).body.url).pathname.replace('/shared/', '/api/shared/');
      const page = await app.visitor().get<SharedChat>(`${path}?limit=${limit}`);
      expect(saidIn(page)).toEqual(said(from, to));
      expect(next(page)).toContain(`&limit=${limit}`);
    });

    it('of exactly one page has no next page; empty replies don’t count', async () => {
      await fill(101);
      await app.database.query(`UPDATE messages SET content = '' WHERE chat_id = $1 AND content = 'Said 50'`, [chatId]);
      const page = await read((await share()).body.url);
      expect([saidIn(page).length, next(page)]).toEqual([100, undefined]);
    });

    it.each(['0', '201', '-1', '1e2', 'x'])('a limit of %s is refused', async (limit) => {
      await fill(2);
      const path = new URL((await share()).body.url).pathname.replace('/shared/', '/api/shared/');
      expect((await app.visitor().get(`${path}?limit=${limit}`)).status).toBe(400);
    });

    it('shows no unshared message, whatever a reader requests', async () => {
      await fill(150);
      const { url } = (await share()).body;
      const path = new URL(url).pathname.replace('/shared/', '/api/shared/');
      const { status: bare } = await app.visitor().get(`${path}?before=00000000-0000-4000-1000-000000000150`);
      expect(bare).toBe(400);
      const [, signature = ''] = /before=[\da-f-]+\.([\w-]+)/.exec(next(await read(url)) ?? '') ?? [];
      const forged = await app
        .visitor()
        .get<ErrorBody>(`${path}?before=00000000-0000-4000-1000-000000000150.${signature}`);
      expect([forged.status, forged.body.code]).toEqual([409, 'shared_again']);
      const other = app.visitor();
      await other.subscribe();
      const { id } = await other.chat();
      await other.send(id, 'Mine');
      await until(async () => lastOf(await other.messages(id)).status === 'complete');
      const theirs = (await other.call<ChatShare>('PUT', `/api/chats/${id}/share`, {})).body.url;
      const cursor = next(await read(url))?.split('?')[1] ?? '';
      const crossed = await app
        .visitor()
        .get(`${new URL(theirs).pathname.replace('/shared/', '/api/shared/')}?${cursor}`);
      expect(crossed.status).toBe(409);
      other.close();
    });

    it('must be reloaded once shared again with another end', async () => {
      await fill(150);
      const { url } = (await share()).body;
      const older = next(await read(url)) ?? '';
      await share();
      expect((await app.visitor().get(older)).status).toBe(200);
      await app.database.query(`UPDATE messages SET is_shown = false WHERE chat_id = $1 AND content = 'Said 150'`, [
        chatId,
      ]);
      await share();
      const { status, body } = await app.visitor().get<ErrorBody>(older);
      expect([status, body.code]).toEqual([409, 'shared_again']);
      await artist.call('DELETE', `/api/chats/${chatId}/share`);
      expect((await app.visitor().get(older)).status).toBe(404);
    });
  });

  it('are read a few at a time; a limited number queue, and more are refused', async () => {
    await say('Hello');
    const { url } = (await share()).body;
    const holder = new pg.Client({ connectionString: app.database.url });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE chat_shares IN ACCESS EXCLUSIVE MODE');
      const reads = Array.from({ length: 4 + 100 + 1 }, () => read(url));
      const { status, headers } = await Promise.race(reads);
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
      await until(async () => (await waitingForLocks()).length === 4);
      await holder.query('COMMIT');
      const statuses = (await Promise.all(reads)).map((answer) => answer.status);
      expect(statuses.filter((each) => each === 200)).toHaveLength(4 + 100);
    } finally {
      await holder.end();
    }
  });

  it.each([randomUUID(), 'x', '..%2f..%2fetc', '%00', 'a'.repeat(43), "' OR 1=1 --"])(
    'a link of %s is unknown',
    async (token) => {
      const { status, text } = await app.visitor().get(`/api/shared/${token}`);
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/sql|syntax|\bat /i);
    },
  );
});
