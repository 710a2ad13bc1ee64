import type { Situation } from '../acting/call.js';
import { missingDay } from '../acting/date-math-call.js';
import { asksForText } from '../acting/documents-asked.js';
import { nextCall } from '../acting/next-call.js';
import { nightsOff } from '../acting/night-edits.js';
import { asksForCalendar, asksForPlanOf } from '../acting/plan-call.js';
import { leadsNoted, singleAsked } from '../acting/plans/leads-noted.js';
import { noBudget } from '../acting/plans/no-budget.js';
import { aroundDaysOff } from '../acting/plans/days-off.js';
import { tasksOut } from '../acting/plans/tasks-out.js';
import { embargoAnswer } from '../acting/reports/embargo-remark.js';
import { nothingToCut } from '../acting/reports/nothing-to-cut.js';
import { valueMissing } from '../acting/reports/value-missing.js';
import { weekdayAnswer } from '../acting/weekday-answers.js';
import { longDay, spanishDay } from '../calendar.js';
import { wantsOneSheet } from '../one-sheet/wanted-sheet.js';
import { questionBeside } from '../questions/advice/common-questions.js';
import { fewTasks } from '../questions/advice/few-tasks.js';
import { withoutAds } from '../questions/advice/no-ads.js';
import { asksToPrepare } from '../questions/interview-asked.js';
import { ifNoAnswer } from '../questions/no-answer.js';
import { acceptedEmail } from '../questions/bad-news/venue-letters.js';
import { pitchingQuestion } from '../questions/pitching-questions.js';
import { radioFormat } from '../questions/radio-format.js';
import { shortEmail } from '../questions/short-emails.js';
import { whenToSend } from '../questions/when-to-send.js';
import { asksWhomToSend } from '../questions/whom-to-send.js';
import { whichRelease } from '../reading/works/dated-works.js';
import { asksAfterRelease } from '../topics/already-out.js';
import { plainReply, textReply } from '../topics/plain-reply.js';
import { pressQuotesReply } from '../topics/press-quotes.js';
import { whatIsAsked } from '../topics/what-is-asked.js';
import type { ModelRequest } from '../wire/model-request.js';
import { neededFacts } from '../writing/asked/needed-facts.js';
import { followUpAdvice } from '../writing/follow-ups.js';
import { fullerOf } from '../writing/fuller.js';
import { nightsListed } from '../writing/listed-nights.js';
import { nextSteps } from '../writing/next-steps.js';
import { ambiguousDay } from '../writing/remarks.js';
import { summaryInChat } from '../writing/summary-request.js';
import { taskInTime } from '../writing/task-in-time.js';
import { whatWasTold } from '../writing/told.js';
import { drafts } from './drafts.js';
import { noSuchVersion } from './versions/chat-version.js';
import { labelNoted } from './label-noted.js';

/** The reply to a message whose words say exactly what it asks for; `''` for other messages. */
export function byRules(request: ModelRequest, situation: Situation): string {
  const { conversation } = situation;
  return (
    summaryInChat(request, conversation) ??
    ([
      ambiguousDay(conversation),
      weekdayAlone(situation),
      drafts(situation),
      noSuchVersion(situation),
      pressQuotesReply(situation),
      valueMissing(situation),
      nightsOff(situation),
      isOneRequest(conversation.question) ? embargoAnswer(situation) : '',
      nightsListed(conversation, situation.known),
      followUpAdvice(situation),
      ifNoAnswer(situation),
      // A night that the question names has an answer of its own.
      whatIsAsked(request, situation) === '' ? whenToSend(situation) : '',
      fewTasks(situation),
      withoutAds(situation),
      nextSteps(situation),
      taskInTime(situation),
      withoutPlan(situation),
      missingDay(situation),
      radioFormat(situation),
      pitchingQuestion(situation),
      shortEmail(situation),
      acceptedEmail(situation),
      whatWasTold(situation) === '' ? nothingToCut(situation) : '',
      questionBeside(situation),
    ].find(Boolean) ||
      '')
  );
}

/** Whether a message is a single sentence, perhaps after a greeting. */
function isOneRequest(question: string): boolean {
  return (
    (question.match(/[^.!?\n]+/gu) ?? []).filter((sentence) => sentence.trim().split(/\s+/u).length > 3).length === 1
  );
}

/** The answer to a question for a weekday, if the message asks for no text. */
function weekdayAlone(situation: Situation): string {
  return asksForText(situation) ? '' : weekdayAnswer(situation);
}

/** The answer to a request for calendar dates if there is no plan to take them from; `''` for other messages. */
function withoutPlan({ conversation, known }: Situation): string {
  if (!asksForCalendar(conversation.question) && !asksForPlanOf(conversation.question)) return '';
  if (known.title !== '' && known.day === null)
    return known.language === 'es'
      ? `El plan sale de la fecha. ¿Qué día sale «${known.title}»?`
      : `The plan is made from the date. Which day is “${known.title}” out?`;
  if (known.day !== null)
    return known.language === 'es'
      ? `El plan cuenta los días hasta el ${spanishDay(known.day)}. ¿Cómo se titula lo que sale?`
      : `The plan counts the days up to ${longDay(known.day)}. What is the release called?`;
  return known.language === 'es'
    ? 'Las fechas salen del plan de un lanzamiento. ¿Cómo se titula y qué día sale?'
    : 'The dates come from the plan of a release. What is it called, and which day is it out?';
}

/** The reply to a message for which no tool is called; `''` for other messages. */
export function withoutCalls(request: ModelRequest, situation: Situation): string {
  const { conversation, known } = situation;
  const { asked, heard, askedOn, today } = conversation;
  const said = asked.map((text, at) => ({ text, before: heard[at] ?? '', day: askedOn[at] ?? today }));
  return (
    whichRelease(said, known.language) ||
    neededFacts(situation) ||
    aroundDaysOff(situation) ||
    tasksOut(situation) ||
    labelNoted(situation) ||
    singleAsked(situation) ||
    leadsNoted(situation) ||
    noBudget(situation) ||
    textReply(situation) ||
    (whatIsAsked(request, situation) === '' &&
    [ifNoAnswer, whenToSend, questionBeside].every((one) => one(situation) === '')
      ? plainReply(situation)
      : '')
  );
}

/** Whether a message is answered as it was typed, without a guess at what it means. */
export function isAnsweredByRules(request: ModelRequest, situation: Situation): boolean {
  const called = nextCall({ ...situation, done: [] });
  return (
    called !== null ||
    wantsOneSheet(request, situation.conversation) ||
    withoutCalls(request, situation) !== '' ||
    byRules(request, situation) !== '' ||
    asksWhomToSend(situation) ||
    asksAfterRelease(situation) ||
    asksToPrepare(situation) ||
    whatIsAsked(request, situation) !== '' ||
    fullerOf(situation.conversation) !== null
  );
}
