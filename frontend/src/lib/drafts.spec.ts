import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drafts } from './drafts';

describe('drafts', () => {
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };

  beforeAll(() => void Object.assign(globalThis, { localStorage }));
  afterAll(() => void Reflect.deleteProperty(globalThis, 'localStorage'));

  it('a prepared message goes below the unsent text of its chat, once', () => {
    drafts.append('chat', 'Write the press release.');
    expect(drafts.read('chat')).toEqual({ text: 'Write the press release.', caret: 24 });

    drafts.write('chat', { text: 'A long story about the album.', caret: 3 });
    drafts.append('chat', 'Write the press release.');
    drafts.append('chat', 'Write the press release.');
    const text = 'A long story about the album.\n\nWrite the press release.';
    expect(drafts.read('chat')).toEqual({ text, caret: text.length });
  });
});
