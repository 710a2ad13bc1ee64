import type { Situation } from '../acting/call.js';
import { cancelledEmail } from './bad-news/venue-letters.js';

const people = 'venue|promoter|booker|pub|club|bar|hall|landlord|landlady|organi[sz]ers?|festival';
const books =
  "(?:who|that)(?:[’']s| is)? (?:books?|booked|runs?|owns?|manages?|does (?:the )?bookings?|booking)(?: (?:it|us|there|the \\p{L}+))?";
const politely = '(?:(?:please|also|then|like|maybe|just) )*';
const request = new RegExp(
  `(?<!\\p{L})(?:(?:can|could|would|will) (?:you|u)|write|draft|do|make|need|want|like|give)(?!\\p{L})[^.!?\\n]{0,60}?(?<!\\p{L})(?:e-?mail|letter|message|note|text|dm)s? ${politely}(?:to|for) (?<who>(?:the |our |my |their )?(?:(?:${people})(?!['’\\p{L}]| (?:website|site|page|list|programme|magazine|newsletter))|\\p{L}[\\p{L}'’-]+,? ${books}|person ${books}))`,
  'iu',
);
const verbs = new RegExp(
  `(?:^|[.!?,;\\n] ?|(?<!\\p{L})(?:you|u|and|to) )${politely}(?:e-?mail|write to|message) (?<who>(?:the |our |my )?(?:(?:${people})(?!['’\\p{L}])|\\p{L}[\\p{L}'’-]+,? ${books}))`,
  'iu',
);
const spanish =
  /(?<!\p{L})(?:correo|mail|mensaje|carta|whatsapp) (?:para|a) (?<who>(?:la sala|el local|el bar|el promotor|la promotora|el programador|la programadora|el dueño|la dueña)(?!\p{L})|\p{Lu}\p{L}+,? (?:que|quien) (?:lleva|programa|contrata|es (?:el|la) dueñ[oa]))|(?<!\p{L})qu[eé] (?:le|les) (?:escribo|escribimos|digo|pongo|mando) a(?:l)? (?<person>(?:la |el )?(?:chic[oa]|tip[oa]|señora?|persona|pib[ea]|encargad[oa]|programador[a]?|promotor[a]?|dueñ[oa]) (?:del|de la|de los|de las|de) \p{L}+)/iu;

/** "Should I let the venue know too", "otro para el dueño": after a concert that is off. */
const tellsVenue = new RegExp(
  `(?<!\\p{L})(?:(?:one|something|another|it|text|e-?mail|message|note) (?:${politely})(?:for|to)(?: send(?: to)?| e-?mail| text| give)?|(?:let|tell|inform|notify|warn)) (?<who>(?:the |our )?(?:${people}|manager|owner)(?!['’\\p{L}]))`,
  'iu',
);
const tellsSala =
  /(?<!\p{L})(?:(?:uno|una|otr[oa]|algo|correo|mail|mensaje|texto|carta)(?: \p{L}+)? (?:para|a)|(?:avis|escrib|mand|envi)(?:ar|ir|o|amos|imos)?(?:le|les)?(?: un \p{L}+)? a)(?: (?:mandar|enviar|escribir|avisar)(?:le|les)?(?: a)?)? (?<who>(?:la sala|al? ?el local|el local|el bar|el boliche|el promotor|la promotora|el programador|la programadora|(?:el|la) dueñ[oa]|(?:el|la) encargad[oa]))(?!\p{L})/iu;

/** Whom at a venue a message wants an email to, in its words; `''` if none. */
export function venueWrittenTo(message: string): string {
  const found = [request, verbs, spanish].map((pattern) => pattern.exec(message)?.groups).find(Boolean);
  return found?.['who'] ?? found?.['person'] ?? '';
}

function venueTold(message: string): string {
  return [tellsVenue, tellsSala].map((one) => one.exec(message)?.groups?.['who'] ?? '').find(Boolean) ?? '';
}

/** Whether a message wants an email to the venue beside the statement that was written. */
export function isForVenue({
  conversation: { question, said },
  known: { crisis },
}: Pick<Situation, 'conversation' | 'known'>): boolean {
  const isThere = said.some((reply) => reply.includes('](/documents/'));
  return isThere && crisis?.isConcertOff === true && (venueWrittenTo(question) || venueTold(question)) !== '';
}

/** "Write a letter asking if we can play": a request to those who run something. */
const letterInEnglish =
  /(?<!\p{L})(?:write|draft|make|do|need|help|prepare|give)(?!\p{L})[^.!?\n]*?(?<!\p{L})(?:letter|e-?mail|message|application|note) (?:to|that) (?:ask(?:s)? (?:if|whether|them|him|her|for)|request|apply|beg|invite|persuade)(?!\p{L})|(?<!\p{L})(?:write|draft|make|do|need|help|prepare|give)(?!\p{L})[^.!?\n]*?(?<!\p{L})(?:letter|e-?mail|message|application|note) (?:asking|requesting|applying|inviting)(?!\p{L})|(?<!\p{L})(?:write|draft|make|prepare)(?!\p{L})[^.!?\n]*?(?<!\p{L})(?:cover(?:ing)? letter|application letter|letter of (?:application|motivation|introduction)|festival application)(?!\p{L})/iu;
const letterInSpanish =
  /(?<!\p{L})(?:escrib|hac|haz|haga|redact|prepar|ayud|necesit|quier|quisier|arm)\p{L}*(?!\p{L})[^.!?\n]*?(?<!\p{L})(?:carta|correo|mail|mensaje|solicitud|postulaci[oó]n)(?: \p{L}+)? (?:para|pidiendo|solicitando)(?: (?:pedir|solicitar|preguntar|invitar|convencer|postular|rogar)\p{L}*| que (?:nos|me|les) \p{L}+)?(?: (?:que|si|un|una|al|a la|permiso|fecha)(?!\p{L})|(?=[ .?!]|$))/iu;

/** Those who get a pitch. */
const toPress =
  /(?<!\p{L})(?:blogs?|bloggers?|radios?|stations?|djs?|press|papers?|newspapers?|magazines?|zines?|journalists?|reviews?|playlists?|spotify|emisoras?|prensa|revistas?|periódicos?|diarios?|periodistas?|reseñas?|entrevistas?|interviews?)(?!\p{L})/iu;

/** Whether a message wants a letter with a request, which is none of the texts. */
export function wantsLetter({ conversation: { question }, known }: Pick<Situation, 'conversation' | 'known'>): boolean {
  if (toPress.test(question)) return false;
  return known.language === 'es'
    ? letterInSpanish.test(question) &&
        /(?<!\p{L})(?:ped|pid|solicit|pregunt|invit|convenc|postul|nos|me|permiso)\p{L}*/iu.test(question)
    : letterInEnglish.test(question);
}

/** That a letter is no text of the script's, and what comes nearest. */
const noLetter = {
  en: 'A letter like that isn’t among the texts that I can write: I’m scripted. What goes with it is: the **gig announcement**, a **bio** or a **one-sheet** to attach. Say in your own words what you want, from whom and for which day, and put one of these under it. Which one?',
  es: 'Una carta así no está entre los textos que sé escribir: sigo un guion. Sí sé hacer lo que va con ella: una **biografía**, un **one-sheet** o el **anuncio del concierto** para adjuntar. Di con tus palabras qué pides, a quién y para qué día, y adjunta uno de estos. ¿Cuál hago?',
};

/** That an email to a venue is no text of the script's, and what there is instead; `''` for other messages. */
export function venueEmailReply(situation: Situation): string {
  const { conversation, known, done } = situation;
  const { question } = conversation;
  const who = venueWrittenTo(question);
  const told = who || venueTold(question);
  const ofConcertOff = told ? cancelledEmail(situation, told) : '';
  if (ofConcertOff !== '') return ofConcertOff;
  const isWritten = done.some(({ name, error }) => name === 'write_document' && error === null);
  if (who === '') return !isWritten && wantsLetter({ conversation, known }) ? noLetter[known.language] : '';
  if (known.language === 'es')
    return isWritten
      ? `Un correo para ${who} no lo sé escribir: sigo un guion. El texto de arriba tiene los datos; lo que quieras preguntar lo añades tú.`
      : `Un correo para ${who} no lo sé escribir: sigo un guion. Sé escribir el anuncio del concierto, la biografía o una nota de prensa para adjuntar. ¿Cuál?`;
  return isWritten
    ? `An email to ${who} is no text that I can write: I’m scripted. The text above has the facts for it; what you want to ask, you add yourself.`
    : `An email to ${who} is no text that I can write: I’m scripted. I can write what goes with it: the gig announcement, a bio or a one-sheet. Which one?`;
}
