const work = '(?:single|song|track|album|EP|record|LP|release|video|sencillo|canción|tema|disco|álbum)';
/** Words for a work that is already out: "my last single", "nuestro disco anterior". */
const earlier = new RegExp(
  `(?<!\\p{L})(?:(?:last|previous|earlier|older|old) (?:\\p{L}+ )?${work}s?|antes (?:saqué|sacamos|publiqué|publicamos|lancé|lanzamos|grabé|grabamos)|(?:últim[oa]|primer[oa]?) (?:\\p{L}+ )?${work}|${work} (?:anterior|pasad[oa])|(?:came|has been|have been) out (?:last|in|a)|was released(?! (?:on \\d|today|yesterday|last night|this (?:week|morning)))|(?<!(?:\\d de \\p{L}{4,10}|ya) )(?:salió|se publicó)(?! (?:el (?:\\p{L}+ )?\\d|ayer|hoy|anoche|est[ae]|la semana)))(?!\\p{L})`,
  'iu',
);
/** A first work isn't an earlier one: "my first single comes out on …". */
const coming =
  /(?<!\p{L})(?:comes? out|is out|will be|drops|sale|saldrá|publico|publicamos|lanzo|lanzamos|saco|sacamos|(?:publicar|sacar|lanzar)(?:é|emos)|(?:voy|vamos|quiero|queremos|quisiera) a? ?(?:sacar|publicar|lanzar|estrenar)|upcoming|new|next|nuev[oa]|próxim[oa])(?!\p{L})/iu;
/** A clause with its end. A sentence's second work starts a new clause: "…, and my new single is called …". */
const clause =
  /[^.!?;\n]+?(?:(?=, (?:la|el) (?:primer[oa]?|anterior|otr[oa])(?!\p{L}))|(?=,? (?:and|but|while|now|y|pero|ahora) (?:my|our|the|mi|nuestr[oa]|el|la) (?:new|next|nuev[oa]|próxim[oa]))|(?=[.!?;\n]|$))/giu;

/** Whether a text is about a work that is already out. */
function isEarlier(text: string): boolean {
  return earlier.test(text) && !coming.test(text);
}

/** Blanks out clauses about earlier works, since their titles and dates don't belong to the new one. */
export function withoutEarlierWorks(text: string): string {
  return text.replace(clause, (words) => (isEarlier(words) ? ' '.repeat(words.length) : words));
}

/** "I'd be grateful for advice, as my previous records were all as a sideman." */
const isWish =
  /(?<!\p{L})(?:grateful|appreciate|advi[cs]e|help|would like|want|need|please|quiero|necesito|ayuda|por favor)(?!\p{L})/iu;

/** "Pero quita lo de que es mi primer single": what someone wants of a text is no fact. */
const isRequest =
  /(?:^|[,:;(] ?|(?<!\p{L})(?:pero|y|puedes?|pod[eé]s|podrías?|hay que|habría que|por favor) )\W*(?:quit|borr|elimin|omit|cambi|agreg|añad|inclu|correg|corrig|menciona|suprim|tach|sac(?:a|á|ar|ale|ále|alo|álo)(?= (?:lo|el|la|eso)(?!\p{L}))|no (?:pongas|digas|menciones|incluyas))/iu;

/** The clauses about earlier works. */
export function earlierWorks(text: string): string[] {
  return (text.match(clause) ?? [])
    .filter((words) => isEarlier(words) && !isWish.test(words) && !isRequest.test(words))
    .map((words) => words.trim().replace(/^(?:oh|so|well|and|also|btw),? /iu, ''));
}
