import { writeDocument } from '../../writing/document.js';
import { lastReply } from '../../questions/talk.fixture.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { showNamed } from './others-names.js';

/** The pitch to radio after these messages. */
function pitchAfter(...texts: string[]): string {
  const { known, conversation } = situationOf(texts);
  return writeDocument('radio_pitch', known, conversation.today).markdown;
}

const single = 'mi single Barrio Sur sale el 5 de marzo de 2027';
const english = 'my single Barrio Sur is out on 5 March 2027';

describe('what someone else’s thing is called', () => {
  it.each([
    [
      single,
      'dale, escribime un mail para el programa, se llama Tarde Litoral y lo conduce Caro Benítez',
      'Tarde Litoral',
    ],
    [single, 'hazme un correo para la radio. el programa se llama La Hora Sur', 'La Hora Sur'],
    [single, 'escríbeme un correo para un podcast que se llama Ruido Norte', 'Ruido Norte'],
    [single, 'la emisora se llama «Radio Faro»', 'Radio Faro'],
    [single, 'quiero escribirle a un blog, el blog se llama Ruido Norte', ''],
    [single, 'ahora un correo para un blog, que se llama Ruido Maguey', ''],
    [single, 'la revista se llama Mondo Sonoro y escribe Ana Paz', ''],
    [single, 'la sala se llama Galpón Once', ''],
    [single, 'el festival se llama Orilla Sur', ''],
    [
      english,
      'write me an email for the radio show, the show is called Evening Tide and Caro Bell hosts it',
      'Evening Tide',
    ],
    [english, "write me an email for a radio show, it's called Evening Tide", 'Evening Tide'],
    [
      english,
      'write me an email for radio. the show is Evening Tide on Moor Side FM and the presenter is Caro Bell',
      'Evening Tide',
    ],
    [english, 'the show is Friday and the presenter is Caro Bell', ''],
    [english, 'the show is The Paper Hall, 8pm', ''],
    [english, 'pitch for a blog called Gravel Road please', ''],
    [english, 'the blog is called Gravel Road', ''],
    [english, 'the venue is called Paper Hall', ''],
  ])('is no title: %s %s', (before, text, show) => {
    expect(situationOf([before, text]).known.title).toBe('Barrio Sur');
    expect(showNamed(situationOf([before, text]).conversation.question)).toBe(show);
  });

  it('is whom a pitch for radio is for', () => {
    const text = 'escribime un mail para el programa, se llama Tarde Litoral y lo conduce Caro Benítez';
    expect(pitchAfter(single, text)).toMatch(/^Asunto: Mara Quill – Barrio Sur para Tarde Litoral\n/u);
    expect(pitchAfter(english, 'write me an email for the radio show, the show is called Evening Tide')).toMatch(
      /^Subject: Mara Quill – Barrio Sur for Evening Tide\n/u,
    );
    const { texts } = lastReply([
      english,
      'write the radio pitch',
      'the show is Evening Tide on Moor Side FM and the presenter is Caro Bell',
    ]);
    expect(texts.at(-1)).toContain('for Evening Tide\n\nHello Caro,');
  });

  it('is told of a concert beside the single', () => {
    const text =
      'dale, escribime un mail para el programa, se llama Tarde Litoral. decile que toco el 27 de febrero en el Galpón 11, entrada $8000';
    const pitch = pitchAfter(single, text);
    expect(pitch).toContain('“Barrio Sur”, de Mara Quill');
    expect(pitch).toContain('En directo: sábado, 27 de febrero de 2027, Galpón 11. Entradas: $8000.');
    expect(pitch).not.toContain('Toco');
  });

  it('is where the concert is', () => {
    const { known } = situationOf(['toco el 27 de febrero en Rosario', 'la sala se llama Galpón Once']);
    expect(known.shows.map(({ town, venue }) => [town, venue])).toEqual([['Rosario', 'Galpón Once']]);
    expect(known.title).toBe('');
  });
});

it.each([
  ['tengo un tema para la radio, se llama Faro y sale el 5 de marzo', 'Faro'],
  ['mandé mi single a un blog. se llama Faro, el single', 'Faro'],
  ['my new single for the radio is called Paper Tide', 'Paper Tide'],
  ['mi disco se llama Sala Norte', 'Sala Norte'],
])('the artist’s own work keeps its name: %s', (text, title) => {
  expect(situationOf([text]).known.title).toBe(title);
});
