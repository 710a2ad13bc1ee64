import { lowerFirst, upperFirst } from '../../first-letters.js';
import type { Language } from '../language.js';

/** What others may sue over is denied with a lawyer, or not at all. */
const ofLaw =
  /(?<!\p{L})(?:st[eo]le|stolen|steal\p{L}*|cop(?:y|ied|ying)|rip(?:ped|ping)? off|plagiar\p{L}*|assault\p{L}*|abus\p{L}+|harass\p{L}*|hit|punch\p{L}*|racis\p{L}+|sexis\p{L}+|homophob\p{L}+|drugs?|drunk|scam\p{L}*|fraud|owe|lied|robamos|robé|rob(?:ó|aron|ado)|copi\p{L}+|plagi\p{L}+|agred\p{L}+|acos\p{L}+|abus\p{L}+|peg(?:amos|ué|ó|aron)|insult\p{L}+|estaf\p{L}+|debemos|drogas?|borrach\p{L}+|mentimos|amenac\p{L}+|dej(?:é|amos|ó|aron) (?:tirad|plantad)\p{L}+|cobr(?:é|amos) sin)(?!\p{L})/iu;

const who =
  '(?:(?:some |a (?:lot|few|couple|bunch) of |loads of |lots of |all )?(?:people|ppl|folks|fans|everyone|everybody|someone|somebody|they|kids)|(?:some|a|one|the|this) (?:\\p{L}+ ){0,2}?(?:guy|bloke|girl|woman|man|lad|blog|paper|site|page|account|magazine|promoter|fan|person|post|article))';
const says =
  "(?:(?:['’]?s|['’](?:re|ve)|is|are|was|were|has|have|had|keeps?|been|all|just|now|already|seems? to|going (?:round|around)) )*(?:say(?:s|ing)?|said|think(?:s|ing)?|thought|believes?|reckons?|wr(?:ites?|iting|ote|itten)|post(?:s|ed|ing)?|claim(?:s|ed|ing)?|tell(?:s|ing)? (?:people|everyone|everybody|fans|ppl)|telling|heard|spreading(?: it)?|commenting|convinced|(?:ask(?:s|ed|ing)?|wonder(?:s|ing)?)(?: (?:us|me))? (?:if|whether))(?: (?:on|in) (?:[\\p{L}'’]+ ?){1,2}|online|everywhere)?";
const talk =
  "(?:there(?:['’]?s|s| is| are| was) |got )?(?:a |an |the |some |this |these )?(?:(?:stupid|mad|weird|false|silly|daft|annoying|big|horrible) )?(?:rumou?rs?|talk|gossip|story|stories)(?: (?:is|are|has|going|doing|flying|floating|spreading|started|out|it|there|says?|online|round|around|about|the|rounds|on [\\p{L}]+|on the internet|everywhere))*|(?:it['’]?s|its|it is) (?:going|doing|all over)(?: (?:round|around|about|the|rounds|online|town|facebook|twitter|insta\\p{L}*|tiktok|socials|the internet|on [\\p{L}]+))*|word (?:is|on the street is|going round is)";
const rumour = `(?:${who} ?${says}|${talk})(?: that)?`;
const subject =
  "(?:we(?:['’](?:re|ve|ll|d))?|i(?:['’](?:m|ve|ll|d))?|it was (?:us|me)|it['’]s (?:us|me)|(?:our|my|the) (?:band|group|duo|trio|show|gig|concert|tour|album|record|single|ep|singer|drummer|bassist|guitarist|manager|label|tickets?|gigs|shows|dates)(?:['’]s)?|weve|were(?= \\p{L}+ing))";
const untrue =
  "(?:just |all |total(?:ly)? |complete(?:ly)? |absolute(?:ly)? |simply |a load of |utter |so |a )*(?:not true|n[o']t true|untrue|false|lies?|rubbish|bollocks|nonsense|bs|bullshit|crap|made up|wrong|not the case|not right|wasn['’]?t us|wasn['’]?t me|not us|not me)";
const denial = `(?:it['’]?s|it is|its|that['’]?s|thats|that is|this is|which is|which['’]?s|they['’]?re|all of it is) ${untrue}|(?:it|that|this|which) (?:isn['’]?t|is not|wasn['’]?t|was not|aint|ain['’]?t) (?:even |at all |actually |remotely )*(?:true|the case|right|so|us|me|real|happening)|it wasn['’]?t (?:us|me)|(?:we|i)(?:['’]?re| are|['’]m| am)? ?(?:aren['’]?t|are not|not|haven['’]?t|have not|didn['’]?t|did not|weren['’]?t|were not|wasn['’]?t|was not|don['’]?t|do not|never(?: did| have)?)(?= *(?:[,.;!\\n]|$|at all|and|but|we|only|it['’]?s|just|so))|${untrue}`;
const between = '[,;.!?…–—-]*(?: *(?:and|but|which|cos|because|though|so|well|guys|lol|honestly|obviously|no,?))* *';

const quien =
  '(?:(?:la |mucha |alguna )?gente|todo el mundo|alguien|algun[oa]s?|unos?|una|por ahí|los fans|en (?:las )?redes(?: sociales)?|en internet|en (?:twitter|insta\\p{L}*|facebook|tik ?tok)|(?:un|una|el|la|los|unos) (?:\\p{L}+ ){0,1}?(?:blog|diario|periódico|revista|web|cuenta|página|tipo|fan|medio|prensa|radio|periodista|posteo|publicación|medios))';
const dice =
  '(?:(?:está[n]?|anda[n]?|va[n]?|se (?:está|anda)) (?:diciendo|corriendo|circulando|comentando|publicando|rumoreando|contando|escribiendo|preguntando)|dicen?|dijo|dijeron|se dice|comentan?|cuentan?|creen?|piensan?|ha[n]? (?:dicho|publicado|escrito|puesto|sacado|contado)|public(?:ó|aron|a|an)|puso|pusieron|escrib(?:ió|ieron|e|en)|corre(?: por)?(?: (?:el|un))?|hay(?: (?:el|un|unos))?|circula(?: (?:el|un))?|se (?:rumorea|comenta)|sal(?:ió|e)|lleg(?:ó|a)|se corrió)';
const rumor = `(?:${quien} )?${dice}(?: (?:por|en|de|el|la|las|los|un|una|redes|sociales|rumor(?:es)?|voz|bulo|chisme|ahí|todos|todas|lados|partes|twitter|insta\\p{L}*|facebook|internet|gente|tiktok|grupos|foros)){0,6} (?:que|q)|(?:hay |corren |el |un )?(?:rumor(?:es)?|bulo|chisme)(?: (?:por|en|de|las|los|redes|sociales|ahí|internet)){0,4} (?:que|q)`;
const falso =
  '(?:(?:eso|esto|todo|cosa que) )*(?:(?:no (?:es|era|fue) (?:verdad|cierto|así|real)|no (?:es|fue) (?:nuestra?|cosa nuestra)|(?:es|son|era) (?:todo )?(?:una |un |pura )?(?:mentiras?|fals[oa]s?|invent(?:o|os|ad[oa]s?)|bulos?|chismes?)|(?:es )?puro cuento|se lo (?:inventaron|han inventado)|no fuimos nosotr[oa]s|no fui yo|nada que ver|para nada|mentira|ni de (?:broma|coña))(?!\\p{L})|no(?= *(?:[,.;!\\n]|$)))';
const entre = '[,;.!?…–—-]*(?: *(?:y|e|pero|aunque|lo cual|cosa que))* *';

const reported: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<![\\p{L}’'])(?:${rumour}) (?<claim>(?:${subject})(?!\\p{L})[^.!?\\n;]{2,120}?)${between}(?:${denial})(?: at all)?(?![\\p{L}’'])[ ,.;:!–—-]*(?:(?:and|but|so) (?=\\p{L}))?`,
    'iu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:${rumor}) (?<claim>\\p{L}[^.!?\\n;]{2,120}?)${entre}(?:${falso})[ ,.;:!–—-]*(?:(?:y|pero) (?=\\p{L}))?`,
    'iu',
  ),
};

/** "It's not true that we were dropped, but people keep saying it." */
const deniedFirst = new RegExp(
  `(?<!\\p{L})(?:it['’]?s|it is|its) ${untrue} that (?<claim>(?:${subject})(?!\\p{L})[^.!?\\n;]{2,120}?)(?=[.!?;\\n]|,? (?:but|and|though|yet) |,|$)(?:[.,]? *(?:but |and |though |yet )?(?:${who}|${talk}) ?(?:${says})?(?: (?:it|so|that|otherwise|this))?(?=[.,!?;\\n]|$)[.,!?;]? *)?`,
  'iu',
);
const talks = new RegExp(`(?<!\\p{L})(?:${who} ?${says}|${talk})`, 'iu');

/** What others say about the artist and the artist says isn't so, as a true sentence in its place; null without one. */
export function deniedRumour(text: string, language: Language): { truth: string; text: string } | null {
  const first = language === 'en' && talks.test(text) ? deniedFirst.exec(text) : null;
  const found = reported[language].exec(text) ?? first;
  const claim = found?.groups?.['claim']?.trim().replace(/[,;–—-]+$/u, '') ?? '';
  if (found === null || claim === '' || ofLaw.test(claim)) return null;
  const truth = language === 'es' ? denied(claim) : negated(claim);
  const after = text.slice(found.index + found[0].length).trim();
  const before = text
    .slice(0, found.index)
    .replace(/(?:[\s,;:–—-]|(?<!\p{L})(?:and|but|so|y|pero)(?=[\s,]*$))+$/iu, '');
  return {
    truth,
    text: [before === '' ? '' : `${before}.`.replace(/([.!?])\.$/u, '$1'), `${truth}.`, upperFirst(after)]
      .filter(Boolean)
      .join(' '),
  };
}

/** Forms of "be", "have" and "will", which take a "not". */
const short: Record<string, string> = { re: 'are', ve: 'have', ll: 'will', m: 'am', s: 'is', d: 'would' };

/** "We're splitting up": "we are not splitting up"; "we cancelled": "it is not true that we cancelled". */
function negated(claim: string): string {
  const words = claim
    .replace(/^were(?= \p{L}+ing)/iu, 'we are')
    .replace(/^weve(?!\p{L})/iu, 'we have')
    .replace(
      /^(we|i|(?:our|my|the) \p{L}+|it)['’](re|ve|ll|m|s|d)(?!\p{L})/iu,
      (_, one: string, form: string) => `${one} ${short[form.toLowerCase()] ?? ''}`,
    )
    .replace(
      /^(we|i) (?:have )?got (?=\p{L}+(?:ed|pped|cked|own)(?!\p{L}))/iu,
      (_, one: string) => `${one} ${/^i$/iu.test(one) ? 'was' : 'were'} `,
    )
    .replace(/ {2,}/gu, ' ');
  const [, one, verb, rest] =
    /^(we|i|it|(?:our|my|the) \p{L}+) (are|am|is|was|were|have|has|had|will|would|can|could)(?: (?:all|both|just|now|already|actually))* (?!not(?!\p{L})|no(?!\p{L})|never)(.+)$/iu.exec(
      words,
    ) ?? [];
  if (one === undefined || verb === undefined || rest === undefined) return `It is not true that ${inMiddle(claim)}`;
  return upperFirst(`${/^i$/iu.test(one) ? 'I' : one} ${verb.toLowerCase()} not ${rest}`);
}

function inMiddle(claim: string): string {
  return /^I(?![\p{Ll}])/u.test(claim) ? claim : lowerFirst(claim);
}

const clitic = '(?:nos|me|se|lo|la|los|las|le|les)';
/** Spanish verbs of the first person, and short forms before them: all of these take a "no" in front. */
const startsWithVerb = new RegExp(
  `^(?:${clitic} (?!de(?!\\p{L}))\\p{L}+|hemos|he|han|ha|estamos|estoy|vamos|voy|somos|soy|tenemos|tengo|\\p{L}+(?:amos|emos|imos|é|í))(?!\\p{L})`,
  'iu',
);
const withSubject = new RegExp(
  `^(?<one>(?:el|la|los|las|mi|mis|nuestr[oa]s?|este|esta) \\p{L}+(?: (?:del?|en|con) (?:(?:la|el|los|las) )?\\p{L}+)?|nosotr[oa]s|yo) (?<rest>(?:${clitic} \\p{L}+|se|está[n]?|va[n]?|ha[n]?|es|son|hemos|he)(?!\\p{L}).*)$`,
  'iu',
);

/** "Nos separamos": "no nos separamos"; what else they say is told as talk that isn't true. */
function denied(claim: string): string {
  const { one, rest } = withSubject.exec(claim)?.groups ?? {};
  if (one !== undefined && rest !== undefined) return upperFirst(`${one} no ${rest}`);
  if (startsWithVerb.test(claim)) return `No ${lowerFirst(claim)}`;
  return `Se dice que ${claim}, y no es verdad`;
}
