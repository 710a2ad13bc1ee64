/** What a pattern finds is written in other words. */
export type Rewrite = [pattern: RegExp, replacement: string | ((...groups: string[]) => string)];

export const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu');

/** Verbs whose forms for "vos" only have another stress: "ayudás" is "ayudas". */
const stressed =
  'ayud|arm|prepar|redact|pas|mand|cambi|agreg|sum|sac|habl|necesit|busc|us|dej|anot|apunt|guard|public|orden|revis|complet|explic|coloc|tir|junt|avis';
/** And those that change more than that. */
const forms: [words: string, verb: string][] = [
  ['pod[eé]s', 'puedes'],
  ['ten[eé]s', 'tienes'],
  ['quer[eé]s', 'quieres'],
  ['hac[eé]s', 'haces'],
  ['pon[eé]s', 'pones'],
  ['entend[eé]s', 'entiendes'],
  ['escrib[ií]s', 'escribes'],
  ['dec[ií]s', 'dices'],
  ['correg[ií]s', 'corriges'],
  ['suger[ií]s', 'sugieres'],
  ['recomendás', 'recomiendas'],
  ['pensás', 'piensas'],
  ['sabés', 'sabes'],
  ['creés', 'crees'],
  ['contás', 'cuentas'],
  ['mostrás', 'muestras'],
  ['acordás', 'acuerdas'],
  ['recordás', 'recuerdas'],
];
/** Imperatives with a pronoun: "corregilo", "ponele". */
const imperatives: Rewrite[] = [
  [word('correg[ií](l[oae]s?|me)'), (_, behind = '') => `corríge${behind}`],
  [word('pon[eé](l[oae]s?|me)'), (_, behind = '') => `pon${behind}`],
  [word('dec[ií](l[oae]s?)'), (_, behind = '') => `di${behind}`],
  [word('escrib[ií](l[oae]s?)'), (_, behind = '') => `escríbe${behind}`],
];

/** How "vos" is spoken to in Argentina, as "tú" would be. */
export const voseo: Rewrite[] = [
  ...forms.map(([words, verb]): Rewrite => [word(words), verb]),
  [word(`(${stressed})ás`), (_, stem = '') => `${stem}as`],
  ...imperatives,
];
