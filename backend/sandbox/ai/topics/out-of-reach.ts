import type { Situation } from '../acting/call.js';

const lead =
  "^\\W*(?:(?:ok|okay|right|well|so|and|now|also|then|hey|hi|please|pls|plz|just|actually|instead|great|cool|thanks|(?:can|could|would|will) (?:you|u|ya)|are you able to|i (?:need|want|[’']?d like) (?:you|u) to|i want|i need|maybe)[ ,!.]+)*";
const asks = (words: string): RegExp => new RegExp(`${lead}(?:${words})`, 'iu');

const thing =
  '(?:it|this|that|them|these|those|all of (?:it|them)|everything|(?:the|my|our) (?:[\\p{L}-]+ ){0,2}?(?:song|single|track|album|EP|release|pitch(?:es)?|posts?|captions?|e-?mails?|bio|announcement|statement|one|text))';
const people =
  '(?:blogs?|bloggers?|journalists?|writers?|editors?|reviewers?|radios?|radio (?:stations?|shows?|presenters?|producers?)|stations?|djs?|presenters?|playlists?|playlisters|curators?|venues?|bookers?|promoters?|agents?|managers?|labels?|publicists?|magazines?|press|papers?|newspapers?|zines?|influencers?|producers?|festivals?|photographers?|designers?|studios?)';

const sendsNothing =
  "I can't send emails, call, book, fill in forms or publish anything: you do that. What I write is ready to go, as text to copy, a file or an email that opens in your own mail app.";

const tone =
  '(?:salesy|salesey|cheesy|formal|informal|casual|fun|funny|personal|professional|emotional|poetic|punchy|hypey|hyped|corporate|pushy|serious|warm|friendly|human|boring|generic|robotic|wordy|direct|honest|humble|exciting|catchy|edgy|chatty|dramatic|simple|energetic|upbeat|confident|natural|polished|interesting|lively|relaxed|arty|cool|mysterious|cringe|cringey|pretentious|stiff|dry|flowery|creative|original|like me|like us)';

const making =
  "(?:(?:make|have|keep|write|do|rewrite|sound|get|put|try|change) )?(?:(?:it|its|it[’']s|that[’']?s|this|that|the [\\p{L}]+(?: [\\p{L}]+)?|my [\\p{L}]+) )?(?:all )?(?:(?:sound|be|is|feels?|sounds?|reads?|to) )*";

/** Requests that the script can't do, with what it says instead. The first match wins. */
const refusals: [asked: RegExp, reply: string][] = [
  [
    new RegExp(
      `${lead}(?:make|have|get) (?:it|this|that|them|the \\p{L}+(?: \\p{L}+)?) (?:all )?(?:to )?(?:rhyme|sing|scan)(?!\\p{L})|${lead}(?:write|make|do|give|finish|come up with|help me (?:with|write)) (?:me |us )?(?:(?:a|an|the|some|my|our|new|more|second|another) )*(?:lyrics?|poem|poems|rhymes?|rap|verse|verses|chorus|melody|chords?|bridge|song|songs|tune|beat|hook)(?= (?:about|for|please|pls|that|to|in|with|on|lyrics?)(?!\\p{L})|\\W*$)|${lead}(?:rhyme it|in (?:rhyme|verse)|as a poem)(?!\\p{L})`,
      'iu',
    ),
    'I don’t write lyrics, rhymes or music: I’m scripted, and I write press texts from the facts you give me. I can write a press release, a pitch, a bio, captions or an announcement. Which one?',
  ],
  [
    asks(
      `(?:find|get|give|send|show|look up|look for|search(?: for)?|google|list|make|hunt down|dig up)(?: out)? (?:me |us )?(?:(?:a|an|the|some|any|all|all the|list|lists|of|few|good|more|ten|five|\\d+) )*(?:(?:contact )?(?:e-?mails?|e-?mail address(?:es)?|contacts?|addresses|phone numbers?|names?|handles|details|contact details)(?: (?:and|or) (?:names?|e-?mails?|numbers?|contacts?))?) (?:of|for|from|at|to) (?:(?:the|some|any|all|local|music|indie|good|small|folk|uk) )*${people}(?!\\p{L})|(?:find|google|look up|search(?: for)?|look for) (?:me |us )?(?:(?:a|an|the|some|any|all|list|of|few|good|more|local|music|indie|small|folk|uk|ten|five|\\d+) )*${people}(?!\\p{L})|(?:google|search the (?:web|internet)|search online|look (?:it|this|that) up)(?!\\p{L})`,
    ),
    'I can’t look anyone up: I’m scripted, with no web search and no address book, and I won’t make up an address. Look for the writer on the outlet’s contact page, then tell me the name and outlet, and I’ll write the pitch to them and keep them in your people.',
  ],
  [
    asks(
      `(?:post|publish|upload|tweet|dm|submit|share|e-?mail|mail|send) ${thing}(?: (?:out|up|off|over))?(?: (?:for (?:me|us)|now|today|please|pls))*(?: (?:on|to|in|with|onto|at|via|by|out to) (?!(?:me|us|the (?:release|document|bio|pitch|text|captions?|announcement)|my (?:release|bio|pitch)|it|that|this)(?!\\p{L}))[^.?!\\n]{2,60}?)?(?: (?:for (?:me|us)|now|today|tomorrow|please|pls))*\\W*$`,
    ),
    `${sendsNothing} To have the text for it, say **write the captions**, **write the blog pitch** or **write the radio pitch**.`,
  ],
  [
    asks(
      '(?:compare (?:these|the|my|both|two|those)|which (?:one|title|song|name|version|photo|picture|track|cover|single)s?(?: of (?:these|them|the two))?(?: (?:is|sounds|works|looks|do you|would you|are))+ (?:the )?(?:better|best|nicer|stronger|prefer|catchier|like|pick|choose)|which (?:is|do you) (?:better|best|prefer|like)\\W*$|(?:rate|judge|review|critique|rank|score) (?:my|our|the|this|these|it|them)|listen to (?:my|our|the|this|it)|(?:do|did) (?:you|u) (?:like|love|hear|enjoy) (?:my|our|the|it|this|that)(?: (?:song|single|track|music|title|EP|album|video))?\\W*$|what do (?:you|u) think (?:of|about) (?:my|our|the|this|it|that)(?: (?:song|single|track|music|title|EP|album|video|cover|name|photo))?\\W*$|have (?:you|u) (?:heard|listened to) (?:my|our|the|it|this)|is (?:it|this|that|my (?:song|music|title|single)) (?:any )?good(?: enough)?\\W*$)',
    ),
    'I can’t judge or compare that: I’m scripted, I can’t listen, and I have no taste of my own. Ask two people who don’t know the song which one they’d click on. Once you’ve chosen, tell me, and I’ll use it in every text.',
  ],
  [
    asks(
      '(?:make|design|draw|create|paint|generate|animate|photoshop) (?:me |us )?(?:(?:a|an|the|some|my|our|new|nice|cool|short|quick|another|gig|tour|music|lyric|album|single|EP) )*(?:posters?|flyers?|logos?|artwork|covers?(?: art)?|album art|images?|pictures?|photos?|graphics?|banners?|stickers?|videos?|vid|reels?|tiktoks?|trailers?|visuali[sz]ers?|canvas|websites?|beats?|remix|remixes|merch|t-?shirts?|playlists?)(?! (?:texts?|copy|words|captions?|pitch|posts?|announcement|advice|plan|ideas?))(?!\\p{L})',
    ),
    'I can’t make pictures, video or sound: I’m scripted and write texts. I can write the words for it, such as **write the announcement**, **write the captions** or **write the press release**.',
  ],
  [
    asks(
      '(?:book|hire|pay|buy|order) (?:me |us )?(?:(?:a|an|the|some|my|our|more) )*(?:gigs?|shows?|concerts?|tours?|venues?|studios?|slots?|ads?|adverts?|publicists?|pr|merch|vinyl|tickets?)(?!\\p{L})[^.?!\\n]{0,50}\\W*$|(?:call|phone|ring) (?:them|him|her|(?:the|my|our) (?:[\\p{L}-]+ )?(?:venue|radio|station|label|promoter|papers?|press|blogs?|agent|manager))(?: (?:up|for me|for us|now|today|please|pls))*\\W*$|(?:sign|register) (?:me|us) (?:up|with|for|on)(?!\\p{L})',
    ),
    `${sendsNothing} I can write an email for it. Who is it to?`,
  ],
  [
    asks(
      '(?:translate|write|do|put|make) (?:it|this|that|me|the [\\p{L}]+(?: [\\p{L}]+)?|my [\\p{L}]+|one)? ?(?:in|into|to) (?:french|german|italian|portuguese|welsh|irish|gaelic|dutch|polish|swedish|norwegian|danish|japanese|korean|chinese|mandarin|arabic|russian|turkish|greek|catalan)(?!\\p{L})|in (?:french|german|italian|portuguese|welsh|irish|gaelic|dutch|polish|swedish|norwegian|danish|japanese|korean|chinese|mandarin|arabic|russian|turkish|greek|catalan)(?: (?:please|pls|too|instead))*\\W*$',
    ),
    'I’m scripted and write in English and Spanish only. Ask for the text **in English** or **in Spanish**; for another language, set a key or a local model.',
  ],
  [
    asks(
      `(?:${making})?(?:(?:a (?:bit|little|lot|touch) |much |way |even |slightly )?(?:more|less|not so|too) ${tone}|(?:a (?:bit|little|lot) |much |way )?(?:punchi|warm|funni|catchi|simpl|snappi|soft|edgi|friendli|chatti|cool|bett|nic|smooth|loos|lighter|dark)e?r|in (?:the )?(?:first|third) person|(?:first|third) person|(?:different|another) tone)(?: (?:please|pls|tone|instead|now|this time|somehow))*\\W*$`,
    ),
    `I'm scripted, so I can't change a tone or a length: that takes a model, with a key or on your own machine.\n\nWhat I write has only what you told me. Point to the words that don’t sound right, and I’ll **replace** them (change "…" to "…") or **cut** them.`,
  ],
];

/** Why the script can't do what an English message asks, and what it can do; `''` for other messages. */
export function outOfReach({ conversation, known }: Pick<Situation, 'conversation' | 'known'>): string {
  const { question } = conversation;
  if (known.language === 'es' || question.length > 200) return '';
  return refusals.find(([asked]) => asked.test(question))?.[1] ?? '';
}
