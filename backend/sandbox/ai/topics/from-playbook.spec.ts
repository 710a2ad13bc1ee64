import { readConversation } from '../conversation.js';
import { parseCompletionRequest } from '../wire/completion-request.js';
import { fromPlaybook, isBetterInPlaybook } from './from-playbook.js';

/** The answer to a question that came with a text of the given title. */
function answerTo(question: string, title: string, body = 'The text.'): string {
  return fromPlaybook(...askedWith(question, title, body));
}

function askedWith(question: string, title: string, body: string): Parameters<typeof fromPlaybook> {
  const content = `${question}\n\n⟦From the playbook⟧\n<playbook>\n${title}\n${body}\nSources, read 2026-11-01: [A source](https://source.example)\n</playbook>`;
  const request = parseCompletionRequest({ model: 'gpt-test', messages: [{ role: 'user', content }] });
  return [request, { ...readConversation(request, new Date('2026-11-28')), question, asked: [question] }];
}

describe('a playbook text as the answer', () => {
  it.each([
    ['is it useful to mention competition prizes?', 'Awards and prizes'],
    ['What would you do at an applying stage for a festival?', 'Applying to festivals'],
    ['what merch actually sells at small gigs', 'Merchandise'],
    ['Is there anywhere I could apply for funding in Scotland?', 'Music funding in the UK'],
    ['would bandcamp friday be worth it for us or nah', 'Bandcamp'],
    ['hey, is SXSW worth it for a small band', 'Showcase festivals such as SXSW'],
    ['do i need a label', 'Manager, label, agent: when'],
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
    ['what do I wear on stage', 'Music video release'],
    ['can you recommend a good microphone', 'Getting on radio'],
    ['We sold merch at the gig. How do I follow up?', 'Merchandise'],
    ['how do I write a blog pitch', 'Writing a blog pitch'],
  ])('“%s” isn’t about “%s”', (question, title) => {
    expect(answerTo(question, title)).toBe('');
  });

  it.each([
    ['cómo vendo camisetas en conciertos', 'Merchandise', 'Merch'],
    ['necesito mánager?', 'Manager, label, agent: when', 'Mánager'],
    ['vale la pena pagar a un agente de prensa', 'Hiring a publicist', 'publicista'],
    ['como consigo que me inviten a un podcast', 'Podcasts', 'Podcasts'],
  ])('“%s” is answered in Spanish with “%s”', (question, title, named) => {
    const reply = answerTo(question, title);
    expect(reply).toMatch(/^Sigo un guion, así que este es el texto de mi guía:\n\n\*\*/u);
    expect(reply).toContain(named);
    expect(reply).toContain('Fuentes: [A source](https://source.example)');
    expect(reply).not.toContain('The text.');
  });

  it.each([
    ['qué micrófono me compro', 'Podcasts'],
    ['tengo una entrevista en la radio, me ayudas a prepararla?', 'Grants and export offices elsewhere'],
    ['tenemos merch nueva para el concierto', 'Merchandise'],
  ])('“%s” isn’t about “%s”', (question, title) => expect(answerTo(question, title)).toBe(''));

  it('is shown without the line breaks of its file, but for its lists', () => {
    const body = 'Few designs, good ones;\nsmall first runs.\n\n- Card payment\n- A QR code';
    expect(answerTo('what merch sells', 'Merchandise', body)).toContain(
      'Few designs, good ones; small first runs.\n\n- Card payment\n- A QR code',
    );
  });

  it('is about a word that comes up in it again and again', () => {
    const body = 'Podcasts want a fit. Hear a podcast before you write.';
    expect(answerTo('how do podcasts find guests', 'On air', body)).toContain(body);
    expect(answerTo('how do podcasts find guests', 'On air', 'Press, radio, a podcast.')).toBe('');
  });

  it.each([
    ['how do i get lyrics on spotify', 'Lyrics on streaming services', 'Release plan', true],
    ['how do i get lyrics on spotify', 'Spotify editorial pitch', 'Spotify pitch', false],
    ['lyrics are on spotify', 'Lyrics on streaming services', 'Release plan', false],
  ])('whether “%s” is rather about “%s” than “%s”: %s', (question, title, topicTitle, isBetter) => {
    expect(isBetterInPlaybook(...askedWith(question, title, 'The text.'), topicTitle)).toBe(isBetter);
  });
});
