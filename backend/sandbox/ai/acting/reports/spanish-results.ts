import { findDays, spanishDay } from '../../calendar.js';

/** The names of tasks in plans, which the product gives in English. */
const tasks: Record<string, string> = {
  'Get access to Spotify for Artists': 'Consigue acceso a Spotify for Artists',
  'Deliver the finished music and cover to your distributor': 'Entrega la música y la portada a tu distribuidora',
  'Check the cover: 3000 × 3000 px, square, no links, prices or store names':
    'Revisa la portada: 3000 × 3000 px, cuadrada, sin enlaces, precios ni nombres de tiendas',
  'Pitch the song in Spotify for Artists': 'Propón la canción en Spotify for Artists',
  'Choose 2 or 3 press photos, one of them horizontal, and write down who took them':
    'Elige 2 o 3 fotos de prensa, una de ellas horizontal, y apunta quién las hizo',
  'Bring your bio up to date, a short and a longer one': 'Pon al día tu biografía: una corta y otra más larga',
  'List the people you want to write to': 'Haz la lista de la gente a la que vas a escribir',
  'Write the press release': 'Escribe la nota de prensa',
  'Make the one-sheet': 'Haz el one-sheet',
  'Write to monthly print magazines': 'Escribe a las revistas mensuales en papel',
  'Decide whether to offer one outlet a premiere': 'Decide si ofreces el estreno a un medio',
  'Pitch blogs and online magazines': 'Escribe a blogs y revistas digitales',
  'Pitch your local and regional press': 'Escribe a la prensa local y regional',
  'Set up the Countdown Page, if you have 5,000 monthly active listeners':
    'Prepara la Countdown Page, si tienes 5.000 oyentes activos al mes',
  'Announce the date and open the pre-save': 'Anuncia la fecha y abre el pre-save',
  'Send the song to radio: in the UK through BBC Introducing’s Uploader, in the US start with college stations':
    'Manda la canción a las radios: en el Reino Unido por el Uploader de BBC Introducing; en EE. UU., empieza por las universitarias',
  'Follow up once with those who haven’t answered, then stop':
    'Escribe una sola vez más a quien no haya contestado, y ya está',
  'Register the song where your royalties are collected': 'Registra la canción donde se recaudan tus derechos',
  'Upload a Canvas: vertical 9:16, 3 to 8 seconds, no talking':
    'Sube un Canvas: vertical 9:16, de 3 a 8 segundos, sin hablar',
  'Release day: check every link, post it, thank the people who helped':
    'Día de lanzamiento: revisa cada enlace, publícalo y da las gracias a quien ayudó',
  'Share what was written about you and log the results': 'Comparte lo que se ha escrito de ti y apunta los resultados',
  'Give the song a second story: a live version, a video, a quote from a review':
    'Dale a la canción una segunda historia: una versión en directo, un vídeo, una frase de una reseña',
  'Have press photos and a short bio ready for venues and papers':
    'Ten listas fotos de prensa y una biografía corta para salas y periódicos',
  'Write the tour announcement': 'Escribe el anuncio de la gira',
  'Send the tour announcement to music press': 'Manda el anuncio de la gira a la prensa musical',
  'Post all dates and pin them to your profiles': 'Publica todas las fechas y fíjalas en tus perfiles',
  'write to local press and radio': 'escribe a la prensa y las radios locales',
  'send the calendar listing': 'manda los datos para la agenda',
  'remind people, tag the venue': 'recuérdaselo a la gente y etiqueta a la sala',
  'Log what came of the last release: who answered, who wrote, who played it':
    'Apunta qué dejó el último lanzamiento: quién contestó, quién escribió, quién lo puso',
  'Check that your songs are registered where royalties are collected':
    'Comprueba que tus canciones estén registradas donde se recaudan los derechos',
  'Thank the people who covered you, and ask for nothing': 'Da las gracias a quienes hablaron de ti, sin pedir nada',
  'Take new press photos, with a written licence and the photographer’s name':
    'Haz fotos de prensa nuevas, con licencia por escrito y el nombre de quien las hace',
  'Make instrumental and clean versions and write down the splits':
    'Haz versiones instrumentales y sin palabrotas, y deja por escrito el reparto de derechos',
  'Choose the date of the next release, 8 weeks ahead or more':
    'Elige la fecha del próximo lanzamiento, con 8 semanas de margen o más',
};

/** A task's name in Spanish: its town stays in front. Names that the artist gave stay as they are. */
export function taskInSpanish(title: string): string {
  if (tasks[title] !== undefined) return tasks[title];
  const [, town = '', what = ''] = /^(.+?): (.+)$/u.exec(title) ?? [];
  return tasks[what] === undefined ? title : `${town}: ${tasks[what]}`;
}

/** The product's remark about a task's day, in Spanish; `''` if it has none. */
export function noteInSpanish(note: string, today: number): string {
  const isPast = note.startsWith('Gone');
  const [day] = findDays(note, today, isPast).map((found) => spanishDay(found.day));
  if (note === '') return '';
  if (isPast) return day === undefined ? 'ya no es posible' : `ya no es posible: era hasta el ${day}`;
  if (note.startsWith('Late')) return 'atrasada';
  return /^Few people/u.test(note) ? 'del 24 de diciembre al 2 de enero poca gente lee el correo: elige otro día' : '';
}

const said = '“([^”]+)”';
/** What the product's tools answer when they refuse, with the reply to the artist. */
const refusals: [pattern: RegExp, reply: (words: string) => string][] = [
  [
    new RegExp(`^The artist did not write ${said}`, 'u'),
    (words) => `No encuentro «${withSpanishDay(words)}» escrito así en tus mensajes. ¿Es correcto?`,
  ],
  [/did not write this link/u, () => 'No encuentro ese enlace en tus mensajes. Escríbelo entero y lo miro.'],
  [new RegExp(`^The artist did not ask to change ${said}`, 'u'), (words) => `¿Quieres que cambie «${words}»?`],
  [new RegExp(`^The artist did not ask for this text.*?${said}`, 'u'), (words) => `¿Quieres que escriba «${words}»?`],
  [/did not ask for a one-sheet/u, () => '¿Quieres un one-sheet?'],
  [
    new RegExp(`^The artist did not say that ${said} is done`, 'u'),
    (words) => `¿Está hecha «${taskInSpanish(words)}»?`,
  ],
  [new RegExp(`^The artist did not name ${said}`, 'u'), (words) => `¿Te refieres a «${taskInSpanish(words)}»?`],
  [new RegExp(`^There is no release called ${said}`, 'u'), (words) => `No tengo ningún plan de «${words}». ¿Cuál es?`],
  [
    /^Name one of these tasks: (.+)$/su,
    (words) => `¿Cuál de estas tareas es? ${words.split('; ').map(taskInSpanish).join('; ')}.`,
  ],
  [new RegExp(`^Which day is ${said}`, 'u'), (words) => `¿Qué día es «${words}»? Dime la fecha con su mes.`],
  [
    new RegExp(`^${said} can be read in two ways`, 'u'),
    (words) => `«${words}» se puede leer de dos maneras. ¿Qué día y qué mes es?`,
  ],
  [
    /^(\d{4}-\d\d-\d\d) is a /u,
    (words) => `El ${withSpanishDay(words)} no cae en el día de la semana que dices. ¿Cuál es el bueno?`,
  ],
  [/no day \d|no such day|There is no day/u, () => 'Ese día no existe. ¿Qué fecha es?'],
  [/between 2000 and 2099|too far away/u, () => 'Esa fecha queda demasiado lejos. ¿Cuál es?'],
  [/^Ask what it is called/u, () => '¿Cómo se titula?'],
  [/^Ask for the name/u, () => '¿Cómo se llama?'],
  [/^The address is not valid/u, () => 'Ese correo no es válido. ¿Cuál es?'],
  [/at most \d+ shows/u, () => 'Son demasiadas fechas para una gira.'],
  [/^Only a tour has shows/u, () => 'Solo una gira lleva varias fechas: dime el lanzamiento y la gira por separado.'],
  [/passage more than once/u, () => 'Ese pasaje está más de una vez en el texto. Cítame algo más de lo que lo rodea.'],
  [/does not have this passage/u, () => 'No encuentro ese pasaje en el texto. Cópiamelo tal cual está.'],
  [/document too long/u, () => 'Con eso el texto sería demasiado largo.'],
  [/^There is no such document/u, () => 'Ese texto ya no existe.'],
  [/no attachment/u, () => 'Ese archivo ya no existe.'],
  [
    /can’t be reached|no such address|too long to answer|not on the public internet/u,
    () => 'No he podido abrir ese enlace.',
  ],
  [/redirects too often|usual web ports|not a link|Only http/u, () => 'Ese enlace no lo puedo comprobar.'],
  [
    /links were checked|still being checked|again in a (?:moment|minute)/iu,
    () => 'Ahora mismo no puedo más: inténtalo de nuevo en un minuto.',
  ],
];

/** A tool's refusal as a Spanish sentence to the artist. */
export function refusalInSpanish(error: string): string {
  for (const [pattern, reply] of refusals) {
    const match = pattern.exec(error);
    if (match) return `Aún no he podido hacerlo. ${reply(match[1] ?? '')}`;
  }
  return 'Aún no he podido hacerlo. Dímelo con otras palabras, con los nombres y las fechas completos.';
}

const remarks: [pattern: RegExp, reply: string][] = [
  [/^Fill this in/u, 'rellénalo o bórralo'],
  [/^Not from you.*figure/u, 'esa cifra no es tuya: confírmala o quítala'],
  [/^Not from you.*date/u, 'esa fecha no es tuya: confírmala o quítala'],
  [/^Not from you.*name/u, 'ese nombre no es tuyo: confírmalo o quítalo'],
  [/^Not from you/u, 'eso no lo has dicho tú: confírmalo o quítalo'],
  [/two readings|^Is this /u, 'se puede leer de dos maneras: escribe el mes con letras'],
  [/third person/u, 'escríbelo en tercera persona: «yo» y «nosotros» solo van en las citas'],
  [/^Add a link for tickets/u, 'falta un enlace para las entradas'],
  [/^Add a link/u, 'falta un enlace para escuchar'],
  [/^Add the venue|^Add the town/u, 'falta la sala con su dirección'],
  [/^Add the time/u, 'falta la hora: puertas o comienzo'],
  [/^Add the price/u, 'falta el precio, o que la entrada es libre'],
  [/^Add the date/u, 'falta la fecha'],
  [/^Add the age limit/u, 'falta la edad mínima, o que es para todos los públicos'],
  [/^Add a headline/u, 'falta un titular en su propia línea'],
  [/^Begin with the people/u, 'empieza por las personas: quién está afectado y si está a salvo'],
  [/^Begin with a line/u, 'empieza con una línea «Asunto: …»'],
  [/no guessing/u, 'di solo lo que sabes'],
  [/one sentence/u, 'déjalo en una frase y en una línea'],
  [/unreleased/u, 'solo se puede proponer una canción que aún no haya salido'],
  [/takes no links/u, 'el formulario no admite enlaces: aprovéchalo para la historia'],
  [/instead of an attachment/u, 'manda un enlace, no un archivo'],
];

/** Why the product marks words of a document, in Spanish. */
export function remarkInSpanish(why: string): string {
  return remarks.find(([pattern]) => pattern.test(why))?.[1] ?? 'revísalo';
}

/** Words of a call with their day, `2027-05-06`, written out. */
function withSpanishDay(words: string): string {
  return words.replace(/\d{4}-\d\d-\d\d/gu, (iso) => {
    const [found] = findDays(iso, 0);
    return found === undefined ? iso : spanishDay(found.day);
  });
}
