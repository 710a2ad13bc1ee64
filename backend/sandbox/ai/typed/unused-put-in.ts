/** The remark that names what a text didn't take in, with what it offers. */
const named =
  /^(?:Not used from your message|De tu mensaje no he usado):? (?<list>.+?)[.:] (?:I[’']m scripted|sigo un guion)/mu;
/** The facts that a reply noted, since the text that is open has no place for them. */
const noted =
  /^(?:Noted|Anotado):\n\n(?<list>(?:- [^\n]+\n)+)\n[^\n]*(?:ha(?:s|ve) no place for it|no hay sitio para eso)/u;
const passage = /[“«](?<words>[^”»\n]+)[”»]/gu;

/** "Put them in", "yes, add all of that please". */
const putsIn =
  /^\W*(?:(?:yes|yeah|yep|yup|ok|okay|sure|please|pls|then|so|and|can you|could you|would you|will you|just|now|great|perfect)[ ,]+)*(?:put|add|include|use|stick|work|get|pop|throw) (?:(?:all|both) (?:of )?)?(?:them|it|that|those|these|this|everything|all|both)(?: (?:all|both|in|into|to|it|there|too|as well|the|my|text|bio|release|press|pitch|announcement|then|now|please|pls|thanks))*\W*$/iu;
const putsInSpanish =
  /^[^\p{L}]*(?:(?:sí|si|vale|ok|dale|claro|por favor|porfa|pues|bueno|puedes|podrías)[ ,]+)*(?:ponl[oa]s?|ponel[oa]s?|ponerl[oa]s?|añádel[oa]s?|añadil[oa]s?|añadirl[oa]s?|agrégal[oa]s?|agregal[oa]s?|agregarl[oa]s?|mételo|métel[oa]s?|inclúyel[oa]s?|úsal[oa]s?)(?: (?:todo|todos|todas|también|en|el|la|los|las|mi|texto|nota|bio|anuncio|ahí|por favor|porfa))*[^\p{L}]*$/iu;

/** A clause without its subject: "drove a grain truck", "been going since 2021". */
const bare =
  /^(?:also )?(?:drove|played|supported|recorded|wrote|won|made|produced|toured|started|sold|sampled|released|trained|studied|taught|grew|sang|built|ran|met|began|opened|worked|lived|moved)(?!\p{L})/iu;
const going = /^been (?=\p{L}+ing(?!\p{L}))/iu;
const ofGroup = /(?<!\p{L})(?:we|our|us)(?!\p{L})/iu;
const fewestWords = 3;

/**
 * "Put them in" as a request that names what is meant: the passages that the reply before said were not used.
 * @param before the reply before the message
 * @param earlier the message that it replied to, as it was read
 */
export function withUnusedPutIn(message: string, before: string, earlier: string): string {
  const isSpanish = putsInSpanish.test(message);
  const facts = noted.exec(before)?.groups?.['list'] ?? '';
  if (facts !== '' && (isSpanish || putsIn.test(message))) return requestsFor(facts.split('\n'), isSpanish) || message;
  const list = named.exec(before)?.groups?.['list'] ?? '';
  if (list === '' || !(isSpanish || putsIn.test(message))) return message;
  const who = ofGroup.test(earlier) ? 'we' : 'I';
  const clauses = [...list.matchAll(passage)]
    .map(({ groups }) => whole(groups?.['words'] ?? '', earlier))
    .filter((words) => words.split(/\s+/u).length >= fewestWords)
    .map((words) => (isSpanish ? words : words.replace(bare, `${who} $&`).replace(going, `${who} have been `)));
  return requestsFor(clauses, isSpanish) || message;
}

/** @param facts each a sentence, perhaps as a line of a list; quotes have a form of their own */
function requestsFor(facts: readonly string[], isSpanish: boolean): string {
  return facts
    .map((one) => one.replace(/^- /u, '').replace(/\.$/u, ''))
    .filter((one) => one !== '' && !/^[“«]/u.test(one))
    .map((one) => (isSpanish ? `Añade que ${one}.` : `Add that ${one}.`))
    .join('\n');
}

/** A passage that was cut short, up to the end of its sentence. */
function whole(words: string, earlier: string): string {
  if (!words.endsWith('…')) return words;
  const start = words.slice(0, -1);
  const at = earlier.indexOf(start);
  return at < 0 ? start : (/^[^.!?\n]+/u.exec(earlier.slice(at))?.[0] ?? start);
}
