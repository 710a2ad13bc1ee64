import type { Situation } from '../../acting/call.js';
import { findDays, longDay } from '../../calendar.js';
import { saysNoMoney } from '../../reading/crisis/no-money.js';
import type { Language } from '../../reading/language.js';
import { correction } from './corrections.js';
import { otherReaders } from './other-readers.js';
import { posterLines } from './poster-lines.js';

/** "Does it cost anything?", of what was spoken of last. */
const costs: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:does|will|would|do) (?:it|that|this|they|I|we)(?: (?:have to|need to|then))* (?:cost|pay)(?: (?:me|us))?(?: (?:anything|money|much|a lot|something|for (?:it|that|this)))?\W*$|(?<!\p{L})(?:is (?:it|that|this)|it['’]?s) free(?: (?:then|or what|though))?\W*$|(?<!\p{L})how much (?:is|does) (?:it|that|this)(?: cost)?\W*$/iu,
  es: /(?<!\p{L})(?:(?:eso|esto) )?(?:cuesta|vale) (?:algo|dinero|mucho)\W*$|(?<!\p{L})(?:(?:eso|esto) )?es gratis\W*$|(?<!\p{L})(?:hay|tengo|tenemos) que pagar(?: algo)?\W*$|(?<!\p{L})cu[aá]nto (?:cuesta|vale|sale)(?: (?:eso|esto))?\W*$/iu,
};
const ofApp = /(?<!\p{L})(?:fanfare|app|subscri\p{L}+|suscri\p{L}+|you|month|mes)(?!\p{L})/iu;
const ofPitch =
  /(?<!\p{L})(?:spotify for artists|spotify pitch|pitch(?:ing)? (?:to|in) spotify|texto para spotify)(?!\p{L})/iu;

/** "Does it cost anything?" after talk of Spotify; `''` for other messages. */
function pitchIsFree({ conversation: { question, asked, said }, known: { language } }: Situation): string {
  if (!costs[language].test(question) || ofApp.test(question)) return '';
  const talk = [...said.slice(-2), ...asked.slice(-3, -1)].join('\n');
  if (!ofPitch.test(talk) && !/(?<!\p{L})spotify(?!\p{L})/iu.test(asked.at(-2) ?? '')) return '';
  return language === 'es'
    ? 'No: proponer una canción en **Spotify for Artists** es gratis, y un puesto en sus listas editoriales no se compra. Solo pagas a tu distribuidora lo que cobre por subir la música; su página dice cuánto. Si preguntabas por Fanfare, di **cuánto cuesta Fanfare**.'
    : 'No: pitching a song in **Spotify for Artists** is free, and a place on Spotify’s own playlists can’t be bought. All you may pay is your distributor, whose own page has the price. If you meant this app, ask **how much does Fanfare cost**.';
}

const sends: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:can|could|will|would|do) (?:you|u|ya|fanfare) (?:please |just |also )*(?:send|submit|pitch|upload|put|post|give) (?:it|this|that|them|my (?:song|single|pitch|track)|the (?:song|single|pitch|track))(?: (?:in|on|over|off))? (?:to|on|in|into|at) spotify(?! for you)/iu,
  es: /(?<!\p{L})(?:(?:puedes|podés|podrías) (?:(?:me|nos) )?(?:l[oa] )?(?:mand|envi|sub)[ai]r\p{L}*|(?:(?:me|nos) )?(?:l[oa] )?(?:mandas|mandás|envías|enviás|subes|subís))(?: (?:t[uú]|vos))?(?: (?:el texto|la canci[oó]n|el pitch|mi tema))? a spotify(?! por)[^.!\n]*\?/iu,
};

/** "Can you send it to Spotify for me?"; `''` for other messages. */
function sendToSpotify({ conversation: { question }, known: { language } }: Situation): string {
  if (!sends[language].test(question)) return '';
  return language === 'es'
    ? 'No, eso lo haces tú: yo no envío ni subo nada. Entra en **Spotify for Artists**, ve a tu música, a lo que está por salir, elige la canción y pega ahí el texto (unos 500 caracteres). Solo aparece cuando tu distribuidora la ha entregado, y tiene que estar hecho al menos 7 días antes de la salida.'
    : 'No, that’s yours to do: I send and upload nothing. Log in to **Spotify for Artists**, go to your music and what is upcoming, choose the song and paste the text there (about 500 characters). It only shows up once your distributor has delivered it, and has to be in at least 7 days before release.';
}

const fee: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:how much|what)(?:['’]s| is| does| do| would| will| should)? [^.?!\n]{0,30}?(?<!\p{L})(?:publicists?|pr (?:person|people|company|agency|firm)|press agents?|pluggers?)(?!\p{L})[^.?!\n]{0,20}?(?:cost|charge|ask|want|take)|(?:cost|price|fee) of an? (?:publicist|pr \p{L}+|plugger))/iu,
  es: /(?<!\p{L})cu[aá]nto (?:(?:me|nos|te|se) )?(?:(?:puede|suele|va a|podr[ií]a) )?(?:cobr|cuest|cost|sal|vale|pid|pag|hay que pagar)\p{L}*(?!\p{L})[^.?!\n]{0,40}?(?<!\p{L})(?:publicistas?|jef[ea]s? de prensa|agentes? de prensa|(?:gabinetes?|agencias?) de (?:prensa|comunicaci[oó]n|promo(?:ci[oó]n)?|pr)|(?:alguien|gente|una? (?:persona|chic[oa]|profesional|t[ií][oa])) (?:de|para|que (?:me |nos )?(?:haga|lleve)) (?:la |el )?(?:prensa|promo(?:ci[oó]n)?|pr|comunicaci[oó]n)|pr|quien (?:(?:me|nos|te) )?(?:lleve|haga) (?:la )?(?:prensa|promo(?:ci[oó]n)?))(?!\p{L})/iu,
};

/** What a publicist asks for. Source: the playbook's text on publicists. */
function publicistFee({ conversation: { question, asked }, known: { language } }: Situation): string {
  if (!fee[language].test(question)) return '';
  const isBroke = asked.some(saysNoMoney);
  return language === 'es'
    ? `No hay una tarifa, y las cifras que tengo son antiguas y de EE. UU.: de 300 a 600 dólares al mes en una agencia pequeña (2016) y de 2000 a 3000 a tiempo completo ([Razmataz](https://razmatazmag.com/2016/when-is-the-right-time-to-hire-a-publicist)). Depende del país, de cuántas ciudades y semanas son y de quién lo hace, así que pide presupuesto a dos o tres: qué medios, quién escribe, cada cuánto informan y qué pasa si no sale nada. Venden esfuerzo, nunca cobertura; para pocas fechas, diez correos tuyos a la prensa de cada ciudad suelen rendir más.${isBroke ? ' Sin presupuesto, déjalo: escribir uno mismo a la prensa y a la radio es gratis.' : ''}`
    : `There’s no set fee, and the figures I have are old and American: 300 to 600 dollars a month at a small agency (2016), 2,000 to 3,000 full time ([Razmataz](https://razmatazmag.com/2016/when-is-the-right-time-to-hire-a-publicist)). It depends on the country, on how many towns and weeks, and on who does it, so ask two or three for a quote: which outlets, who writes, how often they report, and what if nothing comes. They sell effort, never coverage; for a few dates, ten emails of your own to each town’s press often do more.${isBroke ? ' With no budget, leave it: writing to press and radio yourself is free.' : ''}`;
}

const forWhat =
  /(?<!\p{L})(?:(?:esto|fanfare|esta (?:app|web|p[aá]gina)|la app)(?: \p{L}+)? (?:para|pa) ?qu[eé] (?:sirve|es)|(?:para|pa) ?qu[eé] (?:sirve|es) (?:esto|fanfare|esta|la app)|qu[eé] (?:es|hace) (?:esto|fanfare|esta app)(?: exactamente)?|c[oó]mo (?:va|funciona) (?:esto|la app|fanfare))(?!\p{L})[^.!\n]{0,30}$|(?<!\p{L})what(?:['’]?s| is| does)? (?:this|it|fanfare|this (?:app|thing|site))(?: (?:app|thing|site))?(?: (?:actually|exactly|even|really))*(?: (?:do|for|about))(?: (?:actually|exactly|then))*\W*$/iu;

/** "What is this for, exactly?"; `''` for other messages. */
function whatItIsFor({ conversation: { question }, known: { language } }: Situation): string {
  if (!forWhat.test(question)) return '';
  return language === 'es'
    ? 'Fanfare es para que un músico haga su propia prensa, sin experiencia. Me cuentas qué sacas o dónde tocas, y cuándo, y yo:\n\n- hago el **plan** con sus fechas\n- escribo los **textos**: nota de prensa, correos a blogs y radios, biografía, anuncios, textos para redes, one-sheet\n- digo **qué toca, a quién y cuándo**\n\nLos mandas tú: yo no envío ni publico nada, y que alguien conteste no se puede prometer. ¿Qué viene ahora: un lanzamiento, un concierto o un texto?'
    : 'Fanfare is for musicians who do their own press, with no experience needed. You tell me what you’re releasing or playing, and when, and I:\n\n- make the **plan** with its dates\n- write the **texts**: press release, emails to blogs and radio, bio, announcements, captions, one-sheet\n- say **what is due, to whom and when**\n\nYou send them: I send and post nothing, and nobody can promise an answer. What’s next: a release, a show, or a text?';
}

const tells: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:can|could|may|am|are|is it (?:ok|okay|alright)(?: if)?|should|when can) (?:i|we) ?(?:allowed to |ok to |good to )?(?:tell|post|share|announce|say|shout about|talk about)(?: (?:people|everyone|anyone|it|this|that|about it|folks|my \p{L}+|the world|anything|something))*(?: (?:yet|now|already|publicly|online))+\W*\??\W*$/iu,
  es: /(?<!\p{L})(?:(?:ya )?(?:lo )?(?:puedo|podemos|se puede)(?: ya)? (?:contar|decir|anunciar|publicar|compartir)(?:l[oa])?(?: ya| a la gente| por redes)*|ya (?:lo )?(?:cuento|contamos|anuncio|anunciamos|publico))\W*\?/iu,
};
const ofFestival = /(?<!\p{L})(?:fest(?:ival|s)?|line-?up|slot|cartel)(?!\p{L})/iu;
const allowed =
  /(?<!\p{L})(?:(?:they|the festival|festival) (?:said|say|told (?:me|us))|(?:it['’]?s|its) (?:ok|fine|allowed)|allowed|embargo\p{L}*|(?:me|nos) (?:dijeron|han dicho|dejan)|puedo|podemos)(?!\p{L})[^.?!\n]*?(?<!\p{L})(?:from|after|until|till|on|not before|desde|a partir|hasta|antes)(?!\p{L})/iu;

/** "Can I tell people yet?" of a festival slot; `''` for other messages. */
function tellOfFestival({ conversation: { question, asked }, known: { language } }: Situation): string {
  if (!tells[language].test(question) || !ofFestival.test(asked.slice(-3).join('\n'))) return '';
  if (asked.some((one) => allowed.test(one))) return '';
  return language === 'es'
    ? '¡Enhorabuena! Todavía no, salvo que te lo hayan dicho: los festivales suelen anunciar su cartel ellos mismos, un mismo día para todos. Pregúntales en un correo corto **desde qué día y hora puedes contarlo** y **qué imagen y etiquetas usar**. Dime el día y te dejo lista la publicación: **escribe los textos para redes**.'
    : 'Congratulations! Not yet, unless they’ve said so: festivals usually announce the line-up themselves, on one day for everybody. Ask them in a short email **from which day and hour you may say it**, and **which picture and tags to use**. Tell me the day, and I’ll have the post ready: **write the captions**.';
}

const asksWhenAllowed =
  /(?<!\p{L})(?:(?:what|which) (?:day|date)|when)(?!\p{L})[^.?!\n]{0,40}?(?<!\p{L})(?:allowed|ok|okay|can|may|free|able)(?!\p{L})[^.?!\n]{0,20}?(?<!\p{L})(?:post|announce|share|say|tell|talk)(?!\p{L})/iu;

/** "What day am I allowed to post again, and what stage?", from what the artist said; `''` for other messages. */
function whenAllowed({ conversation: { question, asked, today }, known: { language } }: Situation): string {
  if (language === 'es' || !asksWhenAllowed.test(question)) return '';
  const told = asked.slice(0, -1);
  const rule = told.findLast((one) => allowed.test(one)) ?? '';
  const day = findDays(rule.slice(rule.search(allowed)), today).find((found) => found.day > today)?.day;
  if (rule === '' || day === undefined) return '';
  const stage = /(?<!\p{L})stage(?!\p{L})/iu.test(question)
    ? (told
        .flatMap(
          (one) =>
            /(?<!\p{L})(?:the )?((?:\p{Lu}[\p{L}'’&-]* ){1,3}[Ss]tage)(?!\p{L})/u
              .exec(one)?.[1]
              ?.replace(/^.*['’]s (?=\p{Lu})/u, '') ?? [],
        )
        .at(-1) ?? '')
    : '';
  return `From **${longDay(day)}**, as they told you.${stage === '' ? '' : ` You’re on the **${stage}**.`}`;
}

const whatToPaper =
  /(?<!\p{L})what (?:would|should|do|can|could|shall) (?:you|we|i)(?: \p{L}+)? send (?:to )?(?:the |a |our |my )?(?:local )?(?:papers?|newspapers?|press)(?!\p{L})|(?<!\p{L})qu[eé] (?:le |les )?(?:mand|envi|env[ií])\p{L}+ (?:(?:yo|t[uú]) )?a(?:l| la| los)? (?:peri[oó]dico|diario|prensa|medios)(?: locale?s?)?(?=\W*$)/iu;

/** "What would you send the local paper?": which text; `''` for other messages. */
function textForPaper({
  conversation: { question },
  known: { language, shows, concertDay, title },
}: Situation): string {
  if (!whatToPaper.test(question)) return '';
  const isOfShow = title === '' && (shows.length > 0 || concertDay !== null);
  if (language === 'es')
    return isOfShow
      ? 'El **anuncio del concierto**: quién, dónde, cuándo, precio y una línea de por qué merece la pena, pegado en un correo corto a una persona con nombre, con el enlace a una foto horizontal. Unos 30 días antes; para la agenda, más tarde también vale. ¿Escribo el anuncio del concierto?'
      : 'La **nota de prensa**, pegada en un correo corto a una persona con nombre, con lo que es de allí en la primera línea y el enlace a una foto horizontal. Unos 30 días antes. ¿Escribo la nota de prensa?';
  return isOfShow
    ? 'The **gig announcement**: who, where, when, the price and one line on why it’s worth coming, pasted into a short email to one named person, with a link to a horizontal photo. About 30 days before; listings take it later, too. Shall I write the gig announcement?'
    : 'The **press release**, pasted into a short email to one named person, with what is local about it in the first line and a link to a horizontal photo. About 30 days before. Shall I write the press release?';
}

/** The answer to a question in the middle of a conversation, for which nothing is done; `''` for other messages. */
export function midwayQuestion(situation: Situation): string {
  if (situation.known.crisis !== null) return '';
  return (
    correction(situation) ||
    otherReaders(situation) ||
    posterLines(situation) ||
    sendToSpotify(situation) ||
    pitchIsFree(situation) ||
    publicistFee(situation) ||
    textForPaper(situation) ||
    whatItIsFor(situation) ||
    tellOfFestival(situation) ||
    whenAllowed(situation)
  );
}
