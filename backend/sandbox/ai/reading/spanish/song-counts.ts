import { remembered } from '../../remembered.js';

const number =
  '(\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|veinte)';
const songs = '(canciones|temas|tracks|cortes|pistas|rolas)';
const work = '(?:EP|LP|disco|álbum|mixtape|maqueta|casete)';
/** "5 canciones que hablan de …", "8 temas por semana". */
const behind =
  '(?=\\s*$|\\s*[,.;:!)\\n]| (?:y|sale|salen|saldrá|en total|que salen?|nuev[oa]s|propi[oa]s|inédit[oa]s)(?!\\p{L}))';
const patterns = [
  `(?<!\\p{L})(?:son|tiene|lleva|trae|incluye|consta de|con|de) ${number} ${songs}${behind}`,
  `(?<!\\p{L})${work}(?: nuevo)? de ${number} ${songs}(?!\\p{L})`,
  `(?:^|[,;:(\\n] ?)${number} ${songs}${behind}`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** How many songs a record has, as a Spanish-speaking artist said it last: "5 canciones"; `''` if they didn't. */
export const songCountIn = remembered((texts: readonly string[]): string => {
  const found = texts.flatMap((text) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .toSorted((one, other) => one.index - other.index)
      .slice(-1),
  );
  const [, count = '', noun = ''] = found.at(-1) ?? [];
  return count === '' ? '' : `${count} ${noun}`.toLowerCase();
});
