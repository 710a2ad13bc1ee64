/** A concert, as messages name it. */
const concert =
  '(?:gigs?|shows?|concerts?|sets?|recitals?|launch(?: night| party| gig| show)?|residency|conciertos?|recital(?:es)?|bolos?|tocadas?|tocatas?|toquín|toques?|fechas?|actuaci(?:ón|ones)|presentaci(?:ón|ones))';
/** Up to where it takes place and when: "… this saturday at the railway hotel in wirrabean". */
const whereAndWhen = "(?:[\\s’'&-]+[\\p{L}\\d.:]+){0,14}?";
const sadly =
  "(?:(?:now|sadly|unfortunately|all|both|also|just|officially|definitely|probably|looking like it[’']?s|ya|también|todos|todas|lamentablemente) )*";
const isOff = `(?:(?:is|are|was|['’]s|s|has been|have been|has|have|had to be|has to be|gets|got|being) ${sadly}(?:off(?! (?:to|the|a)(?!\\p{L}))|cancell?ed|canned|called off|postponed|scrapped|axed|binned|pulled|dead in the water|not (?:happening|going (?:ahead|to happen|to go ahead)|on(?: any ?more)?|taking place))|(?:won['’]?t|will not|isn['’]?t|ain['’]?t|can['’]?t|cannot|not going to|not gonna|isn['’]?t going to|no longer) (?:be )?(?:go(?:ing)? ahead|happen(?:ing)?|tak(?:e|ing) place|be on)|(?:fell|fallen|has fallen|fell) through)`;
const seCae =
  '(?:(?:se|nos) (?:cae|cayó|ha caído|cancela|canceló|ha cancelado|suspende|suspendió|ha suspendido|aplaza|aplazó|pospone|pospuso|posterga|postergó|cancelan|suspenden|cancelaron|suspendieron)|(?:está|queda|quedó|ha quedado|fue|ha sido|están|quedan) (?:cancelad|suspendid|aplazad|pospuest|postergad)[oa]s?|no (?:va a (?:poder )?(?:ser|hacerse)|se (?:hace|hará|va a hacer|podrá hacer|puede hacer)|va(?= a|,|\\.|$)|podrá ser|será))';
const callsOff =
  "(?:(?:have|had|having|has|got|going|gotta|forced|need|decided) (?:to )?|(?:we|I)(?:['’]re| are|['’]m| am|['’]ve| have)? (?:just )?)(?:cancel(?:l?ed|l?ing)?|call(?:ed|ing)? off|pull(?:ed|ing)?|scrap(?:ped|ping)?|postpon(?:e|ed|ing)|ax(?:e|ed)|bin(?:ned)?)";
const cancelamos =
  '(?:(?:ten(?:go|emos)|tuv(?:e|imos)|hay|hemos tenido|he tenido|toca) (?:que )?(?:cancelar|suspender|aplazar|posponer|postergar)|(?:cancel|suspend|aplaz|posterg)(?:amos|emos|imos))';
const day =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|wed|thurs?|fri|sat|sun)|tonight|tomorrow|\\d{1,2}(?:st|nd|rd|th)?|lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo|esta noche|mañana)';
const off = [
  `(?<!\\p{L})${concert}(?!\\p{L})${whereAndWhen}[\\s’']*(?<!\\p{L})(?:${isOff}|${seCae})(?!\\p{L})`,
  `(?<!\\p{L})(?:${callsOff}|${cancelamos}) (?:[\\p{L}’']+ ){0,5}?${concert}(?!\\p{L})`,
  // "We have to cancel Saturday at the Vault", "Saturday in Hull is off".
  `(?<!\\p{L})(?:${callsOff}|${cancelamos}) (?:(?:this|next|on|the|our|el|este|del) )*${day}(?= (?:at|in|night|because|cos|due|as|en|porque|por)(?!\\p{L})| ?[.,;!(–—-]|\\s*$)`,
  `(?:^|[.!,;\\n] ?)(?:(?:so|ok|this|our|the|ugh|argh|bad news) )*${day}(?= (?:at|in|en) )${whereAndWhen}[\\s’']*(?<!\\p{L})(?:${isOff}|${seCae})(?!\\p{L})`,
  // "We can't play on Saturday in Hull".
  `(?<!\\p{L})(?:we|I)(?: just| really)? (?:can['’]?t|cannot|can not|won['’]?t be able to|aren['’]?t able to|are not going to be able to|am not able to) (?:play|make|do|perform)(?: (?:the|our|my|that|it|in|at|on|this|next))*(?: [\\p{L}]+){0,3}? ?(?:${concert}|${day})(?!\\p{L})`,
  `(?<!\\p{L})no (?:podemos|puedo|podremos|podré|(?:vamos|voy) a poder) (?:tocar|actuar)(?: [\\p{L}]+){0,4}? ?(?:${concert}|${day})(?!\\p{L})`,
  // "Can't do Saturday's gig", "no gig tonight", "gig tonight cancelled due to illness".
  `^\\W*(?:(?:hi|hey|so|ok|oh|ugh|no|argh|well)[ ,!.]+)*(?:can['’]?t|cannot|won['’]?t be able to) (?:play|do|make|perform) (?:[\\p{L}’']+ ){0,4}?${concert}(?!\\p{L})`,
  `(?<!\\p{L})no ${concert} (?:(?:on|this|after all) )*${day}(?!\\p{L})`,
  `^\\W*(?:(?:hi|hey|so|ok|oh|ugh|my|our|the|tonight['’]s|tomorrow['’]s|\\p{L}+day['’]?s)[ ,!.]+)*${concert}(?:[ ,]+(?:on|in|at|this|the|${day}|\\p{Lu}[\\p{L}’']*))* (?:cancelled|canceled|called off|postponed)(?!\\p{L})`,
  // "Se cancela mi concierto del sábado", "mañana no tocamos".
  `(?<!\\p{L})(?:se (?:cae|cayó|ha caído|cancela|canceló|ha cancelado|suspende|suspendió|ha suspendido|aplaza)|(?:nos|me) (?:han )?(?:cancelan?|cancelado|cancelaron|suspenden?|suspendido|suspendieron|tumbaron|tiraron|cayó)) (?:el|la|mi|nuestro|nuestra|un) (?:\\p{L}+ )?${concert}(?!\\p{L})`,
  `(?<!\\p{L})${day} (?:ya |al final |por desgracia )?no (?:tocamos|toco|actuamos|actúo|hay ${concert})(?!\\p{L})|(?<!\\p{L})(?:ya |al final )?no (?:tocamos|toco|actuamos|hay ${concert}) (?:al final )?(?:(?:el|este) )?${day}(?!\\p{L})`,
  // "Nos acaban de cancelar Olmo", a night of a tour.
  `(?<!\\p{L})(?:nos|me) (?:acaban de (?:cancelar|suspender|tumbar)|han (?:cancelado|suspendido|tumbado)|cancelaron|suspendieron|tumbaron) (?:(?:lo|la|el) de )?(?!(?:el |la |los |las |un |una |mi |nuestr[oa] )?(?:vuelo|tren|viaje|contrato|cuenta|tarjeta|suscripción|entrevista|sesión|reserva|clase|cita)(?!\\p{L}))\\p{L}{4,}`,
  `(?:^|[.!,;:\\n] ?|(?<!\\p{L})(?:que|y) )(?:acaban de (?:cancelar|suspender)|han (?:cancelado|suspendido)|cancelaron|suspendieron) (?:(?:lo|la|el) del? |(?:el|la|nuestr[oa]|mi) (?:\\p{L}+ )?${concert}(?!\\p{L}))`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** "…, what do I tell people?", behind what is told. */
const asksBehind =
  /[,;–—-]?\s*(?:(?:and|so|but|y|entonces) )?(?<!\p{L})(?:what|how|qu[eé]|c[oó]mo) (?:(?:do|should|can|could|shall|would|must|to|le|les|se lo) )*(?:i|we|say|post|tell|put|write|announce|digo|decimos|pongo|ponemos|publico|publicamos|escribo|cuento|contamos|aviso|avisamos)(?!\p{L})[^?]*\?$/iu;
/** "What if the gig is cancelled", "was cancelled in 2019": nothing that just happened. */
const notNow =
  /(?<!\p{L})(?:what if|if|whether|in case|unless|when(?:ever)? (?:a|your|an?other)|qué pasa si|si|last (?:year|summer|winter|month)|years? ago|back in|in (?:19|20)\d\d|el año pasado|hace (?:\p{L}+ )?años?)(?!\p{L})/iu;

/** Whether a message says that a concert doesn't take place, or not on its day: "our show this saturday at the railway hotel is off". */
export function saysConcertIsOff(text: string): boolean {
  return (text.match(/[^.!?;\n]+[?]?/gu) ?? [])
    .map((one) => one.trim().replace(asksBehind, ''))
    .some(
      (sentence) =>
        !notNow.test(sentence) && !/\?$/u.test(sentence.trim()) && off.some((pattern) => pattern.test(sentence)),
    );
}

/** Someone was in danger, or something was taken: how they are comes before the concert. */
const emergency =
  /(?<!\p{L})(?:police|ambulance|hospital|(?<!(?:van|bus|car|amp|pa|laptop|drive|battery|sound ?system|engine|generator|desk) )died|dead|death|killed|crash(?:ed)?|accident|fire|burn\p{L}*|robbed|stolen|theft|attack\p{L}*|assault\p{L}*|accus\p{L}+|arrest\p{L}*|collapsed|threat\p{L}*|harass\p{L}*|policía|ambulancia|murió|falleció|muert[oa]|accidente|incendio|robaron|robad[oa]|agre\p{L}+|acus\p{L}+|deten\p{L}+|amenaz\p{L}+|funa\p{L}*)(?!\p{L})/iu;

/** Whether all that happened is that a concert doesn't take place, for whatever reason. */
export function isOnlyConcertOff(texts: readonly string[]): boolean {
  return texts.some(saysConcertIsOff) && !texts.some(speaksOfEmergency);
}

/** Whether someone may have come to harm, or something was taken. */
export function speaksOfEmergency(text: string): boolean {
  return emergency.test(text);
}
