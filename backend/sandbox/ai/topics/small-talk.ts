import { asksForText } from '../acting/document-calls.js';
import type { Situation } from '../acting/call.js';

const you = "(?:you|u)(?:[’']?re| are|r)|(?:you|ur|u)";
const before =
  "^\\W*(?:(?:oh|oops|gtg|ah|aw|ok|okay|right|well|so|and|but|haha\\p{L}*|lol|wow|hey|omg|yes|yeah|no|honestly|actually|really|that[’']?s|that is|it[’']?s|this is|looks|these are|they[’']?re)[ ,!.]+)*";
const after =
  "(?:[ ,!.]+(?:mate|pal|man|bud|dude|buddy|love|fanfare|lol|haha\\p{L}*|x+|so much|very much|a lot|a bunch|loads|again|thanks|thank you|cheers|then|really|that|this|for (?:that|this|now|the help|your help|everything|all (?:that|this|your help))|that[’']?s (?:great|perfect|brilliant|lovely|all)))*\\W*$";
const only = (words: string): RegExp => new RegExp(`${before}(?:${words})${after}`, 'iu');

/** Messages that are nothing but small talk, with their replies. */
const talk: [said: RegExp, reply: string][] = [
  [
    only(
      'thanks?|thank (?:you|u)|many thanks|thx|thnx|tysm|ty|ta|cheers|much appreciated|appreciate (?:it|that|you)|i appreciate (?:it|that|you|this)',
    ),
    'You’re welcome.',
  ],
  [
    only(
      `(?:so |very |really |pretty |absolutely |bloody )?(?:nice|great|good|lovely|brilliant|amazing|awesome|ace|sick|sweet|wicked|class|fab|fabulous|fantastic|perfect|excellent|beautiful|superb|mint|spot on|unreal)(?: (?:one|stuff|work|job|idea|start|shout|stuff))?|nailed it|well done|legend|(?:i )?(?:love|like) (?:it|this|that|you|u)|(?:${you}) (?:rock|rule)|(?:${you}) (?:an? )?(?:absolute |total |actual |real )?(?:legend|star|lifesaver|life saver|genius|angel|gem|hero|diamond|machine|the best|amazing|brilliant|great|awesome|so (?:good|helpful|kind))|good bot|impressive|so helpful`,
    ),
    'Glad it helps.',
  ],
  [
    only(
      '(?:i )?(?:got it|see|understand)|gotcha|fair enough|fair|makes sense|will do|alright|all right|noted|cool(?: cool)?|k|kk|ok|okay|right|sure|sounds good|no worries|no problem|np|understood|hm+|interesting|good to know|yep|yeah|yes|nice to know',
    ),
    'Good.',
  ],
  [only('lol|lmao|rofl|ha(?:ha)+\\p{L}*|hehe\\p{L}*|lolz|jk|just kidding|joking|only joking'), 'Ha!'],
  [
    only(
      "bye(?: bye)?|goodbye|good night|night|nighty night|see (?:you|ya|u)(?: (?:later|soon|tomorrow))?|cya|gtg|(?:i )?(?:gotta|have to|need to|got to) go(?: now)?|ttyl|speak (?:soon|later|tomorrow)|talk (?:soon|later|tomorrow)|later|laters|that[’']?s (?:all|it|everything)(?: for (?:now|today))?|take care",
    ),
    'Bye for now. Everything stays here for when you’re back.',
  ],
  [
    only(
      "how are (?:you|u|things)(?: (?:doing|today))?|how[’']?s (?:it going|things|you|life|your day(?: going)?)|hows (?:it going|things|you|your day)|(?:you|u) (?:ok|okay|alright)|what[’']?s up|sup|wassup|how do you do|how (?:you|u|ya) doing",
    ),
    'I’m a program, so always fine. What are you working on?',
  ],
  [
    only(
      "who (?:are|r) (?:you|u)|who is this|who[’']?s this|what (?:are|r) (?:you|u)|what[’']?s your name|whats your name|(?:are|r) (?:you|u) (?:a |an )?(?:real|human|person|bot|robot|ai|program|machine|computer|chatgpt|chat gpt|gpt|there|real person|real human)(?: or (?:a |an )?(?:bot|robot|ai|human|real|person|program))?|is this (?:a |an )?(?:real|real person|human|bot|robot|ai|chatgpt|automated)|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real |actual )?(?:person|human|bot|robot|ai|machine)|(?:you|u) (?:a )?(?:bot|robot|ai|human|real)",
    ),
    'I’m Fanfare’s assistant: a program, not a person. Here I follow a script; with a key or a local model, an AI does the writing. I plan releases and write your press texts from what you tell me. What are you working on?',
  ],
  [
    only('sorry|my bad|oops|whoops|apologies|sorry (?:about|for) (?:that|this)|my mistake|i (?:was )?wrong'),
    'No problem.',
  ],
  [
    only(
      `(?:${you}) (?:so |really |completely |absolutely |not |aren[’']?t )*(?:useless|rubbish|stupid|dumb|shit|crap|terrible|annoying|wrong|listening|helping|helpful|making sense)|(?:complete |total |absolute )?(?:rubbish|crap|nonsense|garbage|useless|shit|terrible|awful)|(?:not|isn[’']?t|wasn[’']?t) what i (?:asked|meant|said|wanted)(?: for)?|i (?:didn[’']?t|did not|never) (?:ask|mean|say|want)(?: for)? (?:that|this)|(?:did (?:you|u) (?:even )?(?:read|listen to) (?:that|what i (?:said|wrote)|me|it))|(?:you|u) didn[’']?t (?:answer|listen|read)(?: (?:me|it|that|my question))?|(?:that )?(?:doesn[’']?t|does not|makes no) (?:make )?sense|wrong|nope wrong|(?:that[’']?s|it[’']?s) (?:wrong|not right)|answer (?:me|my question|the question)`,
    ),
    'Sorry, I missed what you meant. I’m scripted, so short and plain works best: **write the press release**, **change “…” to “…”**, **when is it out?** Which is it?',
  ],
  [
    only(
      "what|huh|eh|hmm what|pardon|wdym|what do (?:you|u) mean|what does (?:that|this|it) mean|i don[’']?t (?:understand|get it|follow)|i[’']?m (?:confused|lost)|idgi|come again|say (?:that|what) again",
    ),
    'Let me put it plainly: I’m scripted. I take down what you tell me about your music, then plan and write from it. Tell me one fact, or ask for one text, such as **write the press release**.',
  ],
];

const isOnlySigns = /^[^\p{L}\p{N}?]+$/u;
/** A question that the last reply ended with and that is still open. */
const stillAsked =
  /(?:^|[.!?:\n]\s*)((?:Shall I|Which|What|Why|Who|Where|Is there|Is everyone|When) [^.!?\n]{3,120}\?)\s*$/u;
/** Replies after which an open question may follow. */
const goOn = new Set(['You’re welcome.', 'Glad it helps.', 'Good.', 'Ha!', 'No problem.']);

/** The reply to an English message that is nothing but small talk: thanks, praise, "are you real?"; otherwise `''`. */
export function smallTalk(situation: Situation): string {
  const { conversation, known } = situation;
  const { question, said } = conversation;
  if (known.language === 'es' || question.length > 120 || asksForText(situation)) return '';
  const reply = isOnlySigns.test(question) ? 'Good.' : talk.find(([words]) => words.test(question))?.[1];
  // In a crisis, “yes” answers whether everyone is safe.
  if (reply === undefined || (known.crisis !== null && reply === 'Good.')) return '';
  const last = said.at(-1) ?? '';
  const open = stillAsked.exec(last)?.[1];
  if (!goOn.has(reply)) return reply;
  return open === undefined || !isFromFacts(last) ? `${reply} ${onward}` : `${reply} Whenever you’re ready: ${open}`;
}

const onward = 'Tell me what’s new, or what to write next.';

/** Whether a reply noted facts, wrote a text or asked for a fact, so that its question is about the artist's news. */
function isFromFacts(reply: string): boolean {
  return /^(?:Noted|I wrote|Changed|You haven’t told me|Good news)|Whenever you’re ready:|\]\(\/(?:documents|releases)\//u.test(
    reply,
  );
}
