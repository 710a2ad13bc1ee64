import { soundIn } from './sound.js';

describe('how a song sounds', () => {
  it.each([
    ["it's melancholy, with rhodes piano and brushed drums", 'melancholy', 'rhodes piano and brushed drums'],
    ['es melancólica, con piano Rhodes y batería suave', 'melancólica', 'piano Rhodes y batería suave'],
    ['the mood is wistful btw', 'wistful', ''],
    ['mood: late-night and lonely', 'late-night and lonely', ''],
    ["the song's kind of dreamy and sad", 'dreamy and sad', ''],
    ['el ambiente es más bien nostálgico', 'nostálgico', ''],
    ['upbeat, a bit defiant', 'upbeat, a bit defiant', ''],
    ['the instruments are cello, upright bass and drum machine', '', 'cello, upright bass and drum machine'],
    [
      'hushed, fingerpicked, about the flat we left. brushes on the snare, harmonium, double bass',
      'hushed, fingerpicked',
      'brushes on the snare, harmonium, double bass',
    ],
    [
      'pitch Low Sun, please. slow, fingerpicked, about my nan. harmonium, brushes',
      'slow, fingerpicked',
      'harmonium, brushes',
    ],
    ['it’s slow and sparse with a pump organ', 'slow and sparse', 'pump organ'],
    ['acoustic guitar, harmonica', '', 'acoustic guitar, harmonica'],
    ["it's about my aunt's shed, just me and a banjo", '', 'banjo'],
    ['i play wurlitzer and sing', '', 'wurlitzer and vocals'],
    ['I sing and play harp', '', 'harp and vocals'],
    ['toco el piano y canto', '', 'piano y voz'],
    ['lleva guitarra española y palmas', '', 'guitarra española y palmas'],
    ["it's mostly piano and voice", '', 'piano and voice'],
    ['la canción suena oscura y lleva sintetizadores', 'oscura', 'sintetizadores'],
    [
      'Spotify pitch for my track Undertow, 12 feb 2027, melancholic, piano and drum machine, made it in Hull',
      'melancholic',
      'piano and drum machine',
    ],
    [
      'pitch my song Low Sun, out in may, dark and dreamy, cello, synths, brushed drums',
      'dark and dreamy',
      'cello, synths, brushed drums',
    ],
  ])('%s', (text, mood, instruments) => {
    expect(soundIn([text])).toEqual({ mood, instruments });
  });

  it('is what was said last', () => {
    expect(soundIn(["it's sad", 'the mood is hopeful', 'thanks'])).toEqual({ mood: 'hopeful', instruments: '' });
  });

  it.each([
    "it's sad that the gig is cancelled",
    "I'm happy with it",
    'we recorded it with a cello player from Hull',
    'can you find a guitar teacher',
    'it’s quiet in our town',
    'es triste que no venga nadie',
    'who else plays drums',
    'our drummer was arrested',
  ])('is not read from: %s', (text) => {
    expect(soundIn([text])).toEqual({ mood: '', instruments: '' });
  });
});
