import { spanishMonths } from '../../calendar.js';
import { withSpanishPlaces } from '../concerts/lists/spanish-lists.js';
import type { Language } from '../language.js';
import { withListedDays } from './listed-days.js';
import { spokenNews } from './spoken-news.js';
import { type Rewrite, voseo, word } from './voseo.js';
import { withoutAccents } from '../../without-accents.js';

const month = `(?:${spanishMonths.join('|')})`;

/** Words that phones often send without their accents, and that mean nothing else without them. */
const accented =
  'perdón canción álbum álbumes biografía biografías sábado sábados miércoles también mañana día días título títulos música músico inglés español después último última próximo próxima número teléfono página línea líneas párrafo años año reseña reseñas público vídeo salió nació murió empecé nací crecí más así todavía aún batería baterías género según algún ningún fácil difícil rápido país sería debería había tenía mandáis podéis hacéis tenéis sabéis qué cuánto cuántos cuántas cuándo cómo dónde quién quiénes cuál teloneé escribí grabé quería queríamos querría querríamos gustaría podría podrías podríais podríamos necesitaría necesitaríamos vendría haría harías'.split(
    ' ',
  );
/** Of those, the ones that are other words without an accent: only where a question is asked. */
const asking = new Set('qué cuánto cuántos cuántas cuándo cómo dónde quién quiénes cuál'.split(' '));
/** And those whose bare form is a common word, too. */
const ambiguous = new Set(['aún', 'público', 'año', 'grabé']);

const spellings = new Map(
  accented.filter((one) => !asking.has(one) && !ambiguous.has(one)).map((one) => [withoutAccents(one), one]),
);
const questionWords = [...asking].map(withoutAccents).join('|');

/** "Que hago", "a que hora era": questions typed without accents and often without a question mark. */
const asks = new RegExp(
  `(?<=(?:^|[.!?¿,;\\n])\\W*(?:(?:y|pero|oye|che|hola|perdona|dime|entonces|a|de|sobre|en|con|por|para) ){0,2})(?!que (?:la|lo|las|los) )(?:${questionWords})(?= (?:hago|hacemos|digo|decimos|publico|publicamos|respondo|respondemos|contesto|les? digo|hora|día|dia|fecha|sala|tal|precio|edad|cuesta[n]?|vale[n]?|sale[n]?|dura|canciones|temas|se llama|se titula|es(?= (?:el|la|mi))|tocamos|toco|lo|la|los|las|produjo|grab|mezcl|telonean?|abr\\p{L}+|nos|te dije|trata|habla|va)(?!\\p{L}))`,
  'giu',
);
const inQuestion = new RegExp(
  `(?<=(?:^|[.!¿,;\\n])\\W*(?:(?:y|pero|oye|che|hola|perdona|dime|entonces|a|de|sobre|en|con|por|para) ){0,2})(?:${questionWords})(?= [^.!?\\n]{1,60}\\?)`,
  'giu',
);

/** The same as all of a short sentence: "como cancelo", "donde encuentro blogs", "que es un embargo". */
const asksShortly =
  /(?<=(?:^|[.!?\n])\W*(?:(?:y|pero|oye|che|hola|perdona|vale|ok|entonces|gracias)[ ,]+){0,2})(?:como|d[oó]nde|donde|cu[aá]nt[oa]s?|cual|quien)(?= (?:(?:me|nos|se|lo|la|los|las|le|les|te) ){0,2}(?:\p{L}{2,}(?:o|amos|emos|imos)|es|est[aá]n?|hay|s[eé]|puede|va|paga|cuesta|dura|tardan?|funciona|consigue)(?!\p{L})(?! (?:que|si) )[^.!?,;\n]{0,60}(?:[.?!\n]|$))|(?<=(?:^|[.!?\n])\W*(?:(?:y|pero|oye|vale|ok|entonces) ){0,2})que(?= (?:(?:es|son) (?:un|una|el|la|lo|los|las|eso)(?!\p{L})|\p{L}{3,} (?:mando|pongo|uso|elijo|env[ií]o|subo|es mejor|conviene)(?!\p{L}))[^.!?,;\n]{0,40}(?:[.?!\n]|$))/giu;

/** Imperatives as they are said in Argentina and typed without accents, and what people write for short. */
const sayings: Rewrite[] = [
  // "Con una guitarra, básicamente".
  [/,? (?:b[aá]sicamente|m[aá]s o menos eso|o sea|ya sabes|ya est[aá])(?=\s*(?:[.!?,;\n]|$))/giu, ''],
  [
    word(
      'h[aá]c[eé]me|h[aá]c[eé]nos|[aá]rm[aá](?:me|nos)|cr[eé][aá]me|gener[aá]me|m[oó]nt[aá]me|avi[eé]ntate|avi[eé]ntame|[eé]chate|[eé]chame|reg[aá]l[aáe]me|arm[eé]me|[aá]rm[aá]te|t[ií]r[aá]me|s[aá]c[aá]me|h[aá]game|h[aá]ganos',
    ),
    'hazme',
  ],
  [word('escr[ií]bame|escr[ií]b[ií]me|escr[ií]beme|escrib[ií]nos|escr[ií]benos'), 'escríbeme'],
  [word('prepar[aá](?:me|nos)'), 'prepárame'],
  [word('redact[aá](?:me|nos)'), 'redáctame'],
  [word('m[aá]nd[aá]me|p[aá]s[aá]me|env[ií][aá]me|m[aá]ndeme|env[ií]eme|p[aá]seme'), 'pásame'],
  // "Ocupamos un anuncio", in Mexico.
  [word('ocupo(?= (?:un[ao]?s?|el|la|mi|otr[oa]|algo|que|hacer|escribir|ayuda|tu ayuda)(?!\\p{L}))'), 'necesito'],
  [
    word('ocupamos(?= (?:un[ao]?s?|el|la|nuestr[oa]|otr[oa]|algo|que|hacer|escribir|ayuda|tu ayuda)(?!\\p{L}))'),
    'necesitamos',
  ],
  [word('dec[ií]me|d[ií]game'), 'dime'],
  [
    word(
      '(?:me|nos) (?:arm[aá]s|har[ií]as?|hac[eé]is|hace|arma|podr[ií]as? hacer|puedes? hacer|pod[eé]s hacer)(?= (?:(?:también|además|ahora|luego) )?(?:una?|el|la|algo|otr[oa]|unos?) )',
    ),
    'me haces',
  ],
  // "Como te dije, son 7 euros" tells it again.
  [
    /(?<=(?:^|[.!?\n]) ?)(?:pero )?c[oó]mo (?:ya )?(?:te|os|les) (?:dije|dec[ií]a|coment[eé]|cont[eé]),? (?!que(?!\p{L}))/giu,
    '',
  ],
  [word('quisiera|quisi[eé]ramos|querr[ií]a'), 'quiero'],
  [
    word(
      'necesitaría|(?:me|nos) (?:vendría (?:(?:muy|genial|súper) )?(?:bien|genial)|hace falta|haría falta)(?= una?(?!\\p{L}))',
    ),
    'necesito',
  ],
  // "¿Me puedes ayudar con un correo?"
  [
    word(
      '(?:me|nos) (?:puedes?|podrías?|podéis|podríais|pueden) (?:ayudar|echar (?:la|una) mano)(?= (?:con|a)(?!\\p{L}))|(?:puedes?|podrías?|podéis|pueden) (?:ayudar|echar)(?:me|nos)(?: (?:la|una) mano)?(?= (?:con|a)(?!\\p{L}))',
    ),
    'me ayudas',
  ],
  [/(?<!\p{L})(?:armá|hacé)(?= (?:un|una|el|la|algo|unos|unas)(?!\p{L}))/giu, 'haz'],
  [
    /(?<!\p{L})(?:escrib|prepar|redact|mand)[áí](?= (?:un|una|el|la|algo) (?:bio|nota|gacetilla|post|mail|correo|texto|comunicado|anuncio))/giu,
    (found) => found.replace(/[áí]$/u, (letter) => (letter === 'á' ? 'a' : 'e')),
  ],
  [
    /(?<!\p{L})(?:no (?:se|sé|sabemos)|ni idea|no ten(?:go|emos) (?:ni )?(?:idea|puta idea)|sin saber)(?: de)?(?: (?:ni|bien|muy bien|todavía|realmente|la verdad))? (?:(?:por|x) d[oó]nde|c[oó]mo) (?:empezar|empiezo|empezamos|comenzar|comienzo|arrancar|arranco)(?!\p{L})/giu,
    'no sé por dónde empezar',
  ],
  // Who doesn't know where to begin needs more than a greeting back.
  [
    /^\W*(?:hol+a+s*|(?:muy )?buenas(?: (?:tardes|noches))?|buenos días|buen día|qué tal|hey|che|holi)(?:[,!. ]+(?:hol+a+s*|buenas|qué tal|equipo|gente))*[,!. ]+(?=[^]*no sé por dónde empezar)/iu,
    '',
  ],
  [
    /(?<!\p{L})(?:(?:si|como) )?(?:todavía |aún )?no (?:hay|tengo|tenemos|está(?: hecho)?|existe)(?: (?:un|ningún|el))? plan(?: (?:todavía|aún|hecho))?,?(?: (?:pues|entonces|dale|por favor))?,? (?:ármal[oa]|armal[oa]|armá(?:melo)?|hazl[oa]|hacel[oa]|háganl[oa]|créal[oa]|crealo|móntal[oa]|prepár[ae]l[oa]|(?:haz|hacé|arma|armá|armame|ármame|hazme|haceme|crea) uno)(?!\p{L})/giu,
    'hazme un plan',
  ],
  ...voseo,
  // "Es el 22 de enero, también viernes": no day of its own.
  [
    /(?<=\d de \p{L}{4,10}),? tambi[eé]n (?:es |cae |en |un )*(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?!\p{L}| \d)/giu,
    '',
  ],
  // "Ay dios que se cancela el concierto"
  [
    /(?<=^\W*)(?:(?:ay|uy|uf+|buf+|puf+|jo|ostras|hostia|joder|mierda|madre m[ií]a|dios(?: m[ií]o)?|por dios|no me lo creo|qu[eé] (?:horror|desastre|palo|faena))[ ,!.]+)+(?:que )?(?=(?:se|nos|me|han|hemos|hay|el|la|mi|nuestr[oa]|esp[eé]ra\p{L}*) )/giu,
    '',
  ],
  // "Tengo 27, soy de Vigo"
  [/(?<=(?:^|[.,;:!?\n] ?|(?<!\p{L})y )(?:ya )?tengo [1-9]\d)(?=\s*(?:[.,;!\n]|$)| (?:y|pero) )/giu, ' años'],
  // "Entradas 12 euros. menos en Lorca": the exception is part of it.
  [/(?<=\d ?(?:€|euros?|pesos|soles|dólares))\. ?(?=(?:menos|excepto|salvo) (?:en|el|la) )/giu, ', '],
  [word("pa['’]?l"), 'para el'],
  [/(?<![\p{L}\d'’])pa['’]?(?= \p{L})/giu, 'para'],
  [word('porfi?s?|porfa|porfas|xfa|xfavor|porfavor'), 'por favor'],
  [word('xq|pq'), 'porque'],
  // "Mia" may be a name.
  [
    /(?<=(?<!\p{L})(?:cita|frase|palabras|idea|opinión|letra|esta|una(?= mia:)|la(?= mia:)|presentaci[oó]n|bio|foto) )mia(?=s?(?!\p{L}))/gu,
    'mía',
  ],
  [/(?<!\p{L})(?:laburo|curro|chambeo|camello)(?= (?:de|como|en) (?!cuando|vez)\p{L})/giu, 'trabajo'],
  [word('tb|tmb|tbn'), 'también'],
  ...spokenNews,
  [word('finde'), 'fin de semana'],
  [word('conci'), 'concierto'],
  // "Me echas la mano con el boletín?", in Mexico
  [word('(?:me|nos) (?:echas?|das?|tiras?) (?:la|una) mano'), 'me ayudas'],
  [word('(?:me|nos) (?:puedes|pod[eé]s|podr[ií]as|puede) ayudar(?= (?:con|a)(?!\\p{L}))'), 'me ayudas'],
  [/(?<=(?<!\p{L})(?:el|un) )bolet[ií]n(?=(?: por favor)?\s*(?:[.!?]|$))/giu, 'boletín de prensa'],
  // "En el foro Lunar"
  [
    /(?<=(?<!\p{L})(?:en el|al|del) )(?:foro|bar|teatro|club|café|auditorio|galpón|salón)(?= \p{Lu})/gu,
    (found) => found.charAt(0).toUpperCase() + found.slice(1),
  ],
  // "Cambiaron la sala, ahora es en la sala Sidecar"
  [
    /(?<!\p{L})(?:(?:nos )?cambi(?:aron|amos|ó|o|an|a)(?: de| la| el)? (?:sala|lugar|local|sitio|foro)|(?:la sala|el lugar|el local|el foro) (?:se )?cambi[oó]),? (?:y )?(?:(?:ahora|al final) )?(?:es|será|va a ser|tocamos) en (?:la sala )?(?=(?:el |la )?\p{Lu})/gu,
    'al final es en ',
  ],
  [/(?<!\p{L})(?:[Aa]hora|[Aa]l final) (?:es|será|va a ser) en la sala (?=\p{Lu})/gu, 'al final es en '],
  // "A las 9 y media"
  [
    /(?<=(?<!\p{L})las? )(\d{1,2}) y (media|cuarto)(?!\p{L})/giu,
    (_, hour = '', part = '') => `${hour}:${part.toLowerCase() === 'media' ? '30' : '15'}`,
  ],
  [word('setiembre'), 'septiembre'],
  [word('telonamos'), 'teloneamos'],
  [/(?<!\p{L})\p{Ll}*[cs]ion(?!\p{L})/gu, (found) => found.replace(/ion$/u, 'ión')],
];

/** Imperatives of "usted" and "vos" that begin a request. */
const requests: Record<string, string> = {
  ...{ escriba: 'escribe', redacte: 'redacta', prepare: 'prepara', haga: 'haz', ponga: 'pon', cambie: 'cambia' },
  ...{ quite: 'quita', agregue: 'añade', añada: 'añade', borre: 'borra', cambiá: 'cambia', poné: 'pon' },
  ...{ quitá: 'quita', agregá: 'añade', sumá: 'añade', sacá: 'quita', borrá: 'borra', incluya: 'incluye' },
};
const asRequests: Rewrite = [
  new RegExp(
    `(?<=(?:^|[.!?,;\\n] ?|(?<!\\p{L})y )(?:(?:y|pues|ahora|por favor|mejor|no|bueno|dale),? )?)(?:${Object.keys(requests).join('|')})(?= (?:el|la|los|las|un|una|que|algo|lo|mi|al|en)(?!\\p{L}))`,
    'giu',
  ),
  (found) => requests[found.toLowerCase()] ?? found,
];

/** Past tenses whose accent is the only difference from the present. */
const pasts: Rewrite[] = [
  [
    /(?<=(?<!\p{L})(?:l[ao]s?) )(?:grabe|mezcle|masterice|cante|arregle)(?!\p{L})/giu,
    (found) => found.replace(/e$/u, 'é'),
  ],
  [
    /(?<=(?<!\p{L})(?:l[ao]s?) )(?:grabo|mezclo|masterizo|dirigio|filmo|diseño|pinto|dibujo|escribio)(?= (?:\p{Lu}|(?:mi|mis|nuestr[oa]|una?) \p{L}))/gu,
    (found) => found.replace(/o$/u, 'ó'),
  ],
  [/(?<=quién (?:l[ao]s? )?)(?:grabo|mezclo|masterizo|escribio)(?!\p{L})/giu, (found) => found.replace(/o$/u, 'ó')],
  [/(?<=(?<!\p{L})(?:l[ao]s?) )escribio(?!\p{L})/giu, 'escribió'],
  [/(?<=(?<!\p{L})(?:l[ao]s?) )escribi(?!\p{L})/giu, 'escribí'],
  [
    /(?<=(?:^|[.,;\n] ?|(?<!\p{L})y )(?:ya )?)(?:toque|gane|telonee|grabe)(?= (?:en|a|con|el|la|un) )/giu,
    (found) => found.replace(/e$/u, 'é'),
  ],
];

/** Dates in other orders: "en abril, el 16", "el 16 abril", "el abril 16", "1ro de mayo". */
const dates: Rewrite[] = [
  // "19 de feb.", "5 mar"
  [
    /(?<![\d.,:/])(\d{1,2})(?: de)? (ene|feb|mar(?! del? (?!\d))|abr|may|jun|jul|ago|sept?|set|oct|nov|dic)(?:\.(?= ?[\p{Ll}\d,])(?! (?:l[oa]s?|se|nos|me|es|son|va|trata|habla|somos|soy|quiero|queremos|necesit\p{L}+|tengo|tenemos|hay)(?!\p{L})))?(?!\p{L})/giu,
    (_, date = '', name = '') => `${date} de ${longMonth(name)}`,
  ],
  [
    new RegExp(`(?<!\\p{L})(?:en|para) (${month}),? (?:el )(?:día )?(\\d{1,2})(?![\\d:]|[.,]\\d)`, 'giu'),
    (_, name = '', date = '') => `el ${date} de ${name}`,
  ],
  // "En abril sale nuestro disco, el día 23"
  [
    new RegExp(
      `(?<!\\p{L})en (${month}) ([^.!?\\d\\n]{1,60}?),? el (?:día )?(\\d{1,2})(?![\\d:]|[.,]\\d| de(?!\\p{L}))`,
      'giu',
    ),
    (_, name = '', between = '', date = '') => `el ${date} de ${name} ${between}`,
  ],
  // "12/12", "18/4": only one reading
  [
    /(?<![\d/.:])(\d{1,2})\/(\d{1,2})(?![\d/]|[.,]\d)/gu,
    (found, date = '', number = '') => {
      const isOnly = Number(date) > 12 || date === number;
      const name =
        isOnly && Number(date) <= 31 && !['24/7', '16/9'].includes(found)
          ? spanishMonths[Number(number) - 1]
          : undefined;
      return name === undefined ? found : `${Number(date)} de ${name}`;
    },
  ],
  [
    new RegExp(`(?<=(?<!\\p{L})(?:el|este|día) )(${month}) (\\d{1,2})(?![\\d:]|[.,]\\d)`, 'giu'),
    (_, name = '', date = '') => `${date} de ${name}`,
  ],
  [
    new RegExp(`(?<![\\d.,:/])(\\d{1,2}) (${month})(?!\\p{L})`, 'giu'),
    (_, date = '', name = '') => `${date} de ${name}`,
  ],
  [new RegExp(`(?<!\\p{L})(?:1ro|1ero|primero) (?=de ${month})`, 'giu'), '1 '],
];

function longMonth(short: string): string {
  const start = short.toLowerCase() === 'set' ? 'sep' : short.toLowerCase().slice(0, 3);
  return spanishMonths.find((name) => name.startsWith(start)) ?? short;
}

/** A passage in quotation marks, which stays as it was typed. */
const quoted = /(["“«][^"“”«»\n]*["”»])/u;

/**
 * A Spanish message in the spelling and order that the readers know: with its accents, without short forms, and with the date before its
 * month. Quoted passages, names and messages in other languages stay as they are.
 */
export function withPlainSpanish(message: string, language: Language): string {
  if (language !== 'es') return message;
  return message
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? part : plain(part)))
    .join('');
}

/** A text with a name as it was typed, if only its accents differ. */
export function asTyped(text: string, typed: string, name: string): string {
  const written = typed.normalize('NFC');
  const at = withoutAccents(written).toLowerCase().indexOf(withoutAccents(name).toLowerCase());
  return at === -1 ? text : text.replace(name, () => written.slice(at, at + name.length));
}

/** "q" for "que", "x" for "por": before the questions are read. */
function withoutShortForms(part: string): string {
  return part
    .replace(/(?<![\p{L}\d])([qQ])(?= \p{Ll})/gu, (_, letter: string) => (letter === 'Q' ? 'Que' : 'que'))
    .replace(/(?<= )x(?= (?:mi|mí|ti|nosotros|favor|aquí|aqui|qué|que)(?!\p{L}))/gu, 'por');
}

/** In a list with "16/7", "9/7" has its day first, too. */
function withDaysFirst(part: string): string {
  if (!/(?<![\d/.:])(?:1[3-9]|2[0-35-9]|3[01])\/(?:1[0-2]|0?[1-8])(?![\d/])/u.test(part)) return part;
  return part.replace(/(?<![\d/.:])(\d{1,2})\/(\d{1,2})(?![\d/]|[.,]\d)/gu, (found, date: string, number: string) => {
    const name = spanishMonths[Number(number) - 1];
    return name === undefined || found === '24/7' ? found : `${Number(date)} de ${name}`;
  });
}

function plain(typed: string): string {
  const part = withDaysFirst(withoutShortForms(typed));
  const spelled = part.replace(/(?<![\p{L}\d@./-])\p{L}+(?![\p{L}\d@])/gu, (found, at: number) => {
    const is = spellings.get(found.toLowerCase());
    const isName = /^\p{Lu}/u.test(found) && !/(?:^|[.!?¿¡\n]\s*)$/u.test(part.slice(0, at));
    return is === undefined || isName ? found : likeFirst(found, is);
  });
  const asked = [asks, inQuestion, asksShortly].reduce(
    (rest, pattern) =>
      rest.replace(pattern, (found: string, at: number) =>
        pattern === asks && isRelative(found, rest, at) ? found : likeFirst(found, accentedOf(found)),
      ),
    spelled,
  );
  const written = [...sayings, asRequests, ...pasts, ...dates].reduce(
    (rest, [pattern, replacement]) =>
      rest.replace(pattern, (found: string, ...groups: unknown[]) => {
        // After the captured groups, which may be undefined, comes the offset of the match.
        const strings = groups
          .slice(
            0,
            groups.findIndex((group) => typeof group === 'number'),
          )
          .map((group) => (typeof group === 'string' ? group : ''));
        return likeFirst(found, typeof replacement === 'string' ? replacement : replacement(found, ...strings));
      }),
    asked,
  );
  return withSpanishPlaces(withListedDays(written));
}

/** "Las mamás que trabajan de noche, como la mía": behind a longer clause, "como" or "donde" asks nothing. */
function isRelative(found: string, text: string, at: number): boolean {
  const [sentence = ''] = text
    .slice(0, at)
    .split(/[.!?¿\n]/u)
    .slice(-1);
  return /^(?:como|donde|cuando|quien|quienes)$/iu.test(found) && /\p{L}+ \p{L}+ .*[,;]/u.test(sentence);
}

function accentedOf(found: string): string {
  return [...asking].find((one) => withoutAccents(one) === found.toLowerCase()) ?? found;
}

/** With a capital where the typed words had one. */
function likeFirst(typed: string, written: string): string {
  return /^\p{Lu}/u.test(typed) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
}
