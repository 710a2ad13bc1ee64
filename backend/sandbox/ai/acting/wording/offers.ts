import { upperFirst } from '../../first-letters.js';
import type { Respelling } from '../../reading/changes/respelling.js';
import type { Situation } from '../call.js';
import { type LinkedDocument, linkedSoFar } from '../linked-documents.js';

const put =
  '(?:p[oó]n(?:le|les|me)?|di(?:le|les)?|a[ñn][aá]de(?:le)?|menciona(?:le)?|incluye|agr[eé]ga(?:le)?|cu[eé]nta(?:le|les)?|m[eé]te(?:le)?|que (?:sepan?|diga|ponga))';
/** "Puedo ir", "podemos pasarnos", "estoy libre", "me encantaría ir". */
const offers =
  '(?:(?:puedo|podemos|podría(?:mos)?) (?:ir|tocar|pasar|acercar|ofrecer|hacer|llevar|venir|mandar|enviar|conceder|dar|grabar|cantar|regalar|sortear|hablar|responder|contestar)\\p{L}*|(?:estoy|estamos) (?:disponibles?|libres?|dispuest[oa]s?|encantad[oa]s?)|(?:me|nos) (?:encantaría|gustaría|ofrezco|ofrecemos))';
const asked = new RegExp(
  `(?:^|[.!?,;\\n] *|(?<!\\p{L})y )(?:(?:ah|y|oye|también|además|vale|pues|ok|bueno|por favor)[ ,]+)*(?:${put}(?: (?:también|además|ahí|en (?:el|ese) (?:correo|mail)|por favor))* que )(?=${offers}(?!\\p{L}))(?<words>[^.!?\\n]{8,200})`,
  'iu',
);
/** Without "pon que": only as a message of its own. */
const told = new RegExp(
  `^\\W*(?:(?:ah|y|oye|también|además|por cierto)[ ,]+)*(?=${offers}(?!\\p{L}))(?<words>[^.!?\\n]{8,200})[.!]*\\s*$`,
  'iu',
);
/** What follows an offer and is no part of it. */
const behind =
  /[,;]? (?:y|pero|ah)?,? ?(?:quita|cambia|borra|saca|hazlo|ponlo|puedes|podrías|me (?:haces|escribes)|(?<!\p{L})(?:te|tú)(?!\p{L})).*$/iu;
const fillers = /[ ,]+(?:por favor|porfa|vale|ok|eh|gracias|jeje|jaja|si (?:quieres|puedes|te parece))\W*$/iu;
const speaksToUs = /(?<!\p{L})(?:te|ti|tú|tu|tus|contigo|fanfare)(?!\p{L})/iu;

/** What a Spanish message offers in an email, in the artist's own words: "Puedo ir a tocarla en directo." `''` if nothing. */
function offerIn(message: string): string {
  const words = (asked.exec(message) ?? told.exec(message))?.groups?.['words'] ?? '';
  const offer = words.replace(behind, '').replace(fillers, '').trim();
  return offer === '' || speaksToUs.test(offer) ? '' : `${upperFirst(offer)}.`;
}

const ofEmail = /^correo (?:a la radio|a un blog|de seguimiento)/iu;

/** The emails that the artist has: a text that isn't in their name has no place for what they offer. */
function emails(said: readonly string[]): LinkedDocument[] {
  const all = said.join('\n');
  return linkedSoFar(said).filter(
    ({ id, title }) =>
      ofEmail.test(title) ||
      new RegExp(`${ofEmail.source.slice(1)}: \\[[^\\]\\n]*\\]\\(/documents/${id}\\)`, 'iu').test(all),
  );
}

/** What the newest message offers, for an email that was written; `''` if there is none. */
export function offerAsked({ conversation: { question, typed, said }, known: { language } }: Situation): string {
  if (language !== 'es' || emails(said).length === 0) return '';
  // "Podemos pasarnos a tocar" was read as a question.
  return offerIn(typed.includes('?') ? question : question.replace(/\?\s*$/u, ''));
}

/** The email that gets the offer. */
export function emailForOffer({ conversation: { said } }: Situation): LinkedDocument[] {
  return emails(said).slice(-1);
}

const weekday = 'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?';
const offeredOn = new RegExp(
  `(?<!\\p{L})(?<which>cualquier|(?:todos )?los|un|el)? ?(?<day>${weekday})(?!\\p{L})(?! (?:o|y) (?:(?:los|el|un) )?(?:${weekday})(?!\\p{L}))`,
  'iu',
);
/** "Mejor los miércoles", "que sea el jueves", "los martes no puedo, el jueves sí". */
const otherDay = new RegExp(
  `(?<!\\p{L})(?:mejor|que sean?|cambia(?:lo)?(?: a| por)?|pon(?:le)?|al final|en realidad)(?: (?:en|que|cualquier|todos|los|el|un|sea|sean))* (?<day>${weekday})(?!\\p{L})`,
  'iu',
);

/** The weekday of an offer, and the one that the newest message has instead: "mejor los miércoles". */
export function offeredDaySwapped({
  conversation: { question, asked: messages, said },
  known: { language },
}: Situation): Respelling[] {
  if (language !== 'es' || emails(said).length === 0) return [];
  const to = otherDay.exec(question)?.groups?.['day']?.toLowerCase();
  const offer =
    messages
      .slice(0, -1)
      .map((one) => offerIn(one.replace(/\?\s*$/u, '')))
      .findLast(Boolean) ?? '';
  const day = [...messages.slice(0, -1)]
    .map((one) => otherDay.exec(one)?.groups?.['day']?.toLowerCase())
    .findLast(Boolean);
  const first = offeredOn.exec(offer);
  if (to === undefined || first === null) return [];
  const { which = '', day: written = '' } = first.groups ?? {};
  const inForm = (one: string): string => {
    const single = one.replace(/(?<=o)s$/u, '');
    return `${which} ${/^(?:sábado|domingo)$/u.test(single) && /los$/iu.test(which) ? `${single}s` : single}`.trim();
  };
  const from = day === undefined ? `${which} ${written}`.trim() : inForm(day);
  return from === inForm(to) ? [] : [{ from, to: inForm(to) }];
}
