/** The texts that can be asked for. */
const kind =
  '(?:press releases?|gig announcements?|tour announcements?|announcements?|(?:blog |radio |spotify )?pitch(?:es)?|follow[- ]?ups?|bios?|biograph(?:y|ies)|captions?|statements?|interview notes|one[- ]?sheets?|plans?)';
const a = '(?:(?:an?|the|any|some|my|our) )?';
const lead = '(?<=^\\W*|[.!?\\n]\\s*)(?:(?:no|nah|nope|sorry|wait|oh|actually|hmm|but|ok)[ ,!]+)*';
/** "No press release, just captions", "not the bio, a caption please". */
const notThis = new RegExp(
  `${lead}(?:no|not|nah|don['’]?t (?:want|need|do)|(?:forget|skip|leave|scrap|never mind)) ${a}${kind}(?: (?:please|pls|then|now|yet))*[,.;–—-]* (?:(?:but|just|only|rather|instead|please|pls|now|do|give me|write|make|I (?:want|need|meant)|I['’]d (?:like|rather have)) )*${a}(?=(?:\\d+ |short |long |few )*${kind})`,
  'giu',
);
/** "I didn't ask for a press release, I wanted captions". */
const wanted = new RegExp(
  `${lead}I (?:didn['’]?t|did not|don['’]?t|do not|never) (?:want|need|mean|ask(?:ed)? for|say) ${a}${kind}[,.;–—-]* (?:(?:but|and) )?I (?:wanted|want|needed|need|meant|asked for|said) ${a}(?=(?:\\d+ |short |long |few )*${kind})`,
  'giu',
);

/** A message that rejects one kind of text for another, as a request for the other: "no press release, just captions". */
export function withoutRejectedKind(message: string): string {
  return message.replace(notThis, 'Write the ').replace(wanted, 'Write the ');
}
