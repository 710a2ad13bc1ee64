import { lastReply } from '../questions/talk.fixture.js';

describe('what a question tells about its subject', () => {
  it.each([
    ['how do i prepare for an interview', 'Who is it with, and when?'],
    ['how do i prepare for an interview with a podcast', 'When is it?'],
    ['how do i prepare for an interview on Wednesday', 'Who is it with?'],
  ])('is not asked again: %s', (question, asked) => {
    expect(lastReply([question]).text.endsWith(asked)).toBe(true);
  });

  it('is not asked again once both are told', () => {
    const { text } = lastReply([
      'We have an interview with a podcast on Wednesday. Can you make some notes with the questions they will maybe ask and what we can say?',
    ]);
    expect(text).not.toMatch(/Who is it with|When is it|didn’t follow/u);
  });

  it.each([
    ['What photo should we send? I only have phone pictures', 'don’t rule phone pictures out'],
    ['what press photos do they want, mine are taken on my iphone', 'don’t rule phone pictures out'],
    ['qué fotos de prensa mando? solo tengo fotos del móvil', 'no descartan las fotos de móvil'],
  ])('is answered first: %s', (question, answer) => {
    expect(lastReply([question]).text).toContain(answer);
  });

  it('is not guessed', () => {
    expect(lastReply(['What photo should we send? My phone is broken']).text).not.toContain('phone pictures');
  });
});
