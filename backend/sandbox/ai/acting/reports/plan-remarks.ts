import type { Situation } from '../call.js';

/** A plan keeps its name when the release gets another one. */
export function renamedRemark({ known, before, done }: Situation): string {
  const old = before().title;
  if (!done.some(({ name }) => name === 'edit_document') || old === known.title || known.room?.title !== old) return '';
  return known.language === 'es'
    ? `El plan aún se llama «${old}»: cámbiale el nombre en su sala.`
    : `The plan is still called “${old}”: rename it in its room.`;
}

/** The plan of a tour isn't changed along with the venue of one of its concerts. */
export function venueRemark({ known, before, done }: Situation): string {
  if (!done.some(({ name }) => name === 'edit_document') || done.some(({ name }) => name === 'plan_release')) return '';
  const old = before().shows;
  const [planned] = (known.room?.shows ?? []).filter(({ town, venue }) => {
    const [was, is] = [old, known.shows].map((shows) => shows.find((show) => town !== '' && show.town === town));
    return venue !== '' && was?.venue === venue && is !== undefined && is.venue !== venue;
  });
  if (!planned) return '';
  return known.language === 'es'
    ? `El plan aún tiene ${planned.venue} en ${planned.town}: cámbialo en la sala de la gira.`
    : `The plan still has ${planned.venue} in ${planned.town}: change it in the tour’s room.`;
}
