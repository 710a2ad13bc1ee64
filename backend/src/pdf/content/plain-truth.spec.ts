import { PlainTruth } from './plain-truth.js';
import { plain } from './said-text.js';

const holds = (said: string, sentence: string, names: string[] = []) =>
  new PlainTruth(plain(said), names).holds(sentence);

it.each([
  ['We live in Leeds and wrote two songs.', 'Based in Leeds, they have written two songs.'],
  ['We live in Leeds.', 'She sings.'],
  ['We made 3 albums in Leeds.', 'In Leeds they made three albums.'],
  ['We won the Leeds Prize.', 'They won the Leeds Prize.'],
  ['Ines plays cello in Leeds.', 'Fronted by Ines, they live in Leeds.'],
  ['Ines plays cello in Leeds.', 'Built around the cello, these songs come from Leeds.'],
  ['Ines plays cello in Leeds.', 'Slow, patient and close, they are of Leeds.'],
  ['Ines plays cello in Leeds.', 'Lyrics and cello meet somewhere in Leeds.'],
  ['Ines plays cello in Leeds.', 'Expect cello.'],
  ['Wir sind eine Band aus Leipzig und spielen seit 2019.', 'Die Leipziger Gruppe spielt seit 2019.'],
  ['Alle Texte schreibe ich selbst.', 'Die Sängerin schreibt ihre Texte selbst.'],
  ['Я из города Казань, играю с 2019 года.', 'Певица родом из Казани.'],
  ['Мы из Перми.', 'Она из Пермь.'],
  ['Мы живём в Казани.', 'Она любит Казанию.'],
  ['東京のサントリーホールで2019年に演奏しました', '2019年に東京のサントリーホールで演奏した。'],
  ['私は東京のハープ奏者です', '彼女は東京を拠点に活動するハープ奏者。'],
  ['我在上海MAO演出过', '她曾在上海MAO演出。'],
  ['서울에서 2019년에 결성했어요', '이 밴드는 2019년에 서울에서 결성되었다.'],
])('“%s” bears “%s”', (said, sentence) => {
  expect(holds(said, sentence)).toBe(true);
});

it.each([
  ['We played Leeds.', 'Coldplay remixed the song in Leeds.'],
  ['We played Leeds.', 'Sting is a fan of theirs in Leeds.'],
  ['We played Leeds.', 'Spotify put it on a list in Leeds.'],
  ['We played Leeds.', 'They played Leeds. Radiohead took them on tour.'],
  ['We played Leeds.', 'They sold two million records.'],
  ['We sold 300 records in Leeds.', 'They sold two million records.'],
  ['We made 2 albums.', 'They made three albums.'],
  ['We played Leeds.', 'They won a grammy.'],
  ['It was wonderful in Leeds.', 'They won in Leeds.'],
  ['We live in Leeds.', 'They are signed in Leeds.'],
  ['We played Leeds.', 'The critically acclaimed singer played Leeds.'],
  ['We played Leeds.', 'A brilliant voice from Leeds.'],
  ['Wir spielen in Leipzig.', 'Die Gruppe spielte mit Tocotronic.'],
  ['Я из города Казань.', 'Певица выступала в Москве.'],
  ['Я из города Казань.', 'Певица из Казаков.'],
  ['東京で演奏しました', '武道館で演奏した。'],
  ['東京で2019年に演奏しました', '東京で2018年に演奏した。'],
  ['我在上海MAO演出过', '她曾在北京演出。'],
])('“%s” does not bear “%s”', (said, sentence) => {
  expect(holds(said, sentence)).toBe(false);
});

it('a name that the artist gave praises nobody, and what has its letters does', () => {
  const said = 'The Magnetic Fields took us on tour.';
  expect(holds(said, 'The Magnetic Fields took them on tour.', ['The Magnetic Fields'])).toBe(true);
  expect(holds(said, 'They have a magnetic voice.', ['The Magnetic Fields'])).toBe(false);
});
