import type { Language } from '../language.js';

const bodyParts =
  '(?:vocal cords?|cords?|throat|lungs?|heart|back|knee|hand|wrist|arm|leg|ankle|foot|shoulder|neck|brain|ears?|eyes?|stomach|kidneys?|voice|cuerdas vocales|garganta|pulm(?:ón|ones)|corazón|espalda|rodilla|mano|muñeca|brazo|pierna|tobillo|hombro|cuello|cerebro|riñ(?:ón|ones)|voz)';
const ends = `(?= (?:on|at|in|during|after|before|last|this|yesterday|and|but|so|which|that|because|while|when|en|durante|después|antes|ayer|y|pero|porque|mientras|cuando|la noche|el \\p{L}+, \\d)(?!\\p{L})|[,.;]|$)`;
const words = "[\\p{L}\\d'’-]+";
const part = `(?: (?:on|in|of|to|en|de) (?:the |his |her |their |my |las? |los? |el |su |sus |mi )?${bodyParts})?`;
/** What someone is said to have: "has nodules on the vocal cords", "broke his wrist". */
const conditions: [pattern: RegExp, verb: Record<Language, string> | null][] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:has|have|had|having|was diagnosed with|been diagnosed with|diagnosed with|suffers from|suffered|is ill with|got|['’]s got|tiene|tuvo|sufrió|sufre|padece|est(?:á|oy|amos) con|est(?:á|oy) enferm[oa] de|tengo(?= (?:una? )?(?:\\p{L}+(?:itis|osis|emia|algia)|gripe|covid|fiebre|neumonía|hernia|lesión|anginas)(?!\\p{L}))|le dio|le (?:han )?(?:diagnostic|detect|encontr|descubri)(?:aron|ado|eron|ó)) )(?!(?:to|had|been|not|a show|a gig|\\d)(?!\\p{L}))(?:${words} ){0,5}?${words}${part}${ends}`,
      'iu',
    ),
    null,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:tested positive(?: for [\\p{L}-]+)?|(?:di|dio) positivo(?: (?:en|por|de) [\\p{L}-]+)?|(?:has |have )?(?:broke|broken|fractured|tore|torn|sprained|dislocated|injured|hurt|lost) (?:his|her|their|my|a|an) ${words}(?: ${words}){0,2}?|se (?:rompió|quebró|fracturó|lesionó|torció|dislocó) (?:la|el|un|una) ${words})${ends}`,
      'iu',
    ),
    { en: 'has ', es: 'tiene ' },
  ],
];
/** Who has it: only people have a condition. */
const ofPerson =
  /(?<!\p{L})(?:(?:our|my|the|one of our|nuestr[oa]|mi|el|la) (?:\p{L}+ ){0,2}?\p{L}+|he|she|[Ii]|\p{Lu}\p{Ll}+|ella|él|[Ee]st(?:oy|amos)|[Tt]engo)(?!\p{L})/u;

const asIt =
  "(?:(?:that )?(?:it['’]?s|it is|it was|this is|is|was|he had|she had|he has|she has|I['’]?m|I am|he['’]?s|he is|she['’]?s|she is|they['’]?re|está|estoy|que está|es|fue|que es|que fue|que tuvo|que tiene) )?";
const inWords = `(?<words>(?:an? |un |una )?[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,4}?)`;
const stop = `(?= (?:instead|and|in (?:place|stead)|please|rather|en vez|en lugar|y|por favor|mejor|nomás|no más)(?!\\p{L})|[,.!?;]|\\s*$)`;
const requests = [
  new RegExp(
    `(?:^|[.!?,;\\n] ?|(?<!\\p{L})(?:can you|could you|please|and|but|(?:would|['’]d) (?:rather|prefer(?: it)?(?: if)?|like(?: it)?(?: if)?)(?: (?:we|you|us|it|I))?) )(?:(?:just|only|simply|rather|better) (?:say|said|call it|write|put)(?: it['’]?s)?|(?:say|call it|write|put) (?:just|only|simply)|only) ${asIt}${inWords}${stop}`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!?,;\\n] ?|(?<!\\p{L})(?:can you|could you|please|and|but) )(?:say|call it|write|put) ${asIt}${inWords} instead(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!?,;\\n] ?|(?<!\\p{L})(?:y|pero|que|mejor) )(?:(?:solo|sólo|solamente|simplemente|mejor|nomás) (?:di|pon|digamos|decir|que diga|ponle)|(?:di|pon|ponle|digamos|que diga)(?:lo)? (?:solo|sólo|solamente|simplemente|nomás|mejor)|(?:solo|sólo|solamente)) (?:que )?${asIt}${inWords}${stop}`,
    'iu',
  ),
];
/** "Say it's for health reasons", "di por motivos de salud": a cause needs no "just". */
const givesReasons =
  /(?<!\p{L})(?:say|write|put|call it)(?: that)?(?: (?:it['’]?s|it is|it was))?(?: (?:for|due to|because of|down to))? (?<words>(?:personal|family|health|medical) reasons)(?!\p{L})|(?<!\p{L})(?:di|digan|dile|pon|ponle|que diga|digamos|diría)(?:lo)?(?: que)?(?: (?:es|fue|era))?(?: por)? (?<motivos>(?:motivos|razones|problemas) (?:personales|familiares|de salud|médicos))(?!\p{L})/iu;
const hides =
  /(?:don['’]?t|do not|doesn['’]?t|not|without|rather not|never)(?: \p{L}+){0,5}? (?:say(?:ing)?|mention(?:ing)?|nam(?:e|ing)|tell(?:ing)?|share|reveal|include)(?: \p{L}+){0,3}? (?:illness|disease|diagnosis|condition|medical (?:problem|details?|stuff)|health (?:problem|details?)|injury|it['’]?s (?:his|her|their) \p{L}+|which (?!(?:day|date|night|time|venue|town|city|show|gig|song|label|hall|place|one)(?!\p{L}))\p{L}+|what (?:he|she|they) (?:has|have|had)|what it is|what(?:['’]s| is) wrong)|(?:keep|leave) (?:the )?(?:illness|disease|diagnosis|condition|medical details?) (?:out|private)|(?<!\p{L})no(?: \p{L}+){0,4}? (?:dig\p{L}+|decir|mencion\p{L}+|nombr\p{L}+|cont\p{L}+|pong\p{L}+)(?: \p{L}+){0,3}? (?:enfermedad|diagnóstico|lesión|qué tiene|lo que tiene|problema (?:médico|de salud))/iu;
const inGeneral: Record<'illness' | 'injury', Record<Language, string>> = {
  illness: { en: 'a health problem', es: 'un problema de salud' },
  injury: { en: 'an injury', es: 'una lesión' },
};
const ofInjury =
  /(?<!\p{L})(?:broken?|fractur\p{L}+|sprain\p{L}*|torn?|dislocat\p{L}+|rot[oa]|quebrad[oa]|esguince)(?!\p{L})/iu;
/** Words that a request of this kind doesn't mean: "just say thanks". */
const noName =
  /^(?:that|it|this|for|because|due|por|yes|no|thanks|thank you|something|so|when|if|what|the (?:same|truth)|eso|esto|gracias|sí|algo|lo mismo|que)(?!\p{L})/iu;

/** What the artist wants said instead of an illness or injury; `''` if nothing. */
export function softerWords(text: string, language: Language): string {
  const asked = requests
    .map((pattern) => pattern.exec(text)?.groups?.['words']?.trim() ?? '')
    .find((found) => found !== '' && !noName.test(found));
  if (asked !== undefined) return withArticle(asked);
  const reasons = givesReasons.exec(text)?.groups;
  if (reasons) return reasons['words'] ?? reasons['motivos'] ?? '';
  return hides.test(text) ? inGeneral.illness[language] : '';
}

/** "Medical emergency" stands where "an epileptic seizure" did. */
function withArticle(asked: string): string {
  if (/^illness$/iu.test(asked)) return 'ill';
  if (!/^(?:medical emergency|health (?:problem|issue)|injury|illness|accident)$/iu.test(asked)) return asked;
  return `${/^[aeiou]/iu.test(asked) ? 'an' : 'a'} ${asked}`;
}

/** The words for an illness or injury in a clause; `''` if it has none. */
function conditionIn(clause: string): string {
  if (!ofPerson.test(clause)) return '';
  return conditions.map(([pattern]) => pattern.exec(clause)?.[0] ?? '').find((found) => found !== '') ?? '';
}

/** Clauses with softer words for the illness or injury; those that say more about it are left out. */
export function softened(clauses: readonly string[], softer: string, language: Language): string[] {
  if (softer === '') return [...clauses];
  if (ofCause.test(softer)) return withCause(clauses, softer, language);
  const names: string[] = [];
  return clauses.flatMap((clause) => {
    const found = conditionIn(clause);
    const verb = conditions.find(([pattern]) => pattern.exec(clause)?.[0] === found)?.[1];
    if (found !== '' && isOfHealth(found, verb !== undefined && verb !== null)) {
      names.push(...(found.match(/\p{L}{5,}/gu) ?? []));
      if (ofState.test(softer)) return [asState(clause, found, softer, language)];
      const isInjury = softer === inGeneral.illness[language] && ofInjury.test(found);
      const words = isInjury ? inGeneral.injury[language] : softer;
      const had = clause.replace(found, () => (verb ? verb[language] : '') + words);
      return [ofAdvice.test(words) ? had.replace(/(?<!\p{L})(?:has|have)(?= medical advice)/iu, '$& been given') : had];
    }
    return names.some((one) => clause.toLowerCase().includes(one.toLowerCase())) ? [] : [clause];
  });
}

const ofAdvice = /^medical advice$/iu;

/** "Ill" takes another verb than "an illness": "our singer is ill" for "our singer has nodules". */
const ofState =
  /^(?:ill|sick|unwell|poorly|injured|hurt|indisposed|herid[oa]|enferm[oa]|lesionad[oa]|indispuest[oa]|mal)$/iu;
const verbs: [had: RegExp, is: Record<Language, string>][] = [
  [/(?<=(?:^|\W)I )(?:have |['’]ve got |had )?$/iu, { en: 'am ', es: 'estoy ' }],
  [
    /(?:has|['’]s got|have|suffers from|is ill with|was diagnosed with|diagnosed with|tiene|padece|está con|le (?:han )?\p{L}+) $/iu,
    { en: 'is ', es: 'está ' },
  ],
  [/(?:had|suffered|got|tuvo|sufrió|le dio) $/iu, { en: 'was ', es: 'estuvo ' }],
];

function asState(clause: string, found: string, state: string, language: Language): string {
  const at = clause.indexOf(found);
  const before = clause.slice(0, at);
  const [had, is] = verbs.find(([pattern]) => pattern.test(before)) ?? [/$/u, { en: 'is ', es: 'está ' }];
  return before.replace(had, () => is[language]) + state + clause.slice(at + found.length);
}

/** "Illness in the band" is nothing that a person has. */
const ofCause =
  /^(?:an? |una? )?(?:illness|sickness|injury|accident|emergency|bereavement|(?:health|family|personal) (?:problems?|issues?|reasons|emergency)|enfermedad|lesión|(?:motivos|razones|problemas) (?:personales|familiares|de salud))(?: (?:in|within|en) (?:the|our|el|la|nuestr[oa]) \p{L}+)$|^(?:personal|family|health|medical) reasons$|^(?:motivos|razones|problemas) (?:personales|familiares|de salud|médicos)$/iu;

/** Clauses with a cause in place of an illness: "our show has to be cancelled because of illness in the band". */
function withCause(clauses: readonly string[], cause: string, language: Language): string[] {
  const isOfIllness = (clause: string): boolean => {
    const found = conditionIn(clause);
    const verb = conditions.find(([pattern]) => pattern.exec(clause)?.[0] === found)?.[1];
    return found !== '' && isOfHealth(found, verb !== undefined && verb !== null);
  };
  if (!clauses.some(isOfIllness)) return [...clauses];
  const rest = clauses.flatMap((clause) => {
    if (!isOfIllness(clause)) return [clause];
    const before = clause.replace(/,? (?:because|since|as|porque|ya que) .+$/iu, '');
    return before === clause || isOfIllness(before) ? [] : [before];
  });
  const at = rest.findIndex((clause) => ofShowOff.test(clause));
  const because = language === 'es' ? 'por' : /reasons$/iu.test(cause) ? 'for' : 'because of';
  if (at === -1) return [...rest, language === 'es' ? `es por ${cause}` : `this is ${because} ${cause}`];
  return rest.map((clause, place) => (place === at ? `${clause} ${because} ${cause}` : clause));
}

const ofShowOff =
  /(?<!\p{L})(?:cancel\p{L}*|postpon\p{L}*|call(?:ed|ing)? off|can(?:['’]t|not) play|aplaz\p{L}+|suspend\p{L}+|posterg\p{L}+|no podemos tocar)(?!\p{L})/iu;

/** "Has a new date" is no condition. */
function isOfHealth(found: string, isInjury: boolean): boolean {
  return (
    isInjury ||
    !/(?<!\p{L})(?:shows?|gigs?|concerts?|dates?|tickets?|tour|van|gear|footage|conciertos?|entradas?|fechas?|gira|camioneta|boletos?)(?!\p{L})/iu.test(
      found,
    )
  );
}
