import { answer } from '../../answer.js';
import { readPlaybook } from '../../playbook.js';
import { parseCompletionRequest } from '../../wire/completion-request.js';

const topics = readPlaybook();
const system = `<artist>{"name":"Mara Quill","musicGenre":"indie folk","location":"Leeds, UK"}</artist>\nToday is 2026-11-23 (Monday).`;

/** The reply to a message on Monday 23 November 2026, without tools. */
function replyTo(message: string): string {
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: message },
  ];
  const request = parseCompletionRequest({ model: 'gpt-test', stream: true, messages });
  const said = answer(request, topics, new Date('2026-11-23'), false);
  return said.kind === 'text' ? said.text : '';
}

describe('a part of a message that changes nothing', () => {
  it.each([
    [
      'My single Kettle is out on 29 January 2027. Write the press release and make it rhyme.',
      'I didn’t follow “make it rhyme”: I’m scripted.',
    ],
    [
      'My single Kettle is out on 29 January 2027. Write the press release, but no exclamation marks.',
      'I didn’t follow “no exclamation marks”: I’m scripted.',
    ],
    [
      'Mi single Tetera sale el 29 de enero de 2027. Escribe la nota de prensa, sin muchos adjetivos.',
      'No he seguido «sin muchos adjetivos»: sigo un guion.',
    ],
  ])('is named: %s', (message, remark) => {
    expect(replyTo(message)).toContain(remark);
  });

  it.each([
    // The plan is made from the date, and was asked for.
    'My single Kettle is out on 29 January 2027. Can you make me a plan?',
    'Hi, I am new here and not sure where to start. My single Kettle is out on 29 January 2027. Write the press release.',
    'Mi single Tetera sale el 29 de enero de 2027. ¿Me puedes armar un plan con fechas?',
    'Thanks! When do I pitch Spotify?',
    'and if they dont answer? when do i follow up and what do i say',
  ])('is not made up: %s', (message) => {
    expect(replyTo(message)).not.toMatch(/didn’t follow|No he (?:seguido|entendido)/u);
  });
});

describe('a question beside a request', () => {
  it('is named if it has no answer', () => {
    const said = replyTo('My single Kettle is out on 29 January 2027. Write the press release. And who won the cup?');
    expect(said).toContain('I didn’t follow “who won the cup?”: I’m scripted.');
  });
});
