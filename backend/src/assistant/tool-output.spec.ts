import { partThatFits, toModelJson } from './tool-output.js';

describe('partThatFits', () => {
  it.each([
    ['plain words', 'Mara sings of the sea. '.repeat(100)],
    ['line breaks and quotation marks', '"\n'.repeat(800)],
    ['control characters', '\u0001'.repeat(900)],
    ['delimiters', '⟦⟧'.repeat(600)],
    ['emoji', '😀'.repeat(700)],
  ])('returns a text of %s in parts that fit and leave nothing out', (_, text) => {
    const parts: string[] = [];
    for (let from = 0; from < text.length; from += parts.at(-1)?.length ?? 0) parts.push(partThatFits(text, from, 500));
    expect(parts.join('')).toBe(text);
    for (const part of parts) expect(toModelJson(part).length).toBeLessThanOrEqual(500);
    // Full, except for the last.
    for (const part of parts.slice(0, -1)) expect(toModelJson(part).length).toBeGreaterThan(480);
    for (const part of parts) expect(part.isWellFormed()).toBe(true);
  });
});
