import { ownNewsIn } from './own-news.js';

describe('news that is no release', () => {
  it.each([
    [
      "We've been shortlisted for Choir of the Year at the Vale Awards. I'd like a release about that.",
      'Mara Quill shortlisted for Choir of the Year at the Vale Awards',
    ],
    [
      'weve been nominated for best folk act at the Leeds Music Awards, can u write a press release about it',
      'Mara Quill nominated for best folk act at the Leeds Music Awards',
    ],
    [
      'Good news, our band has just been chosen for the Green Room scheme',
      'Mara Quill chosen for the Green Room scheme',
    ],
    ['I won the Ashby songwriting prize!', 'Mara Quill wins the Ashby songwriting prize'],
    ["we've just signed to Tin Roof Records", 'Mara Quill signs to Tin Roof Records'],
    ['We’ve passed a million streams on our single Salt', 'Mara Quill passes a million streams on their single Salt'],
    ['I got picked to open for Low Tide at the Exchange', 'Mara Quill picked to open for Low Tide at the Exchange'],
    [
      'we got through to the national finals in Gateshead',
      'Mara Quill goes through to the national finals in Gateshead',
    ],
    ['We’ve been asked to open for Low Tide, press release please', 'Mara Quill asked to open for Low Tide'],
    ['we were invited to play Kite Festival', 'Mara Quill invited to play Kite Festival'],
  ])('%s', (message, headline) => {
    expect(ownNewsIn(message, 'Mara Quill', 'en', 2026)?.headline).toBe(headline);
  });

  it.each([
    [
      'Nos han nominado a los Premios Arco como mejor grupo',
      'Nominan a Mara Quill a los Premios Arco como mejor grupo',
    ],
    ['he ganado el concurso de bandas de Getxo, ¿me haces una nota?', 'Mara Quill gana el concurso de bandas de Getxo'],
    ['somos finalistas del certamen Villa Nueva', 'Mara Quill es finalista del certamen Villa Nueva'],
    ['Nos invitaron al festival Marea y queremos una nota de prensa', 'Invitan a Mara Quill al festival Marea'],
    ['hemos firmado con el sello Llum', 'Mara Quill firma con el sello Llum'],
  ])('in Spanish: %s', (message, headline) => {
    expect(ownNewsIn(message, 'Mara Quill', 'es', 2026)?.headline).toBe(headline);
  });

  it.each([
    'I was shortlisted for the Kite prize in 2024',
    'we hope to be shortlisted for the Kite prize',
    'have we been nominated for anything?',
    'we hit the road in May',
    'we won over the crowd',
    'we’ve been asked to pay for the hall',
    'I was named in a lawsuit by my old label',
    'I’ve been invited to an interview on BBC Leeds',
    'we made a record in a barn',
    'we got through to voicemail',
    'My single is out on 5 March',
  ])('none: %s', (message) => {
    expect(ownNewsIn(message, 'Mara Quill', 'en', 2026)).toBeNull();
  });

  it('comes with its day and place', () => {
    const news = ownNewsIn(
      'We’ve been shortlisted for Choir of the Year. The ceremony is on Saturday 23 January 2027 in Newtown.',
      'Côr y Bont',
      'en',
      2026,
    );
    expect(news?.details).toEqual(['The ceremony is on Saturday 23 January 2027 in Newtown.']);
    const other = ownNewsIn('Nos han seleccionado para el Arco, la final es el 12 de febrero', 'Mar', 'es', 2026);
    expect(other?.sentence).toBe('Han seleccionado a Mar para el Arco.');
    expect(other?.details).toEqual(['La final es el 12 de febrero.']);
  });
});
