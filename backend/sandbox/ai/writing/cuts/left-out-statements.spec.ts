import { withoutLeftOut } from './left-out-statements.js';

it('statements that were cut stay out, unless they are told again', () => {
  const statements = ['Mara Quill teaches on Thursdays', 'Mara Quill plays a cello'];
  const cut = 'Please leave out the teaching';
  expect(withoutLeftOut(statements, [cut])).toEqual(['Mara Quill plays a cello']);
  expect(withoutLeftOut(statements, [cut, 'actually I do teach, say so'])).toEqual(statements);
});
