import { isAmount } from '../../reading/crisis/amounts.js';
import { hasVerb } from '../../reading/crisis/clauses.js';
import { detailTopic } from './detail-topics.js';
import { topicNamedFirst, withAbout, withoutBareReason } from './topics-first.js';

/** Not "we cut the album in May". */
const asked = "(?<!\\p{L})(?<!(?:I|we|they|he|she|who|was|were|got|it)(?:[’'](?:ve|d))? )";
const verb =
  '(?:cut|remove|delete|drop|lose|scrap|ditch|skip|omit|strip|bin|take out|leave out|get rid of|cut out|do without|take)';
const bit =
  '(?:bits?|parts?|lines?|sentences?|stuff|mentions?|things?|words?|paragraph|clause|section|references?|details?)';
const topic = '(?<topic>[^.?!;\\n]{2,80}?)';
/** Where the name of a thing ends: at the end of the sentence, or before another request. */
const end =
  "(?=(?:[ ,]+(?:please|pls|plz|thanks|then|now|again|too|for me|out|mate|though|tho|actually|after all|instead|altogether|entirely|completely|at all|anywhere|in (?:it|there)|from (?:it|there|that|both|them|all(?: of them)?|(?:the|my|our) (?:text|bio|release|press release|pitch|announcement|statement|captions?))|por favor|porfa|mejor))*(?:\\W*$|[.?!;\\n]|,? (?:and|but|y|pero|e) (?:please |also |then |just |por favor |también |luego )*(?:make|add|mention|say|put|change|include|use|write|replace|it['’]?s|that['’]?s|it (?:is|was|has)|I |we |he |she |they |keep|leave|take|don['’]?t|añad\\p{L}*|agreg\\p{L}*|pon\\p{L}*|di|cambia\\p{L}*|menciona\\p{L}*|incluy\\p{L}*|haz\\p{L}*|mete\\p{L}*|deja\\p{L}*|no )|, (?:it['’]?s|it is|that['’]?s|just|(?:they|she|he|I|we)(?:['’]\\p{L}+)?|add|and|es|que|porque|because|since|as|(?:my|our|the|his|her|their) \\p{L}+(?: \\p{L}+)? (?:might|may|would|will|won['’]?t|doesn['’]?t|don['’]?t|is|are|says?|said|hates?|wants?|asked|prefers?)) ))";

const english = [
  `${asked}${verb}(?: out)? (?:(?:the|that|this|my|all the|any|every) )?(?:whole |little |small )?${bit} (?:about|on|with|of|where|saying|that (?:says|mentions)|which says|mentioning|regarding|to do with) ${topic}${end}`,
  `(?<!\\p{L})(?:don['’]?t|do not|never|rather not|prefer not to|can we not|could we not|can you not|without|(?:didn|doesn|shouldn|wouldn)['’]?t|no need to)(?: please)?(?: (?:want|wish)(?: you| us)? to| wanna)? (?:mention(?:ing)?|include|including|bring(?:ing)? up|talk(?:ing)? about|say anything about|refer(?:ring)? to|go into) ${topic}${end}`,
  `(?<!\\p{L})(?:ask|asks|asked|told|want|wants|begged)(?: (?:me|us|you))? not to (?:say|mention|include|bring up|talk about|name|use) ${topic}${end}`,
  `(?<!\\p{L})(?:don['’]?t|do not|never|rather not|not|without)(?: please)?(?: (?:want|wish)(?: you| us)? to)? (?:say(?:ing)?|put(?:ting)?(?: in)?|give|giving|print(?:ing)?|publish(?:ing)?) (?<topic>(?:how much|what (?:it|they|that|everything|the \\p{L}+|our \\p{L}+)(?:['’]s| was| were| is| are)?(?: all)? (?:worth|cost)|(?:the|any) (?:amounts?|values?|sums?|figures?|cost|money))[^.?!;\\n]{0,60}?)${end}`,
  `(?<!\\p{L})(?:don['’]?t|do not|never|without)(?: please)? (?:tell(?:ing)?|let(?:ting)?) (?:people|anyone|anybody|them|everyone|fans|the press|readers)(?: know)? (?:that |about )?(?:(?:it|this|we|they|I) (?:was|were|is|are|happened|did it|played) )?(?:(?:on|in|at|near|about) (?:the )?)?${topic}${end}`,
  `(?<!\\p{L})no (?:mentions?|talk) of (?:(?:him|her|them) (?:or|and|nor) )?${topic}${end}`,
  // "She'd rather her age isn't in it", "can my surname not be mentioned"
  `(?<!\\p{L})(?:(?:(?:I|we|he|she|they)['’]?d|would)(?: much)? (?:rather|prefer|like)(?: it if| if| that)?|(?:can|could)) (?<topic>(?:my|our|his|her|their|the) (?:[\\p{L}'’-]+ ?){1,4}?) (?:(?:is|was|were|are|does|did)(?:n['’]?t| not)|not|stay(?:s|ed)? out|(?:was|were|is|be) left out)(?: (?:be|appear|go|come))*(?: (?:in|mentioned|included|named|used|printed|shown|out of|on)(?: (?:it|there|that|this|the \\p{L}+(?: \\p{L}+)?))?)?(?=\\s*(?:$|[.,;!?\\n]))`,
  `${asked}${verb}(?: out)? (?:the|that|this|my|all the) (?!(?:last|first|second|third|final|top|whole|word|words)(?!\\p{L}))${topic} ${bit}${end}`,
  `${asked}(?:take|leave|cut|keep|get) (?!(?:it|that|this|them|me|us|the word|the words)(?!\\p{L}))${topic} (?:out|off)(?: of (?:it|there|that|(?:the|my|our) [\\p{L} ]{3,20}?))?${end}`,
  `${asked}(?:take out|remove|delete|leave out|get rid of|lose|scrap|omit|cut out|cut) (?:the|that|my|our|all the|any) (?!(?:last|first|second|third|final|top|whole|word|words|line|sentence)(?!\\p{L}))${topic}${end}`,
  `${asked}(?:take out|leave out|get rid of|remove|delete|cut out|omit) (?<topic>\\p{Lu}[^.?!;\\n]{2,60}?)${end}`,
].map((pattern) => new RegExp(pattern, 'iu'));
const spanish = [
  // "Lo de Oslo mejor no lo pongas"
  `(?<!\\p{L})lo de(?:l)?(?: que)? (?:(?:la|el|los|las|mi|mis) )?(?<topic>[^.,?!;\\n]{2,60}?),? (?:(?:mejor|por favor|porfa|eso|ya|casi|prefiero que) )*(?:no (?:l[oa]s? |se )?(?:pong|dig|mencion|cuent|met|incluy|saqu|salg)(?:as|es|an|en|a|e)|qu[ií]tal[oa]s?|s[aá]cal[oa]s?|b[oó]rral[oa]s?|d[eé]jal[oa]s? fuera)(?!\\p{L})`,
  // "Mi abuela no quiere que la mencionen"
  `(?<!\\p{L})(?<topic>(?:mi|mis|nuestr[oa]|la|el) \\p{L}+) no quieren? (?:salir|aparecer|figurar|que (?:(?:l[aeo]s?|se|su nombre) )?(?:mencion|nombr|pong|dig|habl|salg|aparezc|figur)\\p{L}*)(?=\\W*$|[.,;!?\\n]| (?:y|pero|así que|por favor|porfa)(?!\\p{L}))`,
  `(?<!\\p{L})(?:qu[ií]t|s[aá]c|elim[ií]n|borr|suprim|tach|omit)(?:a|ar|e|es|á|emos|amos|ámos|ála|ír)?(?:me|le|nos)?(?:l[oae]s?)? (?:lo|la parte|la frase|eso|el trozo|la línea|el detalle|la mención|las menciones)(?: del?(?: (?:la|el|los|las|que|mi|mis))?| donde| que (?:dice|habla de)| sobre| al?)? ${topic}${end}`,
  `(?<!\\p{L})(?:no (?:pongas|pongamos|pongáis|menciones|mencionemos|mencionéis|incluyas|incluyamos|hables|hablemos|habléis|cuentes|contemos|contéis|digamos|hace falta (?:mencionar|poner|contar))|sin (?:mencionar|poner|contar|hablar)|que no (?:salga|aparezca|se mencione|se diga|ponga|se ponga|se hable|mencione|se cuente))(?: nada)?(?: (?:lo de(?:l)?(?: que)?|de(?:l)?|que|eso de))?(?: (?:la|el|los|las|mi|mis))? ${topic}${end}`,
  `(?<!\\p{L})no (?:digas|des|publiques|uses|hace falta decir|hay que decir) (?<topic>(?:cuánto|lo que (?:val|cost)|el (?:valor|monto|importe|precio|dinero)|la (?:cifra|cantidad|lana|plata))[^.?!;\\n]{0,60}?)${end}`,
  `(?<!\\p{L})(?:quita|borra|elimina|saca|omite|quítame|bórrame) (?:el|la|los|las|mi|mis|al|a) (?!(?:último|primer|segund|tercer|palabra|frase|línea|titular|cita))${topic}${end}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** What isn't in a text: tasks, contacts, files, the account; quotes, which are cut as such; and words that name nothing. */
const ofElsewhere =
  /(?<!\p{L})(?:tasks?|contacts?|account|chat|calendar|library|plan|to-?do|password|photos?|file|invoice|quotes?|cita|people list|tarea|contacto|cuenta|calendario|biblioteca)(?!\p{L})|^(?:it|that|this|them|him|her|me|us|everything|anything|all|any of (?:it|that|this)|those|these|eso|esto|todo|nada|the date|for (?:a|an|the|my)(?!\p{L}).*)$|(?<!\p{L})to (?:£|\$|€|\d)|^(?:her|his|their|the|my) (?:name|quote)$|^(?:yet|where|when|who|whom|why|how|what|which \p{L}+|(?:before|until|till) .*)$|^(?:the )?names? of |^(?:el )?nombre de/iu;

/** "Don't say what it cost and take the laptop out": before a second wish of the same kind. */
const another =
  /,? (?:and|but|y|pero) (?=(?:(?:please|also|just|then|por favor|también|de paso) )*(?:don['’]?t|do not|never|take|leave|cut|remove|delete|drop|lose|scrap|get rid|keep|no (?:pongas|menciones|digas|incluyas|hables|cuentes)|quit[aá]|borr[aá]|sac[aá]|elimin[aá]|omite|que no) )/iu;

/** "…, my lawyer says no", "because they'd leak it": why something stays out is no part of it. */
const reason =
  /,? (?:because|cos|coz|cause|since|as (?:it|she|he|they|we|I)|in case|so (?:that|people|they|no one|nobody)|or (?:else|people|they)|otherwise|porque|ya que|luego|después|si no|para que|por si|no vaya a ser)(?!\p{L}).*$|,? (?<!lo )que (?:el|la|los|las|mi|mis|no|me|se|nos|le|les|luego|después|si|a|al|te|da|queda|es (?:vergonz|muy|medio|un poco)\p{L}*)(?!\p{L}).*$/iu;

/** Someone who asks what is better hasn't decided. */
const wonders =
  /(?<!\p{L})(?:(?:do|would) you (?:think|reckon)|should (?:I|we)|(?:is|would) it (?:be )?(?:ok|okay|better|bad|best|normal|wise)|what if|crees que|creés que|debería\p{L}*|está mal|es mejor|sería mejor)(?!\p{L})/iu;

/** "Take my age out of the notes, I'd rather not": only the reason. */
const ratherNot = /[ ,;–—-]+(?:i|we)(?:['’]?d| would)(?: really| much)? (?:rather|prefer)(?: not)?(?: to)?\s*[.!]*$/iu;

/** What a message wants out of a text, each in the artist's words: "take out the bit about the 4 track". */
export function cutTopics(message: string): string[] {
  const sentences = (
    withAbout(message.replace(ratherNot, '')).match(/[^.!?;\n]+(?:[.!?](?=\d)[^.!?;\n]+)*[.!?]*/g) ?? []
  )
    .flatMap((one) => one.split(another))
    .flatMap(eachThing)
    .filter(
      (one) =>
        !/^\W*(?:why|should|did|por qué|quito|¿(?!(?:me )?(?:lo )?(?:pued|podr|pod[eé]s)))/iu.test(one) &&
        !wonders.test(one),
    );
  const found = sentences.flatMap((sentence) => {
    const patterns = [...english, ...spanish];
    const detail = detailTopic(sentence);
    if (detail !== '') return [detail];
    const topic =
      topicNamedFirst(sentence) ||
      withoutBareReason(patterns.map((pattern) => pattern.exec(sentence)?.groups?.['topic']).find(Boolean) ?? '');
    if (topic === '') return [];
    const [sum = '', ...more] = topic.split(/,? (?:and|y) (?:the|la|el|lo de(?: la| el)?) /iu);
    const topics = isAmount(bare(sum))
      ? [sum, ...more]
      : topic.split(/, (?:and |y )?(?:the|la|el|lo de(?: la| el)?) /iu);
    return topics.map(bare);
  });
  return [...new Set(found.filter((one) => one.length > 1 && !ofElsewhere.test(one)))];
}

/** "Take out the Rome bit, and my age": each thing with the verb. */
function eachThing(sentence: string): string[] {
  const { lead = '', first = '', second = '' } = twoThings.exec(sentence)?.groups ?? {};
  return second === '' ? [sentence] : [`${lead}${first}`, `${lead}${second}`];
}

const twoThings = new RegExp(
  `^(?<lead>.*?${asked}(?:cut|remove|delete|drop|lose|scrap|take out|leave out|cut out|get rid of|qu[ií]ta(?:me)?|b[oó]rra(?:me)?|s[aá]ca(?:me)?) )(?<first>[^.?!;\\n]{2,60}?),? (?:and|&|y) (?:also |también )?(?<second>(?:(?:my|our|his|her|their) (?!(?:name|label|song|single)(?!\\p{L}))\\p{L}+|(?:the|that) ${bit} (?:about|with|on|where) [^.?!;\\n]{2,60}|(?:mi|mis|su|nuestr[oa]) \\p{L}+)(?:,? (?:please|pls|too|as well|por favor|también))*\\W*)$`,
  'iu',
);

function bare(topic: string): string {
  return (
    topic
      .trim()
      // "… if it's in there"
      .replace(
        /,? (?:if (?:it|that|there)(?:['’]?s| is)?|in case it|si (?:sale|aparece|está|es que|(?:ya )?l[oa]s? (?:has|habéis|han|hubieras|pus\p{L}+|mencion\p{L}+|dij\p{L}+|inclu\p{L}+|escrib\p{L}+|met\p{L}+|ten[eéi]\p{L}*|tienes?))|por si)(?!\p{L}).*$/iu,
        '',
      )
      .replace(reason, '')
      .split(/, (?=\p{L})/u)
      .filter(
        (_, at, all) => at === 0 || (!isAmount(all[0] ?? '') && !all.slice(1, at + 1).some((one) => hasVerb.test(one))),
      )
      .join(', ')
      .replace(/(?: (?:too|also|as well|también|tambien|by name))+$/iu, '')
      .replace(/^["“«'‘]|["”»'’]$/gu, '')
      .replace(/^(?:(?:que )?(?:es|era|sea) (?=(?:el|la|mi|nuestr[oa])(?!\p{L})))/iu, '')
      .replace(/^(?:the fact that|how(?! much)|that|where|when|what(?! (?:it|they) (?:was|were|cost))) /iu, '')
      .replace(/(?:['’]s)? names?$/iu, '')
      .trim()
  );
}
