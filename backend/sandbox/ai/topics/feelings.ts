import type { Situation } from '../acting/call.js';
import { longDay } from '../calendar.js';
import { meaningOf } from '../intents/meaning.js';
import { speaksOfBadReview } from '../reading/bad-reviews.js';
import { planMeant } from '../reading/room.js';

/** Ordinary frustration with the work. */
const frustrations = new Set(['no-replies', 'empty-show', 'discouraged']);

/** Words for something heavier than frustration with the work. */
const isHeavy =
  /(?<!\p{L})(?:cry(?:ing)?|in tears|can[’']?t (?:cope|go on|do (?:this|it) (?:anymore|any more)|take (?:it|this)|sleep|stop)|cannot (?:cope|go on|take)|not coping|depressed|depression|panic|anxi\p{L}+|burn(?:t|ed)? ?out|exhausted|overwhelmed|falling apart|breaking down|broke down|worthless|alone|lonely|hate myself|hurt myself|kill|die|dying|dead|suicid\p{L}*|disappear|be here|alive|live|life|scared|ashamed|give up (?:honestly|on (?:myself|everything|life|music))|giving up on (?:myself|everything|life|music)|about me|if I)(?!\p{L})/iu;
/** News that needs another answer. */
const isOfNews =
  /(?<!\p{L})(?:(?:drummer|singer|bassist|guitarist|member|manager|label|agent|mate|friend|mum|mom|dad|nan|gran|dog|partner) (?:\p{L}+ )?(?:quit|left|died|dropped|dumped|passed|sacked|is (?:ill|sick|leaving))|cancel\p{L}+|broke up|split up|stolen|accident|hospital|funeral|died|passed away|hacked|leaked|arrested)(?!\p{L})/iu;
const ofBlogs = /(?<!\p{L})(?:blogs?|bloggers?|press|journalists?|emails?|emailing|pitching)(?!\p{L})/iu;

const whatNext = 'What you can do next:';
const again =
  'I hear you. It’s fine to leave it for today: nothing is lost, and everything stays here. When you’re back, tell me one thing you made or played lately, and we start from that.';

/** One kind sentence and practical steps for an English message of ordinary frustration; `''` for other messages. */
export function encouragement(situation: Situation): string {
  const { conversation, known } = situation;
  const { question } = conversation;
  if (known.language === 'es' || known.crisis !== null || question.length > 240) return '';
  // Whether to answer a bad review is a question of its own.
  if (speaksOfBadReview(question)) return '';
  const intent = meaningOf(question, 'en')?.intent ?? '';
  if (!frustrations.has(intent) || isHeavy.test(question) || isOfNews.test(question)) return '';
  if (conversation.said.at(-1)?.includes(whatNext)) return again;
  const isOfReplies = intent === 'no-replies';
  const kind = isOfReplies
    ? 'That’s a rotten feeling. PR is a lot of silence, and the silence says little about the music.'
    : 'That’s frustrating, and you’re not the only one.';
  const task = planMeant(known, question)?.nextTasks[0];
  const steps = [
    ...(isOfReplies
      ? [
          '**Follow up once**, about a week after the first email, in two lines with something new. Then stop. Say **write the follow-up** and I’ll draft it.',
        ]
      : []),
    ...(isOfReplies || ofBlogs.test(question)
      ? [
          'Try who is **nearer**: your local paper, community radio and the venue’s own list. Say **write something for the local paper** or **write the radio pitch**.',
        ]
      : []),
    ...(task === undefined ? [] : [`Next in your plan: **${task.title}**, ${longDay(task.due)}.`]),
  ];
  if (intent === 'empty-show')
    steps.push(
      'For the next show, start with the venue’s own list, the listings and the local paper. Tell me the day and the place, and I’ll write the **gig announcement** for them.',
    );
  if (steps.length === 0)
    steps.push(
      'No replies? Say **write the follow-up**.',
      'Stuck on the words? Say **write the press release** or **write my bio**.',
      'Lost in the dates? Tell me which day it’s out and I’ll make the plan.',
    );
  return `${kind} ${whatNext}\n\n${steps.map((step) => `- ${step}`).join('\n')}`;
}
