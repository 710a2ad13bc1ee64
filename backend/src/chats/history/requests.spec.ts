import type { ArtistRequest } from './own-words.service.js';
import { agreesTo, asksForNothing, asksForText } from './requests.js';

const asked = (text: string, answered = ''): ArtistRequest => ({
  recent: [{ text, saidOn: '1970-01-01' }],
  answered,
  isMixed: true,
});

describe('a message that asks for no change', () => {
  it.each([
    ['', true],
    ['Good morning.', true],
    ['Thank you, never mind.', true],
    ['What does it say?', true],
    ['what do they want', true],
    ['Hi! Is the date right?', true],
    ['Show me the press release.', true],
    ['¿Qué dice?', true],
    ['Ist das gut?', true],
    ['Make it shorter', false],
    ['Check the date and mend it', false],
    ['How about a shorter one?', false],
    ['Shorter?', false],
    ['Can you make it warmer?', false],
    ['Is it too long? Cut the second paragraph.', false],
    ['Es un sencillo sobre mi abuela', false],
    ['Do it again', false],
    ['22 January', false],
    ['Hazlo más corto', false],
  ])('“%s”: %s', (text, isIdle) => {
    expect(asksForNothing(asked(text))).toBe(isIdle);
  });
});

describe('a request for a text', () => {
  it.each([
    ['Write a press release from this', true],
    ['Can you draft a reply to them?', true],
    ['I need a bio for their site', true],
    ['press release please', true],
    ['Turn this into a newsletter', true],
    ['Escríbeme una respuesta', true],
    ['Schreib eine Antwort', true],
    ['Rédige un communiqué', true],
    ['返事を書いて', true],
    ['What do they want?', false],
    ['Is this a joke?', false],
    ['Thank you, never mind.', false],
    ["Don't write anything yet", false],
    ['Do they want a press release?', false],
    ['I want to know what they think', false],
  ])('“%s”: %s', (text, isRequest) => {
    expect(asksForText(asked(text), 'press release')).toBe(isRequest);
  });
});

describe('a yes', () => {
  it.each([
    ['Yes please', 'Do you want a one-sheet?', true],
    ['sí', 'They want a one-sheet. Shall I make it?', true],
    ['No thanks', 'Do you want a one-sheet?', false],
    ['Ok', 'They ask for a one-sheet. I would leave it.', false],
    ['Yes', 'Do you want a bio?', false],
  ])('“%s” to “%s”: %s', (text, answered, agrees) => {
    expect(agreesTo(asked(text, answered), /one-sheet/)).toBe(agrees);
  });
});
