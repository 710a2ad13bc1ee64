import { situationOf } from '../situation.fixture.js';
import type { DoneCall } from '../call.js';
import { unansweredRemark } from './unanswered.js';

const planned: DoneCall = { name: 'plan_release', arguments: {}, result: { title: 'Kettle' }, error: null };
const written: DoneCall = { name: 'write_document', arguments: {}, result: { title: 'Kettle' }, error: null };
const remark = (message: string, done: DoneCall[] = [planned]): string =>
  unansweredRemark(situationOf([message], { done }));

it('names the request that a plan does not answer', () => {
  expect(remark('My song Kettle is out on 29 January. Can you do me the thing for the noticeboard?')).toBe(
    'I didn’t follow “Can you do me the thing for the noticeboard”: I’m scripted. Name the text you want, such as **write the press release**.',
  );
  expect(remark('La canción Trancón sale el 22 de enero. ¿Me haces lo del tablón?')).toContain(
    'No he entendido «Me haces lo del tablón»',
  );
});

it('is silent about requests for plans, help and dates', () => {
  expect(remark('Kettle is out on 29 January. Can you make me a plan?')).toBe('');
  expect(remark('Kettle is out on 29 January. Can you help us get ready?')).toBe('');
  expect(remark('Kettle is out on 29 January, so what do I do first?')).toBe('');
});

it('is silent if a text was written, or nothing was asked', () => {
  expect(remark('Kettle is out on 29 January. Can you do me the thing for the noticeboard?', [planned, written])).toBe(
    '',
  );
  expect(remark('Kettle is out on 29 January. It is about my nan’s house.')).toBe('');
});

it.each(['agrégalo porfa', 'añádelo por favor', 'sumalo porfa', 'me lo apuntas por favor?', 'add it please'])(
  'is silent about a request to add what was told: %s',
  (request) => {
    expect(remark(`en Monterrey abre Las Jaurías. ${request}`, [])).toBe('');
    expect(remark(`en Monterrey abre Las Jaurías. ¿Me haces lo del tablón? ${request}`, [])).toContain('tablón');
  },
);
