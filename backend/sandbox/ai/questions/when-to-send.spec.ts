import { lastReply } from './talk.fixture.js';

const release = 'My single "Salt Road" is out on 26 February 2027.';
const lanzamiento = 'Mi single "Sal" sale el 26 de febrero de 2027.';
const gig = 'We play The Brudenell in Leeds on 17 December 2026.';

describe('when to write to blogs, radio and papers', () => {
  it.each([
    'when do i send it to blogs and radio?',
    'how far ahead should I email blogs and the radio stations',
    'I wonder when I should send it to radio and to blogs',
    'how early should we pitch blogs and radio?',
  ])('is counted from the release: %s', (question) => {
    const { text, calls } = lastReply([release, question]);
    expect(text).toContain('from **Friday 15 January 2027**, by **Friday 19 February 2027** at the latest');
    expect(text).toContain('**Radio:** from **Friday 5 February 2027**');
    expect(calls).toEqual([]);
  });

  it.each([
    'y me dices que dia lo mando a spotify?',
    '¿cuándo lo propongo a Spotify?',
    'con cuanto tiempo lo mando a spotify',
  ])('also in Spanish: %s', (question) => {
    const { text } = lastReply([lanzamiento, question]);
    expect(text).toContain(
      'desde el **viernes, 29 de enero de 2027**, como tarde el **viernes, 19 de febrero de 2027**',
    );
  });

  it('is general without a day, which is then asked for', () => {
    const { text } = lastReply([
      'How far ahead should I send a new song to blogs and radio? First time doing my own PR',
    ]);
    expect(text).toContain('**Blogs and online magazines:** four to six weeks before is usual');
    expect(text).toContain('**Radio:** 1 to 3 weeks before');
    expect(text).toContain('Which day is it out?');
  });

  it('is counted from the concert, with the last issue of a weekly paper', () => {
    const { text } = lastReply([gig, 'I wonder when ought I to send it to the newspaper? It comes out on Thursdays.']);
    expect(text).toContain('**now**: the usual day was **Tuesday 17 November 2026**');
    expect(text).toContain('Its last issue before then is on **Thursday 10 December 2026**');
    expect(lastReply([gig, 'how early do i tell the paper, it comes out every friday']).text).toContain(
      'on **Friday 11 December 2026**',
    );
  });

  it('leaves out weekends and the days around Christmas', () => {
    const { text } = lastReply(['We play The Brudenell in Leeds on 30 January 2027.', 'when do i email the paper?']);
    expect(text).toContain('about **Wednesday 23 December 2026**');
  });

  it('says whether it is too early for them', () => {
    expect(lastReply([release, 'am i too early to email blogs now']).text).toMatch(/^Yes, it’s still early/u);
    expect(
      lastReply(['My single "Salt Road" is out on 18 December 2026.', 'is it too soon to email blogs?']).text,
    ).toMatch(/^No, it’s not too early/u);
  });

  it('says what comes first if it is asked of no one in particular', () => {
    const { text } = lastReply(["Okay mine comes out February 26. Does that mean I'm too early to start now?"]);
    expect(text).toContain('you’re not too early: there are 95 days until **Friday 26 February 2027**');
    expect(text).toContain('**Friday 8 January 2027:** press photos');
    expect(text).toContain('What is it called?');
  });

  it('says it beside a plan, too, and beside a text', () => {
    const { text, calls } = lastReply([
      'My single is called "Salt Road".',
      "Okay it comes out February 26. Does that mean I'm too early to start now?",
    ]);
    expect(calls).toEqual(['plan_release release']);
    expect(text).toContain('No, you’re not too early: there are 95 days');
    expect(text).not.toContain('I didn’t follow');
    expect(lastReply([release, 'write the radio pitch and tell me when to send it to radio']).text).toContain(
      '**Radio:** from **Friday 5 February 2027**',
    );
  });

  it('leaves a question for all kinds of press to the timeline', () => {
    const { text } = lastReply(['Our debut album is out on 21 May 2027. When do we contact which kind of press?']);
    expect(text).toContain('Monthly print and other long leads');
  });

  it.each([
    'when will you email the blogs?',
    'how long should i wait before i email the blog again?',
    'when they play it on the radio, i will tell you',
    'when did the paper write about us?',
  ])('is not asked by: %s', (question) => {
    expect(lastReply([release, question]).text).not.toContain('counted from');
  });
});

describe('when to send what was written, if no reader is named', () => {
  const single = 'My single "Salt Road" is out on 15 January 2027.';

  it.each([
    'perfect ty. when should i start sending it to people?',
    'How far ahead should I send it?',
    'when do i send out the press release',
    'am i too late to send it?',
  ])('is for those who get it: %s', (question) => {
    const { text } = lastReply([single, 'Write the press release.', question]);
    expect(text).toContain('**Blogs and online magazines:** from **Friday 4 December 2026**');
    expect(text).toContain('**Local papers:** about **Wednesday 16 December 2026**');
    expect(text).not.toContain('**Spotify:**');
  });

  it('is for local press with a gig', () => {
    const { text } = lastReply([
      'We play The Brudenell in Leeds on 16 January 2027.',
      'write the gig announcement',
      'How far ahead should I send it? and do I just send it to the main email on their website?',
    ]);
    expect(text).toContain('**Local press and radio, for the show:** about **Thursday 17 December 2026**');
    expect(text).toContain('Take what the outlet’s own contact page says');
  });

  it('is the paper’s issue if it is asked when the paper wants it', () => {
    const { text } = lastReply([
      'We play The Brudenell in Leeds on 16 January 2027.',
      'When would the paper want it by do you think? It comes out on Thursdays.',
    ]);
    expect(text).toContain('Its last issue before then is on **Thursday 14 January 2027**');
  });

  it.each(['do i send it to people before its out or after', 'should we send it now or wait until it’s out'])(
    'is before the release: %s',
    (question) => expect(lastReply([single, question]).text).toMatch(/^Before it’s out, with a private link/u),
  );

  it.each([
    'una pregunta, ¿es mejor mandar el video antes privado o esperar a que ya esté público?',
    'lo mando antes o despues de que salga?',
  ])('is before the release in Spanish, too: %s', (question) =>
    expect(lastReply(['Mi single "Sal" sale el 15 de enero de 2027.', question]).text).toMatch(/^Antes de que salga/u),
  );

  it('is a week later for a follow-up', () => {
    const { text, calls } = lastReply([
      single,
      'Write also the follow-up for the ones who don’t answer. When do I send it?',
    ]);
    expect(calls).toEqual(['write_document follow_up']);
    expect(text).toContain('**about a week after your first email**');
    expect(text).not.toContain('Working back from');
    expect(lastReply([single, 'Write the follow-up.', 'when do i send it?']).text).toContain('a week after');
  });

  it('is Spotify’s day for a pitch, if that is what it was about', () => {
    const { text } = lastReply([
      'hi can you help with my spotify pitch',
      "Thank you! It's out on 15 January, have I left it too late to pitch?",
    ]);
    expect(text).toMatch(/^No, there’s still time\.\n\n- \*\*Spotify:\*\* from \*\*Friday 18 December 2026\*\*/u);
  });

  it('is Spotify’s for a pitch that was just written', () => {
    const { text } = lastReply([single, 'write the spotify pitch', 'is it too late to submit?']);
    expect(text).toMatch(/^No, there’s still time\.\n\n- \*\*Spotify:\*\* from/u);
  });

  it('is Spotify’s if it is asked when Spotify wants it', () => {
    expect(lastReply([single, 'When does Spotify want it?']).text).toContain('**Spotify:** from');
  });

  it('counts from a day in the question after a release that came out', () => {
    const { text } = lastReply([
      'My single "Salt Road" came out on 20 November 2026.',
      'ok for spotify the next one is "Sugar Bay", 29 January. When exactly should I pitch?',
    ]);
    expect(text).toContain('by **Friday 22 January 2027** at the latest');
  });

  it.each([
    'when do you send it to me?',
    'who would want to hear it live',
    'when will they send it back',
    'when do we get sent the tickets',
  ])('is not asked by: %s', (question) => expect(lastReply([single, question]).text).not.toContain('counted from'));
});
