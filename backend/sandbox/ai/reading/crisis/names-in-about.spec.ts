import { lastReply } from '../../questions/talk.fixture.js';

describe('a name that stays out of what a song is about', () => {
  const single = 'my single Glass Lungs is out 22 jan. ';

  it.each([
    [single + 'its about my nan Doreen and her allotment, but dont use her name. write the press release'],
    [single + 'its about my nan Doreen and her allotment. write the captions without her name'],
    [single + 'its about my nan Doreen and her allotment, dont use her name. can u write the press release'],
    [single + 'its about my nan Doreen and her allotment – please dont put her name in. write the press release'],
    [single + 'write the press release', 'its about my nan Doreen and her allotment. put that in without her name pls'],
  ])('%s', (...talk) => {
    const { text, texts } = lastReply(talk);
    expect(texts.at(-1)).toMatch(/It is about (?:their|my) nan and her allotment\./u);
    expect(texts.at(-1)).not.toMatch(/Doreen|name/u);
    expect(text).not.toMatch(/Doreen|couldn’t/u);
  });

  it('stays out in Spanish, also of later texts', () => {
    const talk = [
      'saco single el 22 de enero, se llama Norte. escribe la nota de prensa',
      'habla de los veranos con mi abuela Consuelo. ponlo pero sin su nombre porfa',
    ];
    const { text, texts } = lastReply(talk);
    expect(texts.at(-1)).toContain('Trata de los veranos con su abuela.');
    expect(`${text}${texts.at(-1)}`).not.toMatch(/Consuelo|No he podido/u);
    expect(lastReply([...talk, 'ahora los textos para instagram']).texts.at(-1)).not.toContain('Consuelo');
  });
});
