import { questions } from '../reading/concerts/given-answers.js';
import type { Known } from '../reading/known.js';
import { objectOr } from '../wire/json-value.js';
import type { Situation } from './call.js';
import { isRewrite } from './replaced-nights.js';

/** The question for the fact that would help the written documents most; `''` if nothing important is missing. */
export function missingFact({ conversation, known, done }: Situation): string {
  if (conversation.whichDay !== '') return conversation.whichDay;
  const written = done.filter((call) => call.name === 'write_document' && call.error === null && !isRewrite(call));
  return questionFor(written.map(({ arguments: args }) => String(objectOr(args)['markdown'])).join('\n'), known);
}

const asks: [blank: RegExp, english: string, spanish: string][] = [
  [/\[t(?:itle|ítulo)\]/u, 'What is it called?', '¿Cómo se titula?'],
  [
    /\[(?:release date|first date|primera fecha|fecha de publicación|date|fecha)\]/u,
    'Which day is it?',
    '¿Qué día es?',
  ],
  [/\[(?:Why now|Por qué ahora|Why this song|Por qué esta canción)/u, ...questions.about],
  [/\[(?:Why this tour|Por qué esta gira)/u, 'Why this tour, in one sentence?', '¿Por qué esta gira, en una frase?'],
  [
    /\[(?:Your own quote|Tu cita)/u,
    'What do you want to be quoted with, in your own words?',
    '¿Qué cita tuya pongo, en tus palabras?',
  ],
  [/\[(?:your )?(?:e-?mail|correo)\]/u, 'Which email address should it give?', '¿Qué correo de contacto pongo?'],
  [
    /\[(?:Tickets: who|Entradas: ¿a quién)/u,
    'Is the money for tickets paid back, and is there a new date?',
    '¿Se devuelve el dinero de las entradas, y hay nueva fecha?',
  ],
  [
    /\[(?:who is affected|quién está afectado)/u,
    'How are the people concerned? That comes first in it.',
    '¿Cómo están las personas afectadas? Eso va primero.',
  ],
];

/** The question for a text's most important blank; `''` if it has none. */
export function questionFor(text: string, { language }: Pick<Known, 'language'>): string {
  const ask = asks.find(([blank]) => blank.test(text));
  return ask ? ask[language === 'es' ? 2 : 1] : '';
}
