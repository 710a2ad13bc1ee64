import { lastNamedWork } from './titles.js';

describe('a title beside the word for its kind, or beside a verb of releasing', () => {
  it.each([
    [
      'I make ambient music and my third album, The Tide Tables, will be self-released on Friday 9 April 2027',
      'The Tide Tables',
    ],
    ['Track: Glasswork, 3:41, out 22 January 2027', 'Glasswork'],
    ['title: Paper Moons', 'Paper Moons'],
    ['march 5th, song is Kerosene', 'Kerosene'],
    ['our EP Ashfall (5 tracks) is out 30 april', 'Ashfall'],
    ['its called Low Tide Letters and it comes out on the 26th of february', 'Low Tide Letters'],
    ['the single, Cold Harbour, drops in may', 'Cold Harbour'],
    ['New album "North Sea Ghosts" coming on 4 June', 'North Sea Ghosts'],
    ['releasing Sugar Static next friday', 'Sugar Static'],
    ['we are putting out an EP, Blue Hour, in March', 'Blue Hour'],
    ['putting out my first mixtape Concrete Lullabies on 3 july', 'Concrete Lullabies'],
    ['i have a song called tell me twice coming 5 feb', 'tell me twice'],
    ['my new track "Oh, Mother" is out now', 'Oh, Mother'],
    ['So, Fireflies is the name of the record', 'Fireflies'],
    ['The record is named Salt', 'Salt'],
    ['Undertow (single) 12 Feb', 'Undertow'],
    ['Undertow, my next single, lands 12 Feb', 'Undertow'],
    ['Undertow lands 12 Feb', 'Undertow'],
    ['Undertow is my next single', 'Undertow'],
    ['single Undertow, 12 Feb 2027', 'Undertow'],
    ['write a press release for Undertow, my single', 'Undertow'],
    ['a bio and press release for my debut album Glass Rivers please', 'Glass Rivers'],
    ['we just finished "Second Skin", a five-track EP', 'Second Skin'],
    ['Second Skin EP, 5 tracks, out in June', 'Second Skin'],
    ['The new Second Skin EP is out in June', 'Second Skin'],
    ['I wrote a song about my gran, it is called Evelyn', 'Evelyn'],
    ["the song's called Evelyn", 'Evelyn'],
    ['my song Evelyn got played on BBC Introducing', 'Evelyn'],
    ['album title is The Year of Small Things', 'The Year of Small Things'],
    ['Working title Bruise, out in the autumn', 'Bruise'],
    ['a live album, Live at the Trades, comes out 9 April', 'Live at the Trades'],
    ['the b-side is called Ghost Town', 'Ghost Town'],
    ['double A-side: Kites / Anchors', 'Kites / Anchors'],
    ['new tape called Soft Weather', 'Soft Weather'],
    ['My name is Jess and my single is called Ivy', 'Ivy'],
    ['Band name: Hollow Pines. Single: Ivy', 'Ivy'],
    ['is my track, Cold Harbour, any good for radio', 'Cold Harbour'],
    ['The song, Cold Harbour, is about the ferry', 'Cold Harbour'],
    ['First single from the album is Undertow', 'Undertow'],
    ['sharing Paper Moons on friday', 'Paper Moons'],
    ['produced by Kwame B, single No Sleep Till Salford', 'No Sleep Till Salford'],
    ['Saltmarsh is out 16 April', 'Saltmarsh'],
    ['My EP Salt Road and Other Stories comes in June', 'Salt Road and Other Stories'],
    ['New single: Undertow. Out: 12 Feb', 'Undertow'],
    ['my single is Undertow', 'Undertow'],
    ["it's 9 April, name is Quay Workers", 'Quay Workers'],
    ['the name is Salt', 'Salt'],
  ])('%s', (text, title) => {
    expect(lastNamedWork(text)?.title).toBe(title);
  });

  it.each([
    'my band Hollow Pines has a new single',
    'we play Leeds Brudenell on 4 March',
    'I like Radiohead and Björk',
    'the song is about Leeds',
    'my album is about my Dad',
    'Track was produced by Ana Torres',
    'the single is out on Nachtkind Records',
    'my track got played by Ana Torres on BBC Introducing',
    'a song by Nick Drake that I love',
    'the track Ana Torres produced is my favourite',
    'our new record on Nachtkind Records',
    'Album launch at The Lexington on 4 March',
    'single launch show, Leeds Brudenell, 4 March',
    'we support Hollow Coves in Bristol, our biggest show',
    'I am Ana, a singer from Leeds',
    'my name is Ana Torres',
    'my band, name of Hollow Pines',
    'name: Ana Torres',
    'the album features Ana Torres on cello',
    'I released my first album in March',
    'Dropping in Manchester next week',
    'a song about Leeds, my home town',
    'my album, Leeds based',
    'Rough Trade want my record, I think',
    'I want to send my EP to Clash',
    'send my single to Dana Holt at Clash',
    'review of my single in The Skinny',
    'Tour name is Slow Roads',
    'Kerrang liked the EP, Rob says',
    'I play the Brudenell, the album is out in May',
    'She Keeps Bees supports',
    'The single was produced by Tom Reyes in Sheffield',
    'the album was recorded at Real World, Bath',
    'my single is Great',
  ])('is not in “%s”', (text) => {
    expect(lastNamedWork(text)).toBeNull();
  });
});

describe('the name of whoever writes', () => {
  it.each([
    "Name's Bronwyn Sheedy, folk singer. new date Saturday 6 February",
    "hi. name's Kez Adeyo, I'm a rapper",
    "Name's Bronwyn Sheedy. 140 tickets sold",
  ])('is no title: %s', (text) => {
    expect(lastNamedWork(text)).toBeNull();
  });

  it('may still be that of a song', () => {
    expect(lastNamedWork("the single's done. name's Quay Workers")?.title).toBe('Quay Workers');
  });
});
