import { lastReply } from '../talk.fixture.js';

const pitched = ['how do i get on spotify playlists', 'can you send it to spotify for me'];
const slot = 'just found out im playing Gull Point Festival next summer!! sat 3 july on the Lantern stage.';
const festival = [slot, 'they said its ok from the 14th of january. do me a post for then'];
const credit =
  'one thing tho, they said the ep was mixed by Lou Baird and it wasnt, i mixed it myself. can i ask them to fix that';
const reviewed = 'a blog called Tin Moth gave my ep a really bad review, 2 out of 5. should i reply?';

it.each([
  [pitched, 'paste the text there'],
  [
    [...pitched, 'aight cool. does it cost anything'],
    'is free, and a place on Spotify’s own playlists can’t be bought',
  ],
  [[`${slot} can i tell people yet?`], 'usually announce the line-up themselves'],
  [[...festival, 'what day is it im allowed post again? and what stage'], 'From **Thursday 14 January 2027**'],
  [[...festival, 'what day is it im allowed post again? and what stage'], 'the **Lantern Stage**'],
  [['cómo entro en las listas de spotify', '¿me lo puedes mandar tú a spotify?'], 'eso lo haces tú'],
  [['cómo entro en las listas de spotify', 'lo subes a spotify?'], 'eso lo haces tú'],
  [['hola, esto para que sirve exactamente'], 'haga su propia prensa'],
  [['oye y cuánto cobra más o menos un publicista por una gira así de chica?'], 'No hay una tarifa'],
  [[`${reviewed} feeling pretty crap about it`], 'an answer only gets it more readers'],
  [
    ['we play the Tin Kettle in Sligo on sat 12 december', 'grand. and what would you send the local paper?'],
    'The **gig announcement**',
  ],
  [[reviewed, credit], 'Yes: a wrong fact gets corrected'],
])('%s', (texts, said) => {
  const { text, calls } = lastReply(texts);
  expect(text).toContain(said);
  expect(calls).toEqual([]);
});

it('writes the email that asks for a correction', () => {
  const { text, calls } = lastReply([reviewed, credit, 'write me the email']);
  expect(text).toContain('it says that the ep was mixed by Lou Baird. I mixed it myself. Could you correct that?');
  expect(calls).toEqual([]);
});

it('names the stage alone, and has followed the question that it answers', () => {
  const told = ['im playing Long Gull Point Festival, sat 3 july on the Lamp Room stage. can i tell people yet?'];
  const { text } = lastReply([
    ...told,
    'they said its ok from the 14th of january',
    'what day can i post it again? and what stage',
  ]);
  expect(text).toMatch(/\*\*Lamp Room [Ss]tage\*\*/u);
  expect(lastReply([`${reviewed} feeling pretty crap about it`]).text).not.toContain('didn’t follow');
});

it('leaves the price of the app alone', () => {
  expect(lastReply([...pitched, 'and how much does fanfare cost?']).text).not.toContain('pitching a song');
});
