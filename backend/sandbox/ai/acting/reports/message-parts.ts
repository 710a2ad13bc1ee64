import { onlyWantsAnnounced } from '../../questions/newcomers/nights-untold.js';
import type { Language } from '../../reading/language.js';

/** A part of a message that asks for something. */
export interface MessagePart {
  from: number;
  to: number;
  /** Without the words that join it to others. */
  words: string;
}

const verbs =
  "write|draft|make|keep|use|put|add|include|mention|leave|give|send|show|tell|list|explain|find|look|check|fix|cut|drop|lose|take|remove|change|swap|replace|turn|start|begin|open|end|finish|lead|focus|stick|avoid|skip|save|remember|note|translate|move|split|spread|set|trim|shorten|rewrite|rephrase|suggest|recommend|pick|choose|work out|figure out|sort|call|say|try|do (?:a|an|one|some|the|me|us|up|it)|make sure|(?:don['’]?t|do not|never|just|only) (?:write|make|use|put|add|include|mention|give|send|show|tell|change|turn|start|say|call|name|ask|get|let|sound|be|sign|cut|do|post|share)|no (?:more|mention|exclamation|emojis?|hashtags?|swear\\p{L}*|jargon|clich\\p{L}+|quotes?|caps|capitals|links?|hype|[\"“'‘])|nothing (?:about|too|that|big|on|for|before|after|else)|(?:not|nothing) (?:too|so) ";
const asks =
  "(?:can|could|would|will) (?:you|u|ya|we|i)|i(?:['’]?d| would)? (?:also )?(?:want|like|need|prefer)|we(?:['’]?d| would)? (?:also )?(?:want|like|need|prefer)|(?:it|that|this|they) (?:has|have|needs?|should|must|shouldn['’]?t|can['’]?t|mustn['’]?t)|how|what|when|where|which|who|why|should|whats|what['’]s|hows|how['’]s|(?:is|are|am|do|does|did) (?:this|it|that|there|i|we|you|u|fanfare)";
const spanishVerbs =
  'escribe(?:me|lo|la)?|escribí(?:me)?|redacta|haz(?:me|lo|la)?|hacé(?:me|lo|la)?|pon(?:le|me|lo|la)?|poné(?:le|me|lo)?|usa|usá|añade|agrega|agrégal[oa]s?|agregá|incluye|incluí|menciona|mencioná|quita(?:le|lo|la)?|quítal[eoa]|saca(?:le|lo|la)?|sacá(?:le|lo|la)?|cambia(?:lo|la)?|cambiá|corr[ií]ge(?:l[oa]s?)?|correg[ií](?:l[oa]s?)?|corré|corre|deja(?:lo|la)?|dejá|dame|dime|decime|dile|decile|pásame|pasame|busca|buscá|explica(?:me)?|explícame|evita|evitá|empieza|empezá|termina|recuerda|recordá|guarda|guardá|traduce|traducí|mueve|mové|reparte|que (?:no|sea|tenga|lleve|quede|diga|empiece|termine)|(?:no|nunca) (?:pongas?|digas?|uses?|menciones?|metas?|incluyas?|escribas?|cambies?|quites?|nombres?|hables?|me pongas)|nada de|sin|solo (?:pon|di|usa)|sólo (?:pon|di|usa)';
const spanishAsks =
  '(?:me|nos) (?:\\p{L}+(?:as|es|ás|és|ís))|(?:me )?(?:puedes|podés|podrías|puede|podría|podemos)|(?:también )?(?:quiero|queremos|quisiera|necesito|necesitamos|me gustaría)|tiene que|cómo|qué|cuándo|dónde|cuál|quién|por qué|cuánto|cuanto (?:cuesta|vale|es)|(?:es|está|esto es) (?:gratis|de pago)|hay que';

const fillers =
  '(?:(?:and|but|also|so|then|plus|oh|ok|okay|right|well|now|hey|hi|hello|please|pls|plz|maybe|actually|btw|y|pero|también|además|entonces|luego|ah|bueno|vale|hola|oye|che|por favor|porfa)[ ,]+)*';
/** "Qué onda, soy Beto": a greeting. */
const greets =
  '(?:qué (?:onda|tal|hubo|hay|más|pasa|pex)|cómo (?:va|andan?|andás|están?|estás|les va|te va))(?: (?:wey|güey|amig[oa]s?|gente|banda|parce|raza|che|todo))?(?=[,.!]| (?:soy|somos|me llamo)(?!\\p{L}))';
const starts: Record<Language, RegExp> = {
  en: new RegExp(`^\\W*${fillers}(?:${verbs}|${asks})(?!\\p{L})`, 'iu'),
  es: new RegExp(`^[^\\p{L}]*${fillers}(?!${greets})(?:${spanishVerbs}|${spanishAsks})(?!\\p{L})`, 'iu'),
};

/** Where a sentence goes on with another request. */
const joints: Record<Language, RegExp> = {
  en: new RegExp(
    `(?:[,;:]| [-–—])? (?:and|but|also|then|plus|so|&)(?: also| then)? (?=(?:please |pls )?(?:${verbs}|${asks})(?!\\p{L}))|(?:[,;]| [-–—]) (?=(?:please |pls )?(?:${verbs}|${asks})(?!\\p{L}))`,
    'giu',
  ),
  es: new RegExp(
    `(?:[,;:]| [-–—])? (?:y|e|pero|también|luego|además)(?: también| luego| además)? (?=¿?(?:por favor )?(?:${spanishVerbs}|${spanishAsks})(?!\\p{L}))|(?:[,;]| [-–—]) (?=¿?(?:por favor )?(?:${spanishVerbs}|${spanishAsks})(?!\\p{L}))`,
    'giu',
  ),
};

/** Wishes within a request: "under 200 words", "without the label", "in the first person". */
const wishes: Record<Language, RegExp> = {
  en: /,? (?:(?:in |to |of )?(?:under|below|less than|no more than|at most|max(?:imum)?|about|around|roughly|exactly|only|just)? ?\d+ (?:words?|characters?|chars|sentences?|lines?|paragraphs?)(?: (?:max|or (?:less|fewer)|tops))?|without (?:any |the |a )?[^,.;!?\n]{3,60}|in (?:the )?(?:first|third) person|in (?:one|two|three|four) (?:sentences?|lines?|paragraphs?)|in (?:spanish|french|german|italian|irish|welsh|portuguese|catalan))(?=[,.;!?\n]| (?:and|but|please)|$)/giu,
  es: /,? (?:(?:en |de )?(?:menos de|máximo|unas?|unos|como mucho|solo)? ?\d+ (?:palabras?|caracteres|frases?|líneas?|párrafos?)(?: (?:máximo|como mucho|o menos))?|sin [^,.;!?\n]{3,60}|en (?:primera|tercera) persona|en (?:una|dos|tres|cuatro) (?:frases?|líneas?|párrafos?)|en (?:inglés|francés|alemán|catalán|gallego|euskera|portugués))(?=[,.;!?\n]| (?:y|pero|por favor)|$)/giu,
};

/** "Can you help?", "what do you think?": nothing that could go missing. */
const general =
  /^\W*(?:(?:and|but|so|ok|please|y|pero)[ ,]+)*(?:(?:can|could|would) (?:you|u|ya) (?:please )?(?:help|do (?:that|it|this)|sort (?:it|that))(?: (?:me|us))?(?: (?:out|with (?:that|this|it)))?|what (?:do|d['’]) ?(?:you|ya) (?:think|reckon|say)|is that (?:ok|okay|alright|right|possible)|how (?:are|is|['’]s) (?:you|it|things)[^?]*|how do (?:i|we) (?:start|begin)|where do (?:i|we) start|what (?:do|should|can) (?:i|we) do|(?:i|we) (?:need|want|would like|['’]d like) (?:some |a bit of |your )?(?:help|advice)|just (?:asking|checking|wondering|saying)|no (?:rush|worries|problem|idea|pressure|hurry|joke|clue)|not (?:sure|bad|too bad)|don['’]?t (?:know|worry)|(?:me )?(?:puedes|podés|podrías) ayudar(?:me)?|qué (?:tal|te parece|opinas|hago|hacemos)|no (?:sé|hay prisa|pasa nada))\W*$/iu;

/** "Hey how ya going", "how's it going guys?", "qué onda, cómo va": said before anything is asked. */
const greetsOnly =
  /^\W*(?:(?:hi+|hey+|hiya|hello|yo|oi|ey|ey up|hola+|holi|buenas|buen día|buenos días|oye|che|ok|so|and|well|y|pues|bueno|alright|morning|evening|good (?:morning|evening|afternoon))[ ,!.]+)*(?:how(?:['’]?s|s| is| are| have|['’]ve|['’]re)? ?(?:ya|yer|you|u|it|ye|things|tricks|life|everything|everyone|all|yous|y['’]?all|we|(?:your|the) (?:day|week|morning|evening|weekend|form))(?: (?:all|guys|lot|both|folks))?(?: (?:going|goin|doing|doin|been|keeping|feeling|today|tonight|hanging|getting on|holding up|treating (?:you|ya)|all))*|howya|howdy|how do|how goes(?: it)?|what(?:['’]?s|s| is) (?:up|new|good|happening|the craic|the story|crack\p{L}*|popp\p{L}*|poppin|cooking)|what up|was+up|wazzup|wagwan|'?sup|(?:you|u|ya|all) (?:alright|right|ok|okay|well|good)|alright|y'?alright|(?:i )?hope (?:you|u|all|this|you['’]re|ur|everyone)[^.!?]{0,40}(?:well|good|ok|okay|great|fine)|qu[eé] (?:onda|tal|hubo|hay|más|pasa|pex|pasó|hacés|haces|cuentas?|contás|se cuenta)|quiubo|c[oó]mo (?:va|vas|andan?|andas|andás|están?|estas?|estás|estáis|les va|te va|le va|vamos|lo llevas|amaneci\p{L}+|dice que le va)(?: (?:todo|eso|la vida|el día|la cosa))?|todo (?:bien|piola|tranqui)|espero que (?:est[eé]n?|est[eé]s) (?:muy )?bien)(?: (?:there|all|mate|man|bro|guys|folks|everyone|y['’]?all|pal|lads?|buddy|wey|güey|amig[oa]s?|gente|banda|parce|raza|che|todo|por ah[ií]|tod[oa]s|hoy|compa|bien|tío|tía))*\W*$/iu;

/** "Qué chévere", "how cool is that": an exclamation. */
const exclaims =
  /^\W*(?:(?:ah|oh|ay|uy|uf|guau|wow|pues|and|y|omg)[ ,!]+)*(?:¡?qu[eé] (?:(?:más|tan|cosa(?: más| tan)?|muy) )?(?:chéver|chever|buen|bien|bonit|lind|guay|padr|chid|genial|copad|bacan|bakan|bárbar|barbar|grand|maj|ric|fuert|loc|lok|mal|pena|lástima|alegr|emoci|nervi|gusto|ganas|ilusi|maravill|belle|hermos|curad|guap|tal|risa|susto|vergüenza|suerte|rabia|tonter|fastidi|lata|desastre|locura|pasada|crack|pro)[\p{L}]*(?: (?:onda|idea|noticia|rollo|todo|eso|esto|gracias))?|how (?:cool|nice|lovely|great|sweet|funny|exciting|weird|annoying|kind|good|awful|sad)(?: (?:is|are|of) [^?]{1,12})?|what an? (?:\p{L}+ )?(?:relief|shame|pity|joy|day|week|mess|idea|surprise|treat|laugh|legend|star|result|nightmare))\W*$/iu;

/** Whether a clause asks for something, or is only polite. */
export function asksForSomething(clause: string, language: Language): boolean {
  return (
    starts[language].test(clause) ||
    clause.endsWith('?') ||
    general.test(clause) ||
    onlyWantsAnnounced(clause, language) ||
    greetsOnly.test(clause) ||
    exclaims.test(clause)
  );
}

const fewestWords = 3;

/** "What is a one-sheet and what goes on it?": one question. */
const ofSame =
  /^(?:what|how|where|who|when|which|why)(?!\p{L})[^?]{0,25}(?<!\p{L})(?:it|them|one|there|ell[oa]s?|es[oa])\?$|^(?:qué|cómo|dónde|quién|cuándo)(?!\p{L})[^?]{0,20}\?$/iu;

/** "Notes with the questions they may ask and what we can say": the notes have that, too. */
const ofNotes = /(?<!\p{L})(?:questions|notes|answers|preguntas|notas|respuestas)(?!\p{L})/iu;
const alsoInNotes =
  /^(?:what|how) (?:we|i|she|he|they) (?:\p{L}+ )?(?:can|could|should|might|may|will|would) (?:\p{L}+ )?(?:say|answer|reply|respond|tell)(?!\p{L})|^(?:what|how) to (?:say|answer|reply|respond)(?!\p{L})|^(?:qué|cómo) (?:(?:podemos|puedo|debo|debemos|se puede|podríamos|podría) )?(?:decir|contestar|responder)(?!\p{L})/iu;

/** "Actually leave that, the others will do it": what was asked before isn't wanted any more. */
const drops =
  /^\W*(?:(?:actually|ok|okay|no|oh|well|sorry|hmm|right|and|but|so|now|just|please|you can|let['’]s|we can|mejor|no|ah|bueno|pues|perdona)[ ,]+)*(?:(?:leave|skip|scrap|forget|drop|ignore|park|cancel)(?: about)? (?:that|it|this|them|those|the (?:other|last|first) (?:one|thing))|never ?mind(?: (?:that|it|about that|the \p{L}+))?|d[ée]jal[oa]|olv[ií]dal[oa]|olvida eso|deja eso)(?: (?:for now|for the moment|then|please|for later|altogether|por ahora|de momento|entonces|mejor))*(?=\W*$|[,;:.!–]| [-–—] | (?:because|since|as (?:the|they|we|it)|thanks|porque)(?!\p{L}))/iu;

/** "Marcus played bass on it, can you add that": the words before it say what. */
const refersBack = /(?<!\p{L})(?:add|mention|include|say|put) (?:that|this|it)(?: (?:in|too|please|pls))*$/iu;

/** What others said isn't asked of the assistant. */
const quoted = /["“«][^"”»]{30,}["”»]/gu;

/** The parts of a message that ask for something, the whole requests first; none if it is a single request. */
export function partsIn(message: string, language: Language): MessagePart[] {
  const clauses = clausesIn(message, language);
  const requests = clauses
    .filter(({ words }) => starts[language].test(words) || words.endsWith('?'))
    .map((part) => (refersBack.test(part.words) ? { ...part, words: sentenceUpTo(message, part.to) } : part));
  const within = [...message.matchAll(wishes[language])].map(({ 0: words, index }) =>
    partOf(message, index, index + words.length),
  );
  const quotes = [...message.matchAll(quoted)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
  }));
  return [...(clauses.length > 1 ? requests : []), ...within].filter(
    ({ from, to, words }) =>
      (words.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0) >= fewestWords &&
      !general.test(words) &&
      !greetsOnly.test(words) &&
      !exclaims.test(words) &&
      !drops.test(words) &&
      !(alsoInNotes.test(words) && ofNotes.test(message.slice(0, from))) &&
      !(from > 0 && !/[.!?\n]\s*$/u.test(message.slice(0, from)) && ofSame.test(words)) &&
      !quotes.some((quote) => from < quote.to && to > quote.from),
  );
}

function sentenceUpTo(message: string, end: number): string {
  const start = /(?:^|[.!?…\n])[^.!?…\n]*$/u.exec(message.slice(0, end).replace(/[.!?…\s]+$/u, ''))?.index ?? 0;
  return partOf(message, start, end).words.replace(/^[.!?…\s]+/u, '');
}

function clausesIn(message: string, language: Language): MessagePart[] {
  const sentences = [...message.matchAll(/[^\n]+?(?:[.!?…]+["”»)]?(?=\s|$)|(?=\n)|$)/gu)];
  return sentences.flatMap(({ 0: sentence, index }) => {
    const cuts = [...sentence.matchAll(joints[language])].map((joint) => joint.index);
    return [0, ...cuts].map((from, at) => partOf(message, index + from, index + (cuts[at] ?? sentence.length)));
  });
}

function partOf(message: string, from: number, to: number): MessagePart {
  const words = message
    .slice(from, to)
    .replace(/^[\s,;:–—-]*(?:(?:and|but|also|then|plus|so|&|y|e|pero|también|luego|además)(?!\p{L})[\s,]*)*/iu, '')
    .replace(/[\s,;.!]+$/u, '');
  return { from, to, words };
}
