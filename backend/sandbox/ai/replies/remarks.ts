import type { Situation } from '../acting/call.js';
import { nearestLength } from '../acting/bio-requests.js';
import { asksForText } from '../acting/documents-asked.js';
import { embargoAnswer } from '../acting/reports/embargo-remark.js';
import { nothingToCut } from '../acting/reports/nothing-to-cut.js';
import { unansweredRemark } from '../acting/reports/unanswered.js';
import { unplacedRemark } from '../acting/reports/unplaced.js';
import { asksForPlan } from '../acting/plan-call.js';
import { weekdayAnswer } from '../acting/weekday-answers.js';
import { acceptedEmail } from '../questions/bad-news/venue-letters.js';
import { venueEmailReply } from '../questions/venue-emails.js';
import { onAirRemark } from './versions/chat-version.js';
import { questionBeside } from '../questions/advice/common-questions.js';
import { spanishRemark } from '../questions/spanish-spoken.js';
import { earlyRemark } from '../questions/when-to-send.js';
import { worthWriting } from '../questions/worth-writing.js';
import { doubtfulDays } from '../reading/days/doubtful-days.js';
import { toneRemark } from '../topics/out-of-reach.js';
import { nightsListed } from '../writing/listed-nights.js';
import { profileNameRemark, withRemark } from '../writing/profile-name.js';
import { unwantedRemark } from '../writing/unwanted-words.js';

/**
 * A reply with what should not go unsaid beside it.
 * @param asTyped the situation with the message as it was typed, which may ask for something else as well
 */
export function withRemarks(text: string, situation: Situation, asTyped: Situation): string {
  const unanswered = /^(?:Noted|Anotado)/u.test(text) ? unansweredRemark(situation) : '';
  const weekday = weekdayAnswer(situation);
  const ofProfile = profileNameRemark(situation);
  const unwanted = situation.done.length > 0 ? unwantedRemark(situation) : '';
  const ofVenue = situation.done.length > 0 ? venueEmailReply(asTyped) || acceptedEmail(asTyped) : '';
  const nights = asksForText(asTyped) ? '' : nightsListed(asTyped.conversation, asTyped.known);
  const asked = [
    earlyRemark(situation),
    worthWriting(situation),
    embargoAnswer(asTyped),
    questionBeside(asTyped),
    nights,
    situation.done.length > 0 ? '' : nothingToCut(situation),
  ].filter((answered) => !text.includes(answered));
  return [
    text.includes(weekday) ? '' : weekday,
    asksWhichDay(situation) && !text.includes(situation.conversation.whichDay) ? situation.conversation.whichDay : '',
    ...asked,
    unanswered,
    unplacedRemark(situation, [text, ofProfile, unwanted, ofVenue].join('\n')),
    ofVenue,
    unwanted,
    toneRemark(situation),
    onAirRemark(asTyped),
    nearestLength(asTyped),
    spanishRemark(asTyped),
    ofProfile,
  ].reduce(withRemark, text);
}

/** Whether a message names the release's day with the wrong weekday, or asks for something that depends on it. */
function asksWhichDay({ conversation: { question, today, whichDay }, done }: Situation): boolean {
  return whichDay !== '' && (done.length > 0 || asksForPlan.test(question) || doubtfulDays(question, today).length > 0);
}
