const show = '(?:gig|show|concert|set|recital|launch|session|concierto|bolo|recital|show|tocada)';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\\p{L}*';
/** "I have to cancel next Sat 5 December": the day stands for the show. */
const offOnDay = new RegExp(
  `^(?<lead>.*(?<!\\p{L})(?:cancel|postpone|call off|move|pull|reschedule)) (?<day>(?:(?:this|next|on) )*(?:${weekday},? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2})(?: \\d{4})?)$`,
  'iu',
);
/** "Gig at the Wattle Hall in Castlemaine", without a verb. */
const named = new RegExp(`^(?:it['’]?s )?(?:the |our |my |a )?(?<show>${show} (?:at|in|with|for) [^,;]+)$`, 'iu');

/** Clauses in which a show that is off is named beside its day: "I have to cancel the gig at the Wattle Hall on 5 December". */
export function withShowNamed(clauses: readonly string[]): string[] {
  const at = clauses.findIndex((clause) => offOnDay.test(clause));
  const { lead, day = '' } = offOnDay.exec(clauses[at] ?? '')?.groups ?? {};
  const what = named.exec(clauses[at + 1] ?? '')?.groups?.['show'];
  if (lead === undefined || what === undefined) return [...clauses];
  const whole = `${lead} the ${what.charAt(0).toLowerCase()}${what.slice(1)} on ${day.replace(/^(?:(?:this|next|on) )+/iu, '')}`;
  return [...clauses.slice(0, at), whole, ...clauses.slice(at + 2)];
}

/** "They've given us a new date, Friday 29 January": given by others, with the day in the same clause. */
const givenDate = new RegExp(
  `^(?:(?:they|the (?:venue|promoter|hall|club|festival|organi[sz]ers?)|we|I)(?:['’]?(?:ve|s)| have| has)? )?(?:(?:just|now|already|also) )*(?:given|gave|offered|found|got|sorted|agreed|have|has|set)(?: (?:us|me))? (?:a|the|our) new date(?: for (?:it|us|the ${show}))?(?:,|:| -| of| on| for)? (?:(?:it['’]?s|its|on) )*(?<day>(?:${weekday},? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2})(?:,? \\d{4})?)(?<rest>.*)$`,
  'iu',
);
const samePlace = /(?<!\p{L})same (?:place|venue|hall|room|spot|club)(?!\p{L})/iu;

const behindDay = new RegExp(`,? (?:(?:at|in) )?(?:the )?${samePlace.source}$`, 'iu');

/** "The new date is Friday 29 January, in the same place". */
export function withGivenDate(clauses: readonly string[], message: string): string[] {
  return clauses.map((clause) => {
    const { day, rest = '' } = givenDate.exec(clause)?.groups ?? {};
    if (day === undefined) return clause.replace(/^new date(?:['’]s| is|:) /iu, 'the new date is ');
    const place = samePlace.test(rest) || !samePlace.test(message) ? '' : ', in the same place';
    return `the new date is ${day}${rest.replace(behindDay, ', in the same place')}${place}`;
  });
}

/** "The new date is Friday 29 January". */
export const saysNewDate = /(?<!\p{L})(?:new date is|nueva fecha es)(?!\p{L})/iu;
/** "Hoping to do a new date in feb but nothing's confirmed". */
const hopesForDate =
  /(?<!\p{L})(?:hop(?:e|ing|efully)|trying|looking|working on|want|would like|no|not|nothing|soon|esperamos|ojalá|buscando|buscamos|intentamos|queremos|sin|pronto|todavía|aún)(?!\p{L})[^.]*(?<!\p{L})(?:(?:new|another|other) (?:date|day|night)|reschedul\p{L}+|nueva fecha|otra fecha|fecha nueva|reprogramar)(?!\p{L})|(?<!\p{L})(?:new date|nueva fecha)[^.]*(?:soon|asap|pronto|to be (?:confirmed|announced)|tbc|tba)(?!\p{L})/iu;

/** Clauses without the hope of a new date, once there is one. */
export function withoutHopes(clauses: readonly string[]): string[] {
  return clauses.some((one) => saysNewDate.test(one))
    ? clauses.filter((one) => saysNewDate.test(one) || !hopesForDate.test(one))
    : [...clauses];
}

const hasNewDate =
  /^(?:(?:we|I)(?:['’]ve)? (?:(?:have|got|just|now|finally|already) )*|there(?:['’]?s| is) )?(?:a |the |our )?new date(?: (?:now|sorted|confirmed|at last|already))*$/iu;
const startsWithDay = new RegExp(
  `^(?:(?:it['’]?s|on|its|that['’]?s) )*(?<day>(?:${weekday},? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?!\\p{L}).*|(?:${weekday},? )?${month} \\d{1,2}(?!\\d).*)$`,
  'iu',
);

/** "We got a new date", with the day behind it, as one clause: "the new date is Saturday 12 December at the Harbour Shed". */
export function withDateJoined(clauses: readonly string[]): string[] {
  return clauses.flatMap((clause, at) => {
    const [before, after] = [clauses[at - 1] ?? '', startsWithDay.exec(clause)?.groups?.['day']];
    if (hasNewDate.test(before) && after !== undefined)
      return [`the new date is ${after.replace(behindDay, ', in the same place')}`];
    return hasNewDate.test(clause) && startsWithDay.test(clauses[at + 1] ?? '') ? [] : [clause];
  });
}

/** "Got to cancel the gig in Hull because …", which has no subject. */
const withoutSubject =
  /^(?:have|got|had|having|gotta|need)(?: to)? (?<verb>cancel|postpone|call off|move|reschedule) (?<what>(?:the|our|my|a) [^,;]+?)(?=,| because| as | since| due|$)/iu;
const done: Record<string, string> = {
  cancel: 'cancelled',
  postpone: 'postponed',
  'call off': 'called off',
  move: 'moved',
  reschedule: 'rescheduled',
};

/** A clause with a subject: "the gig in Hull has to be cancelled because …". */
export function withSubject(clause: string): string {
  return clause.replace(
    withoutSubject,
    (_, verb: string, what: string) => `${what} has to be ${done[verb.toLowerCase()] ?? 'cancelled'}`,
  );
}

const isOnlyPostponed =
  /(?<!\p{L})(?:postponed|moved|rescheduled|postponing|moving|aplazad[oa]|aplazamos|pospuest[oa]|postergad[oa]|se aplaza|se pospone|se posterga)(?: (?:it|only|just|solo))?,? (?:and |y )?(?:not|no) (?:been |being |se )?(?:cancel|suspend)\p{L}*|(?<!\p{L})(?:not|isn['’]?t|no (?:está|es|se)|no) (?:being |been )?cancel\p{L}*,? (?:it['’]?s |just |only |but |solo |sino |está |se )*(?:postponed|moved|rescheduled|aplaza\p{L}*|pospuest[oa]|pospone|postergad[oa])(?!\p{L})/iu;
/** All that a clause says beside that: "it's postponed, not cancelled, sorry". */
const saysOnly = new RegExp(
  `^(?:(?:and|but|so|sorry|oops|no|wait|perdón|ojo|it['’]?s|its|it is|the ${show}|we['’]?re|is|are|been|has|has been|only|just|being|el ${show}|la ${show}|está|no|es|se)(?: |$))*(?:${isOnlyPostponed.source})(?:[ ,!]+(?:sorry|though|actually|btw|perdón|ojo))*[!.]*$`,
  'iu',
);
const forms: [off: RegExp, moved: string][] = [
  [/(?<!\p{L})cancell?ing(?!\p{L})/giu, 'postponing'],
  [/(?<!\p{L})cancell?ed(?!\p{L})/giu, 'postponed'],
  [/(?<!\p{L})(?:cancel|call off)(?!\p{L})/giu, 'postpone'],
  [/(?<!\p{L})called off(?!\p{L})/giu, 'postponed'],
  [/(?<!\p{L})cancelar(?!\p{L})/giu, 'aplazar'],
  [/(?<!\p{L})cancelamos(?!\p{L})/giu, 'aplazamos'],
  [/(?<!\p{L})cancelad(?=[oa]s?(?!\p{L}))/giu, 'aplazad'],
  [/(?<!\p{L})cancela(?=n?(?!\p{L}))/giu, 'aplaza'],
];

/** A new date that somebody gave: what was called off is only postponed. */
const clausesWithDate = new RegExp(
  `(?<!\\p{L})(?:(?:given|gave|offered|found|got|sorted|agreed|have|has)(?: (?:us|me))? (?:a|our) new date(?: for (?:it|us|the ${show}))?(?:,|:| -| on| for| it['’]?s| its)+|(?<!(?:if|when|once) (?:the |a )?)new date(?: is|['’]s|:)) [^.!?\\n]{0,20}?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2})`,
  'iu',
);

/** As a message that gives the new date of a concert is read. */
const newDateInFull =
  /(?<!\p{L})(?:The new date is \p{Lu}\p{L}+ \d{1,2} \p{Lu}\p{L}+ \d{4}|La nueva fecha es el \p{L}+, \d{1,2} de \p{L}+ de \d{4})/u;

/** Whether messages say that the show isn't cancelled, only moved. */
export function isPostponed(texts: readonly string[]): boolean {
  return texts.some((text) => isOnlyPostponed.test(text) || clausesWithDate.test(text) || newDateInFull.test(text));
}

/** Clauses of a show that was first said to be cancelled, and is only postponed. */
export function asPostponed(clauses: readonly string[]): string[] {
  return clauses
    .filter((clause) => !saysOnly.test(clause))
    .map((clause) =>
      isOnlyPostponed.test(clause) ? clause : forms.reduce((text, [off, moved]) => text.replace(off, moved), clause),
    );
}
