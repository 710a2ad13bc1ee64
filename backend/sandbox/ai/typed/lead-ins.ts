import { upperFirst } from '../first-letters.js';
import type { Language } from '../reading/language.js';
import { withoutRejectedKind } from './rejected-kind.js';
import { withReleaseSpelled } from './released-lately.js';

const praise =
  "(?:(?:it|this|that|they)(?:['’]?s| is|['’]?re| are| looks?| reads?| sounds?) (?:all |really |very |so |pretty |quite |just )*(?:lovely|great|good|nice|perfect|fine|brilliant|beautiful|fab|cool|grand|ok|okay|wonderful|amazing|excellent|super)|(?:i|we) (?:really )?(?:love|like) (?:it|this|that)|(?:lovely|great|good|nice|perfect|brilliant|cool|looks (?:good|great|lovely)|sounds (?:good|great)|love it))";
/** "It is lovely, but …": the praise is for us. */
const praisedBut = new RegExp(
  `(?<=^\\s*|[.!?\\n]\\s*)${praise},? (?:but|only|although|just)(?:,| that)? (?=(?:(?:you|I|we|he|she|they|my|our|his|her|their|its?|the|there)(?!\\p{L})|\\p{L}+['’]s ))`,
  'giu',
);
/** "You forgot that my sister plays the harp", "you've not put that …", "I forgot to say, …". */
const forgot =
  /(?<=^\s*|[.!?\n]\s*)(?:(?:and|also|oh|sorry|ah),? )*(?:you(?:['’]ve| have)?(?: not| never|n['’]t)? (?:forgot(?:ten)?|missed|left out|(?:not|haven['’]t|didn['’]t|did not|never) (?:put|say|said|mention(?:ed)?|include[d]?|write|written|got|add(?:ed)?))(?: (?:in|to (?:say|mention|add|put|include)))*(?: the (?:bit|part|fact|thing))?|you (?:haven['’]t|didn['’]t|did not) (?:put|say|said|mention(?:ed)?|include[d]?|add(?:ed)?)(?: in)?)(?: about)? that (?=\S)/giu;
const forgotMyself =
  /(?<=^\s*|[.!?\n]\s*)(?:(?:and|also|oh|sorry|ah|damn|whoops|oops),? )*(?:I )?(?:totally |completely |almost |just )?(?:(?:forgot|forget)(?: (?:to (?:say|mention|add|tell (?:you|u)|put))?(?: that)?[,:]?|[,:])|(?:should(?:['’]ve| have)|ought to have) (?:said|mentioned|told (?:you|u))(?: that)?[,:]?(?! its?(?!\p{L})| [^.!?\n]*(?<!\p{L})(?:not|instead)(?!\p{L}))) (?=(?:my|our|the|we|it|its|there|theres|they|all|half|part|some|every|he|hes|she|shes|I)(?!\p{L}))/giu;
const spanishForgot =
  /(?<=^\s*|[.!?\n]\s*)(?:(?:ah|uy|perdón|perdona|y|oye),? )*(?:(?:me|se me|nos|se nos) olvid(?:é|e|ó|o|aba|ábamos|amos)(?:(?: de)? (?:decirte|decir|poner|contarte|comentar)(?: que|[,:])?| que|[,:])|te falt(?:ó|o|a)(?: (?:poner|decir))? que|falta(?: (?:poner|decir))? que|(?:le|te) falt(?:ó|o|a) algo(?: (?:que|muy|más|importante)[^,.:;!?\n]{0,40})?[,:])[,:]? (?=\S)/giu;
const spanishPraise =
  /(?<=^\s*|[.!?\n]\s*)(?:(?:est[aá]|qued[oó]|ha quedado|me (?:gusta|encanta)|suena)(?: (?:muy|re|súper|super|todo))* ?(?:bien|buen[oa]|bonit[oa]|genial|perfect[oa]|lind[oa]|chid[oa]|bárbar[oa]|mucho)?|genial|perfecto|bien),? pero (?=(?:(?:le |te |me |se me )?(?:faltan?|olvid\p{L}+)|(?:mi|nuestr[oa]|el|la|los|las) )(?!\p{L}*(?:ndo)(?!\p{L})))/giu;
/** "… but my record is missing, Tiza y Barrio": add the record. */
const missing = /(?<=^\s*)(?:le |te )?faltan? (?=(?:mis?|nuestr[oa]s?) )/iu;

/** "Out on 26 March and I recorded it in a chapel": two statements. */
const saysTwo =
  /(?<=(?:out|released|available) (?:on )?[^.!?\n]{3,40}(?:\d{4}|\d{1,2}(?:st|nd|rd|th)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?))(?:,? and|,) (?=(?:I|we) (?:recorded|wrote|made|produced|mixed|built|played)(?!\p{L}))/giu;

/** "If they not answer", "how many days I wait?" */
const notAnswer =
  /(?<!\p{L})(if (?:they|people|nobody|somebody|you|we)) not (?=(?:answer|reply|respond|write|come)(?!\p{L}))/giu;
const howManyDays = /(?<!\p{L})(how (?:many (?:days|weeks)|long)) (I|we) (?=(?:wait|need|have)(?!\p{L}))/giu;

/** "Sorry, my distributor just told me it's the 26th, not the 12th": who says so changes nothing. */
const reported =
  /(?<=^\s*|[.!?\n]\s*)(?:(?:oh|no|sorry|wait|ugh|argh|hey|so|ok|update)[ ,:!]+)*(?:(?!(?:it|that|this|he|she|they|we|i|you|who|what|and|but|so|which)(?!\p{L}))\p{L}{2,}(?= (?:says|said|told|reckons|texted|emailed|messaged) )|(?:my|our|the) (?:distributor|distro|label|manager|booker|agent|venue|promoter|designer|printer|plant|band ?mates?|drummer|singer|bassist|guitarist|producer|engineer)) (?:(?:has |have |had )?(?:just |only )?(?:told (?:me|us)|texted(?: me| us)?|says|said|reckons|emailed(?: me| us)?|messaged(?: me| us)?|rang|called))(?: (?:just )?now)?(?: that| to say)?[,:]? (?=it['’]?s (?:(?:actually|now) )?(?:the |on )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun))/giu;

/** "Desmond's surname is Achterberg": the whole name goes where the first one is. */
const surname =
  /(?<!\p{L})(\p{Lu}[\p{L}-]+)['’]s (?:surname|last name|family name|second name) is (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[^.!?\n]*/gu;

/** "Price is wrong, sorry, it's 16". */
const isWrong =
  /(?<=^\s*|[.!?\n]\s*)(?:(?:oh|sorry|ah|wait|hmm|no),? )*(?:the )?((?:ticket )?price|venue|door time|doors|start(?: time)?|time|e-?mail(?: address)?|phone(?: number)?|link|label)(?:['’]s| is| are| was)? (?:wrong|not right|incorrect)[,.!;–—-]*(?: (?:sorry|my bad|though|there)[,.!]*)* (?:it['’]?s|it is|it should be|should be|it was) (?:actually |meant to be |supposed to be )?(?=\S)/giu;
/** "My wife says to put in there will be chili". */
const toldTo =
  /(?<=^\s*|[.!?\n]\s*)(?:(?:also|oh|and|good|great|thanks|ok|yes)[,.]? )*(?:(?:my|our|the) (?:wife|husband|partner|manager|label|drummer|singer|bassist|guitarist|mum|mom|dad|mother|father|daughter|son|promoter|venue|vicar|agent|band) (?:says?|said|thinks?|wants (?:me|you|us)|asked (?:me|you)|told (?:me|us)) to (?:put in|add|mention|say|include|put)|(?:I|we) (?:should|ought to|must|forgot to) (?:also )?(?:put in|add|mention|include)) (?:there )?(?:that )?(?=(?:there|we|it['’]?s|it is|my|our|the|I|she|he|they)(?!\p{L}))/giu;
/** "¿Puedes añadir que me acompaña …?": asked politely. */
const spanishAdds =
  /(?<=^\s*|[.!?\n]\s*)¿?(?:(?:y|también|oye|perdón|perdona|por favor|vale|bueno),? )*(?:me |nos )?(?:puedes|podés|podrías|puede|podría|podéis) (?:añadir|agregar|poner|incluir|meter|sumar)(?:le|lo)? que ([^?\n]{4,300})\?/giu;

/** "Also could you put that he's raising money for the hospice?": asked politely. */
const politelyAdds =
  /(?<=^\s*|[.!?\n]\s*)(?:(?:also|oh|and|so|ok|okay|yes|yeah|great|perfect|thanks|please|pls|ooh)[,.!]? )*(?:can|could|would|will) (?:you|u|ya|we) (?:please |pls |maybe |just |also |possibly )*(?:put|add|mention|say|include|note|squeeze in|slip in|work in|fit in|get in|point out)(?: in)?(?: there| somewhere)? that (?=(?:(?:I|we|he|she|they|it|its|theres?|all|half|my|our|his|her|their|the)(?!\p{L})|\p{L}+ (?:is|was|are|were|has|plays|played|produced|recorded|mixed|wrote)(?!\p{L})))([^?\n]{4,300}?)(?:\?|(?=\n|$))/giu;
/** A greeting of one word before a question: "Alright. Do blogs care about doom metal". */
const hailed =
  /^\s*(?:alright|aight|ey up|hiya|oi|sup|yo|right|ok so|so)[.!,]+ (?=(?:do|does|is|are|can|could|should|what|how|when|where|which|who|why)(?!\p{L}))/iu;

/** "Bugger, our drummer broke his wrist". */
const exclaimed =
  /^\s*(?:(?:oh|ah|well) )?(?:bugger|damn(?: it)?|dammit|crap|shit|fuck|argh+|ugh+|gah+|bollocks|bloody hell|oh no|omg)[,.!]+ (?=\p{L})/iu;

/** "Before I type anything in, does this send emails?", "quick question: …" */
const beforehand =
  /^\s*(?:(?:hi|hello|hey|ok|okay|so|well)[,.!]? )?(?:before (?:I|we) (?:type|start|begin|sign up|pay|do|write|say|go|tell|put|give|commit|subscribe)(?!\p{L})[^,.?!\n]{0,30}|(?:a |just a )?(?:quick|silly|stupid|dumb|small|daft|random|basic) (?:question|one|q)|(?:just )?(?:wondering|curious|checking)|(?:one|first) (?:question|thing)(?: first)?)[,:.–—-]+ (?=(?:do|does|is|are|can|could|will|would|should|what|how|when|where|which|who|why)(?!\p{L}))/iu;

/** "Note that I trained here, that I play a Blüthner, and that …" */
const noted =
  /(?<=^\s*|[.!?\n]\s*)(?:please |do |also )*(?:note|bear in mind|keep in mind)(?: also)? that ([^.!?\n]+?,? (?:and )?that [^.!?\n]+)(?=[.!?\n]|$)/giu;

/** "Is a quote normal? If so here's mine: …": what follows is the artist's own quote. */
const ownQuote =
  /(?<=(?<!\p{L})quotes?(?!\p{L})[^\n]{0,60}[.?!,–—-] ?)(?:(?:if so|so|then|ok|well|anyway),? )?(?:here['’]?s (?:mine|my one|one)|mine(?:['’]s| is| would be)|this is mine)[,:]+ ["“]?([^\n"”]{8,300}?)["”]?\s*$/iu;

/**
 * A message without the words that only lead to what it states, so that they don't get into texts: "It's lovely, but you forgot that my
 * sister plays the harp" adds a fact.
 */
export function withoutLeadIns(message: string, language: Language): string {
  if (language === 'es')
    return message
      .replace(spanishPraise, '')
      .replace(missing, 'añade ')
      .replace(spanishForgot, 'añade que ')
      .replace(spanishAdds, 'añade que $1.');
  return withReleaseSpelled(withoutRejectedKind(message))
    .replace(hailed, '')
    .replace(exclaimed, '')
    .replace(beforehand, '')
    .replace(reported, '')
    .replace(praisedBut, '')
    .replace(forgot, 'add that ')
    .replace(forgotMyself, '')
    .replace(isWrong, 'the $1 is ')
    .replace(toldTo, 'add that ')
    .replace(politelyAdds, 'add that $1.')
    .replace(noted, (_, clauses: string) => eachAlone(clauses))
    .replace(ownQuote, 'My quote: “$1”')
    .replace(surname, 'change “$1” to “$1 $2”')
    .replace(saysTwo, '.\n')
    .replace(notAnswer, "$1 don't ")
    .replace(howManyDays, '$1 should $2 ');
}

/** "I trained here, that I play there" as sentences of their own. */
function eachAlone(clauses: string): string {
  return clauses
    .split(/,? (?:and )?that (?=(?:I|we|it|my|our|the|he|she|they)(?!\p{L}))/iu)
    .map(upperFirst)
    .join('.\n');
}
