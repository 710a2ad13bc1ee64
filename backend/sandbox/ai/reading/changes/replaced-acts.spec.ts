import { actReplaced } from './replaced-acts.js';

const bill = 'Wyrmhusk and Old Salt Prophet';

describe('an act in place of another', () => {
  it.each([
    ['bad news Wyrmhusk dropped out, its Tarn Eater instead', 'Wyrmhusk', 'Tarn Eater'],
    ['Wyrmhusk have dropped out. It’s Tarn Eater now', 'Wyrmhusk', 'Tarn Eater'],
    ['Wyrmhusk are out, Tarn Eater are stepping in', 'Wyrmhusk', 'Tarn Eater'],
    ['Tarn Eater are replacing Wyrmhusk', 'Wyrmhusk', 'Tarn Eater'],
    ['swap Wyrmhusk for Tarn Eater please', 'Wyrmhusk', 'Tarn Eater'],
    ['wyrmhusk cant make it, tarn eater instead', 'Wyrmhusk', 'tarn eater'],
    ['Sadly Old Salt Prophet can’t play, put Tarn Eater in', 'Old Salt Prophet', 'Tarn Eater'],
  ])('%s', (text, from, to) => expect(actReplaced(text, bill)).toEqual({ from, to }));

  it.each([
    'Wyrmhusk are out of this world',
    'Wyrmhusk have a new record out, We love it',
    'We play Leeds instead of Hull',
    'Wyrmhusk dropped out, we have two bands now',
    'Wyrmhusk dropped out, add a note',
  ])('none: %s', (text) => expect(actReplaced(text, bill)).toBeNull());
});
