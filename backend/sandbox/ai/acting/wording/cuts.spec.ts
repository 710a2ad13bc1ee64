import { situationOf } from '../situation.fixture.js';
import { cutsAsked } from './cuts.js';

const asked = (message: string): string[] => cutsAsked(situationOf([message]));

it('words are cut from a text', () => {
  expect(asked('cut the part about the label')).toEqual(['the label']);
});

it.each(['scrap the statement, can we do a joint one instead', 'drop the bio', 'lose that draft'])(
  'a whole text is not cut from itself: %s',
  (message) => {
    expect(asked(message)).toEqual([]);
  },
);
