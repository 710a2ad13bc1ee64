import { situationOf } from '../../acting/situation.fixture.js';
import { introductionIn, managedIn } from './introduction.js';

describe('introductionIn', () => {
  it.each([
    ['hey there! im mia, i sing in a folk duo called Paper Lanterns from Leeds', 'Paper Lanterns', 'folk', 'Leeds'],
    ["we're a post-punk band from glasgow called the wet mondays", 'the wet mondays', 'post-punk', 'Glasgow'],
    ["Hi! We're Night Ferry, an indie rock trio based in Bristol, UK.", 'Night Ferry', 'indie rock', 'Bristol, UK'],
    ['My band is called "Glass Harbour" and we play dream pop', 'Glass Harbour', 'dream pop', ''],
    ['I make lo-fi hip hop and I go by Kid Marble. I live in Berlin', 'Kid Marble', 'lo-fi hip hop', 'Berlin'],
    ['Our band Salt & Iron is out of Portland, Oregon. Our genre is americana', 'Salt & Iron', 'americana', ''],
    ["I'm a singer-songwriter from Cork. My artist name is Orla Wren.", 'Orla Wren', '', 'Cork'],
    [
      'yo, kid soltys, manchester, instrumental hip hop. new single out soon',
      'kid soltys',
      'instrumental hip hop',
      'Manchester',
    ],
    ['Kid Marble, lo-fi hip hop, Berlin', 'Kid Marble', 'lo-fi hip hop', 'Berlin'],
    ['write a bio, press release, rock', '', '', ''],
    ['Hi, I manage DJ Orla Venn. She has an EP out', 'DJ Orla Venn', '', ''],
    [
      "hi im jess and i sing in the wet letters, we're an indie rock band from leeds",
      'the wet letters',
      'indie rock',
      'Leeds',
    ],
    ['i sing in the school choir and write songs', '', '', ''],
    ['i make instrumental hip hop as Kid Soltys in manchester', 'Kid Soltys', 'instrumental hip hop', 'Manchester'],
    ['somos Los Faroles, un grupo de cumbia de Valencia', 'Los Faroles', 'cumbia', ''],
    ['soy de Sevilla, hago flamenco, mi nombre artístico es Luna Roja', 'Luna Roja', 'flamenco', 'Sevilla'],
    ['hi, we are the bleach kids from new york and we make garage punk', '', 'garage punk', 'New York'],
    ["Hey Fanfare, Night Ferry here! We're releasing an album", 'Night Ferry', '', ''],
    ["We're Night Ferry from Cork. On the road in June", 'Night Ferry', '', 'Cork'],
    ['Somos Grúa, de Zaragoza', 'Grúa', '', 'Zaragoza'],
    ['yo its Kid Marble from Berlin, i make lo-fi hip hop', 'Kid Marble', 'lo-fi hip hop', 'Berlin'],
    ["hey, we're Paper Kites Club and we play Leeds in May", 'Paper Kites Club', '', ''],
    ['Somos Las Mareas y tocamos el 18 de marzo', 'Las Mareas', '', ''],
    ["We're Night Ferry, playing Leeds on 3 April", 'Night Ferry', '', ''],
    ['We sing soul in Manchester. Actually we sing gospel now.', '', 'gospel', ''],
    ['hiya im 19 and make drill under the name n1ghtbus. out soon', 'n1ghtbus', '', ''],
    ['im Kay Osei, 24, from Lewisham, producer/rapper', '', 'rap', 'Lewisham'],
    ['I release techno under the alias Kaya Dusk', 'Kaya Dusk', '', ''],
    ['I’m Tom Reed. I write and perform as Little Weather.', 'Little Weather', '', ''],
    ['we’re better known as The Salt Boys', 'The Salt Boys', '', ''],
    ["i'm a harp player from Cork, making ambient music with field recordings", '', 'ambient', 'Cork'],
  ])('%s', (text, name, genre, place) => {
    expect(introductionIn([text])).toEqual({ name, genre, place });
  });

  it.each([
    'How do I get my band on the radio?',
    "My friend's band is called The Others and they play ska in Hull.",
    'My single is called Slow Tide and it is out on 26 February 2027.',
    "We're ready. We're from the same school.",
    "We're on tour from March. Write a press release for the pop charts editor.",
    'I want to be a folk singer from Nashville.',
    'We are not a punk band called Riot.',
    'Come over here, Leeds!',
    'We play Leeds with a folk band called Low Tide.',
    'The Stirling show is going ahead, a band called Harbour Dogs are lending us gear.',
    'Support is a great band called Low Tide.',
    'Tocamos con otra banda llamada Marea Baja.',
    "We're Leeds and York on Friday.",
    'This is great! We are happy. This is it.',
    'a journalist called Jane wrote to our band',
    'I play guitar as a hobby in bands, and sing as well in the evening.',
  ])('reads nothing in "%s"', (text) => {
    expect(introductionIn([text])).toEqual({ name: '', genre: '', place: '' });
  });

  it('takes the newest name, genre and place', () => {
    const texts = [
      'We are a folk band called Lamp from Leeds.',
      'Sorry, the band is called Lantern. We are from York.',
    ];
    expect(introductionIn(texts)).toEqual({ name: 'Lantern', genre: 'folk', place: 'York' });
  });
});

describe('an act whose manager writes', () => {
  it.each([
    ['I manage Saint Violet, a dream pop singer from Bristol', 'Saint Violet'],
    ['hi, i look after a band called Low Sun', 'Low Sun'],
    ["I'm Saint Violet's manager", 'Saint Violet'],
    ['i do PR for saint violet, her single is out in may', 'saint violet'],
    ['im the manager of Kid Harpoon and he has a new single', 'Kid Harpoon'],
  ])('is read in %j', (text, name) => {
    expect(managedIn([text])).toBe(name);
  });

  it.each(['I manage two bands', 'i manage my own bookings', 'I manage the socials', 'my manager is Ana Ruiz'])(
    'is not read in %j',
    (text) => {
      expect(managedIn([text])).toBe('');
    },
  );

  it('is what texts are about, with the manager as contact', () => {
    const said =
      'I manage Saint Violet, a dream pop singer from Bristol. her single Paper Planes is out 26 feb 2027. She recorded it in a chapel';
    const { known } = situationOf([said]);
    expect(known).toMatchObject({
      ...{ name: 'Saint Violet', genre: 'dream pop', place: 'Bristol', title: 'Paper Planes' },
      ...{ contactName: 'Mara Quill', statements: ['Saint Violet recorded it in a chapel.'] },
    });
  });
});
