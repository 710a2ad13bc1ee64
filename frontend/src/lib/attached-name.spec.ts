import { expect, it } from '@jest/globals';
import { attachedName } from './attached-name';

it.each([
  ['attachment; filename="Salt Road.pdf"', 'Salt Road.pdf'],
  [`attachment; filename="Canci?n.pdf"; filename*=UTF-8''Canci%C3%B3n.pdf`, 'Canción.pdf'],
  ['inline', undefined],
])('the file name in %s', (header, name) => {
  expect(attachedName(new Headers({ 'Content-Disposition': header }))).toBe(name);
});

it('without the header there is no name', () => {
  expect(attachedName(new Headers())).toBeUndefined();
});
