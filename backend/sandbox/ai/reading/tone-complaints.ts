const opening =
  "(?:(?:hmm+|mm+|ok|okay|nah|no|eh|ugh|haha|sorry|but|and|it['’]?s|that['’]?s|this is|this|it|sounds?|reads?|feels?|comes across(?: as)?|seems|a bit|bit|way|still|just|all|a little|kinda|kind of|pero|uy|no sé|me|nos|suena|quedó|queda|está|se siente|todo|un poco|es)[ ,]+)*";
/** "Too late", "too many dates", "too long": of no tone. */
const notTone =
  '(?!(?:late|early|soon|far|many|bad|expensive|dear|old|young|close|busy|tired|big|small|loud|quiet|cold|hot|long|short|right|good|nice|kind|bueno|buena|bien|tarde|pronto|temprano|lejos|caro|larg[oa]|cort[oa]|cerca)(?!\\p{L}))';
const complaint = new RegExp(
  `^\\W*${opening}(?:(?:too|overly|demasiado) ${notTone}[\\p{L}-]+|muy (?:dramátic|formal|seri|frí|curs|trágic|llor|pompos|rebuscad|suplicant|intens|lastimer|triste|quejumbros|solemn)\\p{L}*)(?: (?:and|y) [\\p{L}-]+)?(?: (?:for (?:me|us|my taste)|now|still|imo|tbh|lol|para mí))*(?:[.!,;:–—]+\\s*|\\s*$|\\s+(?=(?:can|could|make|tone|please)(?!\\p{L})))`,
  'iu',
);
/** "I'm sorry but I'm not dying": how they feel about it, which is no fact. */
const attitude =
  /^\W*(?:(?:and|but|so|y|pero)[ ,]+)*(?:I['’]?m|I am|we['’]?re|we are|it['’]?s|it is|nobody|no one|this is|this isn['’]?t|it isn['’]?t|no (?:me )?(?:estoy|estamos|soy|somos|es))(?!\p{L})[^.!?\n]{0,60}(?:[.!?]+\s*|$)/iu;

const part =
  '(?:(?:caption|paragraph|line|sentence|post|version|option|number) ?(?:\\d|one|two|three)|(?:the )?(?:first|second|third|1st|2nd|3rd|last|middle|opening|final) (?:caption|paragraph|line|sentence|one|post|bit|option))';
const judged =
  '(?:chees|corn|cring|naff|boring|bland|dull|flat|formal|stiff|sales|push|word|clunk|weird|awkward|generic|lame|weak|rubbish|dry|dramatic|twee|sopp|vague|meh|robotic|childish|stuff|braggy|smug)\\p{L}*';
/** "Caption 2 is a bit cheesy, try again": other words for a part of a text, and nothing else. */
const partComplaint = new RegExp(
  `^\\W*(?:(?:hmm+|ok|okay|nah|sorry|i think|but|and)[ ,]+)*${part}(?:['’]?s| is| sounds?| reads?| feels?| seems?)(?: (?:a|bit|little|kinda|kind of|too|really|very|so|way|just|pretty|quite|rather|still))* ${judged}(?: (?:for me|imo|tbh|lol))*(?:[ ,.!;–—-]+(?:(?:can|could|would) (?:you|u) )?(?:please |pls )?(?:(?:just|maybe|and) )?(?:try again|again|redo|do|have|give|reword|rewrite|rephrase|change|try|make|another|something)(?: (?:it|that|one|again|over|another|go|me|differently|different|else|a|new|less|that one|${judged}))*(?: (?:please|pls|thanks))?)?\\W*$`,
  'iu',
);

/** Whether a message only wants other words for a part of a text that it names, which sounds wrong to them. */
export function complainsOfPart(message: string): boolean {
  return partComplaint.test(message);
}

/** Whether a message begins by saying that a text sounds wrong: "too grovelly". */
export function complainsOfTone(message: string): boolean {
  return complaint.test(message);
}

/** A message without such a complaint and what the artist feels, which isn't to be said in the text. */
export function withoutComplaint(message: string): string {
  return complainsOfTone(message) ? message.replace(complaint, '').replace(attitude, '') : message;
}
