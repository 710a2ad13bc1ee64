import { isSaidOfText } from './said-of-text.js';

/** "The artist made a mistake", "I forgot to say": said about what was told, not about the music. */
const isCorrection =
  /(?<!\p{L})(?:ma(?:de|ke) a (?:mistake|typo)|(?:got|had) (?:it|that|this|them) wrong|my (?:mistake|bad|fault)|their (?:mistake|fault)|by mistake|mistyped|typo|forgot to (?:say|mention|add|tell|put|include)|correction|(?:me|se|nos) (?:equivo(?:qué|có|camos)|confund(?:í|ió|imos)|olvid(?:ó|aba) (?:decir|contar|poner|mencionar)\p{L}*)|por error|en realidad|sin querer|errata)(?!\p{L})/iu;

/** "Put it in please": said to the assistant. */
const isRequest =
  /(?<!\p{L})(?:please|pls|plz|thanks|thank you|can you|could you|would you|will you|por favor|porfa|porfis|gracias|(?!metales)(?:p[oó]n|a[ñn]ád|a[ñn]ad|agr[eé]g|m[eé]t|inclúy|incluy|qu[ií]t|sác|sac|borr|camb[ií]|corr[ií]g|escríb|escrib|hág|ház|deja|déj)\p{L}{0,3}(?<!r)(?:me)?l[oae]s?|(?:haz|hazme|dame|dime|escríbeme|escribime|hacelo|hacela|ponele|sacale|agregale))(?!\p{L})/iu;

/** "The festival wants 60 words about them": what a text is for. */
const wantsText =
  /(?<!\p{L})(?:wants?|needs?|asks?|asked|wanted|would like|quieren?|piden?|pidió|pidieron|necesitan?)(?: \p{L}+){0,2}?(?: for)? (?:about |around |some |a few |a |an |one |un |una |unas |unos )?(?:short )?(?:\d+ )?(?:words|lines|sentences|paragraphs|characters|bio|biography|blurb|text|photos?|pictures?|press release|one-?sheet|palabras|líneas|frases|renglones|párrafos|caracteres|biografía|texto|fotos?|nota de prensa)(?!\p{L})/iu;

/** "It is beautiful", "está muy bonita": praise for a text, or a complaint about it. */
const judges =
  /^(?:(?:and|but|y|pero|ah|oh) )?(?:it|this|that|it['’]s|that['’]s|eso|esto|est[aá]|qued[aoó]|es|suena|me (?:gusta|encanta)|les (?:gusta|encanta))(?:['’]s| is| was| looks?| sounds?| reads?| feels?| seems?)?(?: (?:so|very|really|just|quite|pretty|all|a bit|a little|too|muy|bien|bastante|demasiado|un poco|super|súper|re))* ?(?:beautiful|lovely|perfect|great|good|nice|brilliant|amazing|fine|ok(?:ay)?|wonderful|excellent|cool|boring|long|short|formal|posh|cheesy|cringe|corny|much|better|right|wrong|clear|bonit[oa]|perfect[oa]|genial|buen[oa]|buenísim[oa]|bien|chul[oa]|chid[oa]|lind[oa]|hermos[oa]|precios[oa]|larg[oa]|cort[oa]|cursi|formal|mejor|much[oa]|bacán|padre|bárbar[oa])\W*$/iu;

/** "In first": where something goes, without a verb. */
const isFragment =
  /^(?:in|at|on|to|with|for|up|down|near|under|above|en|al|con|para|arriba|abajo)(?: [\p{L}\p{N}]+){0,2}\W*$/iu;

/** Spanish in the first person, words to the assistant, and what only talk has: no text about the artist says them. */
const ofTalk =
  /(?<!\p{L})(?:yo|conmigo|nosotr[oa]s|puedo|podemos|tengo|quiero|queremos|estoy|estamos|voy|hago|hacemos|porfa|porfis?|jaja\p{L}*|jeje\p{L}*|vale,|pues|o sea|en plan)(?!\p{L})|^(?:Yo|Puedo|Podemos|Tengo|Tenemos|Quiero|Queremos|Soy|Somos|Estoy|Estamos|Voy|Vamos|Hago|Hacemos|Nos|Me|Vale|Pues|Jaja\p{L}*|Pon(?:le)?|Quita(?:le)?|Cambia(?:lo)?) (?=\p{Ll})/u;

/** "Basically", "lol": said in talk, and never written. */
const fillers =
  /(?<![\p{L}’'-])(?:lol|lmao|haha\p{L}*|jaja\p{L}*|btw|tbh|imo|idk|omg|pls|plz|thx|innit|gonna|wanna|dunno|ya know|y['’]know|or whatever|i guess|i mean|xfa|porfis?)(?!\p{L})|(?:^|, ?)(?:basically|básicamente|o sea)(?!\p{L})|,? (?:basically|básicamente)\W*$/iu;

/** "Add that …", "don't say …": an order that was taken for a fact. */
const isOrder =
  /^(?:(?:and|also|oh|then|y|pero) )*(?:(?:add|say|mention|include|remove|delete|write|change|swap|replace)(?= (?:that|it|this|the|my|our|we|i|in|a|an)(?!\p{L}))|don['’]?t (?:say|put|add|mention|use|write|include)|make (?:it|that|this|them)(?!\p{L})|put (?:it|that|this|the|my|our|in)(?!\p{L}))/iu;

/** "Here's a quote: "…"", "this one from Jo: "…"": hands over words that stand in a text on their own. */
const givesQuote =
  /(?:(?<!\p{L})(?:quotes?|quotations?|citas?|frases?)(?!\p{L})[^"“”«»\n]{0,40}|^[^"“”«»\n]{0,40}(?<!\p{L})(?:from|by|de)(?!\p{L})[^"“”«»\n]{0,60}:\s*)["“«][^"“”«»\n]{4,}["”»]/iu;

const quotes = /["“«][^"“”«»\n]*["”»]/gu;
/** In small letters, since "My" may begin a title, and "US" is a country. */
const ofFirstPerson =
  /(?<![\p{L}’'&-])(?:I(?:['’](?:m|ve|d|ll))?|i['’]?m|i['’]?ve|i (?=\p{Ll})|me|my|mine|myself|we|we['’](?:re|ve|d|ll)|us|our|ours|ourselves)(?![\p{L}&])|^(?:My|Our|We)(?!\p{L})|^(?:Puedo|Podemos|Quiero|Queremos|Soy|Somos|Tengo|Tenemos|Estoy|Estamos|Voy|Vamos|Hago|Hacemos)(?!\p{L})/u;

/** Whether words speak as the artist, outside of what they quote: "we're from Hull", "puedo tocar el martes". */
export function speaksAsArtist(words: string): boolean {
  const said = words.replace(quotes, '');
  const isSpanish = /(?<!\p{L})(?:el|los|las|una|que|del|su|sus)(?!\p{L})/u.test(said);
  return ofFirstPerson.test(isSpanish ? said.replace(/(?<!\p{L})(?:me|I)(?!\p{L})/gu, '') : said) || fillers.test(said);
}

/**
 * Whether a sentence may stand in a text: what the artist says to the assistant, about a text or about a slip of theirs, is no fact of
 * their music.
 */
export function isFitToPrint(sentence: string): boolean {
  const said = sentence.trim();
  return (
    !isSaidOfText(said) &&
    !ofTalk.test(said.replace(quotes, '')) &&
    !speaksAsArtist(said) &&
    ![isCorrection, isOrder, isRequest, wantsText, judges, isFragment, givesQuote].some((pattern) => pattern.test(said))
  );
}
