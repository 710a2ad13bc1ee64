import type { Situation } from '../../acting/call.js';
import { asksForText } from '../../acting/document-calls.js';
import { linkedSoFar } from '../../acting/linked-documents.js';
import { newsInBrief } from './news-in-brief.js';
import { type Version, versionAsked } from './version-asked.js';

/** The news as a message asks for it in the chat: in one sentence, for a phone, or to be said on air; `''` for other messages. */
export function chatVersion(situation: Situation): string {
  const { conversation, known } = situation;
  const version = versionOf(situation);
  if (version === null || (version === 'air' && namesEmail.test(conversation.question))) return '';
  const words = newsInBrief(version, known, conversation);
  if (words === '')
    return known.language === 'es'
      ? 'Lo escribo con lo que me cuentes. ¿Cómo se llama lo que sale y qué día? Si es un concierto: ¿dónde y cuándo?'
      : 'I write it from what you tell me. What is it called, and which day is it out? For a show: where is it, and when?';
  return told(version, words, situation);
}

/** Words to say on air, for a message that asks for an email to a station as well; `''` for other messages. */
export function onAirRemark(situation: Situation): string {
  const isWritten = situation.done.some(({ name, error }) => name === 'write_document' && error === null);
  if (!isWritten || versionOf(situation) !== 'air') return '';
  const words = newsInBrief('air', situation.known, situation.conversation);
  return words === '' ? '' : told('air', words, situation);
}

const namesEmail = /(?<!\p{L})(?:pitch|e-?mail|mail|letter|correo|carta|press release|nota de prensa)(?!\p{L})/iu;

function versionOf(situation: Situation): Version | null {
  const { conversation, known } = situation;
  if (known.crisis !== null || conversation.hasPasted) return null;
  const { question, said } = conversation;
  const version = versionAsked(question, known.language, linkedSoFar(said).length > 0);
  if (version !== 'sentence') return version;
  // After a biography, one sentence is another of them.
  const last = said.findLast((reply) => reply.includes('](/documents/')) ?? '';
  return /(?<!\p{L})(?:bio|biograf[ií]a)(?!\p{L})[^\n]*\]\(\/documents\//iu.test(last) || namesText(situation)
    ? null
    : version;
}

/** "Write the blog pitch, with a one-line summary": the text comes first. */
function namesText(situation: Situation): boolean {
  return asksForText(situation) && namesEmail.test(situation.conversation.question);
}

const leads: Record<Version, [english: string, spanish: string]> = {
  sentence: ['In one sentence, to copy:', 'En una frase, para copiar:'],
  phone: ['For a phone, to copy:', 'Para el móvil, para copiar:'],
  air: ['To be read out on air:', 'Para leer al aire:'],
};

function told(version: Version, words: string, { known }: Situation): string {
  const isSpanish = known.language === 'es';
  const quote = words
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n>\n');
  const blanks = words.includes('[');
  const about = known.about === '' && known.title !== '' && version !== 'phone';
  const rest = isSpanish
    ? [blanks ? 'Los corchetes los rellenas tú.' : '', about ? '¿De qué trata, en una frase? Con eso la completo.' : '']
    : [
        blanks ? 'The brackets are yours to fill.' : '',
        about ? 'What is it about, in one sentence? I’d add that.' : '',
      ];
  return [leads[version][isSpanish ? 1 : 0], quote, rest.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}
