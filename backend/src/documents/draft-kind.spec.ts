import { kindOfDraft } from './draft-kind.js';

const words = (count: number): string => 'word '.repeat(count).trim();

test.each([
  ['Bio (50 words)', words(58), 'bio_50'],
  ['50-word bio', words(48), 'bio_50'],
  ['Bio, 100 words', words(90), 'bio_100'],
  ['Your 250-word bio:', words(260), 'bio_250'],
  ['Biografía (100 palabras)', words(99), 'bio_100'],
  ['Short bio', words(31), 'bio_50'],
  ['Short bio', words(80), 'bio_100'],
  ['Long bio', words(90), 'bio_250'],
  ['One-line bio', words(31), 'bio_line'],
  ['Bio en una frase', words(31), 'bio_line'],
  ['Biografía', words(95), 'bio_100'],
  ['Caption', words(40), 'captions'],
  ['Instagram captions', words(40), 'captions'],
  ['Pie de foto', words(40), 'captions'],
  ['Statement', words(40), 'crisis_statement'],
  ['Public statement about Friday', words(40), 'crisis_statement'],
  ['Declaración', words(40), 'crisis_statement'],
  ['Nota de prensa', words(40), 'press_release'],
  ['Comunicado de prensa', words(40), 'press_release'],
  ['Press release', words(40), 'press_release'],
  ['Pitch for Spotify editors', words(40), 'spotify_pitch'],
  ['Playlist pitch', words(40), 'spotify_pitch'],
  ['Pitch para la radio', words(40), 'radio_pitch'],
  ['Email to college radio', words(40), 'radio_pitch'],
  ['Pitch', words(40), 'blog_pitch'],
  ['Follow-up to the radio pitch', words(40), 'follow_up'],
  ['Correo de seguimiento', words(40), 'follow_up'],
  ['Tour dates', words(40), 'tour_announcement'],
  ['Anuncio de la gira', words(40), 'tour_announcement'],
  ['Gig announcement', words(40), 'gig_announcement'],
  ['Anuncio del concierto', words(40), 'gig_announcement'],
  ['Interview questions', words(40), 'interview_notes'],
  ['Notas para la entrevista', words(40), 'interview_notes'],
  ['Artist statement', words(40), 'other'],
  ['What I changed', words(40), 'other'],
  ['Embioning', words(40), 'other'],
])('a draft below “%s” is of its kind', (heading, text, kind) => {
  expect(kindOfDraft(text, heading)).toBe(kind);
});

test('a draft’s own first line names its kind', () => {
  expect(kindOfDraft(`**Bio (50 words)**\n\n${words(45)}`, 'Here it is')).toBe('bio_50');
});

test('without a heading, the text decides', () => {
  expect(kindOfDraft(`FOR IMMEDIATE RELEASE\n\n${words(40)}`, '')).toBe('press_release');
  expect(kindOfDraft(`**Subject:** Salt Road\n\nDear station, ${words(40)}`, '')).toBe('radio_pitch');
  expect(kindOfDraft(`Asunto: Salt Road\n\n${words(40)}`, '')).toBe('blog_pitch');
});
