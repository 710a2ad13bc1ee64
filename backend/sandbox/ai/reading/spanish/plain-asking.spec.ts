import { answer } from '../../answer.js';
import { readPlaybook } from '../../playbook.js';
import { planCall } from '../../acting/plan-call.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { parseCompletionRequest } from '../../wire/completion-request.js';

const topics = readPlaybook();

/** The reply to an artist's first message on Monday 23 November 2026. */
function replyTo(content: string): string {
  const messages = [
    { role: 'system', content: '<artist>{"name":"Mara Quill"}</artist>\nToday is 2026-11-23 (Monday).' },
    { role: 'user', content },
  ];
  const request = parseCompletionRequest({ model: 'gpt-test', stream: true, messages });
  const said = answer(request, topics, new Date('2026-11-23'), false);
  return said.kind === 'text' ? said.text : '';
}

describe('someone who does not know where to begin', () => {
  it.each([
    'buenas, tengo una cancion que sale en febrero y no se ni por donde empezar',
    'hola! saco un tema en marzo y no sé por dónde arrancar',
    'buenas noches, tenemos un disco que sale en mayo y no sabemos por dónde empezar',
    'holaa voy a sacar mi primer single en abril, no sé ni x donde empezar con la prensa',
    'buenas! quiero sacar una rola y no tengo ni idea de por dónde empezar',
  ])('is asked for the title and the day: %s', (message) => {
    expect(replyTo(message)).toContain('¿Cómo se titula y qué día sale?');
  });

  it('is greeted if they only say hello', () => expect(replyTo('buenas, qué tal')).toMatch(/^Hola, Mara Quill/u));
});

describe('a plan that there is none of yet', () => {
  const tools = [{ name: 'plan_release', description: '', parameters: {} }];
  const single = 'Mi single Orilla sale el 5 de marzo de 2027';
  const tour = 'salimos de gira: 2 de mayo Rosario en Sala Ana, 5 de mayo Mendoza en Sala Eva';
  const asked = [
    'no hay plan pues ármalo',
    'si no hay plan ármalo',
    'si no está el plan hazlo',
    'si todavía no hay plan, armame uno',
    'no tengo plan, hazme uno porfa',
    'si no hay un plan entonces hacelo',
  ];

  it.each(asked)('is made: %s', (text) => {
    const call = planCall(situationOf([single, text], { tools }));
    expect(call?.arguments).toMatchObject({ title: 'Orilla', date: '2027-03-05' });
  });

  it.each(asked)('is made of a tour: %s', (text) => {
    const shows = [{ city: 'Rosario' }, { city: 'Mendoza' }];
    expect(planCall(situationOf([tour, text], { tools }))?.arguments).toMatchObject({ kind: 'tour', shows });
  });

  it.each(['si no hay plan no pasa nada', 'no hay plan de hacer gira'])('is not asked for: %s', (text) => {
    expect(situationOf([single, text]).conversation.question).toBe(text);
  });
});
