import { isResidency } from '../../reading/concerts/residencies.js';
import { mentions } from '../../reading/concerts/tour-words.js';
import { objectOr } from '../../wire/json-value.js';
import type { Situation } from '../call.js';

/** Says that the town of a residency was taken from the profile, once it is in a text; `''` otherwise. */
export function townRemark({ conversation: { asked }, known, done }: Situation): string {
  const [first] = known.shows;
  if (!first || first.town === '' || !isResidency(known.shows)) return '';
  const isIn = done.some(
    ({ name, arguments: args, error }) =>
      name === 'write_document' &&
      error === null &&
      String(objectOr(args)['markdown']).includes(`${first.town}, ${first.venue}`),
  );
  if (!isIn || asked.some((text) => mentions(text, first.town))) return '';
  return known.language === 'es'
    ? `He puesto ${first.town}, que está en tu perfil, como ciudad: dime si es otra.`
    : `I took ${first.town} from your profile as the town: tell me if it’s another one.`;
}
