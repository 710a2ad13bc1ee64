import { wantedTexts } from '../../acting/document-calls.js';
import { lastReply } from '../../questions/talk.fixture.js';
import { situationOf } from '../../acting/situation.fixture.js';

const leaving =
  "We're The Lamplight Union, indie band from Glasgow. Our singer Morven's leaving after six years, all friendly, she's retraining as a midwife. We're carrying on with Rab Galloway our keyboard player on vocals. How do you announce that?";
const details =
  "aye that's helpful. draft it. Last gig with her is at the Tin Pigeon on Saturday 19 December. First one with Rab singing is Friday 26 Feb, same place. Quote from Morven: \"I've loved every damp van of it, and I'll be in the front row in February.\"";
const textsOf = (...messages: string[]) =>
  wantedTexts(situationOf(messages)).map(({ kind, title, markdown }) => [kind, title, markdown]);

describe('a member who leaves', () => {
  it('gets a short text with what was told and the quote', () => {
    expect(textsOf(leaving, details)).toEqual([
      [
        'other',
        'Line-up change: Mara Quill',
        [
          "Our singer Morven's leaving after six years, all friendly. She's retraining as a midwife. We're carrying on with Rab Galloway our keyboard player on vocals. Last gig with her is at the Tin Pigeon on Saturday 19 December 2026. First one with Rab singing is Friday 26 February 2027, same place.",
          "“I've loved every damp van of it, and I'll be in the front row in February.” — Morven",
          'Mara Quill',
        ].join('\n\n'),
      ],
    ]);
  });

  it.each([
    [
      [
        'our drummer Ollie is leaving the band, no bad blood. can you write a post about it? his last show is 12 december at the Brudenell in Leeds',
      ],
      'Our drummer Ollie is leaving the band, no bad blood. His last show is 12 December at the Brudenell in Leeds.',
    ],
    [
      ["our bassist quit last week. we've got a new one, Priya Nair, starts in january. write a statement"],
      "Our bassist quit last week. We've got a new one, Priya Nair, starts in January.",
    ],
    [
      [
        'hi, guitarist is leaving us after ten years. what do we do',
        'ok write it. new guitarist is Tom Hale. all dates go ahead',
      ],
      'Our guitarist is leaving us after ten years. New guitarist is Tom Hale. All dates go ahead.',
    ],
    [
      [
        'our keyboard player Dan left. we need a post for instagram. Dan says: "It was a good run, go and see them." tour dates stay the same',
      ],
      'Our keyboard player Dan left. Tour dates stay the same.\n\n“It was a good run, go and see them.” — Dan',
    ],
    [
      [
        'nuestra cantante Lola deja la banda, todo bien',
        'escríbelo. el último concierto con ella es el 19 de diciembre en la Sala Sol. Lola dice: «Me llevo cada furgoneta y cada abrazo»',
      ],
      'Nuestra cantante Lola deja la banda, todo bien. El último concierto con ella es el 19 de diciembre en la Sala Sol.\n\n«Me llevo cada furgoneta y cada abrazo» — Lola',
    ],
  ])('%s', (messages, markdown) => {
    expect(textsOf(...messages).map(([, , text]) => text)).toEqual([`${markdown}\n\nMara Quill`]);
  });

  it('is the news whatever song the profile has', () => {
    const artist = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds, UK', songTitle: 'Old Song' };
    expect(wantedTexts(situationOf([leaving, 'draft it'], { artist })).map(({ kind }) => kind)).toEqual(['other']);
  });

  it('is called by the whole name, and for the reason they want', () => {
    const wish =
      "she wants her surname in, it's Morven Kerr. And she's asked us not to say midwife, just that she's going back to study. make sure its out of everything";
    const { lineUp } = situationOf([leaving, details, wish]).known;
    expect(lineUp?.sentences.join(' ')).toContain('Our singer Morven Kerr');
    expect(lineUp?.sentences.join(' ')).not.toContain('midwife');
    expect(lineUp?.sentences.at(-1)).toBe("She's going back to study.");
    expect(lineUp?.quotes.map(({ by }) => by)).toEqual(['Morven Kerr']);
  });

  it('is another subject than what comes next', () => {
    const session = 'We also filmed a live session, comes out 15 January, Rab sings it. pitch for blogs?';
    const { lineUp } = situationOf([leaving, details, session, 'third is Ghost Tenement']).known;
    expect(lineUp?.sentences.join(' ')).not.toMatch(/session|Ghost/u);
  });

  it.each([
    ['our single Salt Road is out on 12 March. our drummer left last year', 'write the press release', 'press_release'],
    [
      'our drummer left the band. we play the Adelphi in Hull on 5 December',
      'write the gig announcement',
      'gig_announcement',
    ],
    ['our drummer left the band', 'write my bio', 'bio_100'],
  ])('%s, %s: other texts stay what they are', (told, request, kind) => {
    expect(textsOf(told, request).map(([of]) => of)).toEqual([kind]);
  });
});

it('that people talk about a member who leaves is no trouble, and no part of the text', () => {
  const { calls, texts } = lastReply([
    'our bassist Theo Vale is leaving and people are already gossiping online. its friendly, hes off to college. need a statement',
  ]);
  expect(calls).toEqual(['write_document other']);
  expect(texts[0]).toContain('Our bassist Theo Vale is leaving.');
  expect(texts[0]).not.toContain('gossip');
});

describe('a post that says that a member leaves', () => {
  const leaves = 'hi, our drummer nora is leaving the band and we have to say it on socials, dont know how';
  const texts = (...messages: string[]): string => lastReply(messages).texts.at(-1) ?? '';

  it.each([
    [leaves, 'Our drummer nora is leaving the band.'],
    ['our drummer Nora is leaving the band, write something for instagram', 'Our drummer Nora is leaving the band.'],
    [
      'nuestra batería Nora deja el grupo y hay que decirlo en redes, no sabemos cómo',
      'Nuestra batería Nora deja el grupo.',
    ],
    ['hola, nuestra bajista Nora deja el grupo y hay que avisar, qué ponemos?', 'Nuestra bajista Nora deja el grupo.'],
  ])('is written at once, without what is said to the assistant: %s', (message, first) => {
    expect(texts(message).split('\n')[0]).toBe(first);
  });

  it('takes in and leaves out what she wishes', () => {
    const more = 'shes moving abroad for work, all good between us. she was in the band 4 years';
    const wish = 'nora says dont mention the work, only that shes moving. and say the gig on sat 12 dec is still on';
    expect(texts(leaves, more, wish).split('\n')[0]).toBe(
      "Our drummer nora is leaving the band. She was in the band 4 years. She's moving. The gig on Saturday 12 December 2026 is still on.",
    );
    const spanish = texts(
      'nuestra bajista Nora deja el grupo y hay que decirlo en redes, qué decimos?',
      'se va a vivir fuera por curro, todo bien. llevaba 4 años',
      'dice Nora que no pongamos lo del curro, que solo que se muda. y poned que el concierto del sábado 12 sigue en pie',
    );
    expect(spanish).toContain('Se muda. El concierto del sábado 12 sigue en pie.');
    expect(spanish).not.toMatch(/curro|pongamos|poned/u);
  });

  it('isn’t written where no one asked for it', () => {
    expect(lastReply(['our drummer Nora is leaving the band']).calls).toEqual([]);
  });
});
