import type { Language } from '../language.js';
import type { Show } from '../shows.js';

/** Who opens on which nights: "Mirewood on all dates except Hexham"; `''` if no night has an act of its own. */
export function supportByNight(shows: readonly Show[], language: Language): string {
  const acts = [...new Set(shows.map(({ gig }) => gig.support).filter(Boolean))];
  return acts
    .map((act) => {
      const [on, off] = [
        shows.filter(({ gig }) => gig.support === act),
        shows.filter(({ gig }) => gig.support !== act),
      ];
      if (off.length === 0) return act;
      if (off.length < on.length)
        return `${act} ${language === 'es' ? 'en todas las fechas menos' : 'on all dates except'} ${placesOf(off, language)}`;
      return `${act} ${language === 'es' ? 'en' : 'in'} ${placesOf(on, language)}`;
    })
    .join('; ');
}

function placesOf(shows: readonly Show[], language: Language): string {
  const names = [...new Set(shows.map(({ town, venue }) => town || venue))];
  const and = language === 'es' ? ' y ' : ' and ';
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
}
