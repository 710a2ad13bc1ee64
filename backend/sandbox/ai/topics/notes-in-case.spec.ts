import { situationOf } from '../acting/situation.fixture.js';
import { notesInCase } from './crisis-replies.js';

const told = [
  "somebody's saying i stole a vocal on my track",
  'the vocal came from a sample pack i paid for. i took the track down',
];

describe('notes for a call about what happened', () => {
  it.each([
    'give me notes in case she calls instead. like the 5 hardest things she could ask',
    'what will the journalist ask? like the worst questions',
    'can u do me a crib sheet for when the reporter rings',
    'i need some notes before the interview tomorrow, tricky questions they might ask etc',
    'prep me some answers for if he phones',
    'hey, what might they ask me',
    'toughest questions they could ask?',
    'some points in case the papers call pls',
  ])('%s', (question) => {
    expect(notesInCase(situationOf([...told, question]))).toContain('**What is certain, and enough to say:**');
  });

  it('in Spanish', () => {
    const texts = [
      'nos robaron la camioneta anoche',
      'ya pusimos la denuncia',
      'dame notas por si me llaman, las preguntas más difíciles',
    ];
    expect(notesInCase(situationOf(texts))).toContain('**Lo que es seguro, y basta con decir:**');
  });

  it.each(['give me notes for the interview about the album', 'toughest questions they could ask?'])(
    '%s: not without trouble',
    (question) => {
      expect(notesInCase(situationOf(['our single Salt Road is out on 12 March', question]))).toBe('');
    },
  );
});
