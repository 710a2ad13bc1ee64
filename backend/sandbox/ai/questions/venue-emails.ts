import type { Situation } from '../acting/call.js';

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
  /(?<!\p{L})(?:correo|mail|mensaje|carta|whatsapp) (?:para|a) (?<who>(?:la sala|el local|el bar|el promotor|la promotora|el programador|la programadora|el dueño|la dueña)(?!\p{L})|\p{Lu}\p{L}+,? (?:que|quien) (?:lleva|programa|contrata|es (?:el|la) dueñ[oa]))/iu;

/** Whom at a venue a message wants an email to, in its words; `''` if none. */
export function venueWrittenTo(message: string): string {
  return [request, verbs, spanish].map((pattern) => pattern.exec(message)?.groups?.['who']).find(Boolean) ?? '';
}

/** That an email to a venue is no text of the script's, and what there is instead; `''` for other messages. */
export function venueEmailReply({ conversation: { question }, known, done }: Situation): string {
  const who = venueWrittenTo(question);
  if (who === '') return '';
  const isWritten = done.some(({ name, error }) => name === 'write_document' && error === null);
  if (known.language === 'es')
    return isWritten
      ? `Un correo para ${who} no lo sé escribir: sigo un guion. El texto de arriba tiene los datos; lo que quieras preguntar lo añades tú.`
      : `Un correo para ${who} no lo sé escribir: sigo un guion. Sé escribir el anuncio del concierto, la biografía o una nota de prensa para adjuntar. ¿Cuál?`;
  return isWritten
    ? `An email to ${who} is no text that I can write: I’m scripted. The text above has the facts for it; what you want to ask, you add yourself.`
    : `An email to ${who} is no text that I can write: I’m scripted. I can write what goes with it: the gig announcement, a bio or a one-sheet. Which one?`;
}
