/** Words before a question: "ok and how long is it". */
const lead =
  /^(?:[^\p{L}\d]*(?:and|so|but|ok|okay|oh|hey|hi|hello|yo|also|btw|then|now|well|um|hmm|right|thanks|thx|cool|great|nice|wait|sorry|actually|just|haha|lol|y|pero|oye|che|hola|vale|entonces|ahora|bueno|gracias|perdón|perdona|a ver)(?!['’\p{L}]))*[^\p{L}\d¿]*/iu;

const who = '(?:i|we|you|u|ya|they|he|she|it|this|that|these|those|there)';
const what = `(?:${who}|my|our|the|your|its|his|her|their|any|anyone|anything|people|blogs|artists|bands|journalists|editors)`;
const is =
  "(?:is|are|am|was|were|do|does|did|can|could|should|shall|will|would|has|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|couldn['’]?t|shouldn['’]?t|won['’]?t|wouldn['’]?t)";

/** How an English sentence begins that asks something. An imperative ("do it again") and a clause ("when it is out") don't. */
const english = new RegExp(
  `^(?:${[
    `(?:what|who|when|where|why|how|which|whose) (?:else |exactly |on earth )?${is}(?! not? ${who}) (?:not )?\\p{L}+`,
    `(?:what|who|when|where|why|how|which)['’]s|(?:whats|whens|wheres|hows|whos)(?!\\p{L})`,
    `(?:what|which|whose|how (?:many|much)) (?:[\\p{L}-]+ ){1,3}?${is} ${what}(?!\\p{L})`,
    `which (?:of (?:these|those|them|the|my|our)|one|ones) `,
    `how (?:much|many|long|far|late|early|big|small|often|soon|old|short|good|bad) (?!as )`,
    `(?:how|what|who|where|when|which one) to (?!the)\\p{L}+`,
    `(?:what|how) (?:about|come)(?!\\p{L})|(?:what|now what|what now|what next|what else|who else|where else|why|why not|why me|how so|any ideas?|any tips|any advice|any thoughts|thoughts|anything else)$`,
    `(?:any ideas?|any tips|any advice|any chance|anything (?:else|missing|wrong)) `,
    `(?:what|why|how|who) (?:do|did|would|should|can|could|does) `,
    `(?:is|are|am|was|were|does|did|can|could|should|shall|will|would|has|isn['’]?t|aren['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|shouldn['’]?t|won['’]?t|wouldn['’]?t) ${what}(?!\\p{L})`,
    `(?:do|don['’]?t|have|may|might) (?:i|we|you|u|they|he|she)(?!\\p{L})`,
  ].join('|')})`,
  'iu',
);
/** A question behind a comma: "just demos, is it too early". */
const englishLast = new RegExp(
  `, (?:and |so |but |or |also )?(?:(?:what|who|when|where|why|how) (?:else )?${is} ${what}|(?:is|are|am|does|did|can|could|should|shall|will|would) ${who})(?!\\p{L})[^,]*$`,
  'iu',
);
/** "What a night", "how it was made" and "what we need is" ask nothing. */
const isNoQuestion =
  /^(?:what (?:an?|i|we|you)|how (?:i|we|it)|who knows|why i|when (?:i|we|it)|where (?:i|we|it)|would (?:love|like)|can['’]?t (?:wait|believe))(?!\p{L})/iu;

const spanish =
  /^(?:(?:por|para|a|en|de|con|desde|hasta|sobre) )?(?:qué(?! (?:tal(?=[,.!;:])|bien|mal|bueno|buena|lindo|linda|guay|chido|pena|va|ilusión|susto|palo|risa|rollo))|cuánt[oa]s?|cuándo|cómo|dónde|quién(?:es)?|cuál(?:es)?)(?!\p{L})|^(?:me|nos) (?:ayudas|escribes|haces|preparas|pasas|dices|redactas|armas|puedes|podrías|recomiendas)(?!\p{L})|^(?:puedes|podrías|puedo|podemos|podría|podríamos|debo|debemos|debería|deberíamos|tengo que(?! (?:avisar|contar|anunciar|cancelar|aplazar|suspender|posponer|postergar|mover|decir\p{L}*)(?!\p{L}))|hace falta|es (?:verdad|cierto|normal|posible|demasiado|muy)|sirve (?:de|para)|vale la pena|si (?:no|nadie|me|nos|alguien|luego|al final|les?|l[oa]s?|en \p{L}+ \p{L}+)(?!\p{L}).{2,60} qu[eé] (?:hago|hacemos|se hace|pasa|les? (?:digo|escribo|pongo|mando))$|conviene|sabes|tienes|hay(?! que (?:avisar|contar|anunciar|publicar|postear|difundir|subir|cancelar|aplazar|suspender|decir\p{L}*)(?!\p{L})))(?!\p{L})/iu;

/** The same without accents, where it can't be a clause: "cuanto tarda", "como se si lo leyeron", "mando el mp3 o un link". */
const spanishPlain = new RegExp(
  `^(?:${[
    'cuant[oa]s?(?! (?:antes|m[aá]s|menos|mayor)(?!\\p{L})) \\p{L}+',
    'cuando (?:(?:se )?(?:lo|la|los|las|le|les) )?(?:mando|mandamos|env[ií]o|enviamos|publico|publicamos|anuncio|anunciamos|subo|subimos|debo|deber[ií]a|tengo que|tenemos que|hay que|conviene|es mejor|toca|empiezo|empezamos)(?!\\p{L})',
    'como (?:s[eé] (?:si|cu[aá]ndo)|le hago|hago|hacemos|puedo|podemos|consigo|conseguimos|funciona|(?:lo |la )?(?:mando|env[ií]o|subo|exporto|descargo|publico))(?!\\p{L})',
    'que (?:pasa (?:si|despu[eé]s|cuando|con)|hago|hacemos|pongo|ponemos|les? (?:digo|decimos|pongo|escribo|mando)|debo|deber[ií]a|significa)(?!\\p{L})',
    'donde (?:(?:lo |la )?(?:pongo|mando|subo|publico|env[ií]o)|consigo|encuentro)(?!\\p{L})',
    '(?:mando|mandamos|env[ií]o|enviamos|pongo|ponemos|uso|usamos|subo|saco|sacamos|publico|escribo|llamo) [^,]{3,40} o [^,]{2,30}$',
    'necesit(?:o|amos) [^,]{3,40} (?:s[ií] o s[ií]|o no)$',
    'es (?:mejor(?! as[ií](?!\\p{L}))|necesario|obligatorio)(?!\\p{L})',
  ].join(
    '|',
  )})(?!.* (?:dij(?:o|eron)|contest[oó]|contestaron|respondi\\p{L}+|fue|era|estaba\\p{L}*|sali[oó])(?!\\p{L}))[^,]*$`,
  'iu',
);

/** The full stop in "7.30" ends no sentence. */
const sentence = /[^.!?\n]+(?:(?<=\d)\.(?=\d)[^.!?\n]+)*[.!?]*/gu;
/** Kept whole: quotes, links and addresses have marks of their own. */
const hasOtherMarks = /["“”«»]|(?<![\p{L}\p{N}])['‘]\p{L}|[^\s\d]\.\S|\S\.[^\s\d]|@|https?:/u;

/** "Can you put in a quote from Lou our singer: we wanted …": a mark would become part of the quote. */
const givesQuote = /(?<!\p{L})(?:quote|line|sentence|words|cita|frase|palabras)(?!\p{L})[^:]{0,60}: \p{L}/iu;

/** A message with a question mark after each sentence that asks something and was typed without one. */
export function withQuestionMarks(message: string): string {
  return message.replace(sentence, (typed) => {
    if (/[?¿!]/u.test(typed) || hasOtherMarks.test(typed) || givesQuote.test(typed) || !asksSomething(typed))
      return typed;
    const end = /[.\s]*$/u.exec(typed)?.[0] ?? '';
    return `${typed.slice(0, typed.length - end.length)}?${end.replaceAll('.', '')}`;
  });
}

function asksSomething(typed: string): boolean {
  const words = typed.replace(lead, '').replace(/[.\s]+$/u, '');
  if (isNoQuestion.test(words)) return false;
  return (
    english.test(words) ||
    spanish.test(words) ||
    spanishPlain.test(words) ||
    englishLast.test(typed.replace(/[.\s]+$/u, ''))
  );
}
