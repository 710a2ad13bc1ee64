import { withFamilyPossessives } from '../typed/family-possessives.js';
import { thirdPersonOf } from './third-person.js';

const polite =
  '(?:(?:and|also|please|now|oh|then|just|y|también|por favor|can you|could you|would you|will you|can u|could u|puedes|podrías) ,?)*';
const past =
  '(?:was|were|had|wrote|recorded|made|sang|began|grew|taught|built|won|met|left|got|found|sold|held|led|ran|came|went|took|gave|kept|quit|cut|lost|shot|did|learnt|spent|told|bought|brought|heard|drove|fell|read|sat|slept|stood|thought|woke|\\p{L}{2,}ed)';
const verbs =
  '(?:mention|say|add|include|put(?: in)?|write|point out|work in|squeeze in|slip in|fit in|get in|make sure (?:it|you) (?:says?|mentions?)|it (?:should|has to|needs to) (?:say|mention))';
const spanishVerbs =
  '(?:menciona|mencione|ponga|diga|añada|incluya|agregue|di|añade|incluye|pon|ponle|ponme|añádele|agrega|agrégale|métele|añadile|agregale|decile|dile|súmale|sumale|agréguele|añádale|póngale|ponele|metele|cuenta|contá)';
/** How a request begins for a fact in a text: "mention that …", "say i wrote it in a van". */
const lead = new RegExp(
  `(?:^|[,;:–—] ?|(?<!\\p{L})(?:and|but|y|pero) |(?<!\\p{L})(?:you|u|we) (?:should|could|can|might|must|have to|need to) |(?<!\\p{L})to (?=please |mention |add ))\\s*${polite}(?:${verbs}(?: also| too| somewhere| in there| in it)? that |(?:add|put|include|write|have)(?: in)? (?:an?|one|another)(?: single| short| little| quick| final| extra)? (?:sentence|line|bit|note|part|paragraph)(?: (?:in|to (?:it|the end)|at the (?:end|bottom|start|top)))? (?:(?:saying|that says|which says|to say)(?: that)? |that (?=(?:our|my|we|i|the|it|she|he|they|there|all)(?!\\p{L})))|${spanishVerbs}(?: también)? que |(?:say|mention|note|add(?: in)?|include|(?:put|stick|pop|chuck|bung|throw|work|slip|squeeze) in) (?=(?:i|we|it|she|he|they|my|our|there)(?:['’](?:m|ve|s|re)|m)? ?(?:${past}|am|is|are|work|live|play|sing|teach|an?|the)(?!\\p{L})|(?!(?:the|an?|this|that|some|more|any|what|who|where|how)(?!\\p{L}))(?:[\\p{L}’'-]+ ){1,3}(?:produced|mixed|mastered|(?:co-?)?wrote|plays|played|sings|sang|engineered|shot|filmed|directed|is (?:opening|supporting)|are (?:opening|supporting)) |(?:i|we|it|she|he|they|there)(?:['’](?:m|ve|s|re|ll)|ve|re)? (?:also |all |both |only |just )?(?!(?:sorry|ready|done|happy|glad|good|fine|ok|okay|sure)(?!\\p{L}))(?:\\p{L}{2,}ing|have|has|will|can|bring|donate|give|collect|sell)(?!\\p{L})))`,
  'iu',
);
/** "Mention the string trio by name, they're called …". */
const named = new RegExp(
  `(?<!\\p{L})(?:mention|name|include|credit|add) (?:the |my |our )(?<who>[\\p{L} -]{3,40}?)(?: by name)?,? (?:they['’]?re|they are|it['’]?s|it is|she['’]?s|he['’]?s|who(?:['’]re| are| is)|whose name is|that['’]?s)(?: called| named)? (?<name>(?:the |The )?\\p{Lu}[^.,!?;\\n]{1,50})`,
  'u',
);

/** "I'd like to mention our singer, Miss Ada Pell, who joins us for the first time". */
const introduced =
  /(?<!\p{L})(?:mention|include|add|credit|name)(?: also| too)? (?<who>(?:our|my|the) [\p{L} -]{3,40}), (?<name>(?:Miss |Mr\.? |Mrs\.? |Ms\.? |Dr\.? )?\p{Lu}[^.,!?;\n]{1,50}), who(?:['’]s| is| will be)? (?<does>[^.!?;\n]{3,120})/iu;

/** "…, and remove any comparisons" asks for something else. */
const otherRequest =
  /,? (?:and|but|then|y|pero) (?:please |also |can you |could you )*(?:remove|cut|take|make|change|drop|leave|lose|delete|quita|saca|cambia|borra)(?!\p{L}).*$/iu;

/** "Put that the bar is cash only in the announcement". */
const inText =
  /(?:,? by the way)?(?: (?:in|into|to) (?:the|my|our) (?:[\p{L}-]+ )?(?:announcement|bio|biography|press release|release text|text|post|captions?|statement|pitch))?(?:,? by the way)?$/iu;

/** "Put that food thing in the announcement" names something, and tells nothing. */
const isThing =
  /^(?:in|into|on|to) (?:the|my|our|it|there)(?!\p{L}).{0,30}$|^in(?: (?:too|please|pls|but|without|with|as|if|and|somewhere|then|now)(?!\p{L}).*)?$|^(?:(?:in|at|on|right|up|down|near|to|as)(?: the)? )*(?:first|last|second|third|top|front|start|end|beginning|bottom|instead)(?: (?:one|night|line|thing|place|of (?:it|the (?:list|text|post))))?(?:,? (?:and|then) .*)?$|^(?:[\p{L}\d'’-]+ ){0,4}(?:thing|bit|part|stuff|line|detail|news|info|fact|story|sentence|quote)s?(?: (?:about|from|with) [\p{L}\d'’ -]{2,50}?)? (?:in|into|to|on)(?:to)? (?:the|my|our|that|this|it|there)(?!\p{L})[\p{L} -]{0,40}$/iu;

/** The facts that a sentence asks for in a text, in the artist's words, and what it says before; null if it asks for none. */
export function addedIn(sentence: string): { before: string; facts: string[] } | null {
  const { who, name } = named.exec(sentence)?.groups ?? {};
  if (who !== undefined && name !== undefined)
    return { before: '', facts: [`The ${who.replace(/^(?:the|my|our) /iu, '')} is called ${name}`] };
  const person = introduced.exec(sentence);
  if (person) return { before: '', facts: [factAbout(person)] };
  const found = lead.exec(sentence);
  if (!found) return null;
  const facts = sentence
    .slice(found.index + found[0].length)
    .split(/,? (?:and (?:also )?(?:(?:mention|say|add|include|note|put(?: in)?) )?that|y que) /iu)
    .map((fact) => fact.replace(otherRequest, ''))
    .map((fact) => fact.replace(/[,\s]+(?:please|pls|thanks|por favor|too|as well)\W*$/iu, '').trim())
    .filter((fact) => !isThing.test(fact))
    .map((fact) => fact.replace(inText, ''));
  if (facts.length === 0) return null;
  return { before: sentence.slice(0, found.index), facts };
}

function factAbout({ 0: words, groups }: RegExpExecArray): string {
  const [, is = ''] = /, who(['’]s| is| will be)? /iu.exec(words) ?? [];
  const does = (groups?.['does'] ?? '').replace(otherRequest, '').trim();
  return `${groups?.['who']}, ${groups?.['name']},${is.replace(/^['’]s$/u, ' is')} ${does}`;
}

/** Whether a message asks for a fact in a text. */
export function asksToAdd(message: string): boolean {
  return (message.match(/[^.!?\n]+(?:[.!?](?=\d)[^.!?\n]+)*/gu) ?? []).some((one) => addedIn(one.trim()) !== null);
}

const own = /(?<!\p{L})(?:i|i['’]\p{L}+|we|we['’]\p{L}+|me|us|my|our|mine|ours|myself|ourselves)(?!\p{L})/iu;
const isPast = new RegExp(`^(?:(?:first|once|also|always|never|only|both|all) )?${past}(?!\\p{L})`, 'iu');
const helping = /^(?:can|could|will|would|may|might|must|should|used)(?!\p{L})/iu;

/** Where the artist is away, and what they can't do then, belongs in the plan and in no text. */
const isAbsence =
  /^(?:(?:and|but|also|so) )?(?:I|we|my [\p{L} ]{2,20} and I)(?:['’](?:m|re|ll)(?: be)?| am| are| will be| shall be)(?: (?:both|all|also|then|now|still|only|going to be))* (?:away|on (?:holiday|vacation|leave|annual leave)|off (?:work|sick|from|on)|out of (?:the )?(?:country|office|town|reach|action)|unavailable|unreachable|unable|not (?:around|available|able|here|free|reachable)|busy|in hospital)(?!\p{L})|^(?:(?:and|but|also|so) )?(?:I|we) (?:can(?:not|['’]?t)|won['’]?t|will not|shall not|shan['’]?t)(?!\p{L})[^.!?]*(?<!\p{L})(?:then|before|until|till|that (?:day|week|month)|this (?:week|month)|next (?:week|month)|\p{L}+day|in (?:january|february|march|april|may|june|july|august|september|october|november|december))(?!\p{L})/iu;

/** A fact that the artist wants in a text, in the third person; `''` if it can't be one. */
export function inThirdPerson(fact: string, name: string): string {
  if (isAbsence.test(fact.trim())) return '';
  const who = name || 'They';
  let isFirst = true;
  const told = withOneSubject(withFamilyPossessives(fact))
    .replace(
      /(?<!\p{L})(i|we)(['’](?:m|ve|re|d|ll)| am| was| were| have| are)?( (?:only|just|also|really|still|always|never|usually|mostly|often|mainly|both|currently))?(?: ([\p{L}-]+))?(?!\p{L})/giu,
      (_, one: string, be: string | undefined, adverb = '', verb: string | undefined) => {
        const isNamed = isFirst && name !== '';
        isFirst = false;
        const subject = isNamed ? who : 'they';
        const rest = verb === undefined ? '' : ` ${verb}`;
        if (be !== undefined) return `${subject} ${beOf(be, isNamed && one.toLowerCase() === 'i')}${adverb}${rest}`;
        if (verb === undefined || !isNamed || /^we$/iu.test(one)) return subject + adverb + rest;
        return `${subject}${adverb} ${isPast.test(verb) || helping.test(verb) ? verb : thirdPersonOf(verb)}`;
      },
    )
    .replace(/(?<!\p{L})(?:my|our)(?!\p{L})/giu, (_, at: number) => (at === 0 && name !== '' ? `${name}’s` : 'their'))
    .replace(/(?<!\p{L})(?:mine|ours)(?!\p{L})/giu, 'theirs')
    .replace(/(?<!\p{L})(?:myself|ourselves)(?!\p{L})/giu, 'themselves')
    .replace(/(?<!\p{L})(?:me|us)(?!\p{L})/gu, 'them');
  const written = withApostrophes(told);
  return own.test(told) ? '' : written.charAt(0).toUpperCase() + written.slice(1);
}

/** "Its 2 min 40 and theres one swear word", as a text has it. */
function withApostrophes(told: string): string {
  return told
    .replace(
      /(?<!\p{L})its(?= (?:\d|an?|the|about|all|only|just|been|not|in|on|at|from|called|got|(?:our|my|their) (?:first|second|third)|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?= (?:minutes?|mins?|songs?|tracks?|of)))(?!\p{L}))/giu,
      (word) => `${word.slice(0, 2)}’s`,
    )
    .replace(/(?<!\p{L})(there|that|what)s(?= \p{Ll})/giu, '$1’s')
    .replace(/(?<!\p{L})(do|does|did|is|was|were|has|have|ca|wo|would|could|should)nt(?!\p{L})/giu, '$1n’t');
}

/** "I am 74 and I studied in Leeds" needs its subject once; "my wife sings and I write" needs both. */
function withOneSubject(fact: string): string {
  return fact.replace(
    /^((?:I|We)(?:['’]m|['’]re)? (?:(?!(?:my|our|he|she|they|it|who|which|that|there|because|when)(?!\p{L}))[^,;])+? and )(?:I|we) (?=(?:\p{L}{2,}ed|studied|grew|won|wrote|sang|taught|made|built)(?!\p{L}))/iu,
    '$1',
  );
}

function beOf(be: string, isOne: boolean): string {
  const word = be.replace(/[’' ]/gu, '').toLowerCase();
  if (word === 'm' || word === 'am' || word === 're' || word === 'are') return isOne ? 'is' : 'are';
  if (word === 've' || word === 'have') return isOne ? 'has' : 'have';
  if (word === 'was' || word === 'were') return isOne ? 'was' : 'were';
  return word === 'd' ? 'had' : 'will';
}
