import type { ClaimKind, Finding } from '../../../contract/documents/document.js';
import { factOfClaim } from './fact-of-claim.js';

const markdown = [
  'Mara wrote it with Otto Kern. Tickets for 12.50 are at salt.example/live.',
  '**Jonas Reed** and Ana Núñez play on 3 May 2027.',
  '“It rained,” says Mara. Call +44 7700 900123 or mail otto@kern.example.',
  'Recorded in [City] by Lee Poe.',
].join('\n\n');

function finding(text: string, claim: ClaimKind): Finding {
  const start = markdown.indexOf(text);
  return { kind: 'unproven', claim, start, end: start + text.length, text, why: '' };
}

describe('a confirmed claim', () => {
  it.each<[string, ClaimKind, ReturnType<typeof factOfClaim>]>([
    ['Otto Kern', 'name', { kind: 'preference', value: 'Mara wrote it with Otto Kern.' }],
    ['12.50', 'figure', { kind: 'number', value: 'Tickets for 12.50 are at salt.example/live.' }],
    ['3 May 2027', 'date', { kind: 'preference', value: 'Jonas Reed and Ana Núñez play on 3 May 2027.' }],
    ['It rained,', 'quote', { kind: 'quote', value: 'It rained,' }],
    ['salt.example/live', 'link', { kind: 'link', value: 'salt.example/live' }],
    ['otto@kern.example', 'link', { kind: 'email', value: 'otto@kern.example' }],
    ['+44 7700 900123', 'figure', { kind: 'phone', value: '+44 7700 900123' }],
    ['Lee Poe', 'name', null],
  ])('%s (%s) is a fact', (text, claim, fact) => {
    expect(factOfClaim(markdown, finding(text, claim), [])).toEqual(fact);
  });

  it('does not vouch for the others in its sentence', () => {
    const [jonas, ana] = [finding('Jonas Reed', 'name'), finding('Ana Núñez', 'name')];
    expect(factOfClaim(markdown, jonas, [jonas, ana])).toEqual({ kind: 'preference', value: 'Jonas Reed' });
  });
});
