import { readConversation } from '../conversation.js';
import { parseCompletionRequest } from '../wire/completion-request.js';
import { fromPlaybook } from './from-playbook.js';

/** The answer to a question that came with a text of the given title. */
function answerTo(question: string, title: string): string {
  const content = `${question}\n\n⟦From the playbook⟧\n<playbook>\n${title}\nThe text.\nSources, read 2026-11-01: [A source](https://source.example)\n</playbook>`;
  const request = parseCompletionRequest({ model: 'gpt-test', messages: [{ role: 'user', content }] });
  return fromPlaybook(request, { ...readConversation(request, new Date('2026-11-28')), question, asked: [question] });
}

describe('a playbook text as the answer', () => {
  it.each([
    ['is it useful to mention competition prizes?', 'Awards and prizes'],
    ['What would you do at an applying stage for a festival?', 'Applying to festivals'],
  ])('“%s” is answered with “%s”', (question, title) => {
    expect(answerTo(question, title)).toBe(
      `I'm scripted, so this is my playbook's own text:\n\n**${title}**\n\nThe text.\n\nSources: [A source](https://source.example)`,
    );
  });

  it.each([
    ['and if 3 weeks of no singing started thursday just gone when am i allowed to sing?', 'Where to start'],
    ['Should I be pitching to English language blogs and radio at all?', 'Radio and press in France and Belgium'],
    ["How far ahead should we contact local papers? we've no publicist", 'Hiring a publicist'],
    ['tengo dos citas de prensa, ¿se pueden poner?', 'Press timeline'],
    ['We won two awards and prizes.', 'Awards and prizes'],
  ])('“%s” isn’t about “%s”', (question, title) => {
    expect(answerTo(question, title)).toBe('');
  });
});
