import type { Tool } from '../wire/model-request.js';

const oneSheet = '(?:one[- ]?(?:sheet|pager)s?)';
const verb =
  '(?:quiero|necesito|haz(?:me)?|dame|pásame|prepárame|me haces|puedes hacer(?:me)?|crea|genera|make|create|generate|build|prepare|produce|put together|put (?:this|that|it|them|everything|(?:all (?:of )?)(?:this|that|it|them)) (?:in|into|on|onto)|do|export|write|design|update|redo|remake|regenerate|refresh|send|give|get|need|want|like|have|download|draft|print|turn (?:this|it|that|all this) into)';
const asksFor = new RegExp(`\\b${verb}\\b[^.?!\\n]{0,60}\\b${oneSheet}\\b`, 'i');
/** "A venue wants a one-sheet from me by Friday", "la sala me pide un one-sheet". */
const wantedByOthers = new RegExp(
  `\\b(?:wants?|wanted|needs?|need(?:ed|ing)|(?:has |have |just )?(?:asked|asking|asks)(?: (?:me|us))? for|requested|requests|requires?|expects?|after|(?:me |nos )?(?:ha |han |est[aá]n? )?(?:pide|piden|pidi[oó]|pidieron|pedido|pidiendo)|(?:me |nos )?(?:quiere|quieren|necesita|necesitan))\\b[^.?!\\n]{0,40}\\b${oneSheet}`,
  'i',
);
const namesOnly = new RegExp(
  `^\\W*(?:my |a |the |an? new |un |el |mi |y el |y un )?${oneSheet}(?: pdf)?(?: (?:now|please|por favor|ya))*\\W*$`,
  'i',
);
const asksAbout = new RegExp(
  [
    '\\b(?:what|when|why|how|where|which|who|whose)\\b(?![^.?!\\n]*\\b(?:can|could|will|would) you (?:make|create|generate|build)\\b)',
    `\\b(?:should|(?<!\\b(?:you|u|to|please|pls|now|and) )do|does|must|did|am|is|are|if|whether|can|could)(?! (?:i|we) (?:please |also )?(?:have|get) (?:a|an|one|my|our|the)(?! [\\w-]+(?: sheet| pager)? (?:into|onto|to|on)\\b)) (?:i|we|my|our|a|an|it|every|artists?|bands?|people|that|the)\\b(?![^.?!\\n]*\\byou\\b)`,
    `\\b(?:don['’]?t|do not|never|not|without|stop|cancel|before|after|instead of)\\b[^.?!\\n]{0,40}\\b${oneSheet}`,
    `\\b(?:tell me about|explain|difference|example of|examples of|tips|advice|help me understand)\\b`,
  ].join('|'),
  'i',
);
const sentence = /[^.!?\n]+[.!?]*/g;
const agrees =
  /^\W*(?:(?:well|ok|okay|yes|great|good|right|then|so|and|thanks|thank you|please|now)[ ,!.]+)*(?:yes|yep|yeah|sure|ok|okay|go ahead|please do|do it|make it|(?:please |then |now |can you |could you )?(?:make|do|create|prepare|give) (?:me |us )?one|(?:i|we)(?:['’]d like| want| need) one|one for (?:booking|press|radio|playlists?))\b[^?]{0,40}$/i;
/** "Could you make one for me please? My album is out in March." */
const asksForIt =
  /^\W*(?:(?:well|ok|okay|yes|great|good|right|then|please|so|and|thanks|now)[ ,!]+)*(?:can|could|would|will) you (?:please )?(?:make|do|create|prepare) (?:me |us )?one(?: for (?:me|us))?(?: (?:please|then|now))*\W*$/i;
/** "Ah ya, entonces hazme uno en PDF", after an answer about one-sheets. */
const asksForItInSpanish =
  /^\W*(?:(?:ah|oh|ya|ok|okay|vale|dale|bueno|entonces|pues|sí|perfecto|genial|listo|gracias|y|mejor)[ ,.!]+)*(?:haz(?:me|nos)|haz|h[aá]game|haceme|(?:me|nos) (?:haces|hac[eé]s|hace|arm[aá]s)|prep[aá]rame|[aá]rmame|quiero|necesito|dame) uno(?!\p{L})/iu;
const wasOfferedInSpanish = new RegExp(`\\b(?:di|haz|hago|quieres|querés|preparo)\\b[^.\\n]{0,60}\\b${oneSheet}`, 'i');
const wasOffered = new RegExp(`\\b(?:say|ask|want|shall|should|can make|make)\\b[^.\\n]{0,60}\\b${oneSheet}`, 'i');

/**
 * Whether the user asks for a one-sheet, as opposed to asking about one-sheets. `before` is the assistant's previous
 * reply.
 */
export function asksForOneSheet(question: string, before = ''): boolean {
  const [first = question] = question.match(sentence) ?? [];
  if ((agrees.test(question) || asksForIt.test(first)) && wasOffered.test(before.slice(-400))) return true;
  if (asksForItInSpanish.test(question) && wasOfferedInSpanish.test(before.slice(-600))) return true;
  if (namesOnly.test(question)) return true;
  return askingSentence(question) !== undefined;
}

const kinds: [kind: string, words: RegExp][] = [
  ['booking', /\b(?:book(?:ing|er|ings|ers)?|venues?|promoters?|festivals?)\b/i],
  ['radio', /\b(?:radio|djs?|airplay)\b/i],
  ['playlist', /\b(?:playlists?|curators?)\b/i],
  ['press', /\b(?:press|journalists?|blogs?|bloggers?|magazines?)\b/i],
];

/** The arguments for the one-sheet tool: the kind and paper named in the request; null if not named. */
export function sheetArguments(question: string): { kind: string | null; paper: string | null } {
  const asked = askingSentence(question) ?? question;
  const paper = /\bA4\b/i.test(asked)
    ? 'a4'
    : /\b(?:us|letter)[- ](?:letter|size|paper|format)\b/i.test(asked)
      ? 'letter'
      : null;
  return { kind: kinds.find(([, words]) => words.test(asked))?.[0] ?? null, paper };
}

function askingSentence(question: string): string | undefined {
  return (question.match(sentence) ?? []).find(
    (part) => (asksFor.test(part) || wantedByOthers.test(part)) && !asksAbout.test(part),
  );
}

/** The request's tool that makes one-sheets, if any. */
export function oneSheetTool(tools: Tool[]): Tool | undefined {
  // Other tools may mention one-sheets in their descriptions, so names are checked first.
  const isNamed = ({ name }: Tool): boolean => /one_?-?sheet/i.test(name);
  const isDescribed = ({ description }: Tool): boolean => new RegExp(`\\b${oneSheet}\\b`, 'i').test(description);
  return tools.find(isNamed) ?? tools.find(isDescribed);
}
