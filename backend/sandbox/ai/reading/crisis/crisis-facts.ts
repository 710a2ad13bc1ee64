import { certainly, meaningsOf } from '../../intents/meaning.js';
import { type Day, longDay, spanishDay } from '../../calendar.js';
import { isOfSong, saidByOthers, speaksOfCrisis } from './crisis.js';
import type { Language } from '../language.js';

/** Facts for a statement: the artist's own sentences, sorted and unchanged except for dates instead of "last night". */
export interface CrisisFacts {
  /** How the people concerned are. */
  people: string[];
  happened: string[];
  /** What the artist is doing now. */
  doing: string[];
  /** When they will say more, with its preposition: "on Thursday at noon". */
  moreBy: string;
  /** Facts added by the newest message; empty for the message that reported the crisis. */
  added: string[];
}

/** A message by the artist and its day. */
export interface DatedText {
  text: string;
  day: Day;
}

const sentence = /[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]+)*[.!?]*/gu;
/** "He is home, and we have called a lawyer" contains two facts. */
const border =
  /[,;:] (?=(?:and |but |so |now |y |pero |ahora )?(?:a|the|we|I|he|she|they|it|our|my|everyone|nobody|el|la|los|un|una|nosotros|hemos|estamos|está|están|todos|nadie|nuestr[oa]|se (?:canceló|suspendió|aplazó)|lo (?:decidió|decidieron|canceló|cancelaron|suspendió|suspendieron)|fue|fueron|yo|no (?:es|fue|era)|es (?:mentira|falso)|qué (?:hago|hacemos|digo|decimos))(?!\p{L}))| (?:and|but|so|y|pero) (?=(?:(?:(?:an?|the|some|now|local|un|una|la|los|unos) (?:\p{L}+ )?)?(?:journalists?|reporters?|press|papers?|media|bloggers?|fans?|people|periodistas?|prensa|medios?)|we|I|he|she|they|everyone|nobody|hemos|estamos|está|están|todos|nadie|yo|fue|no (?:es|fue|era) (?:verdad|cierto|así)|es (?:mentira|falso)|(?:iba|íbamos) a)(?!\p{L}))/giu;

/** What doesn't belong in a statement: wishes, guesses, feelings, blame, what others say, and that the press is asking. */
const leftOut = [
  // Without the claim, which isn't repeated, a bare denial says nothing.
  /^(?:(?:pero|y|eso|esto|todo) )*(?:no (?:es|fue|era) (?:verdad|cierto|así)|(?:es|son) (?:todo )?(?:una )?(?:mentiras?|fals[oa]s?|inventos?|bulos?))$/iu,
  /(?<!\p{L})(?:el|un|la|una) (?:periódico|diario|revista|blog|web|cuenta|página)(?: \p{L}+){0,3} (?:ha (?:publicado|dicho|escrito|sacado|contado)|public|dij|dic|escrib|cuent)\p{L}*/iu,
  saidByOthers,
  isOfSong,
  /^\W*(?:(?:ok|okay|yes|yeah|sure|right|great|so|then|just|sí|vale)[ ,]+)*(?:hi|hello|hey|hola|thanks|thank you|please|can|could|would|will you|help|write|draft|type|make|prepare|put together|send|escrib|redact|prepara|haz|por favor|gracias)(?!\p{L})/iu,
  /(?<!\p{L})(?:what (?:do|should|can) (?:I|we)|don[’']?t know what|no sé qué|qué (?:digo|hago|decimos|hacemos))(?!\p{L})/iu,
  /(?<!\p{L})(?:a (?:bit of a )?mess|un lío)(?!\p{L})/iu,
  /(?<!\p{L})(?:think|thinks|guess|suppose|maybe|perhaps|probably|possibly|apparently|allegedly|seems?|might|heard|not sure|people (?:say|are saying)|rumou?rs? (?:is|says?)|creo|quizás?|tal vez|supongo|al parecer|parece|dicen)(?!\p{L})/iu,
  /(?<!\p{L})(?:feel|feels|awful|terrible|horrible|terrified|scared|devastated|shocked|ashamed|embarrassed|angry|furious|stressed|panicking|me siento|fatal|asustad[oa]s?|destrozad[oa]s?|furios[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:fault|blame|guilty|innocent|liars?|idiots?|deserved|drunk|stoned|high on|drugs|culpa|culpables?|inocente|mentiros[oa]s?|idiotas?|borrach[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:journalists?|reporters?|(?:the|local) (?:press|paper|news)|media|bloggers?|periodistas?|la prensa|medios|comunicado|statement)(?!\p{L})/iu,
  /^\W*(?:I['’]m|I am|my name is|soy|me llamo) \p{Lu}/u,
  /^\W*(?:I|we)?(?:['’]d| would)?(?: just| really)? ?(?:want|wanna|wish|need|like|quiero|queremos|necesito) (?!(?:to )?(?:thank|say|apologi|be clear|make))/iu,
  /^\W*(?:remember|keep in mind|note|how|what|when|where|who|why|which|should|recuerda|ten en cuenta|cómo|qué|cuándo|dónde|quién)(?!\p{L})/iu,
];
const more =
  /^(?:(?:we|I)(?:['’]ll| will|['’](?:re|m) going to| (?:are|am) going to) (?:say|tell|share|know|give|have|publish|post) .*?(?:more|again|update|news|statement|everything)|(?:diremos|daremos|contaremos|sabremos|vamos a (?:decir|contar|dar)) .*?(?:más|noticias|todo))(?!\p{L}).*?(?<!\p{L})((?:by|on|at|before|tomorrow|tonight|this|el|mañana|antes del?|esta)(?!\p{L})[^,;]*)$/iu;
const people =
  /(?<!\p{L})(?:safe|unhurt|unharmed|okay|ok|fine|stable|recovering|recovered|(?:back )?(?:at )?home|(?:in|to|from|at) (?:the )?hospital|treated|looked after|being helped|out of danger|with (?:his|her|their) family|(?:nobody|no one|no-one|none of us)(?: (?:was|is|were|got|has been))? (?:hurt|injured|harmed)|nadie (?:(?:está|resultó|salió) )?herid[oa]|conscious|released|a salvo|bien|estables?|ilesos?|ilesas?|en (?:su )?casa|(?:en el|del) hospital|fuera de peligro|atendid[oa]s?)(?!\p{L})/iu;
/** "Estamos todos bien": who is affected, not something they are doing. */
const areSafe =
  /^(?:estamos|están|estoy) (?:(?:tod[oa]s|ya) )?(?:bien|a salvo|iles[oa]s?|en casa|fuera de peligro)(?!\p{L})/iu;
const doing =
  /^(?:we|I)(?:['’]re|['’]ve|['’]ll| are| have| had| will| am|['’]m)? (?!(?:were|was|got|been|being|have been) )(?:also |now |just |already |all |both )?(?:\p{L}+)|^(?:(?:ya |también |ahora )?(?:hemos|estamos|vamos a|colaboramos|hablamos|cancelamos|aplazamos))(?!\p{L})/iu;
const incident =
  /(?<!\p{L})(?:ill|sick|flooded|storm|power cut|(?:lost|lose) (?:my|her|his|their) voice|inundad[oa]s?|inundó|se cancela|lo decidi(?:ó|eron)|se suspendió|suspendi(?:ó|eron)|por la (?:lluvia|tormenta|nieve)|(?:concierto|bolo|show|recital|festival|actuación) (?:era|fue|iba a ser|estaba previst[oa])|(?:iba|íbamos) a (?:tocar|cantar|actuar)|enferm[oa]s?|temporal|apagón|sin voz|tenemos que cancelar|hemos tenido que cancelar|arrested|detained|accused|accuses|charged|sued|robbed|stole|stolen|hurt|injured|died|killed|fell|collapsed|crashed|broken into|broke into|burgled|fire|flood|hacked|leaked|posted|published|claims?|assaulted|attacked|cancell?ed|called off|evacuated|happened|police|detenid[oa]s?|detuvieron|arrestad[oa]s?|acusan?|acus(?:ó|aron)|acusad[oa]s?|difam\p{L}+|calumni\p{L}+|funaron|robaron|robad[oa]s?|herid[oa]s?|murió|cayó|incendio|inundación|publicó|publicaron|atacad[oa]s?|separad[oa]s?|separamos|separó|deja|dejó|dejado|abandona|abandonó|echado|despedido|se (?:va|fue|ha ido)|canceló|cancelaron|cancelad[oa]s?|ocurrió|pasó|policía)(?!\p{L})/iu;
/** Cancellations, sales and payments are facts, not something the artist is doing now. */
const certain =
  /(?<!\p{L})(?:(?:had|have|forced) to (?:cancel|call off|postpone)|tuvimos que (?:cancelar|aplazar)|(?:paid|signed|received|refunded|pagamos|pagó|firmó|recibió) |(?:hice|hicimos|compuse|compusimos|escribí|escribimos|grabé|grabamos) (?:yo|nosotr[oa]s|en \d{4})|^(?:y )?(?:tengo|tenemos) (?:pruebas|el proyecto|la sesión|los archivos|las sesiones|el contrato|los correos|capturas)|sold \d|(?:vendido|vendimos) \d)/iu;
/** What ticket holders need to know. */
const remedy =
  /(?<!\p{L})(?:new date|tickets (?:will )?(?:all )?(?:stay|remain|are (?:still )?) ?valid|refund(?:s|ed)?|reschedul\p{L}+|rearranged|nueva fecha|entradas (?:siguen siendo|siguen|son|serán) válidas|devoluci(?:ón|ones)|dev(?:olv|uelv)\p{L}+|aplazad[oa])(?!\p{L})/iu;
const denial =
  /(?<!\p{L})(?:did not|didn[’']t|never|have not|haven[’']t|no (?:hemos|hicimos|fue|es (?:verdad|cierto))|nunca|es (?:mentira|falso))(?!\p{L})/iu;

/** Sorts what the artist has said since something happened; null if nothing did. */
export function crisisFacts(texts: readonly DatedText[], language: Language): CrisisFacts | null {
  const first = texts.findIndex(({ text }) => speaksOfCrisis(text) || tellsOfTrouble(text, language));
  if (first === -1) return null;
  const facts: CrisisFacts = { people: [], happened: [], doing: [], moreBy: '', added: [] };
  for (const [index, { text, day }] of texts.entries()) {
    if (index < first) continue;
    facts.added = [];
    for (const clause of clausesIn(text)) {
      const moment = more.exec(clause)?.[1]?.trim();
      if (moment !== undefined) facts.moreBy = moment;
      const list = moment === undefined ? listFor(facts, clause, language) : undefined;
      const words = withDates(clause, day, language);
      list?.push(words);
      if (index > first && (list || moment !== undefined)) facts.added.push(words);
    }
  }
  return { ...facts, people: facts.people.map((one) => named(one, facts.happened)) };
}

/** "But don't use her name": an instruction, not a fact. */
const unsaid =
  /(?:^|,? )(?:(?:but|and|so|please|pero|y|por favor) ){0,2}(?:don['’]?t|do not|never|no) (?:use|name|mention|say|print|include|uses|digas|nombres|menciones|pongas)(?!\p{L}).*$/iu;

function clausesIn(text: string): string[] {
  return (text.match(sentence) ?? [])
    .filter((one) => !/\?\s*$/.test(one))
    .flatMap((one) => one.split(border))
    .map((one) =>
      one
        .trim()
        .replace(unsaid, '')
        .replace(
          /^(?:please |por favor )?(?:(?:also )?(?:add|say|mention|include|put in)(?: to it)?(?: too| also)? that |(?:añade|añádele|pon|ponle|ponga|agrega|agrégale|di|dile|incluye)(?: también)? que )/iu,
          '',
        )
        .replace(/^(?:(?:hi|hello|hey|hola)[,!]? |and |but |so |now |y |pero |ahora )/i, '')
        .replace(/[.!,;:]+$/, ''),
    )
    .filter((one) => (one.split(' ').length > 2 || people.test(one)) && one.length <= 240)
    .filter((one) => !leftOut.some((pattern) => pattern.test(one)));
}

function listFor(facts: CrisisFacts, clause: string, language: Language): string[] | undefined {
  if (areSafe.test(clause)) return facts.people;
  if (people.test(clause) && !doing.test(clause)) return facts.people;
  if (certain.test(clause) || denial.test(clause)) return facts.happened;
  if (remedy.test(clause)) return facts.doing;
  if (doing.test(clause)) return facts.doing;
  if (people.test(clause)) return facts.people;
  return incident.test(clause) || tellsOfTrouble(clause, language) ? facts.happened : undefined;
}

/** Whether a text surely tells of trouble that no rule knows the words for. */
function tellsOfTrouble(text: string, language: Language): boolean {
  return meaningsOf(text, language).some(
    ({ intent, probability }) => intent === 'tell-trouble' && probability >= certainly,
  );
}

const days: [words: RegExp, back: number, english: (day: string) => string, spanish: (day: string) => string][] = [
  [/(?<!\p{L})(?:last night|anoche)(?!\p{L})/iu, 1, (day) => `on the night of ${day}`, (day) => `la noche del ${day}`],
  [/(?<!\p{L})(?:yesterday|ayer)(?!\p{L})/iu, 1, (day) => `on ${day}`, (day) => `el ${day}`],
  [/(?<!\p{L})de mañana(?!\p{L})/iu, -1, (day) => `of ${day}`, (day) => `del ${day}`],
  [
    /(?<!\p{L})(?:today|tonight|this (?:morning|afternoon|evening)|hoy|esta (?:mañana|tarde|noche))(?!\p{L})/iu,
    0,
    (day) => `on ${day}`,
    (day) => `el ${day}`,
  ],
];

/** Replaces "last night" with its date, since a statement is also read on other days. */
function withDates(clause: string, day: Day, language: Language): string {
  return days.reduce((text, [words, back, english, spanish]) => {
    const date = language === 'es' ? spanish(spanishDay(day - back)) : english(longDay(day - back));
    return text.replace(words, date);
  }, clause);
}

/** Names the person at the beginning of a statement, where readers don't know who "he" is: "Our drummer is safe". */
function named(clause: string, happened: readonly string[]): string {
  const who = happened.flatMap(
    (one) => /^((?:our|my) \p{L}+(?: \p{Lu}\p{L}+){0,2})(?= (?:was|has|is|got))/iu.exec(one)?.[1] ?? [],
  )[0];
  return who === undefined ? clause : clause.replace(/^(?:he|she)(?= )/i, who);
}
