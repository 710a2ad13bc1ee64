import { isOfSong, saidByOthers } from './crisis.js';

/** Those whose advice is about the text, not about what happened. */
const adviser =
  'lawyers?|solicitors?|attorneys?|managers?|agents?|publicists?|pr|label|friends?|mates?|mum|mom|dad|partner|wife|husband|girlfriend|boyfriend|abogad[oa]s?|mánager|agente|amig[oa]s?|sello|novi[oa]|madre|padre';

/** "Yea ok", "sounds good, do it", "looks good to me": consent to a text, and nothing that belongs in it. */
export const acknowledges =
  /^(?:(?:yea|yeah|yes|yep|yup|ya|aye|ok|okay|k|kk|sure|right|alright|all right|fine|cool|great|good|nice|lovely|perfect|brilliant|thanks|thank you|cheers|ta|please|pls|(?:(?:that|it|this)(?:['’]s| is)? )?(?:(?:all )?(?:sounds|looks|reads) )?(?:all )?(?:good|great|fine|spot on|perfect|ok|okay)(?: to (?:me|us))?(?: (?:now|then|as is))?|do it|go (?:ahead|on|for it)|go|let['’]?s do (?:it|that)|makes sense|fair enough|got it|lol|haha|sí|si|vale|dale|bueno|listo|perfecto|genial|de acuerdo|hazlo|adelante|gracias|por favor)(?:[ ,!.]+|$))+$/iu;

/** What doesn't belong in a statement: requests, wishes, guesses, feelings, blame, what others say, and that the press is asking. */
export const leftOut = [
  // "Hope you well": said to the assistant.
  /^(?:(?:hi|hey|hello|and)[ ,]+)*(?:(?:I|we) )?hop(?:e|ing) (?:you(?:['’]?re| are|r)?|u(?:r| r)?|all is|all['’]?s|this finds you|everyone(?:['’]?s| is)?)(?: (?:all|you|doing|keeping|guys|both|are|is|finds?))* (?:well|good|ok|okay|fine|great|grand)(?:[ ,!.]+|$)|^(?:espero que|ojalá) (?:est[eé]s?|est[eé]n|estéis|vaya|te vaya|todo)(?: (?:todo|todos|muy|vaya))* bien[ ,!.]*$/iu,
  // Without the claim, which isn't repeated, a bare denial says nothing.
  /^(?:(?:pero|y|eso|esto|todo) )*(?:no (?:es|fue|era) (?:verdad|cierto|así)|(?:es|son) (?:todo )?(?:una )?(?:mentiras?|fals[oa]s?|inventos?|bulos?))$/iu,
  /^(?:(?:but|and|it|that|this|which)(?:['’]s)? )*(?:(?:is|was)(?: not|n['’]t)?|not|we|I|they) ?(?:didn['’]?t|did not|don['’]?t|(?:not )?(?:true|false)|a lie|lies|didn['’]t do (?:it|that))$/iu,
  /(?<!\p{L})(?:el|un|la|una) (?:periódico|diario|revista|blog|web|cuenta|página)(?: \p{L}+){0,3} (?:ha (?:publicado|dicho|escrito|sacado|contado)|public|dij|dic|escrib|cuent)\p{L}*/iu,
  acknowledges,
  // "Phew, that's a relief", "thank you so much": said to the assistant.
  /^(?:(?:phew|ay|uf+|ah|oh|ooh|wow|god|ok|and|y|pero)[ ,!.]+)*(?:(?:that['’]?s|what)(?: such)? a(?: big| huge)? relief|(?:i['’]?m|we['’]?re|so) (?:so )?relieved|qu[eé] alivio|menos mal|thank(?:s| you| u| god| goodness)(?: (?:so|very) much| a lot| a million| loads)?(?=$|[ ,.!]*$)|(?:much[ai]s|mil|muchísimas) gracias(?=$|[ ,.!]*$)|gracias(?=$|[ ,.!]*$))/iu,
  // "Some guy commented that he drove four hours": how someone took the news.
  /^(?:(?:and|but|now|so|y|pero) )*(?:some(?:one|body| \p{L}+)|people|folks|fans|a (?:fan|guy|girl|woman|man|bloke|lad|lady|few (?:people|fans)|couple of (?:people|fans))|one (?:person|guy|fan)|everyone|loads of people|alguien|una? (?:tí[oa]|chic[oa]|señora?|fan|persona)|(?:la )?gente)(?: (?:just|now|also|already|has|have|are|is|ya|me|nos|se|ha|han))*? (?:comment(?:ed|s|ing)?|complain(?:ed|s|ing)?|moan(?:ed|s|ing)?|messag(?:ed|ing)|kick(?:ed|ing)? off|replied|tweeted|coment\p{L}+|quej\p{L}+|(?<=(?:me|nos|ha|han) )escri(?:b|t)\p{L}+)(?!\p{L})/iu,
  // "Everyones going off at us", "we haven't said anything yet".
  /(?<!\p{L})(?:everyone|everybody|people|ppl|fans|folks|they|loads of \p{L}+)(?:['’]?s|['’]re| is| are| were| have been)? (?:all |just |already |really |now )*(?:going off|having a go|kicking off|going mad|going (?:crazy|nuts)|mad|angry|pissed|furious|raging|slating|slagging|dragging|coming (?:for|at)|complaining|moaning|yelling|shouting|roasting|attacking|giving (?:us|me) (?:shit|grief|hell))(?!\p{L})/iu,
  /^(?:and |but |so )?(?:we|I)(?:['’]ve| have)? ?(?:have ?n['’]?t|havent|not|did ?n['’]?t|didnt|have not|haven['’]t) (?:said|posted|told|announced|replied|answered|put out|responded|commented)(?: (?:anything|anyone|nothing|a thing|a word|back|to (?:anyone|them|people)))?(?: (?:yet|so far|publicly|online|about it|on \p{L}+))*$/iu,
  // "I honestly thought it was cleared": what someone believed is no fact, and may be held against them.
  /^(?:and |but |so |y |pero )?(?:I|we|yo|nosotr[oa]s)(?:['’]ve| had)? ?(?:(?:honestly|really|genuinely|truly|always|just|only|sinceramente|de verdad|siempre) )*(?:thought|believed|assumed|figured|was sure|were sure|pensé|pensaba|pensamos|pensábamos|creí|creía|creíamos|creímos|supuse)(?!\p{L})/iu,
  // "Fans are asking": why something is said, and no part of it.
  /^(?:and |but |so |y |pero )?(?:(?:the |our |my |all |a lot of |lots of |some |los |las |mis |nuestros )*(?:fans?|people|ppl|everyone|everybody|friends|followers|gente|seguidores))(?:['’]?s|['’]re)? (?:(?:are|r|is|keep|kept|have been|already|all|now|están|ya|me|nos) )*(?:asking|ask|wondering|preguntando|preguntan)(?!\p{L})/iu,
  // A detail of a concert, as a line of its announcement.
  /^Support: /u,
  // "The support band, they're called Otterfax": whom else to write to.
  /^(?:and |but )?(?:they|he|she)(?:['’]?re|['’]?s| are| is) (?:called|named) \p{Lu}[\p{L}\d’'&-]*(?: [\p{Lu}\d&][\p{L}\d’'&-]*){0,3}$/u,
  // "A quick text to the promoter saying sorry": a wish for another text.
  /^(?:and |but |also |now |then |plus |y |también )?(?:a|an|another|one|un|una|otr[oa]) (?:\p{L}+ ){0,2}?(?:text|message|msg|note|dm|e-?mail|letter|line|mensaje|mensajito|correo|mail|whatsapp|nota) (?:to|for|a|al|para) \p{L}/iu,
  // "The owner is Bess": the same.
  /^(?:and |but |y )?(?:the |our |el |la )?(?:owner|manager|promoter|booker|boss|landlord|landlady|dueñ[oa]|programadora?|promotora?|encargad[oa])(?:['’]?s| is| es) \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}$/u,
  // Who writes, and how they know.
  /^(?:and )?(?:I|we) (?:manage|look after|represent|run|do (?:the )?(?:pr|press) for)(?!\p{L})/iu,
  /^(?:the |our )?(?:venue|promoter|label|agent|booker|manager|hall|club)(?:['’]s| has| have)? (?:just |now )?(?:rang|rung|called|phoned|emailed|texted|replied|written|got back(?: to us)?)$/iu,
  // "The venue offered Friday 19 February": nothing until it is accepted.
  /^(?:and |but |so |y |pero )?(?:he|she|they|(?:the |our )?(?:venue|promoter|hall|club|pub|bar|booker|manager|festival|place|owner)|\p{Lu}\p{Ll}+|nos|me|(?:el|la) (?:sala|local|bar|club|promotora?|programadora?|dueñ[oa]|festival))(?:['’]?ve|['’]?s| have| has| just| nos| me)* (?:offer(?:ed|s|ing)?|could do|can do|suggest(?:ed|s|ing)?|propos(?:ed|es|ing)|ofrec\p{L}+|propo\p{L}+|propus\p{L}+)(?!\p{L})(?! (?:a |the |our |us a |una )?(?:new date|nueva fecha))/u,
  saidByOthers,
  isOfSong,
  /(?<!\p{L})(?:one person|some(?:one|body)|people|they|fans|folks|everyone|everybody|(?:some|a) (?:bloke|guy|girl|woman|man|lad)|un tipo|alguien|una persona|la gente|todo el mundo) (?:\p{L}+ )?(?:reckons?|says?|thinks?|claims?|writes?|wrote|posted|posts|comments?|believes?|is saying|are saying|dicen?|cree|piensa|comenta|escribió|escribe|puso)(?!\p{L})/iu,
  /(?<!\p{L})(?:all over|gone viral|went viral|viral(?:es)?|\d+k? views|circula\p{L}*|en todos lados|en todas partes|por todas (?:las )?redes)(?!\p{L})/iu,
  // Requests to the assistant.
  /^\W*(?:(?:ok|okay|k|yes|yeah|yep|sure|right|alright|aight|aye|bet|cool|nice|grand|great|perfect|good|fine|cheers|yo|hmm|well|so|then|now|just|actually|sí|vale|dale|listo|bueno|che|va|órale)[ ,]+)*(?:hi|hello|hey|hola|thanks|thank you|please|can|could|would|will you|help|write|draft|type|make|prepare|put together|send|give|tell me|show(?! (?:at|in|with|on)(?!\p{L}))|find|call it|plan|do (?:the|an?|me|us|it|one)(?!\p{L})|use|change|cut|remove|delete|drop|leave|keep it|shorten|translate|let['’]?s|escrib|redact|prepara|haz|hazme|dame|dime|pon|quita|cambia|borra|usa|ayuda|por favor|gracias)(?!\p{L})/iu,
  // "Achícalo para una story", "now the message for the promoters"
  /^(?:y |ahora )*\p{L}*[áéí]\p{L}{1,4}(?:l[oa]s?|melo|mela|nosl[oa])(?!\p{L})/iu,
  /^(?:and |y |then |ahora )*(?:now|next|also|ahora|luego) (?:the|an?|one|el|la|un|una) (?:\p{L}+ )?(?:message|e-?mail|letter|text|post|statement|note|version|caption|mensaje|correo|texto|comunicado|nota|versión)(?!\p{L})/iu,
  /^(?:escrib|redact|prepár|ayúd|quít|hazl)\p{L}*/iu,
  /(?<!\p{L})(?:for me|para mí),? (?:please|por favor)(?!\p{L})/iu,
  /(?<!\p{L})(?:what (?:we|I)? ?(?:do|should|can|must)(?: (?:I|we))?|(?:don[’']?t|do not|didn[’']?t) (?:even |really )?know (?:what|how|if|whether|where)|(?:no idea|not sure|unsure|idk) (?:what|how|where)|(?:no sé|no sabemos|ni idea)(?: de| ni)? (?:por dónde|qué|que|si|cómo|como|dónde)|qué (?:digo|hago|decimos|hacemos)|(?:we|I) should (?:answer|reply|respond))(?!\p{L})/iu,
  /^(?:and |but )?say (?:thanks|thank you|sorry|hi|hello|less|more|something|nothing|it|so)(?!\p{L})|^without (?:the|any|all)(?!\p{L})/iu,
  // "Someone will ask", "when am I allowed to sing again".
  /^(?:someone|somebody|people|they|fans|everyone|alguien|la gente) (?:will|['’]ll|might|could|may|va a|van a) (?:ask|want to know|wonder|preguntar)(?!\p{L})|(?<!\p{L})(?:when|how (?:long|soon|many|much)|what|where|who) (?:am|do|does|can|could|should|will|would|is|are|did) (?:I|we|it|they|she|he)(?!\p{L})/iu,
  // How things are, without saying what happened.
  /(?<!\p{L})(?:(?:tenemos|tengo|hay) un problema|(?:an? )?(?:bit of an? |total |right |real )?(?:mess|emergency|nightmare|disaster|shambles|pickle|problem|situation|issue)|(?:big|huge|bad|serious|real) (?:problem|trouble)|bad news|un lío|(?:un )?problem(?:a|ón) (?:grande|grave|enorme)|malas noticias|necesit(?:o|amos) ayuda|need (?:some )?help(?: (?:fast|asap|quick(?:ly)?|now|urgently|please|pls|here))*|urgente)$/iu,
  /^(?:necesit(?:o|amos) ayuda|(?:we|I) need (?:some |your )?help|sorry (?:for|about)|perdón|disculpa)(?!\p{L})/iu,
  /(?<!\p{L})(?:think|thinks|guess|suppose|maybe|perhaps|probably|possibly|apparently|allegedly|seems?|might|heard|not sure|people (?:say|are saying)|rumou?rs? (?:is|says?)|creo|quizás?|tal vez|supongo|al parecer|parece|dicen)(?!\p{L})/iu,
  /(?<!\p{L})(?:feel|feels|awful|terrible|horrible|terrified|scared|devastated|gutted|heartbroken|shocked|ashamed|embarrassed|angry|furious|upset|stressed|panicking|freaking out|so sad|me siento|fatal|destrozad[oa]s?|asustad[oa]s?|furios[oa]s?|triste[s]?|hech[oa]s polvo|desesperad[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:fault|blame|guilty|innocent|liars?|idiots?|deserved|drunk|stoned|high on|drugs|culpa|culpables?|inocente|mentiros[oa]s?|idiotas?|borrach[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:journalists?|reporters?|(?:the|local) (?:press|paper|news)|media|bloggers?|periodistas?|la prensa|medios|comunicado|statement)(?!\p{L})/iu,
  /(?<!\p{L})(?:rumou?rs?|rumor(?:es)?|(?:keeps?|kept) (?:ringing|calling|phoning|texting|messaging)|(?:has|have|got) (?:my|our) number|wants? to (?:talk|speak|chat|interview|know)|quieren? (?:hablar|saber|entrevistar\p{L}*))(?!\p{L})/iu,
  // "Just got this from a journalist", "I'll get it to you": said to the assistant.
  /^(?:(?:I|we)(?:['’]ve| have)? )?(?:just |also )*(?:got|had|received) (?:this|an? (?:e-?mail|message|dm|text)|sent this)(?!\p{L})|(?<!\p{L})(?:I|we)['’]?ll (?:get|send|give|forward|paste|let) (?:it|them|that|this|the \p{L}+|you)(?: (?:to|over to|know)(?: you)?)?(?!\p{L})/iu,
  // "A shorter one for Instagram, and one for the promoters": texts that are wanted.
  /^(?:and |now |also )*(?:an?|one|two|another|the) (?:(?:shorter|longer|short|long|quick|brief|second|different|separate|simple|simpler|new) )?(?:one|version|post|e-?mail|message|note|line|caption)?s? ?for (?:the |our |my )?(?:insta\p{L}*|ig|facebook|fb|socials?|twitter|tiktok|website|site|promoters?|venues?|press|fans|mailing list|newsletter|e-?mail|band|label)(?!\p{L})/iu,
  // "Versión corta para stories", "short version for stories".
  /^(?:y |and |also |ahora )*(?:una? |an? |the |la )?(?:versi[oó]n (?:m[aá]s )?(?:corta|breve|cortita|larga)|(?:short|shorter|quick|brief|longer?) version)(?!\p{L}).{0,30}$/iu,
  // "Bit of a stressful one", "hiiii ok".
  /^(?:it['’]?s )?(?:an? )?(?:bit|sort|kind) of an? \p{L}+ (?:one|day|week|time|thing|night|morning|evening)$|^(?:\p{L}+ )?(?:stressful|mad|weird|tough|hard|rough|sad|urgent|quick) one$|^h+i+(?: (?:ok|so|all|there|guys|again))*$/iu,
  // How they are: the text has no tears.
  /^I['’]?m (?:literally |so |just |actually |absolutely )*(?:crying|sobbing|in tears|shaking|gutted|lost)(?!\p{L})/iu,
  // Who they are.
  /^(?:I['’]m|we['’]re) [^,]{2,40}, (?:(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:band|duo|trio|quartet|group|choir|singer|rapper|producer|dj|songwriter|pop|rock|folk|punk|jazz|metal|electronic|indie|hip[- ]hop|rap|country|soul|ambient))(?!\p{L})/iu,
  /^(?:it|he|she)['’]?s \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u,
  /(?<!\p{L})(?:changed (?:her|his|their|my|our) minds?|cambió de (?:idea|opinión))(?!\p{L})/iu,
  /^\W*(?:I['’]m|I am|my name is|soy|me llamo) \p{Lu}/u,
  /(?<!\p{L})(?:(?:\p{L}+['’]s|is|are) (?:called|named)|name(?:['’]s| is)|(?:is|es) (?:her|his|their|my|our|su|mi) (?:(?:real|full|nombre) )?(?:name|nombre)|se llam[ao]n?|[\p{L}\d]+[- ]piece)(?!\p{L})/iu,
  /^(?:we['’]?re|we are|somos) (?:an? |una? )?(?:\p{L}+[ -]){0,3}(?:band|duo|trio|quartet|group|choir|banda|grupo|dúo|trío|cuarteto|coro)(?!\p{L})/iu,
  // Wishes, other than what they want to do about it.
  /^\W*(?:I|we)?(?:['’]d| would)?(?: just| really)? ?(?:want|wanna|wish|need|like) (?!(?:to )?(?:thank|say|apologi|be clear|make|move|postpone|reschedul|play|refund|pay|find|keep|come back|finish|replace|rebuild|record|help|meet|offer|honou?r|donate))/iu,
  /^(?:quiero|queremos|necesito|necesitamos) (?!(?:agradecer|dar las gracias|decir|pedir|mover|aplazar|reprogramar|tocar|volver|devolver|seguir|encontrar|recuperar|disculp|ofrecer|donar))/iu,
  /(?:don['’]?t|doesn['’]?t|do not|does not|not) (?:want|wanna|wish|like)(?: (?:to|that|us|me|you|it|this)){0,2}(?: (?:we|I))?(?: to)? (?:be )?(?:nam|say|sound|seem|look|come across|mention|use|us(?:e|ing)|tell|talk|pity|sympathy|blam)\p{L}*|(?<!\p{L})(?:rather not|prefer not to) (?:say|name|mention)|(?<!\p{L})(?:would|['’]d) (?:rather|prefer)(?: it if| that| if)? (?:we|I|you|they) (?:didn['’]?t|don['’]?t|did not|kept|left)(?!\p{L})/iu,
  /(?<!\p{L})no (?:quiero|queremos|quiere|quieren)(?: que)? (?:dar|sonar|parecer|decir|digamos|nombrar|nombremos|hablar|mencionar|usar|se (?:diga|sepa|mencione))(?!\p{L})/iu,
  // What others advise: "my manager says say nothing".
  /(?<!\p{L})(?:says?|said|tells?|told|reckons?|wants?|dicen?(?: \p{L}+)?|dijo(?: \p{L}+)?)(?: (?:me|us|I|we|you|that|to|not to|should|que)){0,3} (?:say|go|do|don['’]?t|keep|stay|wait|ignore|post|sit|leave|let|take (?:it|that) down|apologi[sz]e|delete|block|sue|shut|speak|talk|answer|reply|respond|deny|nothing|diga\p{L}*|esper\p{L}+|borr\p{L}+|publi\p{L}+|call\p{L}+|(?:no |lo )*(?:pong|dig|public|cont|habl|nombr|mencion|respond|contest|sub)\p{L}+)(?!\p{L})/iu,
  // "My lawyer friend says no", "she's asked us not to mention it".
  new RegExp(
    `(?<!\\p{L})(?:${adviser})(?:['’]s)?(?: \\p{L}+){0,2} (?:says?|said|saying|thinks?|reckons?|told|advised?|dice|dijo|cree|piensa|aconsej\\p{L}+|recomend\\p{L}+)(?: (?:me|us|I|we|you|that|que|it['’]?s|nos))* (?:no|nope|nah|not|never|better|best|risky|too risky|can['’]?t|cannot|shouldn['’]?t|mustn['’]?t|a bad idea|mejor)(?!\\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:asked|begged|pidió|pidieron|ha pedido|han pedido)(?: (?:me|us|nos|that|que|we|I))* (?:not to|to (?:stay|keep|leave)|don['’]?t|no) (?:\p{L}+ )?/iu,
  // "Sacalo", "poné problema de salud"
  /^(?:y |pero |mejor |ya )*(?:s[aá]ca|qu[ií]ta|pon|c[aá]mbia|b[oó]rra|d[eé]ja|b[aá]ja)(?:l[oa]s?|le)(?!\p{L})|^(?:y |pero |mejor |ya )*(?:sacá|quitá|poné|cambiá|borrá|dejá|ponga|quite|cambie|borre|deje)(?:l[oa]s?|le)?(?!\p{L})/iu,
  // How many they sold is no one's business, and a day alone says nothing.
  /^(?:(?:we['’]?ve|I['’]?ve|we|I)(?: have)? )?(?:sold )?\d[\d.,]* (?:tickets?|entradas|boletos)(?: (?:are|were|have been))?(?: already)?(?: sold| vendid[oa]s)?(?: so far| already)?$/iu,
  /^(?:We play at .+ on (?:(?:this|next) )?\p{L}+(?: \d{1,2} \p{L}+(?: \d{4})?)?|Tocamos en .+ el \p{L}+(?:,? \d{1,2} de \p{L}+(?: de \d{4})?)?)$/u,
  // What they think of the text, and how they speak to people.
  /^(?:(?:me |nos )?(?:quedó|quedaron|suena|suenan)|it (?:sounds|reads|came out|looks)|that (?:sounds|reads)|reads|sounds) (?:a bit |too |very |so |really |like |muy |demasiado |un poco |medio |bastante )|(?<!\p{L})(?:le|les) hablamos (?:a|de)(?!\p{L})/iu,
  // "Bit long for a story", "too formal", "so don't promise anything"
  /^(?:it['’]?s )?(?:a )?(?:bit|too|very|still|really) (?:long|short|formal|much|cold|stiff)(?!\p{L})|(?<!\p{L})(?:don['’]?t|do not) promise(?!\p{L})/iu,
  // Whom they have told is for those people, not for the public.
  /(?<!\p{L})(?:promot(?:e|o)rs?|venues?|labels?|organi[sz]ers?|managers?|promotor(?:es)?|salas?|sello)(?: \p{L}+){0,2} (?:knows?|doesn['’]?t know|don['’]?t know|haven['’]?t been told|saben?|no saben?)(?!\p{L})|(?<!\p{L})(?:others?|rest|otr[oa]s|demás) (?:not yet|don['’]?t(?: know)?(?: yet)?|todavía no|aún no)$/iu,
  /(?<!\p{L})(?:promoters?|venues?|labels?|managers?|promotores|salas) (?:are|is|have been|has been|were|was|están) (?:all |both |ya )?(?:told|informed|avisad\p{L}+)/iu,
  /^\W*(?:remember|keep in mind|note|how|what|when|where|who|why|which|should|recuerda|ten en cuenta|cómo|qué|cuándo|dónde|quién)(?!\p{L})/iu,
  /(?<!\p{L})want(?:s)? (?:our|the|my|to speak|us) (?:\p{L}+ )?on(?!\p{L})/iu,
  /^(?:changing subject|another thing|by the way|cambiando de tema|otra cosa)(?!\p{L})/iu,
];
