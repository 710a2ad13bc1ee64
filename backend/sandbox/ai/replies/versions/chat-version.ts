import type { Situation } from '../../acting/call.js';
import { asksForText } from '../../acting/documents-asked.js';
import { linkedSoFar } from '../../acting/linked-documents.js';
import { upperFirst } from '../../first-letters.js';
import { newsInBrief } from './news-in-brief.js';
import { pointsAsked, type Version, versionAsked } from './version-asked.js';

/** The news as a message asks for it in the chat: in one sentence, for a phone, or to be said on air; `''` for other messages. */
export function chatVersion(situation: Situation): string {
  const { conversation, known } = situation;
  if (known.crisis !== null) return shortOfStatement(situation);
  const version = versionOf(situation);
  if (version === null || (version === 'air' && namesEmail.test(conversation.question))) return '';
  const words = newsInBrief(version, known, conversation);
  if (words === '')
    return known.language === 'es'
      ? 'Lo escribo con lo que me cuentes. ¿Cómo se llama lo que sale y qué día? Si es un concierto: ¿dónde y cuándo?'
      : 'I write it from what you tell me. What is it called, and which day is it out? For a show: where is it, and when?';
  return told(version, words, situation);
}

/** "Version corta pa stories": of what a statement says. */
const shortVersion: Record<'en' | 'es', RegExp> = {
  en: /(?<!\p{L})(?:(?:short(?:er)?|tiny|quick|brief) (?:version|one|text|form) (?:for|of (?:it|that|this) for) (?:the |my |our |an? )?(?:insta(?:gram)? |ig )?(?:stor(?:y|ies)|whats ?app|socials?|twitter|status|phone|text)|stor(?:y|ies) version|version for (?:the |my |our |an? )?(?:insta(?:gram)? |ig )?stor(?:y|ies))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:versi[oó]n|versioncita|texto|algo|una?) (?:(?:m[aá]s |muy |super )?(?:cort|breve|resumid|chiquit)\p{L}* )?(?:para|de|en) (?:una |la |las |los |el |mi |mis )?(?:(?:insta(?:gram)?|ig) )?(?:stor(?:y|ies)|historias?|whats ?app|wass?ap|estados?|twitter|redes)(?!\p{L})/iu,
};
const ofDate = /(?<!\p{L})(?:new date|nueva fecha|se mueve|moved|moves)(?!\p{L})/iu;
const ofTickets = /(?<!\p{L})(?:tickets?|refund\p{L}*|entradas?|boletos?|devol\p{L}+|devuelv\p{L}+)(?!\p{L})/iu;
const mostFacts = 3;

/** The news of a concert that is off or moved in a few sentences of its statement. */
function shortOfStatement({ conversation: { question, said }, known: { crisis, language } }: Situation): string {
  const isAsked = shortVersion[language].test(question) && linkedSoFar(said).length > 0;
  if (crisis === null || !isAsked || !(crisis.isConcertOff || crisis.isConcertMoved)) return '';
  const [news = '', ...others] = crisis.happened;
  const rest = [...others, ...crisis.doing];
  const facts = [news, ...rest.filter((one) => ofDate.test(one)), ...rest.filter((one) => ofTickets.test(one))];
  const words = [...new Set(facts.filter(Boolean))]
    .slice(0, mostFacts)
    .map((one) => `${upperFirst(one).replace(/[.!]$/u, '')}.`)
    .join(' ');
  if (words === '') return '';
  const [lead, end] =
    language === 'es'
      ? [leads.story[1], 'Son frases del comunicado: sigo un guion y no lo resumo con otras palabras.']
      : [leads.story[0], 'These are sentences of the statement: I’m scripted, and don’t sum it up in other words.'];
  return `${lead}\n\n> ${words}\n\n${end}`;
}

/** "Can I get that as a one-paragraph version for Bandcamp?" */
const otherVersion: Record<'en' | 'es', RegExp> = {
  en: /(?<!\p{L})(?:(?:that|this|it|one|same)(?: (?:text|thing|one))? (?:as|in|into) (?:an? |one |1 |two |2 )?(?:(?:[\p{L}-]+|\d) ){0,2}(?:paragraphs?|version|blurb|summary)|(?:an?|one|1|two|2)[ -](?:(?:short|shorter|quick|single|\d+) )?paragraphs?(?: version)?(?: of (?:it|that|this))? (?:for|please|pls)|(?:one|1|two|2)[ -]paragraphs? (?:version|summary|blurb)|(?:an?|the) (?:[\p{L}-]+ )?version (?:of (?:it|that|this) )?(?:for|to go on) (?:my |our |the )?(?:bandcamp|website|site|soundcloud|youtube|patreon|newsletter|mailing list))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:eso|esto|lo mismo) en (?:un|dos) (?:solo )?p[aá]rrafos?|(?:una )?versi[oó]n (?:de|en) (?:un|dos) p[aá]rrafos?|(?:un|dos) p[aá]rrafos? (?:para|por favor|porfa)|una versi[oó]n (?:\p{L}+ )?para (?:mi |nuestr[oa] |la |el )?(?:bandcamp|web|p[aá]gina|soundcloud|youtube|patreon|bolet[ií]n|newsletter))(?!\p{L})/iu,
};
/** "Add a paragraph for …", "how do I …": no wish for another version. */
const ofEdit =
  /(?<!\p{L})(?:add|insert|cut|remove|delete|put in|first|last|second|how do|how does|what is|añade|agrega|quita|borra|primer|[uú]ltimo|segundo|c[oó]mo)(?!\p{L})/iu;

/** What there is instead of a version that the script can't make of a text; `''` for other messages. */
export function noSuchVersion(situation: Situation): string {
  const { conversation, known } = situation;
  const { question, said, hasPasted } = conversation;
  const [text] = linkedSoFar(said);
  const isAsked = otherVersion[known.language].test(question) && !ofEdit.test(question);
  if (!text || !isAsked || hasPasted || known.crisis !== null || asksForText(situation)) return '';
  return known.language === 'es'
    ? `Esa versión no la sé escribir: sigo un guion y no resumo un texto con otras palabras. Lo más cercano: di **hazlo más corto** y quito frases enteras, o **en una frase**; o abre [${text.title}](/documents/${text.id}) y copia su primer párrafo, que dice lo principal.`
    : `I can’t write that version: I’m scripted, and don’t sum up a text in other words. The nearest I have: say **make it shorter**, and I cut whole sentences, or **in one sentence**; or open [${text.title}](/documents/${text.id}) and copy its first paragraph, which says the main thing.`;
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
  points: ['The main points, from what you told me:', 'Lo principal, de lo que me has contado:'],
  story: ['For a story, to copy:', 'Para una historia, para copiar:'],
};

function told(version: Version, words: string, { known, conversation }: Situation): string {
  const isSpanish = known.language === 'es';
  const lines = words.split('\n');
  const quote = version === 'points' ? words : lines.map((line) => `> ${line}`).join('\n>\n');
  const blanks = words.includes('[');
  const about = known.about === '' && known.title !== '' && known.day !== null && ['sentence', 'air'].includes(version);
  const rest = isSpanish
    ? [blanks ? 'Los corchetes los rellenas tú.' : '', about ? '¿De qué trata, en una frase? Con eso la completo.' : '']
    : [
        blanks ? 'The brackets are yours to fill.' : '',
        about ? 'What is it about, in one sentence? I’d add that.' : '',
      ];
  const isShort = version === 'points' && lines.length < pointsAsked(conversation.question);
  if (isShort)
    rest.push(
      isSpanish ? 'No me has contado más, y no me invento nada.' : 'That’s all you told me, and I make nothing up.',
    );
  return [leads[version][isSpanish ? 1 : 0], quote, rest.filter(Boolean).join(' ')].filter(Boolean).join('\n\n');
}
