import { cpuMs } from '../../../test/support/measure/cpu-time.js';
import { ownWords } from './own-words.js';

describe('the artist’s own words', () => {
  it.each([
    ['My single Harbour is out on 22 January 2027.', 'My single Harbour is out on 22 January 2027.'],
    ['Look:\n> It is out on 3 May\nIs that right?', 'Look:\nIs that right?'],
    ['They wrote:\nFrom: Ada\nSubject: Offer\n\nThe fee is 400 euros.', 'They wrote:'],
    ['On Mon, 2 Nov 2026, Ada wrote:\nThe fee is 400 euros.', ''],
    ['See this.\n```\nfee = 400\n```\nI like it.', 'See this.\nI like it.'],
    ['Our deal:\nThe Artist shall pay 20% to the Label.\nI signed it.', 'Our deal:\nI signed it.'],
    [
      'I got this:\nDear Mara,\nwe offer 400 euros.\nKind regards,\nAda\n\nWe play on 3 May.',
      'I got this:\nWe play on 3 May.',
    ],
    ['Hi Fanfare,\nmy single is out on 3 May.', 'Hi Fanfare,\nmy single is out on 3 May.'],
    ['Regarde :\nDe : Ada <ada@zine.example>\nObjet : Offre\n\nLe cachet est de 400 euros.', 'Regarde :'],
    ['Schau:\nVon: Ada\nGesendet: Montag\nBetreff: Angebot\n\nDie Gage ist 400 Euro.', 'Schau:'],
    ['Guarda:\nDa: Ada\nInviato: lunedì\nOggetto: Offerta\n\nIl cachet è 400 euro.', 'Guarda:'],
    ['見て:\n差出人：Ada\n件名：出演\n\n400ユーロです。', '見て:'],
    ['Le lundi 2 novembre 2026, Ada a écrit :\nLe cachet est de 400 euros.', ''],
    ['Il giorno lun 2 nov 2026, Ada ha scritto:\nIl cachet è 400 euro.', ''],
    ['---------- Weitergeleitete Nachricht ----------\nDie Gage ist 400 Euro.', ''],
    [
      'Sieh mal:\nSehr geehrte Frau Quill,\n400 Euro.\nMit freundlichen Grüßen\nAda\n\nWir spielen am 3. Mai.',
      'Sieh mal:\nWir spielen am 3. Mai.',
    ],
    [
      'Is this fair?\n\nRECORDING AGREEMENT\n\n1. Term\nThe term is ten years.\n\n2. The Artist shall pay 20%.\nNet of costs.\n\nI play on 3 May.',
      'Is this fair?\n\n\nI play on 3 May.',
    ],
    [
      'Fair?\n\n§ 1 Die Laufzeit beträgt zehn Jahre.\nDer Lizenzgeber erhält 20 %.\n§ 3 Gerichtsstand ist Köln.',
      'Fair?',
    ],
    [
      'C’est juste ?\n\nArticle 1\nLe présent contrat dure dix ans.\nArticle 2\nLe cachet est de 400 euros.',
      'C’est juste ?',
    ],
    ['1. Write the release\n2. Send it on 3 May', '1. Write the release\n2. Send it on 3 May'],
    ['Fair?\nThe parties agree that the label owns the masters.', 'Fair?'],
    ['¿Es justo?\nLas partes acuerdan una duración de diez años.', '¿Es justo?'],
    ['To: everyone who came, thank you', 'To: everyone who came, thank you'],
  ])('%j: %j', (message, own) => {
    expect(ownWords(message)).toBe(own);
  });

  it.each([
    'We shall be releasing an album entitled “Haar” on Friday 12 March 2027.',
    'The first record was loud, whereas this one is quiet.',
    'We met through the parties we threw in a barn.',
    'Las partes de guitarra las grabó Ana Ruiz.',
    'Les parties de guitare sont de Léa Martin.',
    'Le parti di chitarra sono di Ada Neri. Di seguito il link.',
    'As partes de guitarra são de Rui Costa.',
  ])('may use words that contracts use: %s', (message) => {
    expect(ownWords(message)).toBe(message);
  });

  it('are found among thousands of greetings within seconds', () => {
    const greetings = 'hi a,\n'.repeat(20_000);
    expect(cpuMs(() => ownWords(greetings))).toBeLessThan(2000);
  });
});
