import type { Situation } from '../call.js';
import { asksForCalendar, asksForPlan } from '../plan-call.js';
import { meaningsOf } from '../../intents/meaning.js';
import { isOfMove } from './after-edits.js';

/** Tools that answer a request other than for a plan. */
const answers = new Set([
  'write_document',
  'edit_document',
  'read_document',
  'make_one_sheet',
  'find_said',
  'check_link',
]);

/** What a plan, or a note of what was told, answers. */
const answered = new Set(
  'make-plan show-plan next-steps am-i-late add-to-calendar date-math remember tell-release topic:press-timeline topic:release-plan topic:getting-known'.split(
    ' ',
  ),
);

const requests =
  /\?\s*$|(?<!\p{L})(?:can|could|would|will) (?:you|u|ya|ye|yous)(?!\p{L})|(?<!\p{L})(?:do|make|write|draft|give|get|send|show|knock|whip|cook|sort|fix) (?:me|us|up|out|something|anything|one of)(?!\p{L})|^\W*(?:(?:and|so|then|now|also|please|pls)[ ,]+)*(?:write|draft|make|prepare|put together)(?!\p{L})|(?<!\p{L})(?:pls|plz|please|porfa|porfis|xfa|por favor)(?!\p{L})|(?<!\p{L})(?:hágame|hazme|haceme|háganme|[aá]rm[ae]me|escríbeme|escribime|escríbame|prepárame|preparame|prepáreme|dame|deme|ayúdame|ayudame|ayúdeme|me (?:haces|hacés|hace|armas|armás|arma|escribes|escribís|escribe|preparas|preparás|prepara|ayudas|ayudás|ayuda))(?!\p{L})/iu;

/** "Can you help?", "what do I do?": the plan is the help. */
const isGeneral =
  /(?<!\p{L})(?:help|advice|start|begin|what (?:can|could) (?:you|u)|qué (?:puedes|podés|puede)|do (?:i|we)|plan|planning|timeline|schedule|calendar|dates?|promo(?:te|tion)?|pr|publicity|ready|ayud\p{L}*|consejos?|empe(?:zar|zamos|cemos|cé)|empiezo|plan|calendario|fechas?|promo\p{L}*)(?!\p{L})/iu;

const asksForOne =
  /(?<!\p{L})(?:make|do|write|draft|give|create|build|put together|need|want|help (?:me|us) with)(?: (?:me|us))? one(?!\p{L})/iu;
const isOfPlan = /(?<!\p{L})(?:plan|planning|timeline|schedule|roadmap)(?!\p{L})/iu;

/** "Agrégalo porfa", behind what was told: the note is the answer. */
export const addsIt =
  /^\W*(?:(?:y|pues|por favor|porfa|me|lo|puedes|podés|podrías|can you|could you|would you|please|also),? )*(?:corr[ií][gj]|arr[eé]gl|c[aá]mbi|agr[eé]g|añ[aá]d|s[uú]m|p[oó]n|an[oó]t|ap[uú]nt|inclu|incl[uú]y|m[eé]t|add|note|put)\p{L}*?(?:l[oa]s?|r|s| (?:it|that|this))(?: (?:ahí|también|in|down|too|near|at|to|right|the|top|start|end|beginning|bottom|first|somewhere|there))*(?:,? (?:por favor|porfa|please|pls|gracias|thanks|dale))*\W*$/iu;

const longest = 90;

/**
 * Says which request of the newest message was not understood, if the message led to a plan or a note instead: what goes
 * unmentioned looks refused, or done; `''` if there is none.
 */
export function unansweredRemark({ conversation, known, done }: Situation): string {
  const { question } = conversation;
  const tools = done.map(({ name }) => name);
  if (asksForPlan.test(question) || asksForCalendar(question)) return '';
  if (done.some(({ name }) => answers.has(name))) return '';
  const left = (question.match(/[^.!?\n]+[.!?]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .find(
      (sentence) =>
        requests.test(sentence) &&
        !isGeneral.test(sentence) &&
        !addsIt.test(sentence) &&
        !asksForPlanAsOne(sentence, question, tools) &&
        !isOfMove(sentence, tools) &&
        !isAnswered(sentence, known.language),
    );
  if (left === undefined) return '';
  const words = left.replace(/^[¿¡\s]+|[.!?,;\s]+$/gu, '');
  const shown = words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
  return known.language === 'es'
    ? `No he entendido «${shown}»: sigo un guion. Di qué texto quieres, por ejemplo **escribe la nota de prensa**.`
    : `I didn’t follow “${shown}”: I’m scripted. Name the text you want, such as **write the press release**.`;
}

/** Whether a part of a message only asks for the plan that was made: "I have no plan. Could you make me one?" */
export function asksForPlanAsOne(part: string, message: string, tools: readonly (string | null)[]): boolean {
  return tools.includes('plan_release') && asksForOne.test(part) && isOfPlan.test(message);
}

function isAnswered(sentence: string, language: 'en' | 'es'): boolean {
  return meaningsOf(sentence, language).some(({ intent }) => answered.has(intent));
}
