import { cpuMs } from '../../../test/support/measure/cpu-time.js';
import { ownWords } from './own-words.js';

describe('the artist’s own words', () => {
  it.each([
    ['My single Harbour is out on 22 January 2027.', 'My single Harbour is out on 22 January 2027.'],
    ['Look:\n> It is out on 3 May\nIs that right?', 'Look:\nIs that right?'],
    ['They wrote:\nFrom: Ada\nSubject: Offer\n\nThe fee is 400 euros.', 'They wrote:'],
    ['On Mon, 2 Nov 2026, Ada wrote:\nThe fee is 400 euros.', ''],
    ['See this.\n```\nfee = 400\n```\nI like it.', 'See this.\nI like it.'],
    ['Our deal:\nThe Artist shall pay 20% to the Label.\nI signed it.', 'Our deal:\nI signed it.'],
    [
      'I got this:\nDear Mara,\nwe offer 400 euros.\nKind regards,\nAda\n\nWe play on 3 May.',
      'I got this:\nWe play on 3 May.',
    ],
    ['Hi Fanfare,\nmy single is out on 3 May.', 'Hi Fanfare,\nmy single is out on 3 May.'],
    ['To: everyone who came, thank you', 'To: everyone who came, thank you'],
  ])('%j: %j', (message, own) => {
    expect(ownWords(message)).toBe(own);
  });

  it('are found among thousands of greetings within seconds', () => {
    const greetings = 'hi a,\n'.repeat(20_000);
    expect(cpuMs(() => ownWords(greetings))).toBeLessThan(2000);
  });
});
