import type { Situation } from '../../acting/call.js';

/** "What if they ask about my ex?", "I don't want to talk about the split". */
const fearsQuestion =
  /(?<!\p{L})what if (?:they|he|she|someone|the (?:host|presenter|interviewer|journalist|writer)) (?:asks?|brings? up|mentions?|wants? to (?:know|talk) about)(?!\p{L})|(?<!\p{L})(?:y )?si (?:(?:me|nos) )?(?:preguntan?|(?:sacan?|mencionan?|hablan?)(?: lo)?) (?:de|por|sobre|a|mi)(?!\p{L})/iu;
const keepsQuiet =
  /(?<!\p{L})(?:(?:don['’]?t|do not|won['’]?t|rather not|can['’]?t|cannot|mustn['’]?t|must not|shouldn['’]?t|not (?:allowed|able|supposed) to|not going to|not gonna) (?:really )?(?:want to |wanna )?(?:talk|speak|answer|say|discuss|go into|get into)|off limits|private|no (?:quiero|queremos|puedo|podemos|debo|debemos|(?:me|nos) dejan) (?:hablar|contar|responder|entrar|decir|nombrar|mencionar|dar nombres)|es (?:algo )?(?:privad|personal|íntim)[oa]|(?:prefiero|preferimos) no (?:hablar|contar|responder))(?!\p{L})/iu;
const ofInterview =
  /(?<!\p{L})(?:interview\p{L}*|podcasts?|radio|journalist|presenter|entrevist\p{L}*|periodista)(?!\p{L})/iu;

/** How to keep something out of an interview; `''` for other messages. */
export function offLimits({ conversation: { question, asked }, known: { language } }: Situation): string {
  if (!fearsQuestion.test(question) || !keepsQuiet.test(question)) return '';
  return asked.some((text) => ofInterview.test(text)) ? advice[language] : '';
}

const advice = {
  en: `Tell them before: one line to whoever booked you, such as “I’d rather we left … out, the record is what I’d like to talk about”. Most hosts keep to that, since they want a good talk.

If it comes up anyway:

- **One calm sentence, then your point:** “That’s private, but what I can tell you is …”, and on to the song, the record or the date. Have that sentence ready, and say it aloud twice before.
- **Don’t explain why,** and don’t say a word about other people: what you say about them is what gets quoted.
- **Asked again? The same sentence again.** They move on.

Nothing is off the record unless both of you agreed on it before.`,
  es: `Dilo antes: una línea a quien te invitó, por ejemplo «prefiero dejar fuera …, me gustaría hablar del disco». Casi siempre lo respetan, porque quieren una buena charla.

Si sale igualmente:

- **Una frase tranquila y a lo tuyo:** «Eso es privado, pero lo que sí te cuento es …», y sigues con la canción, el disco o la fecha. Tenla preparada y dila dos veces en voz alta antes.
- **No expliques por qué** ni digas nada de otras personas: eso es lo que se cita.
- **¿Insisten? La misma frase otra vez.** Pasarán a otra cosa.

Nada queda fuera de micrófono si no lo habéis acordado antes.`,
};
