import { answer } from './answer.js';
import { parseCompletionRequest } from './completion-request.js';
import { readPlaybook } from './playbook.js';

const topics = readPlaybook();
const mara = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds, UK' };

/** Says one thing after the other on Monday 23 November 2026 and answers what is said back, the newest last. */
function talk(texts: string[], artist: object = mara, known = ''): string[] {
  const system = `<artist>${JSON.stringify(artist)}</artist>\n${known}\nToday is 2026-11-23 (Monday).`;
  const messages = [{ role: 'system', content: system }];
  return texts.map((content) => {
    messages.push({ role: 'user', content });
    const request = parseCompletionRequest({ model: 'm', stream: true, messages });
    const said = answer(request, topics, new Date('2026-11-23'), false);
    const text = said.kind === 'text' ? said.text : '';
    messages.push({ role: 'assistant', content: text });
    return text;
  });
}

describe('a date', () => {
  it.each([
    ['Write a short pitch for a music blog that I can use today.', 'out [release date]'],
    ['Write a press release I can send tomorrow', 'on [release date]'],
    ['My birthday is 3 May 1990. Write me a press release.', 'on [release date]'],
  ])('that nobody gave stays a blank: %s', (question, blank) => {
    expect(talk([question])[0]).toContain(blank);
  });
});
