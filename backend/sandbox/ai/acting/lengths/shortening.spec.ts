import { lastReply } from '../../questions/talk.fixture.js';

const release =
  'My single "Salt Road" comes out on 12 February 2027. It is about my nan who worked in the mill for 40 years. I recorded it in a chapel in Hull with my cousin Tolu. My quote: "I wanted to write down what she told me." Write a press release';
const spanish =
  'mi sencillo se llama "Balsa" y sale el 29 de enero. Lo grabé en la finca de mi abuelo con músicos del pueblo. hazme la nota de prensa';

const textAfter = (...messages: string[]): { text: string; document: string; calls: string[] } => {
  const { text, texts, calls } = lastReply(messages);
  return { text, calls, document: texts.at(-1) ?? '' };
};

it('a shorter text leaves out blanks first, then what is the same in every text', () => {
  expect(textAfter(release, 'make it a bit shorter').document).toMatch(/About Mara Quill.*UK\.$/mu);
  const { text, document } = textAfter(release, 'make it shorter');
  expect(document).toContain('chapel');
  expect(document).not.toContain('About Mara Quill');
  expect(text).toContain('Left out: “About Mara Quill: Mara Quill is an indie folk artist from Leeds, UK.”');
});

it('a much shorter text leaves out what every release has, and keeps the facts and the quote', () => {
  const { text, document } = textAfter(release, 'make it a lot shorter');
  expect(document).toContain('# Mara Quill to release the single “Salt Road” on Friday 12 February 2027');
  expect(document).toContain('It is about their nan');
  expect(document).toContain('“I wanted to write down what she told me.” — Mara Quill');
  expect(document).toContain('**Contact:** Mara Quill');
  expect(document).not.toMatch(/About Mara Quill|IMMEDIATE|One more sentence/u);
  expect(text).toMatch(
    /^Changed in \[.*\): it has \d+ words now instead of \d+\. Left out: “FOR IMMEDIATE RELEASE”, /u,
  );
  expect(text).toContain('reword nothing');
});

it('a text that can’t be cut to a number of words says how many it has', () => {
  const { text, document } = textAfter(release, 'needs to be under 30 words');
  expect(document).toContain('will release the single “Salt Road” on Friday 12 February 2027.');
  expect(document).not.toContain('nan');
  expect(text).toContain('not 30 words');
  expect(textAfter(release, 'under 300 words').text).toContain('fits already');
});

it('what the message wants kept stays', () => {
  expect(textAfter(release, 'half as long but keep the bit about my nan').document).toContain('about their nan');
});

it('another tone beside it is left, and said to be', () => {
  const { text, calls } = textAfter(spanish, 'que sea mas corto y menos serio porfa');
  expect(calls).toStrictEqual(['read_document', 'edit_document']);
  expect(text).toContain('El tono sigue igual');
  expect(textAfter(release, 'way too long').text).not.toContain('tone');
});

it('a statement isn’t cut: the script can’t tell what people need', () => {
  const told = 'Our van was stolen last night in Leeds with all our gear. Nobody is hurt. Write the statement';
  const { text, calls } = textAfter(told, 'make it shorter');
  expect(calls).not.toContain('edit_document');
  expect(text).toContain('cut nothing');
});

it('half of a text goes without blanks and what every text has, before the artist’s facts', () => {
  const told = 'our ep Coal Lane has 6 tracks and is out 5 feb on Damp Records. recorded in a boathouse over 3 days';
  const { document } = textAfter(`${told}. write the press release`, 'bit long. can u halve it');
  expect(document).toContain('It has 6 tracks.');
  expect(document).toContain('boathouse');
  expect(document).not.toMatch(/IMMEDIATE|\[private|Why now|###/u);
});

it('a part of it is cut although it was only decided just now', () => {
  const { document } = textAfter(release, 'shorter pls and take the chapel out actually, the vicar might moan');
  expect(document).not.toContain('chapel');
});
