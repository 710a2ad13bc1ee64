import { lastReply } from '../questions/talk.fixture.js';

const told = 'my EP Slate is out 15 january on our own label Low Sun';

it('another label is noted before there is a text', () => {
  const { text, calls } = lastReply([told, 'don’t say own label, we signed with Tin Roof last week']);
  expect(text).toContain('Noted: the label is Tin Roof, not Low Sun.');
  expect(calls).toEqual([]);
});

it('and goes into the texts that name the old one', () => {
  const { texts } = lastReply([
    `${told}. Write the press release`,
    'actually it is not own label, we signed to Tin Roof',
  ]);
  expect(texts.join('')).toContain('on Tin Roof.');
  expect(texts.join('')).not.toContain('Low Sun');
});

it('also if one of its songs was spoken of since', () => {
  const { texts } = lastReply([
    `${told}. Write the blog pitch`,
    'mention the track Kettle is the main one',
    'also the follow up',
    'don’t say own label, I signed with Tin Roof. fix both',
  ]);
  expect(texts.join('')).toContain('on Tin Roof.');
});

it('what is no label changes nothing', () => {
  expect(lastReply([told, 'I signed with Anna Meyer for booking']).text).not.toContain('Noted: the label');
});
