import { withKeptOut } from './kept-out.js';
import { lastReply } from '../../questions/talk.fixture.js';

const told = 'Our bassist Ivo Marsh is leaving the band, no hard feelings, his wife is pregnant. need a post';
const contado = 'nuestra bajista Ivana Mar deja el grupo, todo bien, va a ser madre. necesito algo para publicar';

describe('what has to stay out of the texts', () => {
  it.each([
    "hmm don't mention the surgery actually, she's not told anyone yet",
    "please don't say anything about the surgery yet",
    'oh wait leave the surgery out of it',
    'actually no surgery please',
    "Don't mention the surgery, please – it's not public.",
    'leave out the surgery thing please, mum would kill me',
    "she doesn't want the surgery mentioned",
    "oh the surgery isn't public yet, take it out",
    'we shouldn’t mention the surgery actually',
    'not the surgery',
  ])('is the subject alone, without fillers and reasons: %s', (message) => {
    expect(withKeptOut(message, ['She had the surgery in May.'], 'en')).toMatch(/^Don't mention (?:the )?surgery\.$/u);
  });

  it.each([
    'uy no menciones lo de la operación eh, que mi jefe lee esto',
    'lo de la operación mejor no',
    'mejor no digas nada de la operación todavía',
    'que no salga lo de la operación, no lo sabe nadie',
  ])('is the subject alone in Spanish, too: %s', (message) => {
    expect(withKeptOut(message, ['la operación fue en mayo'], 'es')).toBe('No menciones lo de operación.');
  });

  it.each(["don't mention it", 'no hashtags please', 'leave my name out', 'the van is private'])(
    'is nothing that was never told, or names nothing: %s',
    (message) => {
      expect(withKeptOut(message, ['She had the surgery in May.'], 'en')).toBe(message);
    },
  );

  it('is taken out of a text, and stays out of what is added later', () => {
    const asked = [
      told,
      "hmm leave the pregnant bit out actually, they've not told family",
      'his last show is on 18 december',
    ];
    const { texts } = lastReply(asked);
    expect(texts.at(-1)).toContain('Our bassist Ivo Marsh is leaving the band, no hard feelings.');
    expect(texts.at(-1)).toContain('His last show is on 18 December.');
    expect(texts.at(-1)).not.toContain('pregnant');
  });

  it('leaves what else a Spanish clause says', () => {
    const { texts } = lastReply([contado, 'uy lo de que va a ser madre mejor no']);
    expect(texts.at(-1)).toContain('Nuestra bajista Ivana Mar deja el grupo, todo bien.');
    expect(texts.at(-1)).not.toContain('madre');
  });

  it('isn’t said to be unused', () => {
    expect(lastReply([told, "shh don't mention that his wife is pregnant haha"]).text).not.toContain('Not used');
  });
});
