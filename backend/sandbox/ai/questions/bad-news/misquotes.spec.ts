import { lastReply } from '../talk.fixture.js';

const told =
  'A magazine called Tin Lantern quoted me saying vinyl is pointless. i said vinyl is PRICEY and small shops deserve help. people are angry in the comments';
const said = 'What I said is that vinyl is pricey and small shops deserve help.';

it('says what to do first, with what was said', () => {
  const { text } = lastReply([told]);
  expect(text).toContain('Ask for a correction');
  expect(text).toContain(said);
  expect(text).not.toContain('Tin Lantern');
});

it.each([
  ['do i even post anything or just leave it?', /^Post, once/u],
  [
    'ok ill post. keep it short and dont name them',
    new RegExp(`^To copy; it names nobody:\\n\\n> Something I’m quoted as saying isn’t what I said\\. ${said}$`, 'u'),
  ],
  ['they said no', /^Ask once more/u],
])('“%s” behind it', (message, reply) => {
  expect(lastReply([told, message]).text).toMatch(reply);
});

it('writes to whoever wrote it, and thanks them', () => {
  const email = 'now an email to them asking to fix it. writer is rosa keel';
  const { text } = lastReply([told, email]);
  expect(text).toContain('Hello Rosa,');
  expect(text).toContain('quotes me as saying that vinyl is pointless. That isn’t what I said. ');
  expect(text).toContain(said);
  const thanks = lastReply([told, email, 'she says shell fix it tomorrow. what do i reply']).text;
  expect(thanks).toContain('Hello Rosa,');
  expect(thanks).toContain('for putting it right');
  expect(thanks).not.toContain('vinyl');
});

it.each([
  [
    'the weekly quoted us saying folk is boring, thats not what we said, we said folk is for everyone',
    'What we said is that folk is for everyone.',
  ],
  [
    'They wrote that I said radio is useless, I actually said radio needs new voices. What now?',
    'What I said is that radio needs new voices.',
  ],
  ['got misquoted in a paper, help', '[What you said, in one sentence.]'],
])('“%s”', (message, statement) => {
  expect(lastReply([message]).text).toContain(statement);
});

it('takes what was said from a later message', () => {
  const { text } = lastReply(['got misquoted in a paper, help', 'i said that small labels need help']);
  expect(text).toContain('What I said is that small labels need help.');
  expect(text).toContain('write the email');
});

it('is about nothing else that is written later', () => {
  expect(lastReply([told, 'we play a gig at the Corner House on 12 Feb, write a post for it']).text).not.toContain(
    'quoted',
  );
  expect(lastReply(['The Courier said I said yes to the festival.']).text).not.toContain('quoted');
});

it('reads Spanish', () => {
  const first =
    'una revista me citó diciendo que el vinilo no sirve. yo dije que el vinilo es caro. la gente está enfadada';
  expect(lastReply([first]).text).toContain('Lo que dije es que el vinilo es caro.');
  expect(lastReply([first, 'publico algo o lo dejo pasar?']).text).toMatch(/^Publica, una vez/u);
  const email = lastReply([first, 'hazme un correo para la revista, la periodista es Eva Soler']).text;
  expect(email).toContain('Hola, Eva:');
  expect(email).toContain('en tu texto pone que dije que el vinilo no sirve.');
  expect(lastReply([first, 'dice que lo cambia mañana. qué le contesto?']).text).toContain('gracias por contestar');
});
