import { promotionIn } from './promotion.js';

describe('what the artist will do for a release', () => {
  it.each([
    ["we'll make a video and play three shows in Leeds", 'make a video and play three shows in Leeds'],
    ['the plan is to busk in every town we know', 'busk in every town we know'],
    ["I'm going to email everyone on my list", 'email everyone on my list'],
    ['haremos un vídeo y tres conciertos', 'haremos un vídeo y tres conciertos'],
  ])('%s', (text, promotion) => {
    expect(promotionIn([text, 'thanks'])).toBe(promotion);
  });

  it.each(["we'll see", 'what will we do?', "we're going to bed", 'will you make a video for us?'])(
    'is not read from: %s',
    (text) => {
      expect(promotionIn([text])).toBe('');
    },
  );
});
