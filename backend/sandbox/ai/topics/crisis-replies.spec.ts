import { situationOf } from '../acting/situation.fixture.js';
import { isOfShowsOff, whatToSay, whetherToAnswer } from './crisis-replies.js';

const cancelled = 'We have to postpone our concerts because our singer is ill.';

describe('whether to answer', () => {
  it('a false comment: once, with the fact', () => {
    const reply = whetherToAnswer(
      situationOf([
        cancelled,
        "One person already write under the post that we cancel because we don't sell tickets. It's not true, Bologna was almost sold out. We should answer?",
      ]),
    );
    expect(reply).toContain('> “Bologna was almost sold out.”');
    expect(reply).toContain('No arguing');
  });

  it('an accusation: not without a lawyer', () => {
    expect(
      whetherToAnswer(situationOf(['Our singer was accused of assault on tiktok.', 'should we reply to the video?'])),
    ).toContain('talk to a lawyer');
  });

  it('in Spanish', () => {
    expect(
      whetherToAnswer(
        situationOf(['anoche nos robaron la camioneta', 'en los comentarios dicen que es mentira, respondemos?']),
      ),
    ).toContain('**Una sola respuesta**');
  });

  it('anger: with the statement, and questions only', () => {
    const angry = [cancelled, 'people are angry in the comments, should we be replying to every one?'];
    expect(whetherToAnswer(situationOf(angry))).toContain('**Answer questions, not anger**');
    const spanish = [
      'tuvimos que cancelar el concierto de anoche, la gente está enfadada',
      'respondemos a los comentarios?',
    ];
    expect(whetherToAnswer(situationOf(spanish))).toContain('**Responder a las preguntas, no al enfado**');
  });

  it.each([
    [[cancelled, 'should we answer the promoter by email?']],
    [['should I reply to comments?']],
    [[cancelled, 'write a post for the comments, should we reply? write the statement']],
  ])('is no other question: %j', (texts) => {
    expect(whetherToAnswer(situationOf(texts))).toBe('');
  });
});

describe('what to say to a journalist', () => {
  it('is what is certain, what to leave out, and one sentence', () => {
    const reply = whatToSay(
      situationOf([
        'Security roughed up our fan Tess last night at our gig.',
        "We stopped the set. Don't use Tess's name.",
        'A reporter from the Mercury rang, what do we tell him and what not?',
      ]),
    );
    expect(reply).toMatch(
      /What is certain[^]*- We stopped the set[^]*What not to say[^]*private: Tess[^]*repeat:\*\* “We stopped the set\.”/u,
    );
    expect(reply.replace('private: Tess', '')).not.toContain('Tess');
  });

  it('in Spanish', () => {
    const reply = whatToSay(
      situationOf([
        'anoche nos robaron la camioneta',
        'estamos bien',
        'nos escribió una periodista, qué le decimos y qué mejor no decir?',
      ]),
    );
    expect(reply).toMatch(/Lo que es seguro[^]*- Estamos bien[^]*Lo que mejor no decir/u);
    expect(reply).not.toContain('periodista');
  });

  it('waits for the first advice', () => {
    expect(whatToSay(situationOf(['our van was stolen last night, what do we say to the press?']))).toBe('');
  });
});

it.each([
  ['Our singer has nodules and must not sing for 8 weeks. We have 3 concerts in december.', true],
  ['we have to cancel the whole tour, our drummer broke his wrist', true],
  ['Our van was stolen last night, we play on Saturday, do we cancel the gig?', false],
  ['Our singer was arrested and we had to cancel the show', false],
])('%s: shows are off: %s', (text, isOff) => {
  expect(isOfShowsOff(situationOf([text]))).toBe(isOff);
});
