import { type Day, longDay, spanishDay } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import { withoutPassage } from '../prompt-turns.js';
import type { Known } from '../reading/known.js';
import { newsIn } from '../reading/news.js';

const says =
  '(?:post|tweet|share|announce|say (?:something|anything|it)|talk|speak|comment|tell (?:people|everyone|fans|my fans|our fans)|put (?:it|this|that|something|anything) (?:online|out|up|on)|mention|respond|react|reply publicly|go public|make (?:it|this) public)';
const asksInEnglish = new RegExp(
  `(?<!\\p{L})(?:should|shall|can|could|may|must|do|is it (?:ok|okay|a good idea|wise|too early)(?: for (?:me|us))? to|ought) ?(?:(?:I|we)(?: (?:now|already|even|just|better|to|have to|need to))*)? ${says}(?!\\p{L})[^.?!\\n]{0,50}\\?`,
  'iu',
);
const asksInSpanish =
  /(?<!\p{L})(?:(?:debería(?:mos)?|puedo|podemos|tengo que|tenemos que|conviene|hace falta|es buena idea) )?(?:(?:lo )?(?:public(?:o|amos|ar(?:lo)?)|cuent(?:o)|contamos|contar(?:lo)?|anunci(?:o|amos|ar(?:lo)?)|compart(?:o|imos|ir(?:lo)?)|post(?:eo|ear(?:lo)?))|(?:digo|decimos|decir) algo|subo algo|subimos algo)(?!\p{L})[^.?!\n]{0,50}\?/iu;
/** "¿Lo publico en redes o se lo mando primero a ellos?" */
const toThemFirst =
  /(?<!\p{L})(?:se l[oa]|l[oa]|les?) (?:mando|mandamos|envío|enviamos|paso|pasamos|digo|decimos|escribo|escribimos)(?!\p{L})/iu;
const firstToThem =
  'Primero a ellos, con lo que es seguro y pidiendo que lo corrijan: una sola vez y por escrito. Después, **el mismo comunicado en un solo sitio**, el tuyo, sin discutir en los comentarios. Si no contestan, publícalo igual. Si hay abogados o denuncias de por medio, que un abogado lo lea antes: yo no puedo dar consejo legal, y tampoco lo mando.';
/** Refers to the news: "it", "this", a network, or nothing. */
const isOfNews =
  /(?<!\p{L})(?:about (?:it|this|that|what happened|the (?:news|release|single|song|show|tour))|it|this|that|something|anything|online|public|now|already|yet|on (?:instagram|social(?: media)?|tiktok|facebook|twitter|x|socials|our socials)|lo|algo|sobre (?:esto|eso|ello)|en (?:instagram|redes|las redes|mis redes|nuestras redes)|publicarlo|contarlo|anunciarlo|compartirlo|ya)(?!\p{L})/iu;

/** "Our bass player left": news of its own, whatever comes out. */
const hasLeft =
  /(?<!\p{L})(?:player|bassist|drummer|guitarist|singer|pianist|violinist|member|bandmate)s?(?: \p{L}+)? (?:has |have |had |just |is |are )*(?:left|quit|leaving|walked out|gone|resigned)(?!\p{L})/iu;

/** Answers "Should I post about it?" according to what "it" is; `''` for other questions. */
export function postingAdvice({ question, asked, today }: Conversation, known: Known): string {
  if (hasLeft.test(question)) return '';
  if (!(asksInEnglish.test(question) || asksInSpanish.test(question)) || !isOfNews.test(question)) return '';
  const say = (english: string, spanish: string): string => (known.language === 'es' ? spanish : english);
  const show = (day: Day): string => say(longDay(day), spanishDay(day));
  const news = newsIn(asked.map(withoutPassage), today);
  if (news === 'crisis' && known.language === 'es' && toThemFirst.test(question)) return firstToThem;
  if (news === 'crisis')
    return say(
      'Not yet. First make sure that everyone concerned is safe and knows what will be said. Then post **one short statement**, the same words everywhere: only what is certain, no guesses, no blame. Don’t answer comments. If police or lawyers are involved, have a lawyer read it before it goes out.\n\nShall I write the statement, with only what you told me?',
      'Todavía no. Primero, que todos los afectados estén a salvo y sepan qué se va a decir. Después, **un solo comunicado breve**, con las mismas palabras en todas partes: solo lo que es seguro, sin suposiciones ni culpas. No respondas a los comentarios. Si hay policía o abogados, que un abogado lo lea antes de publicarlo.\n\n¿Escribo el comunicado, solo con lo que me has contado?',
    );
  const day = news === 'release' ? known.day : (known.shows.find((one) => one.day >= today)?.day ?? null);
  const named = known.title === '' ? say('it', 'ello') : say(`“${known.title}”`, `«${known.title}»`);
  if (news !== 'release' && day !== null)
    return say(
      `Yes, once the venue has confirmed and tickets can be bought: date, town, venue and the ticket link in one post. The first night is **${show(day)}**.\n\nShall I write the captions?`,
      `Sí, cuando la sala lo haya confirmado y haya entradas: fecha, ciudad, sala y enlace en una sola publicación. La primera noche es el **${show(day)}**.\n\n¿Escribo los textos para Instagram?`,
    );
  if (day !== null && day >= today) {
    const start = Math.max(day - 28, today);
    return say(
      `Yes. Start about four weeks before, so ${start === today ? '**now**' : `from **${show(start)}**`}: say what it is and when it is out. Keep the song itself for **${show(day)}**.\n\nShall I write the captions?`,
      `Sí. Empieza unas cuatro semanas antes, es decir, ${start === today ? '**ya**' : `desde el **${show(start)}**`}: di qué es y cuándo sale. La canción entera, el **${show(day)}**.\n\n¿Escribo los textos para Instagram?`,
    );
  }
  if (day !== null)
    return say(
      `Yes: ${named} is out since ${show(day)}, so a live take, how it was made, or what people wrote about it are all worth a post.\n\nShall I write the captions?`,
      `Sí: ${named} salió el ${show(day)}, así que sirve una toma en directo, cómo se hizo o lo que ha escrito la gente.\n\n¿Escribo los textos para Instagram?`,
    );
  if (known.title !== '')
    return say(
      `Once ${named} has a day: about four weeks before is a good start. Which day is it out?`,
      `Cuando ${named} tenga fecha: unas cuatro semanas antes es un buen comienzo. ¿Qué día sale?`,
    );
  return say(
    'That depends on what it is. What happened, or what is coming out?',
    'Depende de qué se trate. ¿Qué ha pasado, o qué vas a publicar?',
  );
}
