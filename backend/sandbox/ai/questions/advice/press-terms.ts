import type { Situation } from '../../acting/call.js';

type Term = [name: RegExp, en: string, es: string];

/** Words of the trade that are asked about and have no text of their own in the playbook. */
const terms: Term[] = [
  [
    /boiler[- ]?plates?/,
    'A boilerplate is the **“About” paragraph at the end of a press release**: who you are, where from, what you have done, in two to four sentences in the third person. It’s the same in every release, so that anyone can print it without asking.\n\nYour **bio of 50 words** is one. Say **write my 50 word bio**, and you have something to hand over.',
    'Un boilerplate es **el párrafo «Acerca de» al final de una nota de prensa**: quién eres, de dónde y qué has hecho, en dos a cuatro frases y en tercera persona. Es el mismo en todas las notas, para que cualquiera pueda publicarlo sin preguntar.\n\nTu **biografía de 50 palabras** sirve. Di **escribe mi biografía de 50 palabras** y ya tienes qué mandar.',
  ],
  [
    /lead[- ]?times?/,
    'Lead time is **how long before something appears its makers need the material**. A monthly magazine closes months before it’s in the shops, a blog needs days. So you count back from your date, and write to those with the longest lead time first.\n\nTell me your date, and I’ll count it out for each kind of outlet.',
    'El lead time es **con cuánta antelación necesita un medio el material**. Una revista mensual cierra meses antes de salir; un blog necesita días. Por eso se cuenta hacia atrás desde tu fecha y se escribe primero a quien más tiempo necesita.\n\nDime tu fecha y te lo cuento para cada tipo de medio.',
  ],
  [
    /date[- ]?lines?/,
    'The dateline is **the town and the date at the start of a press release’s first paragraph**, such as “LEEDS, 5 March 2027 –”. It says where the news comes from and how fresh it is.',
    'La data es **la ciudad y la fecha con que empieza el primer párrafo de una nota de prensa**, por ejemplo «LEÓN, 5 de marzo de 2027 –». Dice de dónde viene la noticia y lo reciente que es.',
  ],
  [
    /(?:pull|press) quotes?/,
    'A pull quote is **one sentence from what someone published about you**, with the writer’s outlet under it, to put on a poster, a one-sheet or a page. Only words that were really printed or said on air, unchanged, and with the source.',
    'Una cita de prensa es **una frase de lo que alguien publicó sobre ti**, con el medio debajo, para un cartel, un one-sheet o tu página. Solo palabras que se publicaron o se dijeron de verdad, sin cambiarlas y con la fuente.',
  ],
  [
    /(?:captions?|pies? de fotos?)/,
    'A caption is **the words that go with a photo or a video**: under it in a post, or beside it in a paper. In a post it’s one line of story, one fact and one thing to do, such as a date or a link. For a paper or a venue’s page it says who is in the picture, and who took it.\n\nSay **write the captions** for a post about what you told me.',
    'Un caption o pie de foto son **las palabras que van con una foto o un vídeo**: debajo en una publicación, o al lado en un periódico. En redes es una línea de historia, un dato y algo que hacer, como una fecha o un enlace. Para un periódico o la página de una sala dice quién sale en la foto y quién la hizo.\n\nDi **escribe los textos para redes** y los hago con lo que me has contado.',
  ],
  [
    /(?:ffo|riyl|for fans of)/,
    '“FFO” and “RIYL” mean **“for fans of”** and **“recommended if you like”**: two or three artists you really sit beside, so that someone who hasn’t heard you knows what to expect. Name ones of your size and time rather than the biggest.',
    '«FFO» y «RIYL» quieren decir **«para fans de»** y **«recomendado si te gusta»**: dos o tres artistas a los que de verdad te pareces, para que quien no te ha oído sepa qué esperar. Mejor de tu tamaño y de ahora que los más grandes.',
  ],
  [
    /dsps?/,
    'DSP stands for **digital service provider**: Spotify, Apple Music, Deezer, Tidal and the like. Your distributor delivers the music to them.',
    'DSP quiere decir **proveedor de servicios digitales**: Spotify, Apple Music, Deezer, Tidal y demás. Tu distribuidora les entrega la música.',
  ],
];

const asksEnglish = (name: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:what(?:['’]?s| is| are| does| do)|wtf (?:is|are)|(?:explain|define)|(?:never heard of|no idea what|don['’]?t (?:even )?know what)) (?:an? |the |it |they |that )*["“‘']?(?:${name})["”’']?(?: (?:mean|stand for|is|are|supposed to be))*(?: (?:again|exactly|then|even|anyway|in (?:plain )?english))*(?=\\s*(?:[?.!,;]|$))`,
    'iu',
  );
const asksSpanish = (name: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:qu[eé] (?:es|son|significa|quiere decir)(?: eso de)?|no s[eé] (?:ni )?qu[eé] es|explícame) (?:un |una |el |la |lo de )*["“‘«']?(?:${name})["”’»']?`,
    'iu',
  );

/** What a word of the trade means, for a message that asks it; `''` for other messages. */
export function pressTerm({ conversation: { question }, known: { language } }: Situation): string {
  const asks = language === 'es' ? asksSpanish : asksEnglish;
  const [, en = '', es = ''] = terms.find(([name]) => asks(name.source).test(question)) ?? [];
  return language === 'es' ? es : en;
}
