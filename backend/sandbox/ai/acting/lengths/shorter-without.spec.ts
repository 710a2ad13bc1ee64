import { lastReply } from '../../questions/talk.fixture.js';

const release =
  'My single "Salt Road" comes out on 12 February 2027. It is about my nan who worked in the mill for 40 years. I recorded it in a chapel in Hull with my cousin Tolu. Write a press release';

it('a text is made shorter and loses what the message doesn’t want in it', () => {
  const { text, texts } = lastReply([release, 'make it shorter pls and take out the bit about the chapel']);
  expect(texts.at(-1)).not.toContain('chapel');
  expect(text).toMatch(/it has \d+ words now instead of \d+[^]*“the chapel” is out of it, too\./u);
});

it('what the text never said is told as such', () => {
  const { text, texts } = lastReply([release, 'shorter please, and without the bit about the choir if you put it in']);
  expect(texts.at(-1)).not.toContain('One more sentence');
  expect(text).toContain('It says nothing about “the choir”');
  const asked = [
    'mi sencillo Balsa sale el 29 de enero. armame un mail para un blog',
    'más corto porfa, y sin lo de mis primos',
  ];
  const spanish = lastReply(asked);
  expect(spanish.text).toMatch(/ahora tiene \d+ palabras[^]*No dice nada de «(?:tus )?primos»/u);
});
