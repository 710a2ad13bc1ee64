import { isSureDate } from './sure-date.js';

it.each([
  '18 December',
  'Friday, 18 December 2026',
  'this Friday, 18 December 2026',
  'Spring 2027',
  'Record Store Day, 17 April',
  '12.12.',
  '12월 18일',
  '12月18日',
])('"%s" says its day', (date) => expect(isSureDate(date)).toBe(true));

it.each([
  'next Friday',
  'Friday',
  'in 3 weeks',
  'tomorrow',
  'in 10 Tagen',
  'dans 2 semaines',
  '3週間後',
  '来週の18時',
  '다음 주 18시',
  'soon',
  '2027-02-31',
  '31 February 2027',
  '',
])('"%s" does not', (date) => expect(isSureDate(date)).toBe(false));
