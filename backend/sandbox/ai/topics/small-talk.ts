import type { Situation } from '../acting/call.js';
import { planCall } from '../acting/plan-call.js';
import { meaningOf } from '../intents/meaning.js';
import { acknowledges } from '../reading/crisis/left-out.js';

/** Replies to messages that are nothing but small talk, by their intents. */
const replies: Record<string, string> = {
  thanks: 'You’re welcome.',
  praise: 'Glad it helps.',
  acknowledge: 'Good.',
  agree: 'Good.',
  laugh: 'Ha!',
  goodbye: 'Bye for now. Everything stays here for when you’re back.',
  'are-you-there': 'I’m here. What do you need?',
  'how-are-you': 'I’m a program, so always fine. What are you working on?',
  'who-are-you':
    'I’m Fanfare’s assistant: a program, not a person. Here I follow a script; with a key or a local model, an AI does the writing. I plan releases and write your press texts from what you tell me. What are you working on?',
  'what-can-you-do':
    'Tell me what you’re releasing or playing, and when. From that I make the plan, write press releases, pitches, bios, captions and announcements, and answer what you told me. What’s first?',
  apologise: 'No problem.',
  complain:
    'Sorry, I missed what you meant. I’m scripted, so short and plain works best: **write the press release**, **change “…” to “…”**, **when is it out?** Which is it?',
  confused:
    'Let me put it plainly: I’m scripted. I take down what you tell me about your music, then plan and write from it. Tell me one fact, or ask for one text, such as **write the press release**.',
};

const spanishOnly = (words: string): RegExp =>
  new RegExp(
    `^\\W*(?:(?:ah|oh|ay|uy|uf|y|pues|bueno|vale|ok|okay|sí|si|muy|todo|qué|que|me)[ ,!.]+)*(?:${words})(?:[ ,!.]+(?:vale|ok|guay|bien|genial|perfecto|bueno|entonces|tío|tía|gracias|${words}))*\\W*$`,
    'iu',
  );
const spanishReplies: [said: RegExp, reply: string][] = [
  [spanishOnly('(?:ja|je|ji){2,}[ajei]*|jaj|jej|lol|xd+'), '¡Ja!'],
  [spanishOnly('perd[oó]n|perdona|lo siento|disculpa|sorry|culpa mía|mi culpa'), 'No pasa nada.'],
  [
    spanishOnly(
      'vale|ok(?:ay|i|is|ey)?|guay|genial|perfect[oa]|perfe|estupendo|de acuerdo|entendido|mola(?: mucho)?|bien|buen[ií]sim[oa]|chido|bac[aá]n|joya|fenomenal|est[aá] bien|me gusta|me encanta|qu[eé] guay|ya veo',
    ),
    'Bien.',
  ],
];
/** Questions that "vale" says yes to. */
const offersInSpanish =
  /¿(?:Escribo|Hago|Lo|La|Los|Las|Te|Quieres|Preparo|Pongo|Sigo|Es|Está|Hay|Se)(?!\p{L})[^?]*\?\s*$/u;
const openInSpanish = /(¿(?:Qué|De qué|Cuándo|Cuál|Cómo|Dónde|Quién)(?!\p{L})[^?\n]{3,120}\?)\s*$/u;

function spanishSmallTalk(question: string, last: string): string {
  const reply = spanishReplies.find(([said]) => said.test(question))?.[1] ?? '';
  if (reply === '' || last === '' || (reply === 'Bien.' && offersInSpanish.test(last))) return '';
  const open = openInSpanish.exec(last)?.[1];
  return `${reply} ${open === undefined || /preparo|hacemos/u.test(open) ? spanishOnward : `Cuando quieras: ${open}`}`;
}

/** A longer message says more than small talk, in characters. */
const longest = 120;
/** Asked after an introduction as well: "I play bass in Grave Hollow … What can you do?" */
const aboutUs = new Set(['what-can-you-do', 'who-are-you']);
/** "Haha love it. Can you put in what Tom said: …": more than the laugh that it begins with. */
const asksBeside = /["“«]|(?<=[.!,;] ?)(?:can|could|would|will) (?:you|u|we)(?!\p{L})/iu;
const isOnlySigns = /^[^\p{L}\p{N}?]+$/u;
/** A question that the last reply ended with and that is still open. */
const stillAsked =
  /(?:^|[.!?:\n]\s*)((?:Shall I|Which|What|Why|Who|Where|Is there|Is everyone|When) [^.!?\n]{3,120}\?)\s*$/u;
/** Replies after which an open question may follow. */
const goOn = new Set(['You’re welcome.', 'Glad it helps.', 'Good.', 'Ha!', 'No problem.']);

/** The reply to a message that is nothing but small talk: thanks, praise, "are you real?"; otherwise `''`. */
export function smallTalk(situation: Situation): string {
  const { conversation, known } = situation;
  const { question, said } = conversation;
  if (known.language === 'es') return spanishSmallTalk(question, said.at(-1) ?? '');
  const last = said.at(-1) ?? '';
  const mayAnswer = last.includes('?') && (known.crisis !== null || /Shall I/u.test(last) || saysYes.test(question));
  const isConsent = acknowledges.test(question.trim()) && isFromFacts(last) && !mayAnswer;
  const meant = isOnlySigns.test(question) ? 'acknowledge' : (meaningOf(question, 'en')?.intent ?? '');
  const intent = isConsent && replies[meant] === undefined ? 'acknowledge' : meant;
  if (question.length > longest && !aboutUs.has(intent)) return '';
  if (asksBeside.test(question)) return '';
  // "Sorry, entry is 399" puts something right.
  if (intent === 'apologise' && /\d/u.test(question)) return '';
  // After a question, "yes" is its answer.
  if (intent === 'agree' && last.includes('?')) return '';
  // News of a release is answered with its plan, however the rest of the message reads.
  if (aboutUs.has(intent) && planCall(situation) !== null) return '';
  const reply = replies[intent];
  // In a crisis, “yes” answers whether everyone is safe, if that was asked.
  if (reply === undefined || (known.crisis !== null && reply === 'Good.' && !isConsent)) return '';
  const open = stillAsked.exec(last)?.[1];
  if (!goOn.has(reply)) return reply;
  return open === undefined || !isFromFacts(last) ? `${reply} ${onward}` : `${reply} Whenever you’re ready: ${open}`;
}

const saysYes = /(?<!\p{L})(?:yes|yep|yup|sure|please|go|do|let)(?!\p{L})/iu;
const spanishOnward = 'Dime qué hay de nuevo o qué escribo ahora.';
const onward = 'Tell me what’s new, or what to write next.';

/** Whether a reply noted facts, wrote a text or asked for a fact, so that its question is about the artist's news. */
function isFromFacts(reply: string): boolean {
  return /^(?:Noted|I wrote|Changed|You haven’t told me|Good news)|Whenever you’re ready:|\]\(\/(?:documents|releases)\//u.test(
    reply,
  );
}
