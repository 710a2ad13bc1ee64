/** The languages besides English and Spanish whose words are listed. */
export const listedLanguages = ['de', 'fr', 'it', 'pt'] as const;
export type ListedLanguage = (typeof listedLanguages)[number];

/** An ending, and those that the listed word may have in its place. */
type Rule = readonly [ending: RegExp, listed: readonly string[]];

/** How a language forms words. */
interface Grammar {
  /** For words without accents. */
  rules: readonly Rule[];
  /** How ordinary words end after three letters or more, but hardly any names. */
  endings: RegExp;
}

const anyOf = (...endings: string[]): RegExp => new RegExp(`^(?:${endings.join(' ').replaceAll(' ', '|')})$`, 'u');

const french: Grammar = {
  rules: [
    [/^(?:ees?|es?|ons|ez|ent|ante?s?|ait|aient|er(?:a|ai|ont|ons|ez|ait)|erent|ions|iez|ai?)$/, ['er']],
    [/^(?:ies?|is?|it|iss(?:ons|ez|ent|ante?s?|ait)|ir(?:a|ont|ons|ez))$/, ['ir']],
    [/^(?:ds?|dons|dez|dent|due?s?|dant|dait|dr(?:a|ont|ons|ez))$/, ['dre']],
    [/^[sx]$/, ['']],
    [/^es?$/, ['']],
    [/^aux$/, ['al']],
    [/^ves?$/, ['f']],
    [/^ses?$/, ['x']],
  ],
  endings: anyOf(
    'eurs? atrices? euses? eux iques? ismes? istes? ables? ibles? ances? ences? aires? [ts]ions? ments? ée?s? ages? itudes?',
    'oires? ettes? ogues? issante?s? ssent [ai]ent èrent rais rait rions riez ets .ures? .esses?',
  ),
};

const italian: Grammar = {
  rules: [
    [
      /^(?:[oia]|ano|iamo|ate|at[oaie]|ando|ant[ei]|er(?:a|anno|o|emo|ete|ebbe)|arono|av[aio]|avano|asse|ino)$/,
      ['are'],
    ],
    [/^(?:[oiea]|[oa]no|iamo|ete|ut[oaie]|endo|ent[ei]|er(?:a|anno|emo|ete|ebbe)|eva|evano)$/, ['ere']],
    [
      /^(?:[oiea]|[oa]no|iamo|ite|it[oaie]|endo|ent[ei]|ir(?:a|anno|emo|ete|ebbe)|iva|ivano|isc(?:[oaie]|ono))$/,
      ['ire'],
    ],
    [/^(?:[aeio]|issim[oaie])$/, ['o', 'a', 'e', 'io']],
    // "Scrivermi", "seguitemi".
    [/^r(?:[mtcv]i|si|l[oaie]|gli|ne)$/, ['re']],
    [/^(?:[mtcv]i|l[oaie]|ne)$/, ['']],
  ],
  endings: anyOf(
    'zion[ei] mente ist[aie] ismo [ae]nza aggi[oa]? tor[ei] tric[ei] os[oaie] iv[oaie] [ai]bil[ei] ment[oi] ezz[ae] tà [ae]ndo eggi[oa]?',
    'resti reste rebbe rebbero remmo remo [aei]si ori .[au]t[oaie] .ic[oai] .iche .al[ei] .ur[ae]',
  ),
};

const portuguese: Grammar = {
  rules: [
    [
      /^(?:[oae]|[ae]s|[ae]m(?:os)?|ad[oa]s?|ando|ou|ei|ar(?:a|am|ao|ei|em|emos|ia|iam)|ava|avam|avamos|antes?)$/,
      ['ar'],
    ],
    [/^(?:[oaei]|[ae]s|[ae]m(?:os)?|id[oa]s?|endo|eu|er(?:a|am|ao|ei|em|emos|ia|iam)|iam?)$/, ['er']],
    [/^(?:[oaei]|[ae]s|[ae]m|[ia]mos|id[oa]s?|indo|iu|ir(?:a|am|ao|ei|em|emos|ia|iam)|iam?)$/, ['ir']],
    [/^(?:[ao]?e)?s$/, ['', 'o']],
    [/^as?$/, ['o', '']],
    [/^[oa]es$/, ['ao']],
    [/^is$/, ['l', 'il']],
    [/^ns$/, ['m']],
  ],
  endings: anyOf(
    '.mente .idades? .ismo .istas? .[âêae]ncias? .agem .agens .dor .dores .doras? .os[oa]s? .iv[oa]s? .[áí]vel .[áí]veis .mentos?',
    '.ic[oa]s? .uras? .ári[oa]s? .ria .riam .ríamos ção ções [aei]ram [ae]ndo indo [ae]ntes? ezas? ou',
  ),
};

const german: Grammar = {
  rules: [
    [/^(?:e[nrsm]?|n|s|ern|ens|es|er(?:e[nrsm]?)|e?st(?:e[nrsm]?))$/, ['', 'e']],
    [/^(?:e|e?st|e?t|e?te|e?ten|e?tet)$/, ['en', 'n']],
  ],
  endings: anyOf(
    ...'ung heit keit schaft tion tät ismus lich isch ig bar los voll haft sam end iert weise in nis ment fach'
      .split(' ')
      .map((ending) => `${ending}(?:e[nrsm]?|nen|se[ns]?)?`),
    'chen lein en innen',
  ),
};

const grammars: Record<ListedLanguage, Grammar> = { de: german, fr: french, it: italian, pt: portuguese };

/** Names that end like ordinary words. */
const names = new Set(
  `baptiste florence provence valence clemence constance laurence france monique angelique veronique dominique frederique belgique
  afrique amerique mexique jamaique martinique hilaire voltaire baudelaire apollinaire beyonce andre rene chloe zoe cosenza vicenza
  piacenza potenza faenza brianza costanza lodi bianca chiara franca serena clara evangelista teodora isadora florencia valencia aachen
  baden bremen carmen dresden emden essen gretchen helen koblenz munchen verden bergen sachsen hessen bayern schweden polen norwegen
  berlin martin stettin turin benjamin austin dublin robin kevin merlin justin colin marvin quentin valentin augustin konstantin leipzig
  danzig schleswig ludwig hedwig andree dorothee josee desiree orphee noe aimee timothee honfleur pasteur gregoire magloire carthage
  juliette colette annette paulette suzette bernadette antoinette claudette ginette federico lodovico ludovico domenico veronica
  angelica jessica corsica america jamaica messico frederico americo pasquale natale fortunato fortunata macerata orlando fernando
  armando rolando florindo rosendo ventura bonaventura salvatore salvador ecuador vicente clemente alicante cervantes abrantes amarante
  levante veneza fortaleza moscou`.split(/\s+/),
);
const places = /(?:ingen|hausen|hagen|hofen|kirchen|[aeilnr]nien|lien|gien|berg|burg|heim)$/;

/** Without accents: "Ecrite" and "Écrite" are the same word, and "Häuser" is formed from "Haus". */
export function withoutAccents(words: string): string {
  return words.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/**
 * Whether a word is formed from a listed one, or ends as ordinary words do.
 * @param lower in lower case
 * @param isListed of words without accents
 */
export function isForm(lower: string, language: ListedLanguage, isListed: (word: string) => boolean): boolean {
  const word = withoutAccents(lower);
  if (names.has(word) || word.length > lettersMax) return false;
  const isKnown = (one: string): boolean => isListed(one) || basesOf(one, grammars[language]).some(isListed);
  if (isKnown(word)) return true;
  if (language === 'de')
    return !places.test(lower) && (hasEnding(lower, german) || isGermanForm(word, isKnown, isListed));
  if (hasEnding(lower, grammars[language])) return true;
  const [, verb] = /^(\p{L}{4,})(?:[mtcv]i|l[oaie]|ne)$/u.exec(word) ?? [];
  return language === 'it' && verb !== undefined && isKnown(verb);
}

/** The shortest stem and the longest ending, in letters. */
const stemMin = 3;
const endingMax = 7;
/** Longer ones are no words. */
const lettersMax = 40;

function hasEnding(word: string, { endings }: Grammar): boolean {
  for (let at = Math.max(stemMin, word.length - endingMax - 2); at < word.length; at += 1)
    if (endings.test(word.slice(at))) return true;
  return false;
}

function basesOf(word: string, { rules }: Grammar): string[] {
  const bases: string[] = [];
  for (let at = Math.max(stemMin, word.length - endingMax); at < word.length; at += 1) {
    const ending = word.slice(at);
    const stem = word.slice(0, at);
    for (const [endings, listed] of rules)
      if (endings.test(ending))
        for (const one of [stem, ...stemsLike(stem)]) bases.push(...listed.map((end) => one + end));
  }
  return bases;
}

/** How the stem may be spelled before another ending: "partageons", "cerchiamo", "marque", "appelle". */
function stemsLike(stem: string): string[] {
  if (/(?:ge|ch|gh|gu)$/.test(stem)) return [stem.slice(0, -1)];
  if (stem.endsWith('qu')) return [`${stem.slice(0, -2)}c`];
  return /([lnt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
}

const verbPrefix = new RegExp(
  `^(?:${[
    'ab|an|auf|aus|bei|ein|fest|fort|frei|her|heraus|herein|hin|hinaus|hinein|los|mit|nach|statt|teil|um|vor|voran',
    'vorbei|weg|weiter|wieder|zu|zuruck|zusammen|uber|unter|durch',
  ].join('|')})`,
);
const tailMin = 4;

/** "Ausverkauft", "angereist", and compounds, which are what their end is: "Rollstuhlplätze". */
function isGermanForm(word: string, isKnown: (word: string) => boolean, isListed: (word: string) => boolean): boolean {
  if (/^ge\p{L}{2,}[^d]t$/u.test(word)) return true;
  const simple = word.replace(verbPrefix, '').replace(/^(?:ge|zu)(?=\p{L}{3})/u, '');
  const [, participle = simple] = /^(\p{L}{3,}?)e?t(?:e[nrsm]?)?$/u.exec(simple) ?? [];
  if (simple !== word && (isKnown(simple) || isListed(`${participle}en`) || isListed(`${participle}n`))) return true;
  const [, root] = /^(?:be|ent|er|ge|miss|ur|un|ver|zer)(\p{L}{3,})$/u.exec(word) ?? [];
  if (root !== undefined && isKnown(root)) return true;
  for (let at = 2; at <= word.length - tailMin; at += 1) if (isKnown(word.slice(at))) return true;
  return false;
}
