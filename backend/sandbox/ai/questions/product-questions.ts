import type { Situation } from '../acting/call.js';
import { asksForText } from '../acting/documents-asked.js';
import { isPassageRequest } from '../prompt-turns.js';
import { answerToOthers, asksForReply } from '../topics/others-words.js';
import { aboutApp } from './about-app.js';
import { aboutTexts, pictureAsked } from './about-texts.js';
import { appGuide } from './app-guide.js';
import { ownData } from './own-data.js';
import { whoOwnsTexts } from './own-texts.js';
import { fundraiserAdvice } from './bad-news/fundraisers.js';
import { commonQuestion } from './advice/common-questions.js';
import { firstQuestion } from './newcomers/answer.js';
import { midwayQuestion } from './advice/midway-questions.js';
import { lateOrders } from './advice/delays.js';
import { addressAsked } from './advice/addresses-asked.js';
import { latePitch } from './advice/late-pitch.js';
import { pitchMeaning } from './advice/pitch-meaning.js';
import { ifLater, lateDelivery } from './advice/waiting.js';
import { whichBio } from './advice/which-bio.js';
import { offLimits } from './advice/off-limits.js';
import { paidCoverage } from './advice/paid-coverage.js';
import { pressTerm } from './advice/press-terms.js';
import { sheetQuestion } from './sheet-questions.js';
import { spanishSpoken } from './spanish-spoken.js';
import { whatItGets } from './what-it-gets.js';
import { whoPosts } from './who-posts.js';

/** The answer to a question about the product itself, for which nothing is done; `''` for other messages. */
export function productAnswer(situation: Situation): string {
  const { question, hasPasted } = situation.conversation;
  if (hasPasted || isPassageRequest(question)) return '';
  if (asksForReply.test(question)) return answerToOthers(question, true, situation.known);
  return (
    fundraiserAdvice(situation) ||
    addressAsked(situation) ||
    midwayQuestion(situation) ||
    sheetQuestion(situation) ||
    paidCoverage(situation) ||
    lateOrders(situation) ||
    latePitch(situation) ||
    offLimits(situation) ||
    pictureAsked(situation) ||
    pressTerm(situation) ||
    pitchMeaning(situation) ||
    (asksForText(situation)
      ? ''
      : commonQuestion(situation) ||
        firstQuestion(situation) ||
        lateDelivery(situation) ||
        ifLater(situation) ||
        whichBio(situation) ||
        whoPosts(situation) ||
        whatItGets(situation) ||
        ownData(situation) ||
        whoOwnsTexts(situation) ||
        aboutApp(situation) ||
        aboutTexts(situation) ||
        appGuide(situation) ||
        spanishSpoken(situation))
  );
}
