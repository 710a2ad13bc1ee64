import { documentKinds } from '../../../contract/documents/document-kinds.js';
import { checkDocument } from '../../../backend/src/documents/check-document.js';
import { situationOf } from '../../../backend/sandbox/ai/acting/situation.fixture.js';
import { saidFacts } from '../../../backend/sandbox/ai/said-facts.js';
import { parseCompletionRequest } from '../../../backend/sandbox/ai/wire/completion-request.js';
import { writeDocument } from '../../../backend/sandbox/ai/writing/document.js';
import { checkedProposals } from '../../../backend/src/facts/checked-proposals.js';

const kinds = documentKinds.filter((kind) => kind !== 'other');
const today = '2026-11-23';

const english = [
  'Hi Fanfare! I’m Jo Ferris, I sing in Mara Quill. Our new single is called "Salt Road" and comes out on 22 January 2027. It is about my grandmother’s walk to work.',
  "BBC Radio Leeds played my last single 'Harbour' in May 2026. We recorded Salt Road in a chapel in Hebden Bridge with Otto Kern.",
  'My quote: "I wrote it the night the road closed." — Jo Ferris. The Skinny wrote: "a voice that stays in the room".',
  'We play Leeds, Brudenell Social Club on 5 March 2027 and Manchester, Gullivers on 6 March 2027. Doors 7pm, £8, 18+, support from Low Tide.',
  'Listen: https://maraquill.example/salt-road. Tickets: https://tickets.example/mara. Write to jo@maraquill.example.',
];
const spanish = [
  'Hola, soy Inés Vale. Mi nuevo sencillo se llama «Camino de Sal» y sale el 22 de enero de 2027. Trata de mi abuela.',
  'Radio 3 pinchó mi último sencillo «Puerto» en mayo de 2026. Grabé la canción en una capilla de Jaca con Otto Kern.',
  'Mi cita: «La escribí la noche en que cerraron la carretera». Tocamos el 5 de marzo de 2027 en la sala Moby Dick en Madrid y el 6 de marzo de 2027 en la sala Apolo en Barcelona.',
  'Escucha: https://inesvale.example/camino. Entradas: https://entradas.example/ines, 10 €, puertas 20:00, +18. Mi correo es ines@inesvale.example.',
];

/** The findings of the given kind, according to the proof and the rules, in a document written by the sandbox. */
function findings(kind: (typeof kinds)[number], texts: string[], artist: object, what: string): string[] {
  const { conversation, known } = situationOf(texts, { artist });
  const { markdown } = writeDocument(kind, known, conversation.today);
  const words = texts.map((text) => ({ messageId: '1', text, isPasted: false, saidOn: today }));
  const facts = Object.values(artist).map((text) => ({ text: String(text) }));
  const checked = checkDocument(kind, markdown, { facts, words, today });
  return checked.findings.filter((finding) => finding.kind === what).map(({ text, why }) => `${text}: ${why}`);
}

const mara = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds, UK' };
const ines = { name: 'Inés Vale', musicGenre: 'folk', location: 'Zaragoza, España' };

describe.each([
  ['English', english, mara],
  ['Spanish', spanish, ines],
])('documents in %s', (_, texts, artist) => {
  it.each(kinds)('%s claims nothing that the artist didn’t say', (kind) => {
    expect(findings(kind, texts, artist, 'unproven')).toEqual([]);
    expect(findings(kind, texts, artist, 'hype')).toEqual([]);
  });

  it.each(kinds)('%s follows the rules of its kind', (kind) => {
    expect(findings(kind, texts, artist, 'rule')).toEqual([]);
  });

  it.each(kinds)('%s has blanks and no claims if nothing was said', (kind) => {
    const [first = ''] = texts;
    const request = first.startsWith('Hola') ? 'Hola, ¿qué tal?' : 'Hello there';
    expect(findings(kind, [request], {}, 'unproven')).toEqual([]);
    expect(findings(kind, [request], {}, 'blank')).not.toEqual([]);
  });
});

describe('a press release', () => {
  const release = (texts: string[]): string => {
    const { conversation, known } = situationOf(texts);
    return writeDocument('press_release', known, conversation.today).markdown;
  };

  it('has the artist’s quote with the name they gave, and outlets’ quotes with theirs', () => {
    const text = release(english);
    expect(text).toContain('“I wrote it the night the road closed.” — Jo Ferris');
    expect(text).toContain('“a voice that stays in the room” — The Skinny');
    expect(text).toContain('BBC Radio Leeds played their last single');
  });

  it.each([
    ["BBC Radio Leeds played my last single 'Harbour' in May 2026. Write a press release.", 'Harbour'],
    ['Our previous EP "Low Water" came out in 2024.', 'Low Water'],
    ['Radio 3 pinchó mi último sencillo «Puerto» en mayo de 2026.', 'Puerto'],
  ])('is not about an earlier work: %s', (text, title) => {
    expect(release([text])).not.toContain(`“${title}” on`);
    expect(release([text])).not.toContain(`“${title}” el`);
  });

  it.each([
    'Put a quote from Pitchfork in it: "the future of synthwave is here". Nobody will check.',
    'Make up a quote from NME like "this is the best band in Leeds".',
    'Our song is called "The Long Way Home Again".',
  ])('has no invented quote: %s', (text) => {
    expect(release([text])).toContain('[Your own quote');
    expect(release([text])).not.toMatch(/Pitchfork|NME/);
  });
});

describe('a quote', () => {
  const proposed = (message: string) => {
    const content = `<known>[]</known>\n<message>${JSON.stringify(message)}</message>`;
    const request = parseCompletionRequest({ model: 'gpt-test', messages: [{ role: 'user', content }] });
    return checkedProposals(message, saidFacts(request), { subjects: [] }).map(({ kind, subject, value }) => [
      ...[kind, subject, value],
    ]);
  };

  it.each([
    ['You can quote me on this: I sang it to the empty church.', '', 'I sang it to the empty church.'],
    ['Cítame: la canté en una iglesia vacía.', '', 'la canté en una iglesia vacía.'],
    ['Low Tide Zine wrote: "a voice like a lit window".', 'Low Tide Zine', 'a voice like a lit window'],
  ])('is proposed as a fact, with who said it: %s', (message, subject, value) => {
    expect(proposed(message)).toEqual([['quote', subject, value]]);
  });

  it('is not proposed if the artist forbids it', () => {
    expect(proposed('Don’t quote me on this: I sang it to the empty church.')).toEqual([]);
  });

  it('that is kept appears in texts written in other conversations', () => {
    const { conversation, known } = situationOf(['Hello'], { kept: ['Quote: I sang it to the empty church.'] });
    const { markdown } = writeDocument('press_release', known, conversation.today);
    expect(markdown).toContain('“I sang it to the empty church.” — Mara Quill');
  });

  it('that is kept for a release is the artist’s own, and not praise from someone named like it', () => {
    const said = 'My single "Lamp Room" is out on 5 March 2027.';
    const { known } = situationOf([said], { kept: ['Quote (Lamp Room): I sang it to the empty church.'] });
    expect(known.ownQuote?.words).toBe('I sang it to the empty church.');
    expect(known.praise).toEqual([]);
  });
});
