import { randomUUID } from 'node:crypto';
import { ToolRegistry } from '../../../backend/src/assistant/tool-registry.js';
import type { ToolContext } from '../../../backend/src/assistant/tool.js';
import type { User } from '../../../contract/account/user.js';
import type { Chat, Message } from '../../../contract/chats/chat.js';
import type { ContactPage } from '../../../contract/contacts/contact.js';
import type { Document, DocumentPage } from '../../../contract/documents/document.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { PlanChanges, Release, ReleasePage } from '../../../contract/releases/release.js';
import type { Task, TaskList } from '../../../contract/releases/task.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client } from '../../support/client.js';
import { describeApp } from '../../support/describe-app.js';
import { until } from '../../support/replies.js';
import { toolContext } from '../../support/models/tool-context.js';

describe('the assistant’s plan tools', () => {
  let app: TestApp;
  let artist: Client;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });

  async function say(text: string, chatId?: string): Promise<Message> {
    const id = chatId ?? (await artist.chat()).id;
    const { status, text: problem } = await artist.send(id, text);
    if (status !== 201) throw new Error(problem);
    return until(async () => {
      const last = (await artist.messages(id)).at(-1);
      return last?.status === 'complete' && last;
    });
  }
  const releases = async (): Promise<Release[]> => (await artist.get<ReleasePage>('/api/releases')).body.items;
  const tasks = async (id: string): Promise<Task[]> =>
    (await artist.get<TaskList>(`/api/releases/${id}/tasks`)).body.items;
  const idsAndDays = (plan: readonly Task[]) => plan.map(({ id, due }) => [id, due]);
  const changes = async (id: string) => (await artist.get<PlanChanges>(`/api/releases/${id}/changes`)).body.items;

  it('have schemas that compile, like all other tools', () => {
    const registry = app.nest.get(ToolRegistry, { strict: false });
    const names = registry.list('account').map(({ name }) => name);
    expect(names).toContain('plan_release');
    for (const name of names) expect(() => registry.validate(name, [])).toThrow('arguments must be object');
  });

  it('create a release with a plan from a sentence, undoably', async () => {
    const reply = await say('My single Salt Road is out on 29 January');
    const [release] = await releases();
    expect(release).toMatchObject({ title: 'Salt Road', kind: 'release', format: 'single' });
    expect(release?.date).toMatch(/-01-29$/);
    expect(reply.content).toContain('Pitch the song in Spotify for Artists');
    const [change] = await changes(release?.id ?? '');
    const undo = `/api/releases/${release?.id}/changes/${change?.id}/undo`;
    expect(reply.steps).toMatchObject([
      { tool: 'plan_release', label: 'Planned: Salt Road', link: `/releases/${release?.id}`, undo },
    ]);
    expect((await artist.post(undo)).status).toBe(204);
    expect(await releases()).toEqual([]);
  });

  it('see every plan in a conversation that belongs to none', async () => {
    await say('My single Salt Road is out on 29 January');
    const [release] = await releases();
    const next = await say('what should i do this week?');
    expect(next.content).toContain('**Salt Road**');
    const [first] = await tasks(release?.id ?? '');
    expect(next.content).toContain(first?.title);

    const ticked = await say('i already wrote the press release, tick it off');
    expect(ticked.steps).toMatchObject([{ tool: 'complete_task', link: `/releases/${release?.id}` }]);
    const done = (await tasks(release?.id ?? '')).filter(({ state }) => state === 'done');
    expect(done.map(({ title }) => title)).toEqual(['Write the press release']);

    const moved = await say('move the blog pitch to 8 January');
    expect(moved.steps).toMatchObject([{ tool: 'move_task', label: 'Moved: Pitch blogs and online magazines' }]);
  });

  it('fit the plan into the hours that the artist names, undoably', async () => {
    const { id: chatId } = await artist.chat();
    await say('My single Salt Road is out on 29 January, I have about 3 hours a week for it', chatId);
    const [release] = await releases();
    expect(release?.hoursPerWeek).toBe(3);
    const now = async () => idsAndDays(await tasks(release?.id ?? ''));
    const undo = async () => {
      const [change] = (await changes(release?.id ?? '')).filter(({ isUndone }) => !isUndone);
      expect((await artist.post(`/api/releases/${release?.id}/changes/${change?.id}/undo`)).status).toBe(204);
    };
    const whole = await now();
    const hour = { title: 'Salt Road', kind: 'release', date: '29 January', hoursPerWeek: 1 };
    await plan('I have 1 hour a week for Salt Road', hour);
    expect((await now()).length).toBeLessThan(whole.length);
    await undo();
    expect((await releases())[0]?.hoursPerWeek).toBe(3);
    expect(await now()).toEqual(whole);

    await plan('I have 1 hour a week for Salt Road', hour);
    const few = await now();
    const fitted = await say('make a new plan for it, i have twelve hours a week now', chatId);
    expect(fitted.steps).toMatchObject([{ tool: 'plan_release', label: '12 hours a week: Salt Road' }]);
    expect((await releases()).map(({ hoursPerWeek, date }) => [hoursPerWeek, date])).toEqual([[12, release?.date]]);
    expect((await now()).length).toBeGreaterThan(few.length);
    await undo();
    expect((await releases())[0]?.hoursPerWeek).toBe(1);
    expect(await now()).toEqual(few);
    await expect(
      plan('Salt Road needs time', { title: 'Salt Road', kind: 'release', date: '29 January', hoursPerWeek: 20 }),
    ).rejects.toThrow('20 hours a week');
  });

  it.each<[string, (room: string, task: Task) => Promise<unknown>]>([
    ['ticked something off', (room, { id }) => artist.call('PATCH', `${room}/tasks/${id}`, { done: true })],
    ['moved a task', (room, { id }) => artist.call('PATCH', `${room}/tasks/${id}`, { due: '2027-01-05' })],
    ['added a task', (room) => artist.post(`${room}/tasks`, { title: 'Call the label' })],
    ['added the link', (room) => artist.call('PATCH', room, { listenLink: 'https://song.example/' })],
    ['changed the date', (room) => artist.call('PATCH', room, { date: '2027-02-12' })],
    ['changed the title', (room) => artist.call('PATCH', room, { title: 'Salt Roads' })],
  ])('never take back a plan in which the artist %s', async (_, work) => {
    await say('My single Salt Road is out on 29 January');
    const [release] = await releases();
    const room = `/api/releases/${release?.id}`;
    const [task] = await tasks(release?.id ?? '');
    if (!task) throw new Error('The plan is empty');
    await work(room, task);
    const [planned] = await changes(release?.id ?? '');
    const { status, body } = await artist.post<ErrorBody>(`${room}/changes/${planned?.id}/undo`);
    expect([status, body.code]).toEqual([409, 'plan_in_use']);
    expect((await releases()).map(({ id }) => id)).toEqual([release?.id]);
    expect(await changes(release?.id ?? '')).toMatchObject([{ isUndone: false }]);
  });

  it('move a known release’s plan, undoably', async () => {
    await say('My single Salt Road is out on 29 January');
    const [before] = await releases();
    const plan = await tasks(before?.id ?? '');
    await say('My single Salt Road is out on 12 February');
    const [moved, ...others] = await releases();
    expect([moved?.id, moved?.date?.slice(5), others]).toEqual([before?.id, '02-12', []]);
    const [change] = await changes(before?.id ?? '');
    expect((await artist.post(`/api/releases/${before?.id}/changes/${change?.id}/undo`)).status).toBe(204);
    expect((await releases())[0]?.date).toBe(before?.date);
    expect((await tasks(before?.id ?? '')).map(({ due }) => due)).toEqual(plan.map(({ due }) => due));
    expect((await artist.post(`/api/releases/${before?.id}/changes/${change?.id}/undo`)).status).toBe(409);
  });

  it('move and complete one task, and never undo the artist’s later changes', async () => {
    await say('My single Salt Road is out on 29 January');
    const [release] = await releases();
    const id = release?.id ?? '';
    const press = async () => (await tasks(id)).find(({ title }) => title === 'Write the press release');
    const before = await press();
    await say('Mark "Write the press release" of Salt Road as done');
    expect((await press())?.state).toBe('done');
    await say('Move "Write the press release" of Salt Road to 4 January');
    expect((await press())?.due).toMatch(/-01-04$/);
    const [moved, done] = await changes(id);
    // The task was moved after it was done: undoing the older change would lose the move.
    expect((await artist.post(`/api/releases/${id}/changes/${done?.id}/undo`)).status).toBe(409);
    expect((await artist.post(`/api/releases/${id}/changes/${moved?.id}/undo`)).status).toBe(204);
    expect((await press())?.due).toBe(before?.due);
  });

  it('follow a change of mind in everyday words', async () => {
    const { id: chatId } = await artist.chat();
    await say('hey! quick one – the new EP ‘Low Tide’ drops on the 5th of March', chatId);
    const [release] = await releases();
    expect([release?.title, release?.format, release?.date?.slice(5)]).toEqual(['Low Tide', 'ep', '03-05']);
    await say('actually, scrap that, let’s make it the 12th instead', chatId);
    expect((await releases()).map(({ id, date }) => [id, date?.slice(5)])).toEqual([[release?.id, '03-12']]);
    const photos = async () =>
      (await tasks(release?.id ?? '')).find(({ title }) => title.startsWith('Choose 2 or 3 press photos'));
    await say('and could you tick off the press photos, I did those yesterday', chatId);
    expect((await photos())?.state).toBe('done');
    await say('put the spotify pitch on the 10th of feb please', chatId);
    const pitch = (await tasks(release?.id ?? '')).find(({ title }) => title.startsWith('Pitch the song in Spotify'));
    expect(pitch?.due?.slice(5)).toBe('02-10');
    await say('Add Sam Okoro, music editor at The Skinny, sam@skinny.example to my contacts', chatId);
    const { items } = (await artist.get<ContactPage>('/api/contacts')).body;
    const sam = { name: 'Sam Okoro', outlet: 'The Skinny', role: 'music editor', email: 'sam@skinny.example' };
    expect(items).toMatchObject([sam]);
    expect((await changes(release?.id ?? '')).map(({ label }) => label.split(':')[0])).toEqual([
      'Moved',
      'Done',
      'Moved',
      'Planned',
    ]);
  });

  it('move a night within its month, without the venue being named again', async () => {
    const { id: chatId } = await artist.chat();
    await say('We play Leeds at the Brudenell on the 5th and Hull at the Adelphi on 9 March.', chatId);
    await say('sorry, Hull got moved to the 8th', chatId);
    const [tour] = await releases();
    expect(tour?.shows.map(({ city, venue, date }) => [city, venue, date.slice(5)])).toEqual([
      ['Leeds', 'Brudenell', '03-05'],
      ['Hull', 'Adelphi', '03-08'],
    ]);
  });

  it('have a conversation belong to the release planned in it, until there is a second one', async () => {
    const { id } = await artist.chat();
    const room = async () => (await artist.get<Chat[]>('/api/chats')).body.find((chat) => chat.id === id)?.releaseId;
    await say('My single Salt Road is out on 29 January', id);
    expect(await room()).toBe((await releases())[0]?.id);
    for (const title of ['Sea Glass', 'Low Tide']) {
      await say(`My single ${title} is out on 12 March`, id);
      expect(await room()).toBeNull();
    }
    expect(await releases()).toHaveLength(3);
  });

  it('leave a conversation in the room that the artist chose, and join none by looking something up', async () => {
    const room = async (id: string) =>
      (await artist.get<Chat[]>('/api/chats')).body.find((chat) => chat.id === id)?.releaseId ?? null;
    const named = async (title: string) => (await releases()).find((release) => release.title === title)?.id ?? '';
    const { id: first } = await artist.chat();
    await say('My single Salt Road is out on 29 January', first);
    await say('My single Harbour is out on 12 March');
    const lookUp = async (chatId: string) => {
      const { steps } = await say('My single Harbour is out on 12 March', chatId);
      expect(steps).toMatchObject([{ label: 'Looked up: Harbour' }]);
    };
    const { id: chosen } = (await artist.post<Chat>('/api/chats', { releaseId: await named('Salt Road') })).body;
    await lookUp(chosen);
    const { id: none } = await artist.chat();
    await lookUp(none);
    expect([await room(chosen), await room(none)]).toEqual([await named('Salt Road'), null]);

    await say('My single Sea Glass is out on 12 April', chosen);
    await say('My single Low Tide is out on 5 February', none);
    expect([await room(chosen), await room(none)]).toEqual([await named('Salt Road'), await named('Low Tide')]);
    // A room that came with a plan is the artist's choice once they have moved the conversation.
    await artist.call('PATCH', `/api/chats/${first}`, { releaseId: await named('Harbour') });
    await say('My single Sea Holly is out on 7 May', first);
    expect(await room(first)).toBe(await named('Harbour'));
  });

  it('do nothing twice when a call is repeated after a crash', async () => {
    const { id: accountId } = (await artist.get<User>('/api/user')).body;
    const tool = app.nest
      .get(ToolRegistry, { strict: false })
      .list('account')
      .find(({ name }) => name === 'plan_release');
    const { id: chatId } = await artist.chat();
    await say('Salt Road is my single of 29 January: what do you think?', chatId);
    for (const { id } of await releases()) await artist.call('DELETE', `/api/releases/${id}`);
    const [question, answer] = await artist.messages(chatId);
    const ids = { replyId: answer?.id ?? '', userMessageId: question?.id ?? '' };
    const context = toolContext({ accountId, chatId, ...ids });
    const args = { title: 'Salt Road', kind: 'release', format: 'single', date: '29 January', shows: [] };
    const first = await tool?.run(args, context);
    const [release] = await releases();
    expect(await tool?.run(args, context)).toMatchObject({ label: first?.label, undo: first?.undo });
    expect(await releases()).toEqual([release]);
    expect(await changes(release?.id ?? '')).toHaveLength(1);

    await say('Salt Road moves to 12 February: what do you think?', chatId);
    const [asked, replied] = (await artist.messages(chatId)).slice(-2);
    await artist.call('PATCH', `/api/releases/${release?.id}`, { date: release?.date });
    const again = toolContext({ accountId, chatId, replyId: replied?.id ?? '', userMessageId: asked?.id ?? '' });
    const moved = await tool?.run({ ...args, date: '12 February' }, again);
    expect(moved?.label).toBe('Moved: Salt Road');
    expect(await tool?.run({ ...args, date: '12 February' }, again)).toEqual(moved);
  });

  /** Calls the tool as a model would in response to the artist's words. */
  async function plan(
    said: string,
    args: object,
    { room, ...at }: Partial<Pick<ToolContext, 'now' | 'timeZone'>> & { room?: string } = {},
  ): Promise<Release[]> {
    const { id: accountId } = (await artist.get<User>('/api/user')).body;
    const tool = app.nest
      .get(ToolRegistry, { strict: false })
      .list('account')
      .find(({ name }) => name === 'plan_release');
    const { id: chatId } = await artist.chat();
    if (room) await artist.call('PATCH', `/api/chats/${chatId}`, { releaseId: room });
    await say(said, chatId);
    const [question, answer] = await artist.messages(chatId);
    const given = { title: '', kind: 'tour', format: 'single', date: '', shows: [], ...args };
    const ids = { replyId: answer?.id ?? '', userMessageId: question?.id ?? '' };
    if (at.now) await app.database.query('UPDATE messages SET created_at = $2 WHERE id = $1', [question?.id, at.now]);
    await tool?.run(given, toolContext({ accountId, chatId, ...ids, ...at }));
    return releases();
  }

  it('plan a tour with its nights, and add one, undoably', async () => {
    const { id: chatId } = await artist.chat();
    const reply = await say('We play Leeds on the 5th, Hull on the 8th and York on 9 March.', chatId);
    const [tour, ...others] = await releases();
    expect(others).toEqual([]);
    expect([tour?.kind, tour?.title, tour?.date?.slice(5)]).toEqual(['tour', 'Leeds, Hull, York', '03-05']);
    expect(tour?.shows.map(({ city, date }) => `${city} ${date.slice(5)}`)).toEqual([
      'Leeds 03-05',
      'Hull 03-08',
      'York 03-09',
    ]);
    expect(reply.steps).toMatchObject([{ tool: 'plan_release', label: 'Planned: Leeds, Hull, York' }]);
    const plan = await tasks(tour?.id ?? '');
    expect(plan.length).toBeGreaterThan(5);

    await say('We also play Whitby on 7 March at the Pavilion', chatId);
    expect((await tasks(tour?.id ?? '')).filter(({ title }) => title.startsWith('Whitby')).length).toBeGreaterThan(0);
    const [changed, ...none] = await releases();
    expect([changed?.id, none]).toEqual([tour?.id, []]);
    expect(changed?.shows.map(({ city }) => city)).toEqual(['Leeds', 'Whitby', 'Hull', 'York']);
    expect(changed?.shows.filter(({ city }) => city !== 'Whitby')).toEqual(tour?.shows);
    const [change] = await changes(tour?.id ?? '');
    expect(change?.label).toBe('Shows changed: Leeds, Hull, York');
    await artist.post(`/api/releases/${tour?.id}/changes/${change?.id}/undo`);
    expect((await releases())[0]?.shows).toEqual(tour?.shows);
    expect(idsAndDays(await tasks(tour?.id ?? ''))).toEqual(idsAndDays(plan));
  });

  it('undo a change whose added and removed tasks an older server didn’t store', async () => {
    const { id: chatId } = await artist.chat();
    await say('We play Leeds on the 5th, Hull on the 8th and York on 9 March.', chatId);
    const [tour] = await releases();
    const plan = await tasks(tour?.id ?? '');
    await say('We also play Whitby on 7 March at the Pavilion', chatId);
    const [change] = await changes(tour?.id ?? '');
    await app.database.query(`UPDATE release_changes SET before = before - 'added' - 'removed' WHERE id = $1`, [
      change?.id,
    ]);
    await artist.post(`/api/releases/${tour?.id}/changes/${change?.id}/undo`);
    expect(idsAndDays(await tasks(tour?.id ?? ''))).toEqual(idsAndDays(plan));
  });

  it('have a night in another town in place of one, in the tour’s name too, undoably', async () => {
    const { id: chatId } = await artist.chat();
    await say('We play Leeds on the 5th, Hull at the Adelphi on the 8th and York on 9 March.', chatId);
    const [tour] = await releases();
    const plan = await tasks(tour?.id ?? '');
    await say('Hull has fallen through, we’re playing Lincoln at The Drill instead, same date', chatId);
    const [changed] = await releases();
    expect([changed?.id, changed?.title]).toEqual([tour?.id, 'Leeds, Lincoln, York']);
    expect(changed?.shows.map(({ city, venue, date }) => [city, venue, date.slice(5)])).toEqual([
      ['Leeds', '', '03-05'],
      ['Lincoln', 'The Drill', '03-08'],
      ['York', '', '03-09'],
    ]);
    expect((await tasks(tour?.id ?? '')).filter(({ title }) => title.startsWith('Hull'))).toEqual([]);
    const [change] = await changes(tour?.id ?? '');
    await artist.post(`/api/releases/${tour?.id}/changes/${change?.id}/undo`);
    expect((await releases())[0]).toMatchObject({ title: tour?.title, shows: tour?.shows });
    expect(idsAndDays(await tasks(tour?.id ?? ''))).toEqual(idsAndDays(plan));
  });

  it('keep a tour apart from a single of the same name', async () => {
    await say('My single Salt Road is out on 29 January');
    await say('Our tour Salt Road starts on 2 April');
    const all = await releases();
    expect(all.map(({ kind, date }) => [kind, date?.slice(5)])).toEqual([
      ['tour', '04-02'],
      ['release', '01-29'],
    ]);
  });

  it.each<[string, object, string]>([
    ['a town they did not name', { shows: [{ city: 'Ghent', venue: '', date: '5 March' }] }, 'Ghent'],
    ['a venue they did not name', { shows: [{ city: 'Leeds', venue: 'Arena', date: '5 March' }] }, 'Arena'],
    ['another day', { shows: [{ city: 'Leeds', venue: '', date: '6 March' }] }, 'Leeds'],
    ['an impossible day', { shows: [{ city: 'Leeds', venue: '', date: '31 April' }] }, 'no such day'],
    ['shows of a single', { kind: 'release', shows: [{ city: 'Leeds', venue: '', date: '5 March' }] }, 'Only a tour'],
    ['a tour without details', {}, 'what it is called'],
  ])('refuse %s', async (_, args, sentence) => {
    await expect(plan('Do you know Leeds? I may be there on 5 March.', args)).rejects.toThrow(sentence);
    expect(await releases()).toEqual([]);
  });

  it('count “tomorrow” from the artist’s own day', async () => {
    const at = { timeZone: 'America/Los_Angeles', now: new Date('2027-01-08T02:00:00Z') };
    const said = 'Do you know Leeds? I may be there tomorrow.';
    const shows = (date: string) => ({ shows: [{ city: 'Leeds', venue: '', date }] });
    await expect(plan(said, shows('2027-01-09'), at)).rejects.toThrow('Leeds, 2027-01-09');
    expect(await plan(said, shows('2027-01-08'), at)).toMatchObject([{ date: '2027-01-08' }]);
  });

  it('take a date from a kept fact of this year, but from none about another release', async () => {
    const fact = { kind: 'releaseDate', subject: 'Low Tide', value: '12 June' };
    const args = { title: 'Low Tide', kind: 'release', date: '12 June' };
    const said = 'What do you think of Low Tide as a title?';
    const { body: other } = await artist.post<Release>('/api/releases', { kind: 'release', title: 'Sea Glass' });
    const { body: room } = await artist.post<Release>('/api/releases', { kind: 'release', title: 'Salt Road' });
    const keep = (more: object) => artist.post('/api/facts', { ...fact, ...more });
    await keep({ asOf: '2020-01-10' });
    await expect(plan(said, args)).rejects.toThrow('“12 June”');
    await keep({ subject: 'Sea Glass', releaseId: other.id });
    await expect(plan(said, args, { room: room.id })).rejects.toThrow('“12 June”');
    expect((await keep({})).status).toBe(201);
    expect(await plan(said, args, { room: room.id })).toContainEqual(expect.objectContaining({ title: 'Low Tide' }));
  });

  it('ask about an ambiguous date, and store nothing', async () => {
    await say('My single Salt Road is out on 3/4');
    expect(await releases()).toEqual([]);
  });

  it('add people only from the artist’s own words', async () => {
    const reply = await say('Add Ines Vale from Low Tide Zine (ines@zine.example) to my contacts');
    const { body } = await artist.get<ContactPage>('/api/contacts');
    expect(body.items).toMatchObject([{ name: 'Ines Vale', outlet: 'Low Tide Zine', email: 'ines@zine.example' }]);
    expect(reply.steps).toMatchObject([{ tool: 'add_contact', label: 'Added: Ines Vale' }]);
  });

  it('add people, which can be undone once, unless the artist has changed or pitched to them since', async () => {
    const people = async () => (await artist.get<ContactPage>('/api/contacts')).body.items;
    const add = async (name: string) => {
      const reply = await say(`Add ${name} from Low Tide Zine to my contacts`);
      const undo = reply.steps?.[0]?.undo ?? '';
      const contact = (await people()).find((one) => one.name === name);
      expect(undo).toBe(`/api/contacts/${contact?.id}/undo`);
      return { undo, id: contact?.id ?? '' };
    };
    const ines = await add('Ines Vale');
    const stranger = app.visitor();
    await stranger.subscribe();
    expect((await stranger.post(ines.undo)).status).toBe(404);
    expect([(await artist.post(ines.undo)).status, await people()]).toEqual([204, []]);
    expect((await artist.post(ines.undo)).status).toBe(404);

    const otto = await add('Otto Kern');
    await artist.call('PATCH', `/api/contacts/${otto.id}`, { role: 'Editor' });
    const lena = await add('Lena Roth');
    const pitch = { kind: 'blog_pitch', title: 'Pitch', markdown: 'Subject: Salt Road' };
    const { id: documentId } = (await artist.post<Document>('/api/documents', pitch)).body;
    await artist.post('/api/pitches', { contactId: lena.id, documentId });
    for (const { undo } of [otto, lena]) {
      const { status, body } = await artist.post<ErrorBody>(undo);
      expect([status, body.code]).toEqual([409, 'contact_in_use']);
    }
    expect((await people()).map(({ name }) => name)).toEqual(['Lena Roth', 'Otto Kern']);
  });

  it('keep two releases and a tour apart', async () => {
    await say('My single Salt Road is out on 29 January');
    await say('My album Low Tide is out on 12 March');
    await say('Our tour Sea Roads starts on 2 April');
    const all = await releases();
    expect(all.map(({ title, kind, format }) => [title, kind, format])).toEqual([
      ['Sea Roads', 'tour', 'single'],
      ['Low Tide', 'release', 'album'],
      ['Salt Road', 'release', 'single'],
    ]);
    await say('Mark "Write the press release" of Low Tide as done');
    const states = await Promise.all(
      all.map(async ({ id }) => (await tasks(id)).filter(({ state }) => state === 'done').map(({ title }) => title)),
    );
    expect(states).toEqual([[], ['Write the press release'], []]);
  });
});

describe('a draft', () => {
  // A draft takes about seven seconds.
  const { app } = describeApp({ sandbox: { tokensPerSecond: 50 } });

  it('isn’t lost if its release is deleted while it is being written', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const release = { id: randomUUID(), title: 'Salt Road', kind: 'release', format: 'single', date: '2027-01-29' };
    expect((await artist.post('/api/releases', release)).status).toBe(201);
    const { body: chat } = await artist.post<Chat>('/api/chats', { releaseId: release.id });
    await artist.send(chat.id, 'Please write the press release now.');
    const drafts = async () => (await artist.get<DocumentPage>('/api/documents')).body.items;
    await until(async () => (await drafts()).some(({ releaseId }) => releaseId === release.id));
    expect((await artist.messages(chat.id)).at(-1)?.status).toBe('streaming');
    expect((await artist.call('DELETE', `/api/releases/${release.id}`)).status).toBe(204);
    expect((await artist.messages(chat.id)).at(-1)?.status).toBe('streaming');
    await until(async () => (await artist.messages(chat.id)).at(-1)?.status === 'complete', 60);
    const [draft, ...others] = await drafts();
    expect([draft?.releaseId, others]).toEqual([null, []]);
    const { body: document } = await artist.get<Document>(`/api/documents/${draft?.id}`);
    expect(document.markdown.length).toBeGreaterThan(300);
    expect(document.markdown).toContain('Salt Road');
    expect((await artist.get<Chat[]>('/api/chats')).body.find(({ id }) => id === chat.id)?.releaseId).toBeNull();
  });
});
