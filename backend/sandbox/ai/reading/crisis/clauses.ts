import { leftOut } from './left-out.js';
import { people } from './kinds-of-facts.js';
import { isOrder } from './orders.js';
import { isOrder as isOrderToAdd } from '../../typed/wishes/orders-apart.js';

/** A dot inside "9.30", an address or "Shed no. 4" doesn't end a sentence. */
const sentence =
  /[^.!?\n]+(?:(?:[.!?](?=\S)|(?<=(?<!\p{L})(?:[Nn]o|[Nn]r|St|Dr|Mr|Mrs|Ms))\.(?= (?:\d|\p{Lu})))[^.!?\n]+)*[.!?]*/gu;
/** "He is home, and we have called a lawyer" contains two facts. */
const border =
  /[,;:] (?=(?:and |but |so |now |y |pero |ahora |así que )?(?:a|the|we|I|he|she|they|it|our|my|everyone|nobody|people|last night|yesterday|this morning|anoche|ayer|esta mañana|el|la|los|un|una|nosotros|hemos|estamos|está|están|todos|nadie|nuestr[oa]|hicimos|unos|unas|se (?:canceló|suspendió|aplazó|llevaron)|(?:suspend|cancel|aplaz|posterg)[ae]mos|(?:nos|me) (?:rob|quit|dij|prest|cancel|avis)\p{L}+|lo (?:decidió|decidieron|canceló|cancelaron|suspendió|suspendieron)|fue|fueron|yo|no (?:es|fue|era)|es (?:mentira|falso)|qué (?:hago|hacemos|digo|decimos))(?!\p{L}))|,? (?:and|but|so|y|pero|así que|asi que) (?=(?:(?:(?:an?|the|some|now|local|un|una|la|los|unos) (?:\p{L}+ )?)?(?:journalists?|reporters?|press|papers?|media|bloggers?|fans?|people|doctors?|police|ambulance|periodistas?|prensa|medios?)|(?:suspend|cancel|aplaz|posterg)[ae]mos|there['’]?s|we|I|he|she|they|it['’]s|everyone|nobody|hemos|estamos|está|están|todos|nadie|yo|fue|no (?:es|fue|era) (?:verdad|cierto|así)|no sabemos|no sé|parece|igual|es (?:mentira|falso)|(?:iba|íbamos) a)(?!\p{L}))/giu;
/** Starts that a noun shares with a clause: "…, the keyboard and the drums" goes on with a list. */
const mayBeListed = /^(?:and |y )?(?:an?|the|our|my|el|la|los|las|un|una|unos|unas|nuestr[oa]s?|mis?)(?!\p{L})/iu;
export const hasVerb =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|will|won['’]t|can|can['’]t|could|would|did|does|do|don['’]t|didn['’]t|got|came|took|went|left|said|says|told|gave|made|broke|stole|stopped|fell|lost|keeps?|stays?|remains?|wants?|knows?|\p{L}{2,}ed|es|son|fue|fueron|era|eran|está|están|estaba|ha|han|hay|había|tenía|quería|podía|iba|tiene|tienen|va|van|puede|pueden|sigue|siguen|queda|quedan|dijo|dice|quiere|\p{L}{2,}(?:ó|aron|ieron|amos|imos|emos|aba|aban|ían))(?!\p{L})|\p{L}['’](?:s|re|ve|ll)(?= \p{L})/iu;
/** They ask, whatever the verb. */
const ofPress = /(?<!\p{L})(?:press|papers?|journalists?|reporters?|media|prensa|periodistas?|medios)(?!\p{L})/iu;
/** "Make it clear that …", "falta decir que …": what follows is to be said. */
const toSay =
  /(?:^|(?<=[,;:.] ?)|(?<= (?:and|y) ))(?:(?:please|also|and|y|por favor|también|porfa|just|now|can you|could you|would you|puedes|podrías|we (?:want|need) (?:it )?to|it (?:should|must|has to)|quiero|queremos|falta|hay que|que) )*(?:say|says?|saying|add|mention|include|put(?: in)?|put it in|(?:chuck|pop|stick|throw|slip|drop|whack) in|write|make (?:it|this) (?:clear|known)|let (?:people|everyone|them|fans) know|tell (?:people|everyone|them|fans)|be clear|stress|(?:se )?(?:entienda|sepa|note|vea|diga)|quede (?:claro|clarísimo)|deja claro|decir|decirles?|di|diles?|decid|decile|decí|contale|cuenta|contad|diga|digamos|pon|poned|pongamos|ponle|ponele|poné|ponga|poner|añad[ea]|añádele|añadir|agrega|agrégale|agregale|agregá|sumale|súmale|sumá|agregar|mete|métele|incluye|incluir|menciona|mencionar|aclara|aclarale|aclarar|just|only|solo|sólo|solamente|nomás)(?: (?:in|to) (?:it|there))?(?: (?:too|also|as well|también|ahí))? (?:that|que) /iu;
/** "Say we'd love people to wait": the same without "that". */
const toSayBare =
  /^(?:(?:please|also|and|ok|okay|just|now|oh|actually)[ ,]+)*(?:(?:put|add|include|mention) (?:in )?(?:the|a|our) (?:\p{L}+ ){1,2}(?:in|too|as well)[,:] |(?:say|add|put|write)(?: in)? (?=(?:an? |our )?(?:sorry|apology|apologies|thanks|thank you) to (?:the|our|my|all|every|\p{Lu}))|(?:say|add|mention|tell (?:people|everyone|them|fans)) (?=(?:we|I|our|my|the|it|he|she|they|all|everyone|nobody|tickets?)(?:['’]\p{L}+)? ))/iu;
/** "…, y que …": one more thing to say. */
const more = /,? (?:and|y) (?:that|que) /iu;
const startsMore = /^(?:and|y|also|también) (?:that|que) /iu;
/** "Our van was stolen, what do we do?": a question behind what is told. */
const asked =
  /(?:,|;| and| so| y| entonces) (?:so |and |y |entonces )?(?:what|how|who|when|where|should|shall|do (?:we|I)|can|could|would|will|is (?:it|there)|are (?:we|there)|qué|que (?:hacemos|hago|decimos|digo)|cómo|quién|cuándo|deberíamos|debería|podemos|puedes|me|nos ayud\p{L}*)(?!\p{L})[^,;]*\?+\s*$/iu;
/** What stands before a fact without being part of it. */
const opening =
  /^(?:(?:(?:hi|hiya|hello|hey|heya|morning|evening|good (?:morning|afternoon|evening))(?: (?:all|guys|there|folks|everyone|mate|team))?|alrite|alright|aight|ey up|sup|oi|hola|buenas|espera(?: que)?(?= (?:hay|tenemos|nos|ya|la|el|al|que)(?!\p{L}))|wait(?= (?:there|we|they|the|it)(?!\p{L}))|g['’]day|ok|okay|yes|yeah|yep|nah|no worries|well|look|listen|right|so|and|but|now|also|actually|oh|confirmed|update(?! (?:it|that|this|the|my|our|everything|them)(?!\p{L}))|(?:good|bad|sad|terrible|some) news(?: though| though,)?|(?:she|he|they) (?:said|says) (?:that )?(?:we|you|I) can (?:say|mention|tell people|use)(?: that)?|sorry(?=,)|(?:it['’]?s|that['’]?s|this is) (?:not true|untrue|false|a lie)(?=,)|y|pero|ahora|ya|mira|bueno|pues|oye|che|sí|dale|vale|además|confirmado|bacán|listo|ah|u+f+|buf+|ay|ugh|argh|help)(?:[,!:] ?| (?=\p{L})))+/iu;
/** "But don't use her name": an instruction, not a fact. */
const unsaid =
  /(?:^|,? )(?:(?:but|and|so|please|pero|y|por favor) ){0,2}(?:don['’]?t|do not|never|no) (?:use|name|mention|say|print|include|put|publish|give|write|us(?:es|éis|en)|dig(?:as|áis|an)|nombr(?:es|éis|en)|mencion(?:es|éis|en)|pong(?:as|áis|an))(?!\p{L}).*$/iu;
/** A wish about the text: what follows it in the sentence, without "and", is its reason. */
const wishes =
  /^(?:(?:but|and|so|please|also|just|ok|okay|y|pero|por favor|también|mejor|ah)[ ,]+)*(?:(?:don['’]?t|do not)(?! (?:know|think))|(?:never|no) (?:please )?(?:use|name|mention|say|print|include|put|publish|give|write|tell|talk|bring|go|us(?:es|éis|en)|dig(?:as|áis|an)|nombr(?:es|éis|en)|mencion(?:es|éis|en)|pong(?:as|áis|an|amos)|cuent(?:es|en)|habl(?:es|en))|(?:leave|keep|take|cut|remove|delete|drop|lose|scrap|get rid of) (?:\p{L}+['’]?s? ){0,4}?(?:name|out|bit|part|line|mention|it|that|the|my|our|her|his|their)|(?:quit|sac|borr|elimin|omit)(?:a|e|á)(?:le|l[oa]s?)?|que no (?:salga|aparezca|se (?:diga|sepa|mencione|ponga|publique))|lo de[^.,;\n]{2,60}? (?:mejor |por favor |porfa |ya )*(?:no (?:l[oa] )?(?:pong|dig|mencion|cuent|met|incluy|saqu)(?:as|es|áis|an|en)|qu[ií]tal[oa]|s[aá]cal[oa]|b[oó]rral[oa]|d[eé]jal[oa] fuera)|\p{L}+ no quiere (?:que|salir)|without (?:naming|mentioning|saying)|sin (?:nombrar|mencionar|decir)|(?:(?:our|my|the) )?(?:\p{L}+ ){0,2}(?:\p{L}+['’]d |would |(?:asked|prefers?|wants?) (?:us )?)(?:rather )?not (?:to )?(?:be )?(?:named|mentioned|identified)|(?:\p{L}+ ){1,3}(?:wants?|would like|prefers?|asked) to (?:stay|remain|be) (?:anonymous|private|unnamed))(?!\p{L})/iu;
/** "…, leave her name out". */
const keptOut = /(?:^|,? )(?:(?:and|so|please|but) ){0,2}(?:leave|keep|take) (?:\p{L}+(?:['’]s)? )?names? out.*$/iu;
const shortForms: [short: RegExp, long: string][] = [
  [/(?<![\p{L}\d])q(?![\p{L}\d])/giu, 'que'],
  [/(?<![\p{L}\d])(?:xq|pq)(?![\p{L}\d])/giu, 'porque'],
  [/(?<![\p{L}\d])(?:tb|tmb)(?![\p{L}\d])/giu, 'también'],
  [/(?<!\p{L})asi que(?!\p{L})/giu, 'así que'],
];

/** "We have to cancel two shows and need to put out a statement". */
const wantsText =
  /(?:,? (?:and|so) (?:(?:we|I) )?(?:need|have|want)|, (?:(?:we|I) )?(?:need|want))(?: to)? (?:put (?:out|something)|send|get|write|post|say|share|announce|make|a|an|some|something)(?!\p{L}).*$|,? (?:y |pero |así que )?(?:hay|tenemos|tengo|habrá|habría) que (?:decir(?:lo|se)?|avisar|contar(?:lo)?|anunciar(?:lo)?|publicar(?:lo)?|postear(?:lo)?)(?!\p{L})(?! que ).*$/iu;
/** "Our drummer is leaving, write a post". */
const ordersText =
  /,? (?:(?:and|so|please|pls|now|can you|could you|can u|y|por favor|porfa|me|nos|puedes)[, ]+)*(?:write|draft|do|make|give|knock up|whip up|haz(?:me|nos)?|escr[ií]be(?:me|nos)?|hac[eé]s|haces|redacta(?:me)?|escribes)(?: (?:me|us|up|out))? (?:an?|the|some|something|one|our|un|una|el|la|algo)(?: \p{L}+){0,3}? ?(?:post|statement|announcement|press release|text|caption|captions|message|notice|something|story|publicar|publicaci[oó]n|comunicado|anuncio|texto|mensaje|nota)(?!\p{L})[^.!?]{0,40}$/iu;

/** "Someone stole our van, no idea what to post". */
const isAtLoss =
  /(?:,|;| and| but| y| pero) (?:(?:and|but|y|pero) )?(?:(?:we|I) )?(?:(?:have |['’]ve )?(?:got )?no idea|(?:am |are |['’]m |['’]re )?(?:not sure|unsure)|idk|(?:don['’]?t|do not) (?:even |really )?know|no (?:sé|sabemos)|ni idea de) (?:what|how|cómo|como|qué|que) (?:to|we|I|decir\p{L}*|poner\p{L}*|publicar\p{L}*|contar\p{L}*|anunciar\p{L}*|escribir\p{L}*)(?!\p{L})[^.!?]*$/iu;

/** "Our bassist is leaving, write something for Instagram". */
const ordersSomething =
  /(?:(?:^|[,;] ?)(?:and |so |y )?(?:please |pls |por favor |porfa )?|(?<!\p{L})(?:please|pls|(?:can|could|would|will) (?:you|u)(?: please)?|porfa|por favor) )(?:write|draft|make|give (?:us|me)|do|haz(?:me|nos)?|escr[ií]be(?:me|nos)?|prepara(?:me|nos)?|pon(?:me|nos)?) (?:something|anything|algo)(?!\p{L})[^.!?]{0,40}$/iu;

/** "Don't put his name. Just our bassist": what to call someone, and nothing that happened. */
const insteadOfName =
  /((?<!\p{L})(?:don['’]?t|do not|never|no|leave|take|keep|without|drop|cut|remove)(?: \p{L}+['’]?s?){0,4}? names?(?: (?:out|in|of it|in it|there|at all)){0,2}\s*[.!,;–—-]\s*)(?:(?:and|but|so) )?(?:(?:just|only|simply|rather|instead)[ ,]+)+(?:(?:say|put|write|use|call (?:him|her|them)) )?(?:our|the|my|an?|one of (?:us|the band)) ?[\p{L} -]{0,30}(?=[.!?,\n]|$)/giu;

/** The statements of a message, as told, without questions, requests, feelings, guesses and what others say. */
export function clausesIn(message: string): string[] {
  const text = shortForms.reduce(
    (rest, [short, long]) => rest.replace(short, long),
    message.replace(insteadOfName, '$1'),
  );
  let goesOn = false;
  return (text.match(sentence) ?? [])
    .filter((one) => !isOrderToAdd(one, 'en') && !isOrderToAdd(one, 'es'))
    .map((one) =>
      (/\?\s*$/.test(one) && !toSay.test(one) ? (asked.test(one) ? one.replace(asked, '') : '') : one).trim(),
    )
    .flatMap((one) => {
      const { told, toBeSaid } = partsOf(one, goesOn);
      goesOn = toBeSaid.length > 0;
      return [
        ...told.map(bare).filter((part) => part.split(' ').length > 2 || people.test(part)),
        ...toBeSaid.map(bare).filter((part) => part.includes(' ')),
      ];
    })
    .filter((one) => one.length <= longest && !isOrder(one) && !leftOut.some((pattern) => pattern.test(one)));
}

/** The most characters of a clause. */
const longest = 320;

/** A clause without what stands around it. */
function bare(clause: string): string {
  return clause
    .trim()
    .replace(unsaid, '')
    .replace(wantsText, '')
    .replace(ordersText, '')
    .replace(ordersSomething, '')
    .replace(isAtLoss, '')
    .replace(keptOut, '')
    .replace(opening, '')
    .replace(/[.!?,;:]+$/, '')
    .trim();
}

/** The clauses of a sentence, and those that it asks to have said. */
function partsOf(one: string, goesOn: boolean): { told: string[]; toBeSaid: string[] } {
  const lead = toSay.exec(one) ?? toSayBare.exec(one);
  const content = lead
    ? one.slice(lead.index + lead[0].length)
    : goesOn && startsMore.test(one)
      ? one.replace(startsMore, '')
      : '';
  const toBeSaid = content.split(more).flatMap(atBorders).map(asWish).filter(Boolean);
  return { told: content === '' ? atBorders(one) : atBorders(one.slice(0, lead?.index ?? 0)), toBeSaid };
}

/** "Que si alguien las ve nos avise" is a request to the readers, which needs its verb. */
function asWish(clause: string): string {
  const [, condition, ask] =
    /^(si [^,]+?),? ((?:nos|me) (?:avis|escrib|llam|cuent|contact|dig)(?:e|en|a|an))(?!\p{L})/iu.exec(clause) ?? [];
  if (condition === undefined || ask === undefined) return clause;
  return `pedimos que, ${condition}, ${clause.slice(clause.indexOf(ask))}`;
}

/** A sentence split where a new clause starts. */
function atBorders(one: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  let isWish = false;
  const add = (clause: string, joint: string): void => {
    // "Don't name her, she asked us not to": the reason isn't to be said.
    const isReason = isWish && !/^\W*(?:and|but|y|pero)(?!\p{L})/iu.test(joint + clause);
    const startsWish = wishes.test(clause);
    if (!isReason && !startsWish) clauses.push(clause);
    isWish = isReason || startsWish || unsaid.test(clause);
  };
  let joint = '';
  for (const match of one.matchAll(border)) {
    const after = one.slice(match.index + match[0].length);
    const next = after.split(/[,;:] /u)[0] ?? '';
    if (mayBeListed.test(after) && !hasVerb.test(next) && !ofPress.test(next)) continue;
    add(one.slice(from, match.index), joint);
    joint = match[0];
    from = match.index + match[0].length;
  }
  add(one.slice(from), joint);
  return clauses;
}
