import { saysConcertIsOff } from './concert-off.js';

const taken =
  /(?<!\p{L})(?:stolen|stole|nicked|robbed|theft|thieves|thief|broke(?:n)? into|break-?in|burgl\p{L}+|lifted|took (?:all )?our|robaron|robado|robada|robados|robadas|robo|afanaron|chorearon|hurt(?:o|aron)|se llevaron|ladrones)(?!\p{L})/iu;
const things =
  /(?<!\p{L})(?:vans?|cars?|trailers?|trucks?|bus|gear|equipment|amps?|guitars?|bass(?:es)?|drums?|drum kit|kit|instruments?|cello|violin|fiddle|keyboards?|synths?|pedal ?boards?|pedals|merch|camionetas?|furgo(?:neta)?s?|autos?|coches?|carros?|combis?|tráiler|remolque|equipos?|instrumentos?|guitarras?|bajos?|batería|amplificadores|amplis?|pedales|pedalera|teclados?)(?!\p{L})/iu;
/** Someone came to harm, or is accused. */
const harm =
  /(?<!\p{L})(?:hurt|injur\p{L}+|attack\p{L}*|assault\p{L}*|beat(?:en)? up|punch\p{L}*|knives|knife|gun|guns|weapons?|gunpoint|knifepoint|mugged|stabbed|shot|ambulance|hospital|died|dead|killed|crash(?:ed)?|accus\p{L}+|arrest\p{L}*|sued|lawsuit|fault|leak\p{L}*|masters|songs?|lyrics|herid[oa]s?|golpe\p{L}+|pegaron|agre[ds]\p{L}+|a punta de|arma(?:s|da|do)?|cuchillo|pistola|ambulancia|murió|falleció|muert[oa]s?|acus\p{L}+|deten\p{L}+|amenaz\p{L}+|secuestr\p{L}+|canci(?:ón|ones)|filtr\p{L}+)(?!\p{L})/iu;
const unharmed =
  /(?<!\p{L})(?:(?:no ?(?:one|body)|none of us|nobody|no-one)(?:['’]?s| is| was| got| were| has been)? (?:hurt|injured|harmed)|no injuries|un(?:hurt|injured)|nadie (?:(?:está|resultó|salió|fue) )?(?:herid[oa]|lastimad[oa]|golpead[oa])|no hay herid[oa]s|sin herid[oa]s)(?!\p{L})/giu;

function sentences(text: string): string[] {
  return text.match(/[^.!?\n]+/gu) ?? [];
}

/** Whether things of the band's were taken, and nobody came to harm. */
export function isTheft(texts: readonly string[]): boolean {
  const told = texts.map((text) => text.replace(unharmed, ''));
  return (
    told.some((text) => sentences(text).some((one) => taken.test(one) && things.test(one))) &&
    !told.some((text) => harm.test(text))
  );
}

const player =
  '(?:drummer|singer|vocalist|frontman|frontwoman|bass(?:ist| player)|guitarist|guitar player|keys player|keyboardist|pianist|fiddler|fiddle player|violinist|cellist|trumpeter|trumpet player|sax(?:ophonist| player)|percussionist|dj|bandmate|member|bater(?:ista|ía)|baterista|cantante|vocalista|bajista|guitarrista|tecladista|teclista|pianista|violinista|chelista|trompetista|saxofonista|percusionista|compañer[oa])';
const isAway = new RegExp(
  `(?<!\\p{L})(?:broke(?:n)?|fractured|dislocated|sprained|hurt|injured|tore|cut (?:his|her|their|my)|burn(?:t|ed)|is (?:ill|sick|unwell|away|poorly|having (?:an operation|surgery|a baby))|(?:['’]s|s|has|got|caught|came down with) (?:got )?(?:ill|sick|flu|the flu|covid|tonsil\\p{L}+|a (?:broken|fractured|bad) \\p{L}+|a baby)|(?:can['’]?t|cannot|won['’]?t|isn['’]?t able to) (?:play|make it|be there|sing)|lost (?:his|her|their|my) voice|in hospital|surgery|se (?:quebró|rompió|fracturó|lesionó|lastimó|cortó|quemó|torció|dislocó|enfermó|esguinzó)|está (?:enferm[oa]|lesionad[oa]|con (?:gripe|covid|fiebre)|afónic[oa]|de viaje)|tiene (?:gripe|covid|la muñeca|el brazo|una (?:fractura|lesión|operación))|lo operan|la operan|fue operad[oa]|no puede (?:tocar|venir|cantar|estar)|no llega|sin voz)(?!\\p{L})`,
  'iu',
);
const goesAhead =
  /(?<!\p{L})(?:(?:is|are|['’]s|s|['’]re)? ?still (?:on|happening|going ahead|play(?:ing|s)?|do(?:ing)?|go(?:ing)? ahead)|go(?:es|ing)? ahead|will (?:still )?(?:go ahead|happen|be on|play)|as planned|(?:isn['’]?t|is not|not|nothing['’]?s) (?:being )?cancell?ed|se (?:hace|hacen|mantiene|toca) (?:igual|igualmente|en pie)|sigue en pie|siguen en pie|(?:igual|igualmente|de todos modos|de todas formas) (?:tocamos|se hace|vamos|hay)|tocamos igual|no se (?:cancela|suspende)|va igual|se mantiene|sigue (?:todo )?igual)(?!\p{L})/iu;
const standsIn =
  /(?<!\p{L})(?:(?:fill(?:s|ing|ed)?|step(?:s|ping|ped)?|stand(?:s|ing)?|sitt?(?:s|ing)?|jump(?:s|ing)?|dep(?:s|ping)?|cover(?:s|ing)?|sub(?:s|bing)?) (?:in|for (?:him|her|them|me))|(?:play|drum|sing|play bass|do)(?:s|ing|ming)? (?:instead|in (?:his|her|their|my) place|for (?:him|her|them))|instead of (?:him|her|them|me)|in (?:his|her|their|my) place|en su lugar|en mi lugar|(?:lo|la|le|me) (?:reemplaza|remplaza|sustituye|cubre|suple|va a (?:reemplazar|cubrir|sustituir))|reemplaz(?:a|ará|ando) a|sustituy(?:e|endo) a|de reemplazo|de suplente)(?!\p{L})/iu;
const grave =
  /(?<!\p{L})(?:died|dead|killed|passed away|attack\p{L}*|assault\p{L}*|accus\p{L}+|arrest\p{L}*|ambulance|intensive care|critical|coma|collapsed|crash(?:ed)?|police|overdos\p{L}+|murió|falleció|agre[ds]\p{L}+|acus\p{L}+|deten\p{L}+|ambulancia|terapia intensiva|cuidados intensivos|grave|policía|sobredosis)(?!\p{L})/iu;

/** Whether a member is hurt, ill or away, and the concert takes place all the same or someone else plays. */
export function isStandIn(texts: readonly string[]): boolean {
  const all = texts.join('\n');
  return (
    new RegExp(`(?<!\\p{L})${player}s?(?!\\p{L})`, 'iu').test(all) &&
    isAway.test(all) &&
    (standsIn.test(all) || goesAhead.test(all)) &&
    !texts.some(saysConcertIsOff) &&
    !grave.test(all) &&
    !taken.test(all)
  );
}

/** "We need to post something asap", "hay que avisar a la gente": such news wants its text at once. */
const wantsOut =
  /(?<!\p{L})(?:(?:need|want|wanna|have|got|gotta|should|must|trying|would like|['’]d like|help us|help me|better)(?: to)? (?:get |put |quickly |just )*(?:post|tell|let|say|share|announce|warn|spread|put (?:out|up|something)|write|something (?:to|for)|(?:the )?word out|(?:it|this|something) out|an? (?:post|statement|text|caption|story|announcement))|(?:get|spread) the word|let (?:people|everyone|everybody|fans|them) know|what (?:do|should|can|shall) (?:we|I) (?:post|put|write|say(?! (?:to|if|when|about|back)(?!\p{L}))|tell people)|(?:(?:don['’]?t|do not|didn['’]?t) (?:even |really )?know|no idea|not sure|unsure|idk) (?:what|how) (?:to|we|I)(?: (?:should|can|could|do))? (?:post|put|write|say|word|announce|tell|break)\p{L}*|(?:have|need|got|gotta)(?: to)? say (?:it|this|that|something)|(?:hay|tenemos|tengo|habría|habrá) que (?:avisar|contar|decir|publicar|postear|subir|anunciar|difundir|poner|sacar)\p{L}*|(?:necesit(?:o|amos)|quier(?:o|emos)|queremos|hace falta|urge|debemos|deberíamos|vamos a)(?: que)? (?:avisar|contar|decir|publicar|postear|subir|anunciar|difundir|poner|sacar|un (?:post|posteo|texto|comunicado|aviso|mensaje)|una (?:publicación|historia)|algo)\p{L}*|avisar(?:le|les)? a (?:la gente|tod[oa]s|el público|los fans|nuestr\p{L}+)|qué (?:ponemos|pongo|publicamos|publico|subimos|posteamos|escribimos|decimos|digo)|(?:no (?:sé|sabemos)|ni idea de) (?:muy bien |bien )?(?:cómo|como|qué|que) (?:decir|contar|anunciar|poner|publicar|escribir|avisar)\p{L}*|para (?:avisar|publicar|postear|difundir))(?!\p{L})/iu;

/** Whether a message wants the news made public, without naming a text. */
export function wantsItOut(message: string): boolean {
  return wantsOut.test(message);
}

/** The person who is away, by name or else by part, as messages name them: "Nico Ferrero". */
export function whoIsAway(texts: readonly string[]): string {
  const all = texts.join('\n');
  const named = new RegExp(
    `(?<!\\p{L})(?:[Oo]ur|[Mm]y|[Tt]he|[Nn]uestr[oa]|[Mm]i|[Ee]l|[Ll]a) (?:\\p{Ll}+ )?${player},? (?<name>\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`,
    'u',
  ).exec(all)?.groups?.['name'];
  const role = new RegExp(`(?<!\\p{L})(?:our|my|nuestr[oa]|mi) (?:\\p{Ll}+ )?${player}(?!\\p{L})`, 'iu').exec(all)?.[0];
  return named ?? role?.toLowerCase() ?? '';
}

/** "Was parked on Candle Street" once a van was robbed: readers need to hear what was. */
export function withVehicleNamed(clause: string, texts: readonly string[]): string {
  const [vehicle] = /(?<!\p{L})(?:van|car|truck|bus|trailer)(?!\p{L})/iu.exec(texts.join('\n')) ?? [];
  return vehicle === undefined
    ? clause
    : clause.replace(
        /^(?:(?:we|it) (?:was|were|['’]?d)|was|we['’]?d|were) parked(?!\p{L})/iu,
        `the ${vehicle.toLowerCase()} was parked`,
      );
}

/** "He's back in February" behind whoever plays instead, said of the one who is away. */
export function withAbsentNamed(clause: string, who: string): string {
  if (who === '') return clause;
  const name = who.charAt(0).toUpperCase() + who.slice(1);
  return clause
    .replace(
      /^(?:he|she)['’]s (?=(?:back|fine|ok|okay|better|out|home|away|going|recovering|resting|coming|due|hoping)(?!\p{L}))/iu,
      `${name} is `,
    )
    .replace(/^(?:he|she)(?= |['’])/iu, name)
    .replace(
      /^(?=(?:vuelve|volverá|va a volver|regresa|regresará|va a estar|estará|está (?:bien|mejor)|se recupera|ya está)(?!\p{L}))/iu,
      `${name} `,
    );
}

const found =
  /(?<!\p{L})(?:(?:has been|was|were|been|is|['’]?s|got|they) (?:found|recovered)|(?:found|recovered|got back) (?:the|our|it)|turned up|showed up|aparec(?:ió|ieron)|(?:la|lo|las|los) (?:encontr(?:aron|amos|ó)|recuper(?:aron|amos|ó))|encontr(?:aron|amos|ó)|recuper(?:aron|amos|ó))(?!\p{L})/iu;
const ofVehicle =
  /(?<!\p{L})(?:vans?|cars?|trailers?|trucks?|bus|it|camionetas?|furgo(?:neta)?s?|autos?|coches?|carros?|combis?)(?!\p{L})/iu;
const looksForIt =
  /(?:,|;|\.)? ?(?:(?:so|and|please|y|así que|por favor) )*(?:if (?:any(?:one|body)|you|someone|some ?body) (?:sees?|spots?|finds?|saw|has seen|knows?)|anyone who (?:sees|spots)|(?:please )?keep an eye out|si (?:alguien|alguno|ustedes|la|lo|los|las) (?:la|lo|las|los|ve|ven|vio|sabe)|quien la vea|quien lo vea)(?!\p{L}).*$/iu;

/** Clauses without the request to look out for the van, once it was found. */
export function withoutSearch(clauses: readonly string[]): string[] {
  if (!clauses.some((one) => found.test(one) && ofVehicle.test(one))) return [...clauses];
  return clauses.map((one) => one.replace(looksForIt, '').trim()).filter((one) => one.split(' ').length > 2);
}

/** "Empty, without the gear" behind what was found: a part of the same sentence. */
export function withTailsJoined(clauses: readonly string[]): string[] {
  return clauses.reduce<string[]>((joined, clause) => {
    const last = joined.at(-1);
    const isTail =
      /^(?:empty|vac[ií][oa]s?|sin (?:l[oa]s?|nada)|without|minus|but (?:empty|without)|pero (?:vac[ií][oa]|sin))(?!\p{L})/iu.test(
        clause,
      );
    return last !== undefined && isTail && found.test(last)
      ? [...joined.slice(0, -1), `${last}, ${clause}`]
      : [...joined, clause];
  }, []);
}
