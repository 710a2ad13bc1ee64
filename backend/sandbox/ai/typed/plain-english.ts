import type { Language } from '../reading/language.js';

/** What people write for short on a phone, and words without their apostrophes. */
const shortForms: Record<string, string> = {
  ...{ u: 'you', ya: 'you', ur: 'your', pls: 'please', plz: 'please', thx: 'thanks', ty: 'thanks', abt: 'about' },
  ...{ ppl: 'people', yrs: 'years', tix: 'tickets' },
  ...{ tmrw: 'tomorrow', tmr: 'tomorrow', tomoz: 'tomorrow', tonite: 'tonight', cuz: 'because', bc: 'because' },
  ...{ wanna: 'want to', gonna: 'going to', gotta: 'have to', gimme: 'give me', lemme: 'let me', dunno: "don't know" },
  ...{ im: "I'm", ive: "I've", dont: "don't", doesnt: "doesn't", didnt: "didn't", cant: "can't", couldnt: "couldn't" },
  ...{ wont: "won't", isnt: "isn't", arent: "aren't", wasnt: "wasn't", havent: "haven't", hasnt: "hasn't" },
  ...{ hes: "he's", shes: "she's", weve: "we've", theyve: "they've", werent: "weren't" },
  ...{ shouldnt: "shouldn't", wouldnt: "wouldn't", youre: "you're", theyre: "they're", thats: "that's" },
  ...{
    whats: "what's",
    hows: "how's",
    wheres: "where's",
    whos: "who's",
    recieve: 'receive',
    thru: 'through',
  },
  ...{ smth: 'something', sth: 'something', everyones: "everyone's", someones: "someone's", nobodys: "nobody's" },
  ...{ tonights: "tonight's", todays: "today's", tomorrows: "tomorrow's", yesterdays: "yesterday's" },
};
/** A title may be "pls respond". */
const typed = new RegExp(
  `(?<!(?:called|titled|named) )(?<![\\p{L}\\d@./'’-])(?:${Object.keys(shortForms).join('|')})(?![\\p{L}\\d@'’/-]|\\.\\p{L})`,
  'gu',
);
/** "Recorded in my nans kitchen", but not "my nans are". */
const ofRelative =
  /(?<=(?<!\p{L})(?:my|our|his|her|their) )(nan|nana|mum|mom|ma|dad|da|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|wife|husband|mother|father)s(?= (?!(?:are|were|have|both|and|or|all|who|that|in|on|at|from|to|said|say|came|come)(?!\p{L}))\p{L})/giu;
/** "In my uncles barbershop", but not "my uncles run a pub". */
const ofPerson =
  /(?<=(?<!\p{L})(?:my|our|his|her|their) )(uncle|aunt|auntie|cousin|brother|sister|mate|friend|neighbour|neighbor|teacher|boss)s(?= (?:old |back |spare |front |tiny |little |new )?(?:barbers?hop|shop|shed|kitchen|garage|house|flat|basement|barn|attic|loft|bedroom|room|studio|van|garden|caravan|wedding|farm|pub|bar|café|cafe|church|workshop|guitar|piano|drum|bass|band|record|laptop|boat|place|office|restaurant|salon)(?!\p{L}))/giu;
/** "Saturdays gig". */
const ofWeekday =
  /(?<![\p{L}\d])((?:mon|tues|wednes|thurs|fri|satur|sun)day)s(?= (?:gig|show|concert|set|party|launch|release|date|night|one)(?!\p{L}))/giu;
/** "My albums out 9 april": the album is. */
const itsOut =
  /(?<=(?<!\p{L})(?:my|our|the) (?:(?:new|first|next|debut|second|solo) )?)(album|single|song|track|ep|tour|gig|record|tape)s(?= (?:is )?(?:out|called|due|coming out|dropping|done|finished)(?! (?:now )?(?:are|were|so far))(?!\p{L}))/giu;
/** "Its friendly", "its on Friday": no "its" of possession. */
const itIs =
  /(?<!(?:called|titled|named) )(?<![\p{L}\d@./'’-])([Ii])ts(?= (?:an?|the|not|just|only|all|been|being|going|on|out|about|really|so|very|too|friendly|amicable|mutual|free|still|sold|over|off|done|for|with|by|in|at(?! \S+\.\p{Ll}{2})|to|due|coming)(?!\p{L}))/gu;
/** "Its got Kit Marlow on trumpet": it features them. */
const itFeatures = /(?<![\p{L}\d@./'’-])([Ii])t['’]?s got(?= \p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2} on(?!\p{L}))/gu;
/** "Can you mention Lena Ortiz did the artwork?": a wish that isn't about what the text has. */
const wantsCredit =
  /(?<=^|[.!\n] ?)(?:[Cc]an|[Cc]ould|[Ww]ould) (?:you|u) (?:(?:please|pls|also|just) )*(?:mention|say|put in|include)(?: that)? (\p{Lu}[\p{L}'’-]+ (?:\p{Ll}+ )?\p{Lu}[\p{L}'’-]+ (?:also )?(?:did|does|made|makes|took|mixed|mastered|produced|recorded|engineered|plays|played|sings|sang|shot|filmed|drew|designed|directed|painted|wrote)(?!\p{L})[^.?!\n]*)\??/gu;
/** "If ur meant to give it back". */
const youAre = /(?<![\p{L}\d@./'’-])ur(?= (?:meant|supposed|going|gonna)(?!\p{L}))/gu;
/** "Dropping Tuesday", "out fri". */
const bareWeekday =
  /(?<=(?<!\p{L})(?:drop(?:s|ping)|out|land(?:s|ing)|due|com(?:es|ing)|releas(?:e[sd]?|ing)|play(?:ing|s)?) )(?=(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|r|rs|rsday|urday)?(?![\p{L}\d]))/giu;
/** "The director's name is Ada Obi": the director is Ada Obi. */
const nameOfRole =
  /(?<=(?<!\p{L})(?:director|producer|engineer|photographer|singer|drummer|bassist|guitarist|pianist|cellist|violinist|trumpeter|manager))['’]s (?:full |real |actual )?name is (?=\p{Lu})/giu;
/** "He lost his voice n we have to pull the gig", but not "rock n roll". */
const shortAnd =
  /(?<=\p{L}[.,!?]? )[n&](?= (?:we|i|it|he|she|they|it['’]?s|he['’]?s|she['’]?s|we['’]?re|need|want|gotta|have|had|can|then|also)(?!\p{L}))/giu;
/** "Can you help me pitch my song to a blog?" */
const helpToPitch = /(?<!\p{L})help (?:me|us) (?:to |with )?pitch(?:ing)? (?=(?:my|our|this|the|it) )/giu;
/** "Could you kindly add that?" */
const politely = /(?<=(?<!\p{L})(?:you|please) )(?:kindly|possibly|perhaps) (?=\p{Ll})/giu;
/** What people add without meaning anything: "in Bristol btw", "called Soft Launch lol", "to Embers, typo". */
const fillers =
  /,? (?:btw|lol|haha(?:ha)*|lmao|tho|tbh|fyi|imo|basically|i guess|innit|obvs|or whatever|and that's it)(?=\s*(?:[.!?,;\n]|$))|, (?:typo|sorry|my bad|oops)(?=[.!]?\s*$)|(?<=^|[.!?,;\n] ?)basically,? (?=\p{L})/giu;
const quoted = /(["“«][^"“”«»\n]*["”»])/u;

/** An English message without short forms, such as "can u anounce it pls". Quoted passages stay as they are. */
export function withPlainEnglish(message: string, language: Language): string {
  if (language !== 'en') return message;
  return message
    .split(quoted)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(youAre, "you're")
            .replace(ofRelative, "$1's")
            .replace(ofWeekday, "$1's")
            .replace(ofPerson, "$1's")
            .replace(itsOut, "$1's")
            .replace(itIs, "$1t's")
            .replace(itFeatures, '$1t features')
            .replace(wantsCredit, 'add that $1')
            .replace(typed, (word) => shortForms[word] ?? word)
            .replace(bareWeekday, 'on ')
            .replace(nameOfRole, ' is ')
            .replace(politely, '')
            .replace(helpToPitch, 'write a pitch for ')
            .replace(shortAnd, 'and')
            .replace(fillers, ''),
    )
    .join('');
}
