import type { Language } from '../../reading/language.js';
import { hasWords } from '../../writing/cuts/words-of.js';

const opening =
  "(?:(?:oh|wait|hmm+|hm|mm+|ah|um+|uh|er|actually|ok|okay|k|no|nah|sorry|please|pls|also|and|but|so|maybe|shh+|sh|oops|ooh|lol|haha|hey|hi|just|yeah|right|well|thanks|thank you|great|nice|cool|perfect|lovely|one thing|on second thoughts?|thinking about it|btw|can you|could you|would you|can we|could we|let['’]?s|I think|(?:we|you|I) (?:should|better|had better|['’]d better)|better|best|prob(?:ably)?|rather|if (?:you|u) can)(?:[ ,.!…–—-]+))*";
const article = "(?:(?:the|a|an|any|my|our|his|her|their|that|this|\\p{L}+['’]s) )?";
const noun = `(?<topic>${article}[\\p{L}\\d][\\p{L}\\d'’-]*(?: [\\p{L}\\d][\\p{L}\\d'’-]*){0,3}?)`;
const said =
  "(?<topic>that (?:he|she|they|we|I|it|\\p{Lu}\\p{L}+)(?:['’]\\p{L}+)? [^.!?;,\\n]{2,60}?|[^.!?;,\\n]{2,60}?)";
const about = '(?:(?:any|some)thing (?:about|on|of) |about )?';
/** What people add without meaning anything. */
const filler =
  "(?:[ ,–—-]+(?:actually|tho|though|please|pls|plz|yet|lol|haha|ok|okay|now|for now|just now|at the moment|at this stage|though|thanks|thank you|thx|ta|still|at all|anywhere|in (?:it|there|this|the (?:text|post|statement|bio|announcement|release|press release))|any ?more|if (?:that['’]?s|thats|it['’]?s) (?:ok|okay|alright|fine)|if poss(?:ible)?|after all|then|either|thing|bit|part|stuff|news|business))*";
/** Why something stays out, which is as private. */
const reason =
  "(?:(?:[ ,;.–—-]+|\\s*\\()(?:(?:he|she|they|it|that|we|I|you|nobody|no one|no-one|not everyone|not everybody|people|everyone|only|his|her|their|my|our|the family)(?:['’]?(?:s|ve|re|d|m|ll))?(?!\\p{L})[^.!?\\n]*|(?:because|cos|coz|cause|since|as|until|till|so|in case|too|not) [^.!?\\n]*|private|secret|personal|(?:\\p{L}+ ){1,3}(?:would|will|might|may|could|hates?|(?:does|do|is|are|has|have|would|wo)n['’]?t|is|are|wants?|asked|said|says|thinks?|knows?|gets?)(?!\\p{L})[^.!?\\n]*)\\)?)?";
const end = `${filler}${reason}[\\s.!?…)]*$`;
const dont =
  "(?:(?:(?:we|you|I) )?(?:don['’]?t|do not|never|not|shouldn['’]?t|should not|mustn['’]?t|can we not|can you not|could we not|could you not|rather not|let['’]?s not|without|no need to|(?:he|she|they|I|we)(?: really)? (?:don['’]?t|doesn['’]?t|do not|does not) want (?:you |us |me )?to)(?: (?:please|actually|really|maybe|just))* )";
const wishes = [
  `${dont}(?:mention(?:ing)?|bring(?:ing)? up|talk(?:ing)? about|include|including|refer(?:ring)? to|name|put in|print|write) ${about}${said}${end}`,
  `${dont}(?:say(?:ing)?|put|post|write|tell (?:people|anyone|them|everyone)) (?:anything|something|stuff) (?:about|on) ${said}${end}`,
  `${dont}(?:say|tell (?:people|anyone|them|everyone)) (?<topic>(?:that )?(?:he|she|they)(?:['’](?:s|re|ve|d)| is| are| has| have| was| were) [^.!?;,\\n]{2,60}?)${end}`,
  `${dont}(?:put|have) ${noun} in(?: (?:it|there|the \\p{L}+))?${end}`,
  `(?:with )?no mentions? of ${noun}${end}`,
  `(?:leave|keep) ${noun} out(?: (?:of (?:it|this|that|there|the \\p{L}+)))?${end}`,
  `(?:leave|take|keep|get|cut) out (?:anything about |the fact that )?${noun}${end}`,
  `(?:remove|delete|cut|drop|lose|scrap|take) (?:the |that |any )?${noun} (?:bit|part|thing|stuff|news|line|mention|sentence)s?(?: out)?${end}`,
  `(?:he|she|they|I|we|\\p{Lu}\\p{L}+)(?: really)? (?:don['’]?t|doesn['’]?t|do not|does not|wouldn['’]?t) (?:want|like) ${noun} (?:mentioned|in it|in there|in|out there|public|known|printed|to be mentioned)${end}`,
].map((pattern) => new RegExp(`^${opening}${pattern}`, 'iu'));
/** The same in fewer words: only of what was told before. */
const shortWishes = [
  `(?:no|not|minus|without) (?<topic>(?:the |a |any )?[\\p{L}-]{3,}(?: [\\p{L}-]{3,})?)(?:[ ,]+(?:please|pls|actually|tho|though|thing|bit|part|stuff|in it|in there|for now|yet))+${end}`,
  `(?:not|minus) (?<topic>the [\\p{L}-]{3,})${end}`,
  `${noun} (?:isn['’]?t|is not|aren['’]?t|wasn['’]?t|is|are|has to stay|needs to stay|stays)(?: (?:still|actually|meant to be|supposed to be|a bit|kind of|really|all))* (?:(?:an? )?(?:secret|private|confidential|personal)|public|announced|common knowledge|out there|known|hush[- ]hush|between us)(?: (?:still|yet|knowledge|for now|at the moment|though|tho))*(?:,? (?:so |and |please |can you |could you )*(?:take|leave|keep|cut|get|don['’]?t|remove)[^.!?\\n]*)?${end}`,
].map((pattern) => new RegExp(`^${opening}${pattern}`, 'iu'));

const spanishOpening =
  '(?:(?:oye|ay|uy|ah|eh|hmm+|mm+|espera|perdona|perdón|mejor|pero|y|no|vale|bueno|porfa|por favor|ok|oh|anda|una cosa|gracias|genial|perfecto|también|ojo|mira|de momento|por ahora|en realidad|pensándolo mejor|pues)[ ,.!…]+)*';
const spanishFiller =
  '(?:[ ,]+(?:eh|todavía|aún|de momento|por ahora|por favor|porfa|mejor|vale|gracias|anda|ya|tampoco|ahí|en el texto|ok|jaja\\p{L}*|si puedes|en realidad))*';
const spanishReason =
  '(?:[ ,;]+(?:que|porque|pues|ya que|es|no|aún|todavía|nadie|él|ella|ellos|se|lo|la|le|prefiere|solo|sólo) [^.!?\\n]*|, (?:privado|secreto|personal))?';
const spanishEnd = `${spanishFiller}${spanishReason}[\\s.!?…)]*$`;
const spanishTopic = '(?<topic>[\\p{L}\\d][\\p{L}\\d-]*(?: [\\p{L}\\d][\\p{L}\\d-]*){0,3}?)';
const spanishAbout =
  '(?:nada )?(?:(?:de )?(?:lo|eso) del? (?:que )?|(?:acerca |la parte )?del? |sobre |al? |que |el tema del? )?(?:el |la |los |las |un |una |mi |su |mis |sus |nuestr[oa] )?';
const spanishWishes = [
  `(?:no (?:(?:l[oa]s? |me |se )?(?:mencion|nombr|dig|pong|habl|cuent|incluy|met|saqu|public|publiqu)(?:es|éis|as|áis|emos|amos|en|an|e|a))|sin (?:mencionar|decir|poner|hablar|contar|nombrar)|que no (?:salga|aparezca|se (?:mencione|diga|sepa|hable|cuente|ponga)|conste)|no hace falta (?:mencionar|decir|poner|contar)) ${spanishAbout}${spanishTopic}${spanishEnd}`,
  `(?:quita|quítame|saca|sácame|borra|elimina|omite|deja fuera|quitá|sacá|borrá) (?:lo del? |la parte del? |eso del? )(?:el |la |los |las |que )?${spanishTopic}${spanishEnd}`,
  `(?:lo|eso) del? (?:el |la |los |las |que )?${spanishTopic} (?:mejor no|mejor fuera|fuera|no|que no salga|mejor quítalo|quítalo|sácalo|bórralo|no lo (?:pongas|digas|menciones|cuentes))${spanishEnd}`,
].map((pattern) => new RegExp(`^${spanishOpening}${pattern}`, 'iu'));

/** What names nothing by itself, is no topic of a text, or is a wish of another kind. */
const noTopic =
  /^(?:(?:the |a |an |any )?(?:it|that|this|them|him|her|us|me|too|much|so|anything|everything|hashtags?|emojis?|exclamation marks?|rush|worries|problem|thanks|idea|name|names|surname|age|date|price|quote|words?|line|last|first|second|eso|esto|ello|nada|nombre|edad|precio|fecha)(?!\p{L}).*|(?:my|his|her|their|our) (?:name|surname|age|last name)s?)$/iu;
const quoted = /["“«]/u;

/**
 * A message in which every sentence that wants something out of the texts says only that: "hmm dont mention the baby actually, he's not
 * told everyone yet" is "Don't mention the baby."
 * @param earlier what was told before, as it was read
 */
export function withKeptOut(message: string, earlier: readonly string[], language: Language): string {
  if (earlier.length === 0) return message;
  return message
    .split(/(?<=[.!?…])(?=\s)|(?<=\n)/u)
    .map((one) => plainWish(one, earlier, language) ?? one)
    .join('');
}

/** Whether a topic of one word may be someone's name, which has rules of its own: nobody said "the daz". */
function isName(topic: string, earlier: readonly string[]): boolean {
  if (!/^[\p{L}’'-]+$/u.test(topic)) return false;
  const asNoun = new RegExp(
    `(?<!\\p{L})(?:an?|the|my|our|his|her|their|this|that|some|un|una|el|la|los|las|mi|su|al|del|en|de) ${topic}(?!\\p{L})`,
    'iu',
  );
  return !earlier.some((one) => asNoun.test(one));
}

function plainWish(sentence: string, earlier: readonly string[], language: Language): string | null {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(sentence) ?? [];
  if (quoted.test(words)) return null;
  const topicIn = (patterns: readonly RegExp[]): string =>
    patterns.map((one) => one.exec(words)?.groups?.['topic']?.trim()).find(Boolean) ?? '';
  const wasTold = (topic: string): boolean => earlier.some((one) => hasWords(one, topic));
  const plain = topicIn(language === 'es' ? spanishWishes : wishes);
  const short = plain === '' && language === 'en' ? topicIn(shortWishes) : '';
  const topic = plain !== '' ? plain : wasTold(short) ? short : '';
  if (topic === '' || noTopic.test(topic) || !wasTold(topic) || isName(topic, earlier)) return null;
  const wish = language === 'es' ? `No menciones lo de ${topic}.` : `Don't mention ${topic}.`;
  return `${before}${wish}${after}`;
}
