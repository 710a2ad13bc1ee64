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
    '(?<!\\p{L})(?:waste of (?:my )?time|crickets|tumbleweed|ghosted(?: me| us)?|ignored (?:me|us|it)|left me on read|radio silence|another (?:no|rejection)|got (?:rejected|turned down)|(?:they|everyone) (?:said no|ignored|hates it)|it flopped|total flop|(?:nothing|none of (?:this|it)) (?:is working|works|worked))(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** Words for something heavier than frustration with the work. */
const isHeavy =
  /(?<!\p{L})(?:cry(?:ing)?|in tears|can[’']?t (?:cope|go on|do (?:this|it) (?:anymore|any more)|take (?:it|this)|sleep|stop)|cannot (?:cope|go on|take)|not coping|depressed|depression|panic|anxi\p{L}+|burn(?:t|ed)? ?out|exhausted|overwhelmed|falling apart|breaking down|broke down|worthless|alone|lonely|hate myself|hurt myself|kill|die|dying|dead|suicid\p{L}*|disappear|be here|alive|live|life|scared|ashamed|give up (?:honestly|on (?:myself|everything|life|music))|giving up on (?:myself|everything|life|music)|about me|if I)(?!\p{L})/iu;
const ofReplies =
  /(?<!\p{L})(?:repl\p{L}+|answer\p{L}*|respon\p{L}+|back|crickets|ghosted|ignored|silence|cares?|tumbleweed|read|bites?)(?!\p{L})/iu;
const ofBlogs = /(?<!\p{L})(?:blogs?|bloggers?|press|journalists?|emails?|emailing|pitching)(?!\p{L})/iu;

/** One kind sentence and practical steps for an English message of ordinary frustration; `''` for other messages. */
export function encouragement(situation: Situation): string {
  const { conversation, known } = situation;
  const { question } = conversation;
  if (known.language === 'es' || known.crisis !== null || question.length > 240) return '';
  if (!frustrated.test(question) || isHeavy.test(question) || asksForText(situation)) return '';
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
  if (steps.length === 0)
    steps.push(
      'No replies? Say **write the follow-up**.',
      'Stuck on the words? Say **write the press release** or **write my bio**.',
      'Lost in the dates? Tell me which day it’s out and I’ll make the plan.',
    );
  return `${kind} What you can do next:\n\n${steps.map((step) => `- ${step}`).join('\n')}`;
}
