import type { Situation } from '../acting/call.js';
import { onSaleWords } from '../reading/concerts/on-sale.js';

const recipients =
  '(?:blogs?|bloggers?|press|magazines?|papers?|journalists?|writers?|editors?|outlets?|radio stations?|stations?|curators?|playlists?)';

/** "How many blogs should I pitch?" */
const asksHowMany = new RegExp(
  `(?<!\\p{L})how many (?:\\p{L}+ ){0,2}?${recipients}(?: \\p{L}+)? (?:should|shall|do|must|would|can|to)(?!\\p{L})(?! (?:you|u|they|have|cover|write|wrote))|(?<!\\p{L})(?:\\d{1,4}|lots of|loads of|many|hundreds of|more|all the|every) (?:${recipients} )?or (?:just |only |to |better |rather )*(?:\\d{1,4}|a few|a handful|some|fewer|less|the (?:best|right) ones)(?: ${recipients}| good ones)?(?=[^.!\\n]*\\?)|(?<!\\p{L})(?:a|cu[aá]ntos) (?:blogs|medios|periodistas|radios) (?:debo|debería|tengo que|hay que|escrib\\p{L}+|mand\\p{L}+)`,
  'iu',
);
/** "What time of day should I email blogs?" */
const asksForHour = new RegExp(
  `(?<!\\p{L})(?:what|which|best) (?:time(?: of (?:the )?day)?|hour|day(?: of the week)?|weekday)(?: (?:is|to|should|do|for|of|it|best|the|good|I|we)){0,4} (?:e-?mail|pitch|send|write|contact|hit up|reach out to)(?:ing)?(?: (?:to|out|it|my|the|a|an|pitch(?:es)?|e-?mails?|music)){0,3} ${recipients}|(?<!\\p{L})(?:e-?mail(?:ing)?|send(?:ing)?|writ(?:e|ing)|pitch(?:ing)?)(?: (?:it|them|people|blogs|out|to \\p{L}+)){0,2} (?:on|at|over|during) (?:a |the )?(?:weekends?|saturdays?|sundays?)(?=[^.!\\n]*\\?)|(?<!\\p{L})(?:mand|env|escrib)\\p{L}+ (?:\\p{L}+ ){0,2}(?:en|el|un) (?:fin(?:es)? de semana|finde|domingo|s[aá]bado)(?=[^.!\\n]*\\?)|(?<!\\p{L})a qué hora (?:(?:se|les|le) )?(?:escrib\\p{L}+|mand\\p{L}+|envi\\p{L}+)`,
  'iu',
);
/** "What time of day would you post it?" */
const asksForPostingHour =
  /(?<!\p{L})(?:(?:what|which|best) (?:time(?: of (?:the )?day)?|hour)|when in the day)(?: (?:is|are|to|should|would|do|does|shall|for|it|best|the|good|I|we|you|u|people|works?)){0,6} (?:post(?:ing)?|share|put (?:it|this|that) (?:up|out|online)|go live|announc(?:e|ing))(?!\p{L})|(?<!\p{L})a qué hora (?:(?:lo|la|los|las|se|debo|debería|conviene) ){0,2}(?:public\p{L}+|sub\p{L}+|post\p{L}+)/iu;
/** "How many singles before an album?", "EP or singles?", "what's a waterfall release?" */
const asksForFormat =
  /(?<!\p{L})how many singles (?:\p{L}+ ){0,4}?(?:before|ahead|from|off|do|should|for)(?!\p{L})|(?<!\p{L})(?:an? |the )?(?:eps?|albums?|lps?|singles?|full[- ]lengths?) or (?:just |only |a few |an? |the |some )?(?:eps?|albums?|lps?|singles?|full[- ]lengths?)(?! (?:is|was|comes?|out|press|pitch|plan))(?=[^.!\n]*\?|\W*$)|(?<!\p{L})waterfall(?:ing)?(?: (?:release|strategy|method|singles?))?(?=[^.!\n]*\?|[^.!\n]{0,20}(?:what|how|worth|good)|\W*$)|(?<!\p{L})(?:single|song|track|one|something) (?:out )?first(?:,)? or (?:(?:should|do|can) (?:I|we) )?(?:just |release |put |drop |do |go )*(?:out )?(?:the |all|it|them|everything|straight)|(?<!\p{L})(?:the )?(?:whole|full|entire) (?:ep|album|record|thing|lot)(?: out)?(?: (?:at once|in one go|together|straight away))?(?:,)? or (?:just |do |put (?:out )?)*(?:an? )?(?:single|song|track|one)|(?<!\p{L})(?:do|should) (?:I|we) (?:need|have to|release|put out|do|drop|need to (?:do|put out|release)) (?:an? )?singles? (?:first|before|out first)|(?<!\p{L})(?:un |una |alg[uú]n )?(?:sencillo|single|tema|canci[oó]n|adelanto) (?:antes|primero) o (?:(?:sac|lanz|publi)\p{L}+ )?(?:ya |directamente |mejor )*(?:el|la|todo|los|todas|de una)|(?<!\p{L})(?:el|la|todo el) (?:ep|disco|[aá]lbum) (?:entero|completo|de golpe|de una(?: vez)?) o (?:\p{L}+ ){0,3}(?:sencillos?|singles?|adelantos?|canci[oó]n|tema)|(?<!\p{L})(?:saco|sacamos|sacar|lanzo|lanzar|hace falta|necesit\p{L}+|conviene) (?:\p{L}+ ){0,2}(?:sencillo|single|adelanto) (?:antes|primero)|(?<!\p{L})cuántos sencillos? (?:antes|saco|debo)|(?<!\p{L})(?:un )?(?:ep|disco|[aá]lbum|single|sencillo) o (?:un )?(?:sencillos?|singles?|ep|disco|[aá]lbum)(?!\p{L})(?=[^.!\n]*\?| (?:primero|antes)(?!\p{L}))/iu;

const many = '(?:all|lots|loads|many|several|two|three|four|\\d+|both|more than one|multiple|a few)(?: of)?';
const atOnce = '(?:at once|at the same time|together|in one(?: e-?mail)?)';
/** "Is it ok to send the same email to everyone at once?" */
const asksForMany = new RegExp(
  [
    `(?:can|could|may|should|shall|do|is it|would it be|am)(?!\\p{L})[^.?!\\n]{0,40}?(?<!\\p{L})(?:b?cc|mail ?merge|mass e-?mail|bulk)`,
    `(?:can|could|may|should|shall|do|is it|would it be|am)(?!\\p{L})[^.?!\\n]{0,40}?(?<!\\p{L})(?:send|e-?mail|pitch|write|mail)(?:ing)?(?!\\p{L})[^.?!\\n]{0,40}?(?<!\\p{L})(?:the same (?:e-?mail|text|message|pitch|song|track|thing|release)|every(?:one|body) (?:${atOnce}|the same)|${many} (?:(?:the|these|those) )?${recipients}|${many}(?: (?:them|these|those))? ${atOnce})`,
    '(?:puedo|podemos|debo|se puede|está bien)(?!\\p{L})[^.?!\\n]{0,30}?(?<!\\p{L})(?:mand|envi|escrib)\\p{L}*(?!\\p{L})[^.?!\\n]{0,30}?(?<!\\p{L})(?:(?:el|lo) mismo(?: (?:correo|texto|mensaje|mail))?|(?:varios|varias|muchos|muchas|todos|todas|dos|tres|cuatro|\\d+)(?: (?:los|las))? (?:blogs|medios|radios|emisoras|periodistas|periódicos|a la vez|de golpe|juntos)|copia oculta)',
  ]
    .map((one) => `(?<!\\p{L})(?:${one})(?!\\p{L})`)
    .join('|'),
  'iu',
);
/** "As a PDF, or in the email?" */
const asksForPaste =
  /(?<!\p{L})(?:attach(?:ed|ing)?|(?:as|in) (?:an? )?(?:pdf|word(?: (?:doc|file|document))?|docx?)|pdf|print(?:ed)?)(?: (?:it|this|that|them|the \p{L}+))? or (?:just )?(?:(?:do|should) I )?(?:paste|copy|put|type|write|e-?mail|send|in)(?!\p{L})|(?<!\p{L})(?:paste|copy|in the (?:e-?mail|body)|e-?mail)[^.?!\n]{0,25} or (?:(?:do|should) I )?(?:attach|as an attachment|as an? (?:pdf|word|doc)|send an? (?:pdf|word|doc)|an? (?:pdf|attachment)|print)(?!\p{L})|(?<!\p{L})(?:en |un )?(?:pdf|adjunto|word)(?!\p{L})[^.?!\n]{0,15} o (?:pegad[oa]|lo pego|en el (?:correo|cuerpo|mail)|copiad[oa])|(?<!\p{L})(?:lo pego|pegad[oa]|en el (?:correo|cuerpo))[^.?!\n]{0,15} o (?:lo adjunto|adjunt[oa]|en (?:pdf|word))(?!\p{L})/iu;
/** "How many hashtags should I use?" */
const asksForHashtags =
  /(?<!\p{L})(?:how many|what|which|should (?:I|we) (?:use|put|add)|do (?:I|we) (?:need|use)|cu[aá]ntos|qu[eé]|pongo) (?:\p{L}+ )?hashtags?(?!\p{L})/iu;

/** The answer to a question about how many to write to, at which hour, or what to release; `''` for other messages. */
export function pitchingQuestion({ conversation: { question }, known }: Situation): string {
  const { language } = known;
  if (asksHowMany.test(question)) return howMany[language];
  if (asksForMany.test(question)) return oneByOne[language];
  if (asksForPaste.test(question)) return pasted[language];
  if (asksForHashtags.test(question)) return hashtags[language];
  if (asksForHour.test(question)) return hour[language];
  if (asksForPostingHour.test(question)) return [postingHour[language], aroundSale(known)].filter(Boolean).join(' ');
  return asksForFormat.test(question) ? format[language] : '';
}

const postingHour = {
  en: 'My notes name no best hour, and I’d rather say so than guess: the statistics of your own account show when your followers are online.',
  es: 'Mis notas no dicen ninguna hora mejor, y prefiero decirlo a adivinar: las estadísticas de tu cuenta muestran cuándo se conecta la gente que te sigue.',
};

/** A post about tickets goes with the day on which they can be bought; `''` if that is unknown. */
function aroundSale({ onSale, language }: Situation['known']): string {
  const words = onSaleWords(onSale, language)
    .replace(/^preventa/u, 'en preventa')
    .replace(/^presale/u, 'on presale');
  if (words === '') return '';
  return language === 'es'
    ? `Las entradas salen ${words}: avisa el día antes, para que estén atentos, y publica otra vez en cuanto funcione el enlace.`
    : `Tickets go ${words}: post the day before, so that people are ready, and again as soon as the link works.`;
}

const oneByOne = {
  en: 'To several on the same day, yes; in one email to all of them, no. Write to **one named person at a time**, with a first line about what they wrote or played, one link and nothing attached: an email to everyone is read by no one. Only a premiere is offered to one outlet at a time.',
  es: 'A varios el mismo día, sí; en un solo correo para todos, no. Escribe **a una persona cada vez**, por su nombre, con una primera línea sobre lo que publicó o puso, un enlace y nada adjunto: un correo a todos no lo lee nadie. Solo un estreno se ofrece a un medio cada vez.',
};
const pasted = {
  en: 'Paste it into the email, with one link and **nothing attached**: that’s what blogs and papers want. Every text here has a button to copy it or to open it in your mail app; the PDF is for those who ask for one.',
  es: 'Pegado en el correo, con un enlace y **nada adjunto**: es lo que prefieren blogs y periódicos. Cada texto se puede copiar o abrir en tu correo; el PDF es para quien lo pida.',
};
const hashtags = {
  en: 'My notes have nothing on hashtags, and I’d rather say so than guess a number. Name the song, the day and the place in the words themselves, and tag those who are part of it.',
  es: 'Mis notas no dicen nada de hashtags, y prefiero decirlo a inventar un número. Nombra la canción, el día y el lugar en el propio texto, y etiqueta a quienes forman parte.',
};

const howMany = {
  en: 'As many as you can write to one by one: **about twenty** that cover your kind of music do more than two hundred that don’t. For each, note the writer, what they liked lately and the day you wrote; one link, nothing attached, one follow-up after about a week.\n\nSay **write the blog pitch**, and I fill in what you told me.',
  es: 'A tantos como puedas escribir uno por uno: **unos veinte** que cubran tu música rinden más que doscientos que no. De cada uno, apunta quién escribe, qué le gustó hace poco y qué día le escribiste; un enlace, sin adjuntos, y un solo recordatorio al cabo de una semana.\n\nDi **escribe el correo para un blog** y pongo lo que me has contado.',
};
const hour = {
  en: 'My notes have nothing on the hour or the weekday. What they do say: write to blogs and online magazines **1 to 3 weeks** before the release, to one named writer, and follow up once after about a week. Nothing goes out at a weekend, or between 24 December and 2 January, when desks are thin.',
  es: 'Mis notas no dicen nada de la hora ni del día de la semana. Lo que sí dicen: a blogs y medios en línea se escribe de **1 a 3 semanas** antes de la publicación, a una persona con nombre, y se insiste una sola vez al cabo de una semana. En fin de semana, y entre el 24 de diciembre y el 2 de enero, no se manda nada: hay poca gente.',
};
const format = {
  en: 'My notes give no number and don’t rank formats: I’m scripted, and that’s your call. What they say:\n\n- Most publications review **albums, far fewer EPs and singles** ([Musicians’ Union](https://musiciansunion.org.uk/news/how-to-boost-your-chances-of-getting-your-music-reviewed)): let singles carry the story, and the album ask for the review.\n- **Each single is a pitch of its own** in Spotify for Artists: one song at a time, unreleased, at least 7 days ahead ([Spotify for Artists FAQ](https://artists.spotify.com/faq/popular)).\n- Each needs about **four weeks** of run-up.\n\nTell me the titles and the days you have in mind, and I make a plan for each.',
  es: 'Mis notas no dan un número ni prefieren un formato: sigo un guion, y eso lo decides tú. Lo que dicen:\n\n- La mayoría de los medios reseña **discos, y muchos menos EP y sencillos** ([Musicians’ Union](https://musiciansunion.org.uk/news/how-to-boost-your-chances-of-getting-your-music-reviewed)): los sencillos cuentan la historia y el disco pide la reseña.\n- **Cada sencillo se propone por su cuenta** en Spotify for Artists: una canción cada vez, sin publicar y al menos 7 días antes ([Spotify for Artists](https://artists.spotify.com/faq/popular)).\n- Cada uno necesita unas **cuatro semanas**.\n\nDime los títulos y los días que tienes en mente y hago un plan para cada uno.',
};
