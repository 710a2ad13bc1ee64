import { situationOf } from '../../acting/situation.fixture.js';
import { wantedTexts } from '../../acting/document-calls.js';
import { report } from '../../acting/reports/report.js';
import { askedLanguage, asksForLanguage } from './asked-language.js';

const reply = 'I wrote your press release: [Salt Road](/documents/1f0b7a52-0000-4000-8000-000000000000).';

describe('the language asked for', () => {
  it.each([
    ['necesito la nota de prensa en inglés', 'en'],
    ['can I have it in spanish too?', 'es'],
    ['hazla en castellano', 'es'],
    ['write me a bio', undefined],
  ])('%s', (message, language) => expect(askedLanguage(message)).toBe(language));

  it.each([
    'ahora en inglés por favor',
    'can I have it in spanish too?',
    'lo mismo pero en español',
    'English version?',
  ])('is that of the same text: %s', (message) => expect(asksForLanguage(message)).toBe(true));

  it.each(['the song is in spanish', 'canto en inglés', 'do you write in spanish?'])(
    'is none of a text in "%s"',
    (message) => expect(asksForLanguage(message)).toBe(false),
  );
});

describe('a text in the other language', () => {
  it('is the last one, with the same facts', () => {
    const texts = [
      'My single "Salt Road" is out on 22 January 2027. Write a press release.',
      'can I have it in spanish too?',
    ];
    const [text, ...others] = wantedTexts(situationOf(texts, { reply }));
    expect(others).toEqual([]);
    expect(text).toMatchObject({ kind: 'press_release', title: 'Nota de prensa: Salt Road' });
    expect(text?.markdown).toContain('publica “Salt Road” el viernes, 22 de enero de 2027');
  });

  it('keeps what was said in its own language', () => {
    const [text] = wantedTexts(
      situationOf(['can you write a bio for me?', 'I started singing in 2018 in Girona', 'ahora en español'], {
        reply,
      }),
    );
    expect(text?.markdown).toContain('Mara Quill started singing in 2018 in Girona.');
  });

  it('is reported with a note that its facts are not translated', () => {
    const done = [
      {
        name: 'write_document',
        arguments: { kind: 'bio_100', title: 'Biografía' },
        result: { id: '1f0b7a52-0000-4000-8000-000000000000', title: 'Biografía', kind: 'bio_100', blanks: [] },
        error: null,
      },
    ];
    const told = report(situationOf(['can you write a bio for me?', 'ahora en español'], { reply, done }));
    expect(told).toContain('no lo traduzco');
  });

  it('is asked for with its document', () => {
    const [text] = wantedTexts(
      situationOf(['Mi sencillo «Marea» sale el 22 de enero de 2027.', 'hazme la nota de prensa en inglés']),
    );
    expect(text?.title).toBe('Press release: Marea');
  });
});
