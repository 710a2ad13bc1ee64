import { inThirdPerson } from './added-facts.js';
import { upperFirst } from '../first-letters.js';
import { soundIn } from './sound.js';
import { withThirdPersonVerbs } from './third-person.js';

const mostCharacters = 240;
const fewestWords = 3;

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}'’])(?:${words})(?!\\p{L})`, 'iu');

/** What someone wants, thinks or corrects, which no text states. */
const isWish = word(
  "wan(?:ts?|na)|need|hop(?:e|ing)|wish|would(?:n[’']t)?|should(?:n[’']t)?|shall|could(?:n[’']t)?|ca(?:n|n[’']?t|nnot)|might|may|maybe|perhaps|probably|think(?:ing)?|thought|guess|feels?|suppose|know|knew|wonder(?:ing)?|worried|afraid|sorry|please|pls|thanks?|thank|lol|haha|prefer|trying|try|ideas?|sure|help|advi[cs]e|forg[eo]t|meant?|mistake|wrong|instead|actually|rather|yet|soon|gonna|going to|anyway|won[’']?t|don[’']?t|isn[’']?t|hasn[’']?t|haven[’']?t|never|nobody|nothing",
);
/** Words about the work of promoting a release rather than about the release. */
const isOfPromotion = word(
  'press|pitch\\p{L}*|bio|biography|e?-?mail\\p{L}*|texts?|version|drafts?|plans?|timeline|schedule|tasks?|announc\\p{L}*|statement|one-?sheet|captions?|paragraphs?|quotes?|documents?|journalists?|blogs?|blogger|stations?|photos?|pictures?|artwork|distributor|upload\\p{L}*|budget|bucks|posts?|posted|posting|socials?|facebook|instagram|insta|tiktok|spotify|followers?|streams?|publicist|manager|promoters?|playlists?|magazines?|newspapers?|wording|sentences?|tickets?|doors|deadline|replied|reply|replies|sent|waiting|away|holidays? (?:from|until)|website|old one|current one|last one',
);
const addresses = word('you|your|yours|u|ur');
const startsRequest =
  /^(?:so |and |but |also |then |now )*(?:please|can|could|would|will|write|make|give|do|put|add|change|remove|cut|take|keep|use|let|tell|show|help|send|start|draft|call|say|mention|include|update|fix|move|try|leave|lose|drop|swap|sum|lead (?:with|off)|open with|end (?:with|on)|focus|highlight|stress|stick to|a (?:bit|little|lot|touch) (?:more|less)|what|how|why|when|where|who|which|is|are|does|should|if|as|because|since you)(?!\p{L})/iu;
/** "…, and change mums to parents": a request behind something else. */
const hasRequest =
  /(?:[,;–—-]|(?<!\p{L})(?:and|but|then)) (?:please |just |also |maybe )*(?:change|make|put|swap|cut|remove|add|replace|rewrite)(?!\p{L})/iu;
/** "120 words tops": how long a text may be. */
const isLength =
  /^(?:(?:about|around|roughly|under|max(?:imum)?|no more than|at most|up to|keep it (?:to|under)) )*\d+ (?:words?|characters?|chars?|lines?|sentences?)(?!\p{L})/iu;
/** A day to come belongs to the plan. */
const hasDay =
  /\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}(?!\d)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|yesterday|next (?:week|month)|\d{1,2}[./]\d{1,2}(?!\d| (?:long|mins?|minutes?)(?!\p{L}))/iu;

/** Whom the proceeds of a night are for: said of tickets and money, but a fact that belongs in the text. */
const isForOthers =
  /(?<!\p{L})(?:all (?:the )?(?:money|proceeds|profits|takings)|collecting for|in aid of|(?:raising|raise) (?:money|funds) for|fundrais\p{L}+ for|benefit for)(?!\p{L})|(?<!\p{L})(?:half|part|some|most|all|a (?:third|quarter|share|cut|bit)|(?:£|\$|€)\d+|\d+ ?(?:%|percent|quid|euros?|pounds)|(?:the )?(?:door|takings|money|profits|proceeds|entry))(?: (?:of|from|on|each|every|the|our|all|door|doors|takings|money|tickets?|ticket|sales|sold|profits|proceeds|entry|fee|it|night))* (?:goes|go|will go|is going|are going) (?:straight |directly )?(?:to|towards)(?!\p{L})/iu;
const lineUp =
  /^(?:(?:(?:the|our) )?(?:line-?up|musicians|players|personnel|band members)(?: (?:is|are))?:? (?=.*,)|(?:there (?:are|is) )?(?:two|three|four|five|six|seven) of us[,:] (?=.*,)|(?:we are|we['’]re) (?=[\p{L}'’-]+ [\p{L}'’-]+ \([^)]+\),))/iu;
/** What people work as. */
export const jobs =
  'nurse|doctor|paramedic|midwife|carer|vet|dentist|pharmacist|therapist|social worker|nanny|tutor|lecturer|professor|librarian|lawyer|engineer|developer|designer|architect|accountant|scientist|biologist|journalist|baker|chef|cook|barista|bartender|waiter|waitress|farmer|shepherd|fisherman|carpenter|joiner|plumber|electrician|welder|mechanic|builder|bricklayer|gardener|cleaner|(?:bus |taxi |truck |lorry |train )?driver|postman|postwoman|courier|soldier|firefighter|seamstress|tattooist|barber|hairdresser|luthier|blacksmith|stonemason|teacher|student';
/** "I'm a nurse at …", "I'm a baker by day": what the artist does beside the music. */
const hasJob = new RegExp(
  `^(?:and )?(?:i['’]?m|i am) (an? (?:(?:(?:retired|former|part[- ]time|full[- ]time|trained|trainee|qualified|freelance|semi-retired) (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]{3,}|(?:proud |single )?(?:mum|mom|dad|mother|father|parent|grandmother|grandfather|gran|grandad) (?:of|to) \\p{L}+)(?=[,.]?$| (?:from|in|at|by|on) )|(?:[\\p{L}-]+ ){0,2}(?:${jobs})))(?=[,.]?$| (?:at|in|on|for|from|by (?:day|night|trade)|during the (?:day|week)|full[- ]?time|part[- ]?time)(?!\\p{L}))`,
  'iu',
);
/** "Resident in Hala 9", "Co-founder of …": what someone is, without "I am". */
const isSomeone =
  /^(?:and )?(?:(?:i['’]?m|i am) )?(?:an? |the )?(co-?founder|founder|(?:founding )?member|resident|winner|graduate|alumn\p{L}+|student|artistic director|director|conductor|teacher)(?= (?:of|in|at|from)(?!\p{L}))/iu;
const wasSomewhere =
  /^(?:and )?(?:(?:i|we) (?:was|were) )?(born|raised|based)(?= (?:and raised )?(?:in|on|near)(?!\p{L}))/iu;
/** "I am 71", "I'm 15 years old and sing". */
const isAged =
  /^(?:and )?(?:i['’]?m|i am) (?<age>[1-9]\d)(?: years old| yrs old)?(?<more> and (?:sing|play|write|make|rap|live|study|work)(?!\p{L})[^.!?]*)?$/iu;
/** A subject that is the artist or the work. */
const ofArtistOrWork =
  /^(?:(?:and|also|plus) )?(?:i|i['’]?m|i['’]ve|we|we['’](?:re|ve)|my|our|since|for (?:the )?(?:last|past)|next (?:season|year)|it|its|it['’]s|this|the|an?|each|every|all|both|half|most|some|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|(?:songs|tracks|tunes)(?= (?:are|is)(?!\p{L}))|there(?:['’]s| is| are|s)|first|second|third|last|track|side|lead|on)(?!\p{L})/iu;
const ofWork = word(
  'songs?|tracks?|tunes?|records?|album|eps?|lps?|singles?|pieces?|remix(?:es)?|lyrics?|words|chorus|hook|verses?|video|vinyl|cassettes?|tapes?|copies|music|recorded|recordings?|instruments?|strings|choir|guitars?|drums?|piano|vocals|arrangements?|melod(?:y|ies)|title',
);
/** "Two of us build our own speaker boxes". */
const someOfUs =
  /^(?:one|two|three|four|five|some|all|both|most|none|half) of us (?:also |still |now |both |all )?(?:builds?|makes?|sews?|paints?|teach(?:es)?|works?|stud(?:y|ies)|lives?|sings?|writes?|plays?|runs?|farms?|fish(?:es)?|repairs?|designs?|prints?|brews?|drives?|nurses?|cooks?|grew up|met|comes? from|was born|were born|trained|studied|used to)(?!\p{L})/iu;
/** "The cassettes we make ourselves": what is said of it has another subject. */
const isRelative = /^(?:the|this|that|these|an?) (?:[\p{L}-]+ ){1,3}(?:i|we)(?!\p{L})/iu;
/** "My wife and I sing": the artist, if there are two. */
const both = /^(?:my|our) [\p{L} -]{2,30} and (?:i|me) /iu;
/** What the work is about is told in its own place. */
const isSubject =
  /^(?:it|its|it['’]s|this|that|(?:the|my|our|this) (?:single|song|track|album|EP|record|songs|tracks|pieces|lyrics))(?:['’]s| is| are)?(?: (?:all|really|mostly|basically|kind of))* about(?!\p{L})/iu;
const hasVerb = word(
  'is|are|was|were|has|have|had|\\p{L}{2,}ed|plays?|sings?|comes?|goes|grew|wrote|made|built|taught|did|does|runs?|teach(?:es)?|works?|lives?|joins?|features?',
);
/** Guests are credited in a sentence of their own. */
const isCredit = word('(?:verse|feature) (?:by|from)|guest verse');
/** Whoever writes for somebody else isn't who the text is about. */
const isOfWriter =
  /^(?:i|we) (?:manage|look after|represent|run|do (?:the )?(?:pr|press)|write (?:for|on behalf))(?!\p{L})|^(?:(?:i['’]?m|i am) (?!\d)|we['’]re |we are )/iu;
/** Names, years and counts: what can be checked. */
const isConcrete =
  /(?<!\p{L})since (?:I|we) (?:was|were) (?:\d|an? (?:kid|child|baby|toddler|teen\p{L}*|student)|little|small|four|five|six|seven|eight|nine|ten|twelve|\p{L}+teen)(?!\p{L})|(?<=[\p{L}\d,:)] )(?!I(?!\p{L}))\p{Lu}\p{Ll}+|(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d+ (?:copies|tracks|songs|pieces|minutes|years|days|weeks|people|singers|musicians|members|bpm)/u;

/**
 * A sentence as a statement about the artist or the work, in the third person, if it can be one: no wish, no request, no day to come, and
 * something that can be checked; `''` otherwise.
 */
export function plainStatement(sentence: string, name: string): string {
  const said = sentence.trim().replace(/^(?:and|also|plus|oh|well|so|yeah|yes|ok|okay|here are the facts)[,:]? /iu, '');
  const isTooShort = !isAged.test(said) && (said.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0) < fewestWords;
  if (isTooShort || said.length > mostCharacters || addresses.test(said)) return '';
  if (startsRequest.test(said) || hasRequest.test(said)) return '';
  if (isWish.test(said) || isLength.test(said) || hasDay.test(said) || /https?:|@|\?/u.test(said)) return '';
  if (isForOthers.test(said)) return inThirdPerson(said.replace(/^it['’]?s free,? (?:but|and) /iu, ''), name);
  if (lineUp.test(said))
    return `Line-up: ${said
      .replace(lineUp, '')
      .replace(/(?<!\p{L})(?:me|myself) \((\p{Lu}[^)]+)\)/u, '$1')
      .replace(/(?<!\p{L})(?:myself|me)(?!\p{L})/u, name || 'the artist')}`;
  if (
    isRelative.test(said) ||
    isSubject.test(said) ||
    isOfPromotion.test(said) ||
    isCredit.test(said) ||
    (isOfWriter.test(said) && !hasJob.test(said))
  )
    return '';
  // "It's melancholy, with Rhodes piano": how it sounds is told in its own place.
  const sound = soundIn([said]);
  if (!isAged.test(said) && (sound.mood !== '' || sound.instruments !== '')) return '';
  const who = name || 'They';
  const is = name === '' ? 'are' : 'is';
  const { age, more = '' } = isAged.exec(said)?.groups ?? {};
  if (age !== undefined) return ofAge(age, more, name);
  if (hasJob.test(said))
    return `${who} ${is} ${inThirdPerson(said.replace(/^(?:and )?(?:i['’]?m|i am) /iu, ''), '').replace(/^\p{Lu}/u, (one) => one.toLowerCase())}`;
  if (isSomeone.test(said))
    return `${who} ${is} ${withArticle(said.replace(/^(?:and )?(?:(?:i['’]?m|i am) )?/iu, ''))}`;
  if (
    wasSomewhere.test(said) &&
    !/(?<!\p{L})(?:I|I['’]\p{L}+|we|my|our)(?!\p{L})/iu.test(said.replace(wasSomewhere, ''))
  )
    return `${who} ${name === '' ? 'were' : 'was'} ${said.replace(wasSomewhere, (_, how: string) => how.toLowerCase())}`;
  if (someOfUs.test(said)) return upperFirst(inThirdPerson(said, name));
  if (
    !ofArtistOrWork.test(said) ||
    !(isConcrete.test(said) || (ofWork.test(said) && !/^(?:i|we)(?!\p{L})/iu.test(said)))
  )
    return '';
  if (/^(?:my|our)(?!\p{L})/iu.test(said) && !hasVerb.test(said)) return '';
  if (both.test(said))
    return upperFirst(inThirdPerson(said.replace(both, `${who} `).replace(/(?<!\p{L})we(?!\p{L})/giu, 'they'), name));
  return upperFirst(inThirdPerson(withThirdPersonVerbs(written(said)), name));
}

/** In a sentence of its own, since many want their age out of a text. */
function ofAge(age: string, more: string, name: string): string {
  const who = name || 'They';
  const does = (name === '' ? more : withThirdPersonVerbs(more)).replace(/^ and /u, '');
  return `${who} ${name === '' ? 'are' : 'is'} ${age}${does === '' ? '' : `. ${who} ${does}`}`;
}

/** "Im 20", "its made from": as a text has it. */
function written(said: string): string {
  return said
    .replace(/^im(?= )/iu, 'I’m')
    .replace(/^its(?= )/iu, 'It’s')
    .replace(/^there['’]?s(?= )/iu, 'There is')
    .replace(/^it['’]s(?= )/iu, 'It is')
    .replace(/^(?:track|side|lead)(?= )/iu, 'The $&');
}

function withArticle(role: string): string {
  return /^(?:an?|the) /iu.test(role) || /^resident/iu.test(role)
    ? role.charAt(0).toLowerCase() + role.slice(1)
    : `a ${role.charAt(0).toLowerCase()}${role.slice(1)}`;
}
