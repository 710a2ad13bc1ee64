const lead =
  "(?:(?:and|but|also|so|just|maybe|please|pls|ideally|oh|ok|hm+),? |(?:can|could) (?:it|you|we) (?:be |make it |keep it )?|(?:it|this|that)(?:['’]?s)? (?:(?:has|needs|ought) to|should|must|can) be |(?:make|keep|get|have) (?:it|this) |(?:i|we)(?:['’]?d| would)? (?:want|like|need|prefer) (?:it |this |something )?(?:to be )?|something |nothing |needs to be |has to be |should be )*";
const degree =
  '(?:(?:not|nice and|a (?:bit|little|lot|touch)|way|too|so|less|more|really|very|quite|pretty|kind of|kinda|sort of|super|as) )*';
const quality =
  '(?:short(?:er|ish)?|brief(?:er)?|concise|snappy|snappier|punchy|punchier|simple|simpler|plain(?:er)?|formal|informal|casual|chatty|chattier|friendly|friendlier|personal|human|warm(?:er)?|soft(?:er)?|calm(?:er)?|sincere|serious|light(?:er)?|corporate|stiff|wordy|long(?:er)?|emotional|natural|neutral|dramatic|cold|honest|real)';
const purpose =
  '(?: (?:as possible|enough|for|to (?:fit|go|post|read|send)|so (?:that )?(?:it|i|we|people)|that it)(?!\\p{L})[^.!?]*)?';
const wishes = [
  `${lead}${degree}${quality}(?:(?:,| and| but|, but|, and) ${degree}${quality})*${purpose}`,
  `${lead}(?:(?:it|this|that) (?:should|must|has to|needs to) )?(?:sound|read|feel|look)(?:s|ing)? (?:more |less |a bit |just )*(?:like|${quality})(?!\\p{L})[^.!?]*`,
  `${lead}in my (?:own )?(?:voice|words|style|tone)`,
  `${lead}(?:like|the way|how) (?:i|we) (?:talk|speak|write|post|say it)[^.!?]*`,
  `${lead}(?:(?:max(?:imum)?|under|up to|about|around|no (?:more|longer) than|at most) )?\\d+ (?:words?|lines?|sentences?|characters?|chars?)(?: (?:max|tops|or less))?`,
  `${lead}(?:so it |that |to )?fits? (?:in|on|into) (?:a|an|my|one|the) (?:insta(?:gram)? |ig )?(?:story|post|tweet|caption|screen|slide)`,
  `${lead}(?:no|without|fewer|less) (?:emojis?|hashtags?|jargon|fluff|exclamation marks?|big words|corporate \\p{L}+)`,
  // "Need something to post asap", "can you write a post for insta".
  `(?:(?:i|we|so|just|really|and|please|can you|could you|can u|could u) )*(?:need|want|could use|write|draft|do|make|give|help)(?: (?:me|us))?(?: with)? (?:a |an |some |the |something|smth|anything|words?)(?:(?:short|quick|little|nice|good|proper) )*(?:post|caption|text|statement|message|story|note|words?|announcement)?(?: (?:to|for|on|about) [^.!?]*)?(?: (?:asap|now|fast|quickly|today))*`,
  `(?:(?:y|pues|entonces|por favor) )*(?:necesit(?:o|amos)|quier[oe]|me (?:haces|escribes|ayudas)|escr[ií]be(?:me|nos)|haz(?:me|nos))(?: con)? (?:algo|un|una|el|la)(?: (?:texto|post|comunicado|aviso|mensaje|publicación|historia))?(?: (?:para|de|en) [^.!?]*)?`,
].map((words) => new RegExp(`^\\W*${words}(?:,? (?:please|pls|thanks|though|tho|too))*\\W*$`, 'iu'));

/** How a text should be, and nothing that happened: "short enough for my story", "make it sound like me". */
export function isWishForText(clause: string): boolean {
  return wishes.some((wish) => wish.test(clause.trim()));
}
