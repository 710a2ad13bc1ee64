/** "I work", "we only have", "we rehearse": how artists say when they have time, and when they don't. */
const spare =
  "(?:(?:I|we)(?:[’']?(?:m|re|ve)| am| are| have)?(?: (?:both|all|only|just|also|still|usually|mostly|really|always|do|got|then))* (?:work(?:ing)?|free|off|available|around|busy|rehears(?:e|ing)|practi[sc](?:e|ing)|(?:only|just) (?:have|got|get|do)|have (?:only|just|time)|(?:can|could) only|can[’']?t|do(?:n[’']t)? have time|have (?:the )?(?:evenings?|nights?|mornings?|weekends?))|my (?:only )?(?:days? off|free (?:days?|time)|spare time))";
const spareInSpanish =
  '(?:trabaj(?:o|amos)|chambe(?:o|amos)|labur(?:o|amos)|curr(?:o|amos)|camell(?:o|amos)|ensay(?:o|amos)|libr(?:o|amos)|descans(?:o|amos)|(?:solo|sólo|nom[aá]s|nada más|únicamente|solamente|apenas) (?:puedo|podemos|tengo|tenemos|me quedan?|nos quedan?)|(?:tengo|tenemos|estoy|estamos|me quedan?|nos quedan?)(?: \\p{L}+)? (?:libres?|tiempo|disponibles?)|no (?:puedo|podemos))';
const said = `(?<!\\p{L})(?:${spare}|${spareInSpanish})(?!\\p{L})`;
/** Words with which a sentence goes on about something that has a day. */
const turns =
  "(?:out|releas\\p{L}*|drop\\p{L}*|launch\\p{L}*|com(?:e|es|ing)|play\\p{L}*|gigs?|shows?|concerts?|perform\\p{L}*|record(?:ing)? it|put|aim\\p{L}*|due|dates?|but|so|then|instead|move\\p{L}*|make it|let[’']?s|sal(?:e|en|ir|ga|drá)|sac\\p{L}+|lanz\\p{L}+|estren\\p{L}+|public\\p{L}+|toc(?:o|amos|ar|aré)|concierto|fechas?|quedamos|entonces|así que|pero|mejor|pas(?:a|ar|amos|o)|mov\\p{L}+|muev\\p{L}+|cambi\\p{L}+)";
const before = new RegExp(`${said}(?:(?!(?<!\\p{L})${turns}(?!\\p{L}))[^.!?;\\n]){0,80}$`, 'iu');
/** "This Sunday is my only day off", "el domingo tengo libre". */
const behind =
  /^(?:(?:this|next|on|el|este) )?\p{L}+,? (?:is|are|es|son) (?:(?:my|our|the|mi|nuestro|el|los|mis) )?(?:only|free|single|one|únic[oa]s?|libres?)(?!\p{L})|^(?:(?:this|next|on|el|este) )?\p{L}+,? (?:(?:I|we)(?:['’]?(?:m|re)| am| are) (?:free|off|available|around)|(?:I|we) (?:work|rehearse|practise)|(?:yo )?(?:tengo|tenemos|estoy|estamos) (?:el día )?(?:libres?|tiempo)|trabajo|trabajamos|ensayo|ensayamos|descanso|descansamos|libro|libramos)(?!\p{L})/iu;

/** Whether the weekday at a place only tells when someone has time, works or rehearses: "I'm only free on Sunday". */
export function isOfOwnHours(text: string, index: number): boolean {
  return before.test(text.slice(0, index)) || behind.test(text.slice(index));
}

const week =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:week)?(?:nights|days|ends?|evenings?|mornings?)|after work|lunes|martes|miércoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)? de semana|findes?|(?:en|por) las? (?:noches?|tardes?|mañanas?))';
const works = '(?:trabaj(?:o|amos)|chambe(?:o|amos)|labur(?:o|amos)|curr(?:o|amos)|camell(?:o|amos)|(?:I|we) work)';
/** "I work as a nurse and we rehearse on Sundays" tells two things. */
const within = '(?:(?!(?<!\\p{L})(?:and (?:I|we)|(?:y|e) \\p{L}+[oe]mos|y \\p{L}+[oé])(?!\\p{L}))[^.!?\\n])*?';
const ofWeek = new RegExp(
  `(?<!\\p{L})${works}(?!\\p{L})${within}(?<!\\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miércoles|jueves|viernes|s[aá]bado|domingo|fines de semana|weekends)(?!\\p{L})|(?!(?<!\\p{L})(?:${works}|(?:I|we) (?:rehearse|practise)|ensay))${said}${within}(?<!\\p{L})${week}(?!\\p{L})`,
  'iu',
);

/** Whether a sentence tells when someone has time, which no text about them states. */
export function tellsOwnHours(sentence: string): boolean {
  return ofWeek.test(sentence);
}

/** A sentence without the clauses that tell when someone has time. */
export function withoutOwnHours(sentence: string): string {
  if (!tellsOwnHours(sentence)) return sentence;
  return sentence
    .split(/,\s*/u)
    .filter((clause) => !tellsOwnHours(clause))
    .join(', ');
}
