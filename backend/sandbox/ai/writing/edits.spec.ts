import { situationOf } from '../acting/situation.fixture.js';
import { writeDocument } from './document.js';
import { linesRewritten } from './edits.js';

describe('the name of the person a text is for', () => {
  it.each(['radio_pitch', 'follow_up'] as const)('stays a blank for the artist to fill in: %s', (kind) => {
    const { known, conversation } = situationOf(['Mi sencillo «Marea» sale el 22 de enero de 2027.']);
    const { markdown } = writeDocument(kind, known, conversation.today);
    const greeting = /^Hola, .*$/m.exec(markdown)?.[0] ?? '';
    expect(greeting).toMatch(/\[.+\]/);
    expect(linesRewritten(markdown, known, conversation).map(({ find }) => find)).not.toContain(greeting);
  });
});
