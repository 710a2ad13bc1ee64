import type { Document } from '@contract/documents/document';
import { afterAll, afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiError } from '@/lib/api';
import { clearAllDrafts, documentDrafts } from '@/lib/drafts';
import { saveAllTexts } from '@/lib/unsaved-texts';
import { Autosave } from './autosave';

const values = new Map<string, string>();
const stored = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
/** `Object.keys` lists what is stored. */
const localStorage = new Proxy(stored, {
  ownKeys: () => [...values.keys()],
  getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
});

beforeEach(() => {
  values.clear();
  Object.assign(globalThis, { localStorage });
  jest.useFakeTimers();
});
afterEach(async () => {
  // A logout asks every open document.
  for (const end of ends.splice(0)) await end();
  jest.useRealTimers();
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

const documentWith = (version: number, markdown: string) => ({ id: 'salt-road', version, markdown }) as Document;
const lost = new ApiError(0, '', 'offline');
const changedElsewhere = (document: Document) => new ApiError(409, JSON.stringify({ document }), 'Conflict');

/** Closes the documents that a test opened. */
const ends: (() => Promise<void>)[] = [];

/** An open document whose saves wait until the test answers them, oldest first. */
function opened(document = documentWith(1, 'One.')) {
  const waiting: { base: number; markdown: string; title: string | null; end: (error?: Error) => Promise<void> }[] = [];
  const settled = () => jest.advanceTimersByTimeAsync(0);
  const put = (markdown: string, base: number, _isAutosave: boolean, title: string | null) =>
    new Promise<Document>((resolve, reject) => {
      const end = (error?: Error) => {
        if (error) reject(error);
        else resolve({ ...documentWith(base + 1, markdown), ...(title !== null && { title }) });
        return settled();
      };
      waiting.push({ base, markdown, title, end });
    });
  const autosave = new Autosave(document, { put, onSaved: () => undefined });
  const close = autosave.open();
  ends.push(async () => {
    close();
    await settled();
    for (const { end } of waiting) await end(lost);
  });
  const answer = async (error?: Error) => {
    await settled();
    const [first] = waiting.splice(0, 1);
    if (!first) throw new Error('Nothing is being saved');
    await first.end(error);
    const { base, markdown, title } = first;
    return { base, markdown, ...(title !== null && { title }) };
  };
  return { autosave, close, waiting, answer, settled };
}

it.each([
  ['the connection is lost', lost],
  ['another tab was faster', changedElsewhere(documentWith(2, 'Theirs.'))],
])('a caller learns that its save failed: %s', async (_why, error) => {
  const { autosave, answer } = opened();
  autosave.changed('Two.');
  const saved = expect(autosave.save()).rejects.toBe(error);
  await answer(error);
  await saved;
  expect(autosave.state.getState().saveState.name).toBe('failed');
});

it('a save waits for all earlier ones', async () => {
  const { autosave, answer, waiting } = opened();
  autosave.changed('Two.');
  await jest.advanceTimersByTimeAsync(1200);
  autosave.changed('Three.');
  // The timer's save is queued behind the running one.
  await jest.advanceTimersByTimeAsync(1200);
  let isSaved = false;
  void autosave.save().then(() => (isSaved = true));
  expect(await answer()).toEqual({ base: 1, markdown: 'Two.' });
  expect(isSaved).toBe(false);
  expect(await answer()).toEqual({ base: 2, markdown: 'Three.' });
  expect(isSaved).toBe(true);
  expect(waiting).toEqual([]);
});

it('a failed save is repeated, less and less often, until it succeeds', async () => {
  const { autosave, answer, waiting } = opened();
  autosave.changed('Two.');
  await jest.advanceTimersByTimeAsync(1200);
  for (const delayMs of [2000, 4000, 8000]) {
    await answer(lost);
    await jest.advanceTimersByTimeAsync(delayMs - 1);
    expect(waiting).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(waiting).toHaveLength(1);
  }
  await answer();
  expect(autosave.state.getState().saveState).toEqual({ name: 'saved' });
  expect(jest.getTimerCount()).toBe(0);
});

it('a save that the server refused is not repeated until the text changes', async () => {
  const { autosave, answer } = opened();
  autosave.changed('Two.');
  await jest.advanceTimersByTimeAsync(1200);
  await answer(new ApiError(400, '', 'Too long'));
  expect(jest.getTimerCount()).toBe(0);
});

it('a text that was not saved before the document was closed is restored and saved when it is opened again', async () => {
  const first = opened();
  first.autosave.changed('Two.');
  first.close();
  await first.answer(lost);
  expect(jest.getTimerCount()).toBe(0);

  const second = opened();
  expect(second.autosave.unsavedText).toBe('Two.');
  expect(await second.answer()).toEqual({ base: 1, markdown: 'Two.' });
  expect(second.autosave.unsavedText).toBeNull();
  expect(documentDrafts.read('salt-road')).toBeUndefined();
});

it('a restored text is shown beside the one saved elsewhere in the meantime; neither is lost', async () => {
  const first = opened();
  first.autosave.changed('Mine.');
  first.close();
  await first.answer(lost);

  const theirs = documentWith(2, 'Theirs.');
  const second = opened(theirs);
  expect(second.autosave.state.getState().conflict).toEqual({ mine: 'Mine.', theirs });
  await expect(second.autosave.save()).rejects.toThrow();
  const settled = second.autosave.settle('theirs');
  expect(await second.answer()).toEqual({ base: 2, markdown: 'Mine.' });
  expect(await second.answer()).toEqual({ base: 3, markdown: 'Theirs.' });
  expect(await settled).toEqual(documentWith(4, 'Theirs.'));
  expect(documentDrafts.read('salt-road')).toBeUndefined();
});

it('a save whose response was lost is no conflict when it is repeated', async () => {
  const { autosave, answer } = opened();
  autosave.changed('Two.');
  await jest.advanceTimersByTimeAsync(1200);
  await answer(lost);
  await jest.advanceTimersByTimeAsync(2000);
  await answer(changedElsewhere(documentWith(2, 'Two.')));
  expect(autosave.state.getState()).toEqual({ saveState: { name: 'saved' }, conflict: null });
  autosave.changed('Three.');
  await jest.advanceTimersByTimeAsync(1200);
  expect(await answer()).toEqual({ base: 2, markdown: 'Three.' });
});

it('what was typed during a save is kept as a change of the version it made', async () => {
  const { autosave, answer } = opened();
  autosave.changed('Two.');
  await jest.advanceTimersByTimeAsync(1200);
  autosave.changed('Three.');
  await answer();
  expect(documentDrafts.read('salt-road')).toEqual({ baseVersion: 2, markdown: 'Three.' });
});

/** Another tab's unsaved text. */
const leftByTab = (tab: string, markdown: string) =>
  values.set(`document-draft:salt-road:${tab}`, JSON.stringify({ baseVersion: 1, markdown }));

it('a save leaves the unsaved text of another tab alone', async () => {
  const { autosave, answer } = opened();
  autosave.changed('Two.');
  leftByTab('other', 'Theirs.');
  await jest.advanceTimersByTimeAsync(1200);
  await answer();
  expect(documentDrafts.list('salt-road')).toEqual([{ baseVersion: 1, markdown: 'Theirs.' }]);
});

it('of two texts that two tabs left unsaved, one is restored and the other offered after it', async () => {
  leftByTab('1-first', 'First.');
  leftByTab('2-second', 'Second.');
  const { autosave, answer } = opened();
  expect(autosave.unsavedText).toBe('Second.');
  expect(await answer()).toEqual({ base: 1, markdown: 'Second.' });
  const { conflict } = autosave.state.getState();
  expect(conflict).toEqual({ mine: 'First.', theirs: documentWith(2, 'Second.') });
  const settled = autosave.settle('mine');
  expect(await answer()).toEqual({ base: 2, markdown: 'First.' });
  expect(await settled).toEqual(documentWith(3, 'First.'));
  expect(documentDrafts.list('salt-road')).toEqual([]);
  autosave.changed('Third.');
  await jest.advanceTimersByTimeAsync(1200);
  expect(await answer()).toEqual({ base: 3, markdown: 'Third.' });
});

it('a restored text that is typed on is not offered a second time', async () => {
  leftByTab('crashed', 'Mine.');
  const { autosave, answer } = opened();
  autosave.changed('Mine, longer.');
  expect(await answer()).toEqual({ base: 1, markdown: 'Mine, longer.' });
  expect(documentDrafts.list('salt-road')).toEqual([]);
});

it('a new title is saved with the text that the server has', async () => {
  const { autosave, answer } = opened();
  autosave.renamed('Salt Lane');
  expect(documentDrafts.read('salt-road')).toEqual({ baseVersion: 1, markdown: 'One.', title: 'Salt Lane' });
  await jest.advanceTimersByTimeAsync(1200);
  expect(await answer()).toEqual({ base: 1, markdown: 'One.', title: 'Salt Lane' });
  expect(autosave.unsavedTitle).toBeNull();
  expect(documentDrafts.list('salt-road')).toEqual([]);
});

it('a new title never overwrites a text from another tab, nor does what is typed before it is shown', async () => {
  const { autosave, answer } = opened();
  autosave.renamed('Salt Lane');
  await jest.advanceTimersByTimeAsync(1200);
  const theirs = documentWith(2, 'Theirs.');
  await answer(changedElsewhere(theirs));
  expect(await answer()).toEqual({ base: 2, markdown: 'Theirs.', title: 'Salt Lane' });
  autosave.changed('One, and mine.');
  await jest.advanceTimersByTimeAsync(1200);
  const present = documentWith(3, 'Theirs.');
  expect(await answer(changedElsewhere(present))).toEqual({ base: 1, markdown: 'One, and mine.' });
  expect(autosave.state.getState().conflict).toEqual({ mine: 'One, and mine.', theirs: present });
});

it('a title that was not saved is restored, and saved with the text that is chosen', async () => {
  const first = opened();
  first.autosave.renamed('Salt Lane');
  first.autosave.changed('Mine.');
  first.close();
  await first.answer(lost);

  const second = opened(documentWith(2, 'Theirs.'));
  expect(second.autosave.unsavedTitle).toBe('Salt Lane');
  const settled = second.autosave.settle('mine');
  expect(await second.answer()).toEqual({ base: 2, markdown: 'Mine.', title: 'Salt Lane' });
  await settled;
  expect(documentDrafts.list('salt-road')).toEqual([]);
});

it('a logout first saves what was typed, also in a document that is just being closed', async () => {
  const { autosave, close, answer, settled } = opened();
  autosave.changed('Two.');
  close();
  let isSaved: boolean | undefined;
  const saved = saveAllTexts().then((areAll) => (isSaved = areAll));
  await settled();
  expect(isSaved).toBeUndefined();
  expect(await answer()).toEqual({ base: 1, markdown: 'Two.' });
  expect(await saved).toBe(true);
});

it('a logout learns that a text could not be saved', async () => {
  const { autosave, close, answer } = opened();
  autosave.changed('Two.');
  const whileOpen = saveAllTexts();
  await answer(lost);
  expect(await whileOpen).toBe(false);

  close();
  await answer(lost);
  expect(await saveAllTexts()).toBe(false);
  clearAllDrafts();
});

it('logging out removes unsaved texts, also if the document is closed afterwards', async () => {
  const { autosave, close, answer } = opened();
  autosave.changed('Two.');
  clearAllDrafts();
  close();
  await answer(new ApiError(401, '', 'Unauthorized'));
  expect(documentDrafts.read('salt-road')).toBeUndefined();
});
