import { situationOf } from '../situation.fixture.js';
import { embargoAnswer, embargoRemark } from './embargo-remark.js';

const held =
  'we just got added to Tidewire festival!! we play Saturday 8 May 2027 in Byron. can’t announce till they do on tuesday 8 december 9am. can you do captions';
const written = (markdown: string) => [
  { name: 'write_document', arguments: { documentId: null, kind: 'captions', markdown }, result: {}, error: null },
];

describe('news that isn’t to be told yet', () => {
  it('is to be held back, with the day and time', () => {
    const situation = situationOf([held], { done: written('Live at Tidewire Festival, Byron.') });
    expect(embargoRemark(situation)).toBe(
      'Hold this back until Tuesday 8 December 2026, 9am, since you said it can’t be announced before.',
    );
  });

  it('is mentioned again with a later text that tells it, and with no other', () => {
    const later = (markdown: string) => embargoRemark(situationOf([held, 'write my bio'], { done: written(markdown) }));
    expect(later('Mara Quill plays Tidewire Festival.')).toContain('It mentions Tidewire: hold that back until');
    expect(later('Mara Quill makes indie folk.')).toBe('');
  });

  it.each([
    'when can we announce it?',
    'what was the date we can announce again',
    'which day can we go public',
    'shorten it. also what day can we post about it',
    'remind me when the embargo ends',
  ])('has its day: %s', (text) =>
    expect(embargoAnswer(situationOf([held, text]))).toBe(
      'You can announce it from Tuesday 8 December 2026, 9am, as you told me.',
    ),
  );

  it('is nothing if nothing was held back', () =>
    expect(embargoAnswer(situationOf(['My single is out on 5 March', 'when can we announce it?']))).toBe(''));
});
