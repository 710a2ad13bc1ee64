import { longDay, spanishDay } from '../calendar.js';
import { takesPlace } from '../reading/changes/replaced-nights.js';
import type { Known } from '../reading/known.js';
import type { Show } from '../reading/shows.js';
import { lineOf } from '../writing/document-values.js';
import type { Edit } from '../writing/edits.js';
import type { Situation } from './call.js';

interface ChangedNight {
  from: Show;
  /** Null if it was taken off the tour. */
  to: Show | null;
}

/** A night of a tour with the one in another town that takes its place. */
export interface ReplacedNight {
  from: Show;
  to: Show;
}

/** The nights of a tour that the newest message replaces by one in another town. */
export function nightsReplaced(situation: Situation): ReplacedNight[] {
  return nightsChanged(situation).flatMap(({ from, to }) =>
    to === null || to.town === from.town ? [] : [{ from, to }],
  );
}

/** The nights of a tour that the newest message moves to another day or hall, calls sold out, replaces by one in another town, or takes off. */
export function nightsChanged({ before, known, conversation }: Situation): ChangedNight[] {
  const old = before().shows;
  if (old.length < 2 || known.shows.length === 0 || known.shows.length > old.length) return [];
  const fresh = known.shows.filter(({ town }) => !old.some((from) => from.town === town));
  const isInPlace = takesPlace.test(conversation.question);
  // "Hull is off. We’ve added York on the 20th" replaces nothing.
  const inPlaceOf = (from: Show): Show | undefined => {
    const at = fresh.findIndex(({ day }) => isInPlace || day === from.day);
    return at === -1 ? undefined : fresh.splice(at, 1)[0];
  };
  return old.flatMap((from) => {
    const isOnce = from.town !== '' && old.filter(({ town }) => town === from.town).length === 1;
    const to = known.shows.find(({ town }) => town === from.town) ?? (isOnce ? inPlaceOf(from) : null) ?? null;
    const isSame = to !== null && to.day === from.day && to.venue === from.venue && to.isSoldOut === from.isSoldOut;
    return isOnce && !isSame ? [{ from, to }] : [];
  });
}

/** The edits of a text that lists the nights of a tour. */
export function nightEdits(markdown: string, situation: Situation): Edit[] {
  const changed = nightsChanged(situation);
  if (changed.length === 0) return [];
  const { known, before } = situation;
  const listed = changed.flatMap(({ from, to }) => {
    const find = (['es', 'en'] as const).map((language) => ({ language, line: `- ${lineOf(from, language)}` }));
    const found = find.find(({ line }) => markdown.split('\n').includes(line));
    if (!found) return [];
    return to === null
      ? [{ find: `${found.line}\n`, replace: '' }]
      : [{ find: found.line, replace: `- ${lineOf(to, found.language)}` }];
  });
  const [first, now] = [before().shows[0], known.shows[0]];
  const isMoved = first !== undefined && now !== undefined && first.day !== now.day;
  return listed.length === 0 || !isMoved ? listed : [...listed, ...firstDayEdits(markdown, first, now)];
}

/** The concerts beside a release, if they are told after its Spanish press release was written. */
export function nightsBesideEdits(markdown: string, { known, before }: Situation): Edit[] {
  const { language, shows, title, gig } = known;
  const [show, ...more] = shows;
  if (language !== 'es' || title === '' || !show || before().shows.length > 0) return [];
  const [find] = /^\*\*Acerca de .*$/mu.exec(markdown) ?? [];
  if (find === undefined || /^Fechas:|^En directo:/mu.test(markdown)) return [];
  const place = [show.venue, show.town].filter(Boolean).join(', ');
  const details = [
    gig.doors && `Puertas: ${gig.doors}.`,
    gig.starts && `Comienzo: ${gig.starts}.`,
    gig.price && `Entradas: ${gig.price}.`,
  ];
  const told =
    more.length > 0
      ? `Fechas:\n\n${shows.map((one) => `- ${lineOf(one, language)}`).join('\n')}`
      : [`En directo: ${[spanishDay(show.day), place].filter(Boolean).join(', ')}.`, ...details]
          .filter(Boolean)
          .join(' ');
  return [{ find, replace: `${told}\n\n${find}` }];
}

/** The day on which a tour begins, in the lines around its list. */
function firstDayEdits(markdown: string, first: Show, now: Show): Edit[] {
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('- ')) return [];
    const replace = line
      .replaceAll(spanishDay(first.day), spanishDay(now.day))
      .replaceAll(longDay(first.day), longDay(now.day));
    return replace === line ? [] : [{ find: line, replace }];
  });
}

/** What the assistant says about nights that are off, or replaced by others: `''` if there are none. */
export function nightsOff(situation: Situation): string {
  const off = nightsChanged(situation).flatMap(({ from, to }) => (to === null ? [from.town] : []));
  const replaced = nightsReplaced(situation);
  const { known, conversation, done } = situation;
  const isPlanned = known.room?.format === 'tour' || conversation.said.some((reply) => reply.includes('](/releases/'));
  const isPlanChanged = done.some(({ name, error }) => name === 'plan_release' && error === null);
  const kept = [...off, ...(isPlanChanged ? [] : replaced.map(({ from }) => from.town))];
  return [
    off.length === 0 ? '' : noted(off.join(', '), ['off the tour', 'fuera de la gira'], known.language),
    ...replaced.map(({ from, to }) =>
      noted(to.town, [`in place of ${from.town}`, `en lugar de ${from.town}`], known.language),
    ),
    off.length > 0 && takesPlace.test(conversation.question) ? otherNotRead(off, known.language) : '',
    isPlanned && kept.length > 0 ? stillPlanned(known.language) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function noted(towns: string, [english, spanish]: readonly [string, string], language: Known['language']): string {
  return language === 'es' ? `Anotado: ${towns}, ${spanish}.` : `Noted: ${towns}, ${english}.`;
}

/** A night in place of another one, whose town wasn't understood. */
function otherNotRead([town = '']: readonly string[], language: Known['language']): string {
  return language === 'es'
    ? `No he entendido dónde tocas en su lugar: dime «en lugar de ${town}, [ciudad] en [sala], el mismo día».`
    : `I didn’t get where you play instead: tell me as “instead of ${town}, [Town] at [Venue], same date”.`;
}

/** A plan keeps the nights that are off. */
function stillPlanned(language: Known['language']): string {
  return language === 'es'
    ? 'En el plan sigue: bórrala tú en la sala de la gira, que yo no puedo.'
    : 'The plan still has it: I can’t delete a night, so do that in the tour’s room.';
}
