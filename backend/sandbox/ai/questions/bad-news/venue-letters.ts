import type { Situation } from '../../acting/call.js';
import { longDay, spanishDay } from '../../calendar.js';
import { upperFirst } from '../../first-letters.js';
import { dateAccepted, type DateOffer, datesOffered, wantsItAccepted } from '../../reading/changes/accepted-dates.js';

const job =
  '(?:manager|booker|owner|promoter|boss|landlord|landlady|contact|person|guy|lady|encargad[oa]|dueñ[oa]|programador[a]?|promotor[a]?|jef[ea]|gerente|contacto)';
const named = [
  new RegExp(
    `(?<!\\p{L})${job}(?: there)?(?:['’]s name)?(?: is|['’]s)?(?: called| named)? (?<name>\\p{Lu}[\\p{L}'’-]+)`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})${job}(?: de la sala| del local| allí)?(?:(?:[.?!,]+)?(?: él| ella)?(?: es| se llama)|,)? (?<name>\\p{Lu}[\\p{L}'’-]+)`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})${job}(?: there)? (?:is|['’]s) (?:called|named) (?<name>\\p{L}[\\p{L}'’-]+)`, 'iu'),
  /(?<!\p{L})(?:e-?mail|write|message|letter|text)[^.\n]*?[?.!,]* (?:(?:he|she)(?:['’]s| is) (?:called|named)|(?:his|her|their) name(?:['’]s| is)) (?<name>\p{L}[\p{L}'’-]+)/iu,
];

/** The first name of whoever runs the venue, as told; `''` if no message gives it. */
function nameAtVenue(asked: readonly string[], who: string): string {
  const [own = ''] = /^\p{Lu}[\p{L}'’-]+/u.exec(who) ?? [];
  const told = asked
    .flatMap((text) => named.map((pattern) => pattern.exec(text)?.groups?.['name'] ?? ''))
    .find(Boolean);
  return upperFirst(own || (told ?? ''));
}

/**
 * An email to the venue of a concert that is off, with what was told, as a quote to copy; `''` if nothing is off.
 * @param who whom the message wants it to go to, in its words
 */
export function cancelledEmail({ conversation: { asked }, known }: Situation, who: string): string {
  const { crisis, language, name } = known;
  if (crisis === null || !crisis.isConcertOff || crisis.happened.length === 0) return '';
  const happened = crisis.happened.map((fact) => `${upperFirst(fact)}.`).join(' ');
  const to = nameAtVenue(asked, who);
  const lines =
    language === 'es'
      ? [
          `Hola, ${to || '[nombre]'}:`,
          `siento tener que escribirte esto. ${happened}`,
          'Perdón por las molestias. ¿Habría otra fecha que os venga bien?',
          name || '[nombre]',
        ]
      : [
          `Hello ${to || '[first name]'},`,
          `I’m sorry to write with this. ${happened}`,
          'Sorry for the trouble it makes. Is there another date that would suit you?',
          name || '[your name]',
        ];
  return language === 'es'
    ? `Corto y antes de publicar nada:\n\n${quoted(lines)}\n\nTiene solo lo que me has contado. Lo envías tú.`
    : `Short, and before anything is posted:\n\n${quoted(lines)}\n\nIt has only what you told me. You send it yourself.`;
}

const asksWhatToAnswer =
  /(?<!\p{L})(?:what|how) (?:should|do|would|can|could|to) ?(?:I|we)? ?(?:reply|answer|respond|say|write|tell (?:him|her|them))(?: back)?(?: to (?:him|her|them|that|this|it))?(?!\p{L})|(?<!\p{L})(?:help (?:me|us) (?:to )?(?:answer|reply)|(?:write|draft|need|do) (?:me |us )?(?:an? |the )?(?:short |quick |nice )?(?:reply|answer)(?! from))(?!\p{L})|(?<!\p{L})qu[eé] (?:le |les )?(?:respondo|contesto|digo|respondemos|contestamos|decimos|pongo)(?!\p{L})/iu;

const longest = 240;

/** Answers to copy to an email that proposes one day, for a message that asks what to say; `''` for other messages. */
export function offerReply({ conversation: { typed, today }, known }: Situation): string {
  const own = typed.replace(/["“«][^"“”«»]{10,}["”»]/gu, '');
  const offers = datesOffered(typed, today);
  const [offer] = offers;
  if (!offer || !asksWhatToAnswer.test(own) || !/["“«]/u.test(typed)) return '';
  // A longer email, or one about money, has more to answer than a day.
  if (
    offers.some(({ day }) => day !== offer.day) ||
    ((typed.length > longest || /[£$€]/u.test(typed)) && !known.crisis?.isConcertOff)
  )
    return '';
  const { language } = known;
  const yes = quoted(acceptance(offer, known));
  return language === 'es'
    ? `Si te va bien, contesta esto:\n\n${yes}\n\nSi no: «Gracias, ese día no puedo. ¿Tendrías otra fecha?» No he cambiado ni guardado nada de su correo: di **dile que sí** cuando lo tengas decidido.`
    : `If it suits you, write back:\n\n${yes}\n\nIf it doesn’t: “Thank you. I can’t do that day, is there another one?” Nothing is changed and nothing in that email is kept: say **say yes to it** once you’ve decided.`;
}

/** The answer to copy for a message that orders a yes to the day somebody proposed; `''` for other messages. */
export function acceptedEmail({ conversation, known }: Situation): string {
  const { typed, typedEarlier, today } = conversation;
  if (!wantsItAccepted(typed)) return '';
  const offers = typedEarlier.flatMap((one) => datesOffered(one, today));
  const accepted = dateAccepted(typed, offers);
  if (accepted === null) return '';
  const yes = quoted(acceptance(accepted.offer, known));
  return known.language === 'es'
    ? `Para contestar, lo copias y lo envías tú:\n\n${yes}`
    : `The answer to copy, which you send yourself:\n\n${yes}`;
}

function acceptance({ day, at, by }: DateOffer, { language, name }: Situation['known']): string[] {
  const when = language === 'es' ? `el ${spanishDay(day)}` : longDay(day);
  const time = at === '' ? '' : ` ${at}`;
  return language === 'es'
    ? [`Hola, ${by || '[nombre]'}:`, `muchas gracias. Sí, ${when}${time} me va bien.`, name || '[nombre]']
    : [`Hello ${by || '[first name]'},`, `thank you. Yes, ${when}${time} works for me.`, name || '[your name]'];
}

function quoted(paragraphs: readonly string[]): string {
  return paragraphs.map((one) => `> ${one}`).join('\n>\n');
}
