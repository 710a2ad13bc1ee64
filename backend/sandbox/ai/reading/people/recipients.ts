import { remembered } from '../../remembered.js';

const word = "\\p{Lu}[\\p{L}'’-]*";
const name = `(${word}(?: (?:de |la |van |von |O['’])?${word}){0,2})`;
const roles =
  '(?:editor|writer|journalist|blogger|presenter|host|DJ|dj|reviewer|critic|columnist|reporter|curator|programmer|broadcaster|person|guy|lady|woman|man|girl|lad|bloke)';
/** Those whom a pitch is for, and not who plays. */
const ofMedia =
  '(?:editor|writer|journalist|blogger|presenter|host|DJ|dj|reviewer|critic|columnist|reporter|curator|programmer|broadcaster)';
/** "There", "at Clash", "I'm writing to", "who runs it". */
const which =
  '(?: (?:there|(?:at|from|of|for|behind) [^,.!?\\n]{2,40}?|(?:(?:that|who|which|whom) )?(?:I|we|runs|does|writes|hosts)(?!\\p{L})[^,.!?\\n]{0,30}?))?';
const called = "(?:['’]?s(?: name(?:['’]?s| is))?|,| is| goes by)(?: called| named)?";
const notPeople =
  /^(?:I|The|A|An|It|This|That|Please|Thanks|Thank|And|We|So|Here|Hi|Hello|Our|My|Can|Could|BBC|NTS|KEXP|British|English|Irish|Scottish|Welsh|American|French|German|Spanish|Friday|Monday|Tuesday|Wednesday|Thursday|Saturday|Sunday)(?!\p{L})/u;

const patterns = [
  // "The editor is called Priya", "the writer's name is Sam Okoro", "the woman who runs it is Ada".
  `(?<!\\p{L})(?:[Tt]he|[Tt]heir|[Ii]ts|[Mm]y|[Aa]) (?:[\\p{L}-]+ )?${roles}${which}${called} ${name}`,
  // "Editor is Casey Lund", "presenter: Gregor Milne".
  `(?:^|[.,;:!?\\n–—-] ?|(?<!\\p{L})(?:and|&|with) )(?:[Tt]he |[Tt]heir )?(?:${ofMedia}|[\\p{Lu}](?<=[EWJBPHRCD])(?:ditor|riter|ournalist|logger|resenter|ost|eviewer|urator|J))(?: there)?(?:['’]s| is|:)(?: called)? ${name}`,
  // "Presenter is mandy teal from Coast FM", without capitals.
  `(?<!\\p{L})${ofMedia}(?:['’]s| is|:)(?: called)? ((?!(?:really|very|so|super|too|an?|the|my|our|not|now|also|still|just|out|away|based|\\p{L}+ing|\\p{L}+ed)(?!\\p{L}))\\p{Ll}{2,} \\p{Ll}{2,})(?= (?:from|at|of|on) (?:the )?\\p{Lu})`,
  // "A pitch for a public radio jazz host named Rosalind Teague".
  `(?<!\\p{L})(?:for|to) (?:an?|the|this|my|our) (?:[\\p{L}\\d’'-]+ ){0,5}${ofMedia}(?:,? (?:who is |who['’]s )?(?:called|named)|,) ${name}`,
  // "It's run by Ada Fry", "it's edited by Sam".
  `(?<!\\p{L})(?:run|edited|written|hosted|presented|curated) by ${name}`,
  // "Her name is Ada", "she's called Ada Fry".
  `(?<!\\p{L})(?:(?:[Hh]er|[Hh]is|[Tt]heir) name(?:['’]?s| is)|(?:[Ss]he|[Hh]e|[Tt]hey)(?:['’]?s| is|['’]?re| are) (?:called|named)) ${name}`,
  // "It's for Tom at Clash", "I'm sending it to Tom from Clash".
  `(?<!\\p{L})(?:it['’]?s|[Ii]t['’]?s|is|[Tt]his one(?:['’]s)?|going|goes|addressed|meant|writing|wrote|send|sending|sent|pitching|pitch|e-?mail(?:ing)?|message|one)(?: (?:it|this|that|one))?(?: (?:meant|addressed))? (?:for|to) (${word}(?: ${word}){0,2}|(?!(?:the|my|our|an?|this|that|some|him|her|them|press|blogs?|radio|everyone|someone|people|all)(?!\\p{L}))\\p{Ll}{2,}(?: \\p{Ll}{2,})?) (?:at|from|over at|of) (?=\\p{L})(?!(?:the|my|our) (?:moment|start|end|gig|show|weekend|heart))`,
  // "Address it to Tom", "start it with Dear Tom".
  `(?<!\\p{L})(?:[Aa]ddress(?:ed)?(?: (?:it|this|that))? to|[Mm]ake it out to|[Dd]ear) ${name}`,
  // "Un programa de radio, lo conduce Walter Piñal", "la locutora se llama Ana".
  `(?<=(?:[Pp]rograma|[Pp]odcast|[Rr]adio)(?!\\p{L})[^.!?\\n]{0,60})(?<!\\p{L})(?:(?:l[oa]|que) (?:conduce|presenta)|(?:conducido|presentado) por) ${name}`,
  `(?<!\\p{L})(?:[Ee]l|[Ll]a) (?:conductora?|locutora?|presentadora?|periodista|editora?|encargad[oa]) (?:es|se llama) (?:(?:el|la) (?:señora?|ingenier[oa]|profesora?|licenciad[oa]) |[Dd]on |[Dd]oña )?${name}`,
  // "The guy i want to write to is Ewan Hale", "the person we're emailing is Ada".
  `(?<!\\p{L})(?:[Tt]he|[Mm]y) (?:[\\p{L}-]+ )?(?:${roles}|one|name|contact)(?: (?:who|that|whom))? (?:[Ii]|we|[Ww]e)(?:['’]?(?:m|re|d|ll))?(?: (?:want|wanna|need|plan|hope|am|are|going|would|like|gonna|have|to|be))* ?(?:writ(?:e|ing)|e-?mail(?:ing)?|mail(?:ing)?|pitch(?:ing)?|send(?:ing)?|contact(?:ing)?|messag(?:e|ing)|reach(?:ing)?|try(?:ing)?)(?: (?:it|this|that|one|an e-?mail|out))?(?: to)?(?: is|['’]s| would be|:)(?: called)? ${name}`,
  `(?<!\\p{L})[Tt]he (?:${ofMedia}) (?:that |who )?(?:[Ii]|we) (?:want|have|need|mean|found|chose|picked|know)(?: is|['’]s)(?: called)? ${name}`,
  // "The man is calling Graham Hale", as learners say it.
  `(?<!\\p{L})(?:[Tt]he|[Tt]heir|[Hh]is|[Hh]er) (?:[\\p{L}-]+ )?(?:${roles}|name)(?: of (?:the |this )?(?:radio|show|program(?:me)?|station|blog))? (?:is calling|is call|calls|call|is named|he is|she is|name is|himself is|have name|has name|has the name) (?:him |her |as )?${name}`,
  // "I'm emailing Ewan Hale over at Clash", "send it to Ewan Hale, he writes for Clash".
  `(?<!\\p{L})(?:[Ee]-?mail(?:ing)?|[Mm]ail(?:ing)?|[Pp]itch(?:ing)?|[Mm]essag(?:e|ing)|[Cc]ontact(?:ing)?|(?:(?:[Ss]end(?:ing)?|[Pp]itch(?:ing)?)(?: (?:it|this|that|one))?|[Ww]rit(?:e|ing)|[Gg]oes|[Gg]oing) to|[Ii]t['’]?s for|[Ii]t is for) (${word}(?: ${word}){0,2})(?=,? (?:over )?(?:at|from|who|he|she|they)(?!\\p{L})| of (?:the )?\\p{Lu})`,
  // "El programa lo lleva Ana Ruiz", "es para Ana Ruiz, de Radio Faro", "se lo mando a Ana Ruiz de Faro".
  `(?<=(?:[Pp]rograma|[Pp]odcast|[Rr]adio|[Ee]misora|[Bb]log|[Rr]evista|[Ff]anzine|[Ww]eb)(?!\\p{L})[^.!?\\n]{0,60})(?<!\\p{L})(?:l[oa]|que) (?:lleva|hace|dirige|escribe|coordina|edita) ${name}`,
  `(?<!\\p{L})(?:(?:[Ee]s|[Vv]a|[Ii]ría|[Ee]sto es) para|(?:[Ss]e l[oa]|[Ll]es?|[Ll][oa]) (?:(?:quiero|voy a|queremos|vamos a|quisiera) )?(?:mand|envi|escrib|pas)\\p{L}+ a|[Mm]ánd(?:al|asel)[oa] a|[Dd]irígel[oa] a) ${name}(?=,? (?:del?|que|en) )`,
  `(?<!\\p{L})(?:[Ee]l|[Ll]a) (?:chic[oa]|tip[oa]|señora?|persona|que (?:lleva|hace|escribe|presenta)|locutora?|director[a]?) (?:el |la )?(?:(?:de(?:l| la)? )?(?:blog|radio|programa|revista|emisora|podcast|web)(?: [^.,;!?\\n]{1,30}?)?) (?:es|se llama) ${name}`,
].map((words) => new RegExp(words, 'gu'));

/** The person whom a message names as the one a pitch or a follow-up goes to: "the editor is called Priya"; `''` for none. */
export const recipientIn = remembered((message: string): string => {
  const found = patterns
    .flatMap((pattern) => [...message.matchAll(pattern)])
    .filter(([, who = '']) => !notPeople.test(who))
    .toSorted((one, other) => one.index - other.index)
    .at(-1)?.[1];
  if (found === undefined) return '';
  return found.replace(/['’]s$/u, '').replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
});

/** "Le mandé un mail a Ana Ruiz de Radio Faro", "I emailed Dora Pell at Harbour FM ten days ago": people, and not outlets. */
const writtenBefore = [
  `(?<!\\p{L})(?:[Ll]e|[Ll]es) (?:(?:había|habíamos|he|hemos) )?(?:mand|envi|escrib|pas)\\p{L}+(?: (?:un|una|el|mi|otro) (?:mail|correo|e-?mail|mensaje|nota|audio|WhatsApp|wasap))? a ${name}(?=,? (?:del? (?:la |el |los )?\\p{Lu}|que (?:escribe|trabaja|presenta|lleva|conduce|hace)))`,
  `(?<!\\p{L})(?:I|i|[Ww]e) (?:(?:have|already|first|had) )?(?:e-?mailed|mailed|wrote to|messaged|pitched|contacted|sent (?:it|an? (?:e-?mail|mail|message|pitch)) to) ${name}(?=,? (?:(?:at|from|of) (?:the )?\\p{Lu}|who (?:writes|works|runs|presents|hosts)))`,
].map((words) => new RegExp(words, 'u'));
const isOutlet =
  /^(?:Radio|FM|Revista|La|El|Los|Las|Blog|Diario|Canal|Club|BBC|KEXP|NTS|The|Hot|Studio|Sala)(?!\p{L})/u;

/** The person to whom a message says that the artist wrote; `''` for none. */
export function writtenToIn(message: string): string {
  const found = writtenBefore.map((pattern) => pattern.exec(message)?.[1] ?? '').find(Boolean) ?? '';
  return isOutlet.test(found) ? '' : found;
}
