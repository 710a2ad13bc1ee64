import { isOrder, withOrdersApart } from './orders-apart.js';
import { lastReply } from '../../questions/talk.fixture.js';

const announced = 'my single Tin Rose comes out on 5 feb 2027, write a press release';
const anunciado = 'saco single el 5 de febrero, se llama Rosa, hazme una nota de prensa';

describe('an order with a fact', () => {
  it.each([
    ['we cut it in a barn, add that', 'we cut it in a barn. Add that.'],
    ['we cut it in a barn – mention it', 'we cut it in a barn. Add that.'],
    ['we cut it in a barn stick that in thx', 'we cut it in a barn. Add that.'],
    ['we cut it in a barn, can you put that in the bio please?', 'we cut it in a barn. Put that in the bio.'],
    ['we cut it in a barn (include that)', 'we cut it in a barn. Add that.'],
    ['put this in: we cut it in a barn', 'add that we cut it in a barn'],
    ['now put that in the pitch', 'now put that in the pitch'],
    ['they told me to put it in', 'they told me to put it in'],
    ["we cut it in a barn, don't add that", "we cut it in a barn, don't add that"],
  ])('is a sentence of its own: %s', (message, apart) => {
    expect(withOrdersApart(message, 'en')).toBe(apart);
  });

  it.each([
    ['lo grabé en casa, añade eso porfa', 'lo grabé en casa. Añade eso.'],
    ['lo grabé en casa, ¿puedes ponerlo?', 'lo grabé en casa. Añade eso.'],
    ['lo grabé en casa, mételo en la bio', 'lo grabé en casa. Ponlo en la bio.'],
  ])('is one in Spanish, too: %s', (message, apart) => {
    expect(withOrdersApart(message, 'es')).toBe(apart);
  });

  it('is told from a fact', () => {
    expect(isOrder('can u put that in the bio please', 'en')).toBe(true);
    expect(isOrder('agrégalo por favor gracias', 'es')).toBe(true);
    expect(isOrder('we put it in a box', 'en')).toBe(false);
  });

  it.each([
    ['I tracked it in a lighthouse with my cousin Ned on harp, add that', 'on harp.'],
    ['tracked it in a lighthouse on a 4 track pop that in thx', 'on a 4 track.'],
    ['my brother Joe plays bass on it – mention it', 'plays bass on it.'],
    ['it was mixed by Ola Kent, can u put that in the press release please', 'mixed by Ola Kent.'],
  ])('is never printed: %s', (message, end) => {
    const { text, texts } = lastReply([announced, message]);
    expect(texts.at(-1)).toContain(end);
    expect(texts.at(-1)).not.toMatch(/(?:add|pop|put) that|mention it/iu);
    expect(text).not.toContain('I didn’t follow');
  });

  it.each([
    ['lo escribí en un tren, añade eso porfa', 'Lo escribió en un tren.'],
    ['lo mezcló Ola Kent, agrégalo por favor gracias', 'Lo mezcló Ola Kent.'],
  ])('is never printed in Spanish: %s', (message, fact) => {
    const { text, texts } = lastReply([anunciado, message]);
    expect(texts.at(-1)).toContain(`\n${fact}\n`);
    expect(text).not.toContain('No he seguido');
  });

  it.each([
    ['our drummer Ada Poe is leaving the band, write a post', 'Our drummer Ada Poe is leaving the band.'],
    ['nuestra bajista Noa Ruiz deja el grupo, hazme un post', 'Nuestra bajista Noa Ruiz deja el grupo.'],
  ])('for a post isn’t a part of it: %s', (message, post) => {
    expect(lastReply([message]).texts.at(-1)).toContain(`${post}\n`);
  });
});
