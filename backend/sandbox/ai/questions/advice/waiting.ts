import type { Situation } from '../../acting/call.js';
import { type Day, findDays, longDay, spanishDay } from '../../calendar.js';
import type { Language } from '../../reading/language.js';

const notUploaded: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:not|never|no|\p{L}+n['’]?t)(?!\p{L})[^.?!\n]*?(?<!\p{L})(?:upload\p{L}*|deliver\p{L}*|submit\p{L}*|sent|given|with|at|on|to|picked|chosen|got)(?!\p{L})[^.?!\n]*?(?<!\p{L})(?:distributors?|distribution|distrokid|tunecore|cd ?baby|ditto|amuse|awal|routenote|aggregator)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|a[uú]n|todav[ií]a)(?!\p{L})[^.?!\n]*?(?<!\p{L})(?:subid\p{L}*|subimos|sub[ií]|entreg\p{L}*|mandad\p{L}*|mand[eé]|envi\p{L}*|est[aá]|tengo)(?!\p{L})[^.?!\n]*?(?<!\p{L})(?:distribuidora?|distribuci[oó]n|distrokid|tunecore|cd ?baby|ditto|amuse|agregadora?)(?!\p{L})/iu,
};
const isItBad: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:is|are) (?:that|it|this|we|I) (?:really |that |very |too |a )*(?:bad|ok|okay|problem|late|fine|an issue|terrible|alright|normal|screwed)|am I (?:too )?(?:late|screwed|ok)|does (?:that|it) matter|how bad|too late|is there (?:still )?time)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:es|est[aá]|eso es|es muy) (?:malo|mal|grave|un problema|tarde|normal)|pasa algo|hay problema|importa|llego tarde|llego a tiempo|da tiempo)(?!\p{L})/iu,
};

/** "It's not even uploaded to the distributor yet, is that bad?"; `''` for other messages. */
export function lateDelivery({ conversation: { question, today }, known }: Situation): string {
  const { language, day, crisis } = known;
  if (crisis !== null || !notUploaded[language].test(question) || !isItBad[language].test(question)) return '';
  return deliveries[language](day !== null && day >= today ? day : null, today);
}

/** Source: the playbook's texts on distribution and on pitching to Spotify. */
const deliveries: Record<Language, (day: Day | null, today: Day) => string> = {
  en: (day, today) => {
    const usual = 'Distributors want it **3 to 4 weeks before release**: time for errors, and for the pitch to Spotify';
    if (day === null) return `${usual}. Which day is it out? Then I can say whether that’s late.`;
    if (day - today >= 28) return `No: ${lower(usual)}, so by **${longDay(day - 28)}** for ${longDay(day)}.`;
    const left = `there are ${day - today} days until ${longDay(day)}`;
    return day - today > 7
      ? `It’s later than usual: ${left}. ${usual}. **Upload it today**, and ask your distributor whether it can still make that day; the pitch has to be in by **${longDay(day - 7)}**. If they say no, a later date costs less than a missed one.`
      : `Yes: ${left}. ${usual}, so ask your distributor **today** whether it can still make that day. The 7 days that Spotify asks for have passed. With a later date there’s time for both: tell me one, and I make the plan for it.`;
  },
  es: (day, today) => {
    const usual =
      'Las distribuidoras la piden de **3 a 4 semanas antes**: da tiempo para errores y para proponerla a Spotify';
    if (day === null) return `${usual}. ¿Qué día sale? Con la fecha te digo si vas tarde.`;
    if (day - today >= 28)
      return `No: ${lower(usual)}, así que hasta el **${spanishDay(day - 28)}** para el ${spanishDay(day)}.`;
    const left = `faltan ${day - today} días para el ${spanishDay(day)}`;
    return day - today > 7
      ? `Es más tarde de lo habitual: ${left}. ${usual}. **Súbela hoy** y pregunta a tu distribuidora si aún llega; a Spotify hay que proponerla antes del **${spanishDay(day - 6)}**. Si dicen que no, cambiar la fecha es mejor que fallarla.`
      : `Sí: ${left}. ${usual}; pregunta **hoy** a tu distribuidora si aún llega. Los 7 días que pide Spotify ya han pasado. Con otra fecha hay tiempo para todo: dime una y hago el plan.`;
  },
};

function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

const whatIf: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:what if|if (?:I|we) (?:wait|move|push|delay|hold|do|did|go|went|make|made)|(?:should|would|could) (?:I|we) (?:wait|move it|push|delay|hold)|(?:is it|would it be) (?:better|worth)(?: \p{L}+){0,3} (?:wait\p{L}*|mov\p{L}+|push\p{L}*|delay\p{L}*)|worth waiting|better off waiting)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:y si (?:lo |la )?(?:espero|esperamos|muevo|movemos|retras\p{L}+|atras\p{L}+|saco|sacamos|sale|fuera|paso|pasamos)|si (?:espero|esperamos)|(?:conviene|es mejor|vale la pena|deber[ií]a(?:mos)?) (?:esperar|moverl[oa]|retrasarl[oa]))(?!\p{L})/iu,
};
const gains: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:do|would|will) (?:I|we) (?:get|gain|have) (?:more|anything|time)|more (?:stuff|time|things|tasks)|any better|better|worth|wait(?:ing)?|help|make a difference|change anything|\p{L}*more time)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:m[aá]s (?:cosas|tiempo|tareas)|mejor|vale la pena|gano|ganamos|esper\p{L}+|sirve|cambia algo|conviene|da tiempo|llego|llegamos)(?!\p{L})/iu,
};
/** What is done how many days before a release, at the latest, for it to be of use. */
const chances: [before: number, english: string, spanish: string][] = [
  [42, 'photos, a bio and the press release without haste', 'fotos, bio y nota de prensa sin prisas'],
  [30, 'the local paper, about 30 days before', 'el periódico local, unos 30 días antes'],
  [28, 'delivery to your distributor, 4 weeks before', 'la entrega a tu distribuidora, 4 semanas antes'],
  [
    7,
    'the pitch to Spotify’s editors, at least 7 days before',
    'proponerla a los editores de Spotify, al menos 7 días antes',
  ],
];

/** "What if Jan 22, do I get more if I wait?": what there is time for with that day; `''` for other messages. */
export function ifLater({ conversation: { question, today }, known }: Situation): string {
  const { language, day, crisis } = known;
  if (crisis !== null || !whatIf[language].test(question) || !gains[language].test(question)) return '';
  const [found, ...others] = findDays(question, today).filter((one) => one.day > today);
  if (found === undefined || others.length > 0 || day === null || day < today || found.day <= day) return '';
  const left = (on: Day): number => on - today;
  const gained = chances.filter(([before]) => left(day) < before && left(found.day) >= before);
  const isSpanish = language === 'es';
  const later = isSpanish ? spanishDay(found.day) : longDay(found.day);
  if (gained.length === 0)
    return isSpanish
      ? `Nada que se pierda con la fecha de ahora: con el ${spanishDay(day)} también hay tiempo. Solo tendrías más días para cada cosa. Di **cambia la fecha al ${spanishDay(found.day)}** si la prefieres.`
      : `Nothing that you’d miss with the day you have: there’s time for it all with ${longDay(day)}, too. You’d only have more days for each. If you’d rather have it, say **move it to ${longDay(found.day)}**.`;
  const list = gained.map(([, english, spanish]) => `- ${isSpanish ? spanish : english}`).join('\n');
  return isSpanish
    ? `Sí. Con el **${later}** hay tiempo para lo que ahora, con el ${spanishDay(day)}, ya va tarde:\n\n${list}\n\nSi aún no lo has anunciado, nadie lo nota. Di **mueve la fecha al ${later}** y rehago el plan.`
    : `Yes. With **${later}** there’s time for what is late already for ${longDay(day)}:\n\n${list}\n\nIf it isn’t announced yet, nobody will notice. Say **move it to ${later}** and I redo the plan.`;
}
