import { planCall } from '../../acting/plan-call.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { isoDay } from '../../calendar.js';
import { lastReply } from '../../questions/talk.fixture.js';

const tools = [{ name: 'plan_release', description: '', parameters: {} }] as never;
const record = 'saco mi segundo disco el viernes 9 de abril, se llama "Las Islas Enfrente"';

it.each([
  'dale, entonces armame un plan tranqui hasta abril. el primer corte es "Balsa" y sale el 26 de febrero',
  'el primer single se llama Balsa y sale el viernes 26 de febrero',
  'el adelanto es "Balsa", sale antes, el 26 de feb',
  'Balsa sale de adelanto el 26/2',
  '"Balsa" va a ser el primer sencillo, lo sacamos el 26 de febrero',
  'el 26 de febrero sale el primer corte, Balsa',
  'mi primer sencillo, "Balsa", sale el 26 de febrero',
  'la primera rola es "Balsa" y sale el viernes 26 de febrero',
])('a song before the record moves nothing: %s', (message) => {
  const room = { kind: 'release', title: 'Las Islas Enfrente', format: 'album', date: '2027-04-09' };
  const situation = situationOf([record, message], { tools, room });
  expect(planCall(situation)?.arguments ?? { date: '2027-04-09' }).toMatchObject({ date: '2027-04-09' });
  const { known } = situationOf([record, message, 'escribe la nota de prensa'], { tools, room });
  expect([known.title, known.day && isoDay(known.day)]).toEqual(['Las Islas Enfrente', '2027-04-09']);
  expect(known.statements.join(' ')).toMatch(/“Balsa”, sale el viernes, 26 de febrero de 2027\./u);
});

it('a song is noted, or said beside the plan', () => {
  expect(lastReply([record, 'el primer corte es "Balsa" y sale el 26 de febrero']).text).toContain(
    'Anotado:\n\n- El primer sencillo, “Balsa”, sale el viernes, 26 de febrero de 2027.',
  );
  const { text, calls } = lastReply([record, 'armame un plan. el primer corte es "Balsa" y sale el 26 de febrero']);
  expect(calls).toEqual(['plan_release release']);
  expect(text).toContain('«Balsa», el viernes, 26 de febrero de 2027: sale antes');
  expect(text).not.toContain('no he usado');
});

it('without a record, a first single is what comes out', () => {
  const { known } = situationOf(['mi primer single se llama "Balsa" y sale el 26 de febrero']);
  expect([known.title, known.day && isoDay(known.day)]).toEqual(['Balsa', '2027-02-26']);
});
