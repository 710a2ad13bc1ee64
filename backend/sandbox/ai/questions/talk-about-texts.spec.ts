import { lastReply } from './talk.fixture.js';

const gig =
  "Carol concert on Saturday 12 December at St Wilfrid's Hall, 7pm, tickets £8. Please write the gig announcement";
const bios = 'I play a 1910 cello on loan and I teach on Thursdays. biographies at 250 and 100 words please';

it('who is joining the bill goes into its text', () => {
  const { text, calls } = lastReply([gig, 'I forgot, the Prudhoe Junior Brass are joining us. Could those go in?']);
  expect(calls).toEqual(['read_document', 'edit_document']);
  expect(text).toContain('**Support:** the Prudhoe Junior Brass');
});

it('another venue goes into the text, beside a wish for another tone', () => {
  const { text } = lastReply([gig, 'sorry, venue changed to the Blue Dome Social. also make it sound less like an ad']);
  expect(text).toContain('is now “Blue Dome Social”');
  expect(text).toContain('I can’t change a tone');
});

it('a cut is made in all texts of the last reply, and in later ones', () => {
  const { calls } = lastReply([bios, 'Please leave out the teaching.']);
  expect(calls).toEqual(['read_document', 'edit_document', 'read_document', 'edit_document']);
  expect(
    lastReply([bios, 'Please leave out the teaching.', 'now the 50 word bio, and what does it say?']).calls,
  ).toEqual(['write_document bio_50']);
});

it('a cut that names its text is made there alone', () => {
  const { calls } = lastReply([bios, 'Take the teaching out of the bio.']);
  expect(calls.filter((call) => call === 'edit_document')).toHaveLength(1);
});

it('“a Spotify one” is a pitch', () => {
  expect(lastReply([gig, 'can you do a spotify one as well, the 500 characters?']).calls).toContain(
    'write_document spotify_pitch',
  );
});

it('a question about radio changes no text', () => {
  const asked = 'do irish radio stations actually listen to stuff emailed in cold or is it a waste of time';
  expect(lastReply([gig, asked]).calls).toEqual([]);
});

it.each([
  ['take out the collapsing bit, and my age', 'Mara Quill is an indie folk artist from Leeds, UK. They are from Hull.'],
  ['cut my age and the bit about collapsing', 'They studied the oud in Cardiff.'],
])('two things are cut, each with what depends on it: %s', (message, left) => {
  const told = 'need a bio. im 31, from Hull, studied the oud in Cardiff, collapsed after a year';
  const { texts, text } = lastReply([told, message]);
  expect(texts[0]).toContain(left);
  expect(texts[0]).not.toMatch(/31|collapsed|after a year/u);
  expect(text).not.toContain('still in a line');
});
