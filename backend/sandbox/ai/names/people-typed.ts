import { creditedPart } from '../reading/people/helpers-on-work.js';
import { instrument } from '../reading/sound.js';

/** Words that are no part of a name before or after the verb of a role. */
const common =
  'a|all|always|already|also|an|and|another|any|anyone|are|as|at|back|backing|band|bands|bit|bloke|both|boy|boys|brother|but|by|can|choir|clip|could|cousin|crew|dad|did|do|does|duo|each|ear|editor|either|else|even|every|everybody|everyone|everything|ex|fans|few|finally|first|former|four|friend|friends|from|get|girl|girls|gonna|got|group|guest|guests|guy|guys|had|half|hand|has|have|he|helped|her|here|his|home|i|if|in|is|it|its|just|kid|kids|last|later|lead|lady|live|local|loads|lots|man|many|mate|mates|mastered|maybe|me|members|mixed|more|most|mostly|mum|my|myself|neighbour|neighbours|never|new|next|no|nobody|not|now|of|oh|old|on|once|one|only|or|original|other|others|our|ourselves|out|own|parents|people|played|players|plays|plus|press|probably|produced|producer|pupils|really|she|sister|sisters|so|some|somebody|someone|sometimes|song|songs|soon|sang|sings|still|string|strings|student|students|that|the|their|them|then|there|these|they|this|those|three|to|together|too|track|tracks|trio|two|us|usually|various|vocal|vocals|was|we|well|were|what|when|where|which|who|whoever|whole|will|with|woman|women|you|young|your|yourself';
const word = `(?!(?:${common}|${instrument})(?!\\p{L}))\\p{L}[\\p{Ll}'’-]+`;
const person = `(?<!["“«‘])${word} (?:(?:de|del|da|di|van|von|der|la|le|bin|al) )?${word}`;
/** Those of whom a name may say who they are: "my mate jodie vance". */
const relation =
  '(?:my|our|a|an|old|good|best|the) (?:mate|friend|pal|buddy|cousin|brother|sister|dad|mum|mom|uncle|aunt|auntie|neighbour|neighbor|flatmate|housemate|partner|girlfriend|boyfriend|wife|husband|drummer|bassist|bass player|guitarist|singer|producer|engineer|pianist|fiddler|keyboardist|violinist|cellist|teacher|bandmate)';
const before = `(?<=^|[.!?,;:\\n–—-] ?|(?<!\\p{L})(?:and|but|oh|also|so|btw|plus|that|cos|because|mention|say|saying|add|credit|thank|how|yes|yeah|no|${relation}),? )`;
const end = '(?=\\s*(?:$|[.,;!?\\n)])| (?:and|at|in|on|with|who|from|for|too|as)(?!\\p{L}))';
const made =
  '(?:did|does|made|makes|took|takes|is doing|shot|drew|designed|painted|directed|filmed) (?:(?:the|all the|our|my|some|all our|all my|this|that) )(?:\\p{L}+ )?(?:art|artwork|cover|sleeve|photos?|photography|pictures|pics|video|videos|visuals|poster|mix|mixing|master|mastering|production|recording|design|strings|arrangements?|lyrics|remix|sound|lights)';
const taking =
  '(?:guests? on (?:it|the|this|my|our)|(?:is|are|was|will be)(?: also| now)? (?:supporting|opening|the support|our support|on (?:the )?(?:' +
  instrument +
  '|vocals|bvs|backing|lead)|(?:playing|singing|drumming)(?: (?:\\p{L}+ ){0,2}?)?(?:on|with us|with me|' +
  instrument +
  '))|(?:supports|opens)(?= us| for us|\\s*(?:$|[.,;!?\\n])))';
const hosts =
  '(?:editor|writer|journalist|blogger|presenter|host|dj|reviewer|critic|columnist|reporter|curator|broadcaster)';

const patterns = [
  // "Bex danvers mixed it", "my mate jodie vance is supporting".
  `${before}${person}(?= (?:also |both |even )?(?:${creditedPart}|${made}|${taking})(?!\\p{L}))`,
  // "Mixed by bex danvers", "artwork by lena ortiz".
  `(?<=(?<!\\p{L})(?:mixed|mastered|produced|co-produced|recorded|engineered|directed|shot|filmed|written|co-written|designed|painted|drawn|arranged|remixed|artwork|art|cover|sleeve|photos?|photography|video|production|remix) by |(?<!\\p{L})(?:feat\\.?|ft\\.?|featuring) )${person}${end}`,
  // "It's got kit marlow on trumpet".
  `(?<=(?<!\\p{L})(?:with|got|has|have|having|features|featuring|get) )${person}(?= (?:supporting|opening for|(?:playing |singing )?on (?:the )?(?:\\p{L}+ )?(?:${instrument}|vocals|bvs|it|vox)|(?:playing|on) (?:the )?${instrument})(?!\\p{L}))`,
  // "Support is from jodie vance".
  `(?<=(?<!\\p{L})(?:supported by|support (?:is|from|comes from|is from)|support:) )${person}${end}`,
  // "Presenter is marcy ellwood on coastline radio", "hes called gavin stroud".
  `(?<=(?<!\\p{L})${hosts}(?: there)?(?:['’]?s| is|:)?(?: called| named)? )(?!(?:called|named|really|very|just|out|away|based|\\p{L}+ing|\\p{L}+ed)(?!\\p{L}))${person}(?=\\s*(?:$|[.,;!?\\n])| (?:on|at|from|of|over at)(?!\\p{L}))`,
  `(?<=(?<!\\p{L})(?:(?:he|she|they)(?:['’]?s| is|['’]?re| are) (?:called|named)|(?:his|her|their) name(?:['’]?s| is)) )${person}${end}`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** A message in which people who are named in small letters beside their part have their capitals: "bex danvers mixed it". */
export function withPeopleNamed(message: string): string {
  return patterns.reduce(
    (text, pattern) => text.replace(pattern, (name) => (/(?<!\p{L})\p{Ll}/u.test(name) ? capitalised(name) : name)),
    message,
  );
}

function capitalised(name: string): string {
  return name
    .split(' ')
    .map((one, at, all) =>
      at > 0 && at < all.length - 1
        ? one
        : one.replace(/(?<![\p{L}'’])\p{Ll}|(?<=^o['’])\p{Ll}/giu, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}
