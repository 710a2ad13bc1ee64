import { asksForText } from '../acting/document-calls.js';
import type { Situation } from '../acting/call.js';
import { longDay } from '../calendar.js';
import { planMeant } from '../reading/room.js';

/** Ordinary frustration with the work. */
const frustrated = new RegExp(
  [
    '^\\W*(?:u+gh+|argh+|aargh+|gr+|sigh|meh|ffs|gah|bah|damn|bloody hell|fuck|fml|omg|this sucks|it sucks|that sucks|sucks)(?: (?:this|it|that|lol|honestly))?\\W*$',
    "(?<!\\p{L})(?:no ?body|no-? ?one|none of them|not one of them|not a single (?:one|person|blog|soul)|they never|they don[’']?t|they didn[’']?t) (?:ever |even |has |have |is |seems to |wants to |will )*(?:cares?|car(?:ed|ing)|repl(?:y|ies|ied)|answers?|answered|respond(?:s|ed)?|listen(?:s|ed|ing)?|read(?:s|ing)?|came|wrote back|got back|writes? back|wants it|bites?|interested)(?! (?:about|to|for) me)(?!\\p{L})",
    '(?<!\\p{L})(?:no|zero|not one|not a single|still no) (?:repl(?:y|ies)|answers?|responses?|word back|bites|one back)(?!\\p{L})',
    '(?<!\\p{L})(?:give|gave|giving|given) up (?:on|with) (?:\\p{L}+ )?(?:blogs?|bloggers?|press|radio|stations?|playlists?|spotify|journalists?|emails?|emailing|pitching|promo|promotion|pr|marketing|instagram|tiktok|social media|socials|this|it|them)(?!\\p{L})',
    "(?<!\\p{L})(?:this|it|it all|pr|promo|pitching|emailing|music pr|this whole thing)(?:[’']?s| is| feels| seems)? (?:all |just |so |really |pretty |completely |totally |fucking |bloody )*(?:hopeless|pointless|useless|impossible|hard|frustrating|annoying|depressing|exhausting|soul ?destroying|a nightmare|a waste of time|doing my head in|a joke)(?! on me)(?!\\p{L})",
    "(?<!\\p{L})(?:i[’']?m|im|i am|feeling|feel|getting|so) (?:so |really |a bit |pretty |just |kinda |getting |totally |completely )*(?:fed up|frustrated|annoyed|disheartened|discouraged|gutted|demorali[sz]ed|demotivated|deflated|over it|sick of (?:this|it|blogs|emails|emailing|pitching|promo)|bummed|disappointed|stuck|pissed off|losing hope)(?!\\p{L})",
    "(?<!\\p{L})(?:what[’']?s|whats|what is) (?:even )?the point(?: (?:of|in) (?:\\p{L}+ing|it|this|pr|promo|blogs|press)| anymore| any more)?\\W*$",
    '(?<!\\p{L})(?:(?:feel|feeling) (?:\\p{L}+ )?(?:low|down|flat|rubbish|crap) about (?:my |the |this )?(?:music|songs?|release|promo|it|this)|not (?:one|a single) \\p{L}+ (?:got back|replied|answered|wrote back|responded|cares)|i feel like (?:an idiot|a fool|a fraud|crap|shit|rubbish|quitting|giving up)|should i (?:just |even )?(?:quit|stop|give up|bother|pack it in|jack it in)|why (?:do i |should i )?(?:even )?bother|i (?:suck|quit)|only (?:got |had |sold )?\\d+ (?:people|plays|streams|listeners|views|tickets)|(?:nobody|no one|hardly anyone|barely anyone) (?:came|turned up|showed up|bought))(?!\\p{L})',
    '(?<!\\p{L})(?:waste of (?:my )?time|crickets|tumbleweed|ghosted(?: me| us)?|ignored (?:me|us|it)|left me on read|radio silence|another (?:no|rejection)|nothing back|heard nothing|(?:had enough|done) (?:of|with) (?:this|it|all this|it all|blogs|promo|pitching|emails)|got (?:rejected|turned down)|(?:they|everyone) (?:said no|ignored|hates it)|it flopped|total flop|(?:nothing|none of (?:this|it)) (?:is working|works|worked))(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** Words for something heavier than frustration with the work. */
const isHeavy =
  /(?<!\p{L})(?:cry(?:ing)?|in tears|can[’']?t (?:cope|go on|do (?:this|it) (?:anymore|any more)|take (?:it|this)|sleep|stop)|cannot (?:cope|go on|take)|not coping|depressed|depression|panic|anxi\p{L}+|burn(?:t|ed)? ?out|exhausted|overwhelmed|falling apart|breaking down|broke down|worthless|alone|lonely|hate myself|hurt myself|kill|die|dying|dead|suicid\p{L}*|disappear|be here|alive|live|life|scared|ashamed|give up (?:honestly|on (?:myself|everything|life|music))|giving up on (?:myself|everything|life|music)|about me|if I)(?!\p{L})/iu;
/** News that needs another answer. */
const isOfNews =
  /(?<!\p{L})(?:(?:drummer|singer|bassist|guitarist|member|manager|label|agent|mate|friend|mum|mom|dad|nan|gran|dog|partner) (?:\p{L}+ )?(?:quit|left|died|dropped|dumped|passed|sacked|is (?:ill|sick|leaving))|cancel\p{L}+|broke up|split up|stolen|accident|hospital|funeral|died|passed away|hacked|leaked|arrested)(?!\p{L})/iu;
const ofReplies =
  /(?<!\p{L})(?:repl\p{L}+|answer\p{L}*|respon\p{L}+|back|nothing|crickets|ghosted|ignored|silence|cares?|tumbleweed|read|bites?)(?!\p{L})/iu;
const ofShow = /(?<!\p{L})(?:gigs?|shows?|concerts?|turned up|showed up|came|tickets?|crowd|audience)(?!\p{L})/iu;
const ofBlogs = /(?<!\p{L})(?:blogs?|bloggers?|press|journalists?|emails?|emailing|pitching)(?!\p{L})/iu;

const whatNext = 'What you can do next:';
const again =
  'I hear you. It’s fine to leave it for today: nothing is lost, and everything stays here. When you’re back, tell me one thing you made or played lately, and we start from that.';

/** One kind sentence and practical steps for an English message of ordinary frustration; `''` for other messages. */
export function encouragement(situation: Situation): string {
  const { conversation, known } = situation;
  const { question } = conversation;
  if (known.language === 'es' || known.crisis !== null || question.length > 240) return '';
  if (!frustrated.test(question) || isHeavy.test(question) || isOfNews.test(question) || asksForText(situation))
    return '';
  if (conversation.said.at(-1)?.includes(whatNext)) return again;
  const isOfReplies = ofReplies.test(question);
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
  if (ofShow.test(question))
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
