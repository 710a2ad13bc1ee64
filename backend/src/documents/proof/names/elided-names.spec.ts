import { prove } from '../prove.js';

const check = (markdown: string, words: string) =>
  prove(markdown, { facts: [], words: [{ text: words, isPasted: false }], today: '2026-11-24' });
const unproven = (markdown: string, words = ''): string[] =>
  check(markdown, words)
    .unproven.filter(({ claim }) => claim === 'name')
    .map(({ text, start, end }) => {
      expect(markdown.slice(start, end)).toBe(text);
      return text;
    });

const french =
  'La chanteuse prépare son nouvel album avec ses amis, dans une maison au bord de la mer, et elle en parle peu. ';
const italian =
  'La cantautrice prepara il nuovo disco con gli amici, in una casa sul mare, e non ne parla quasi mai con la stampa. ';
const catalan =
  'La cantant prepara el nou disc amb els seus amics, en una casa al costat de la mar, i no en parla gairebé mai. ';

describe('a name behind an elision', () => {
  it.each<[string, string, string[]]>([
    [french, "Elle joue à l'Olympia en mai.", ['Olympia']],
    [french, 'Elle joue à l’Olympia en mai.', ['Olympia']],
    [french, "La voix d'Amélie Noc porte le titre.", ['Amélie Noc']],
    [french, "Elle a rejoint l'Étoile Rouge cet hiver.", ['Étoile Rouge']],
    [french, "On dit qu'Amélie Noc chante, puisqu'Hugo Marchal l'a dit.", ['Amélie Noc', 'Hugo Marchal']],
    [french, "Un concert à la Fête de l'Humanité.", ["Fête de l'Humanité"]],
    [french, "Qu'Amélie Noc chante le refrain surprend.", ['Amélie Noc']],
    [french, "Une chanson d'O'Brien, reprise par l'auteur.", ["O'Brien"]],
    [italian, "Suona all'Alcatraz di Milano in maggio.", ['Alcatraz di Milano']],
    [italian, "Il palco dell'Ariston la aspetta, poi nell'Arena di Verona.", ['Ariston', 'Arena di Verona']],
    [italian, "Scritto sull'Etna, viene dall'Islanda con un'Alfa.", ['Etna', 'Islanda', 'Alfa']],
    [italian, "Quest'Elisa suona il piano con quell'Anna.", ['Elisa', 'Anna']],
    [italian, "All'Alcatraz arriva in maggio.", ['Alcatraz']],
    [catalan, "Toca a l'Auditori amb el grup d'Ona Vila.", ['Auditori', 'Ona Vila']],
    ['', "We play l'Olympia. They own the Musée d'Orsay.", ['Olympia', "Musée d'Orsay"]],
  ])('%s%s', (before, sentence, names) => {
    expect(unproven(before + sentence)).toEqual(names);
  });

  it.each<[string, string, string]>([
    ['typed with it', "je joue à l'Olympia avec Amélie", "Elle joue à l'Olympia avec Amélie."],
    ['typed without it', 'Olympia, Amélie Noc', "Elle joue à l'Olympia avec le groupe d'Amélie Noc."],
    ['without it in the text', "je joue à l'olympia", `${french}Elle joue (Olympia).`],
    ['behind another', "suono all'Alcatraz di Milano", "Il palco dell'Alcatraz di Milano la aspetta."],
    ['in lower case', "suono all'alcatraz", `${italian}Suona all'Alcatraz.`],
    ['at the start of a sentence', 'Olympia', `${french}L'Olympia affiche complet.`],
    ['in capitals', 'Amélie Noc, Olympia, Alcatraz', "# AMÉLIE NOC À L'OLYMPIA\n\n# AMÉLIE NOC ALL'ALCATRAZ"],
  ])('is proven by what the artist said: %s', (_case, words, sentence) => {
    expect(unproven(sentence, words)).toEqual([]);
  });

  it('is marked and proven without it', () => {
    const markdown = "Elle joue à l'Olympia.";
    expect(check(markdown, "à l'Olympia").proofs).toMatchObject([
      { start: markdown.indexOf('Olympia'), end: markdown.indexOf('.') },
    ]);
  });
});

describe('an apostrophe in a name', () => {
  it.each<[string, string]>([
    ["The drums are by Sean O'Brien here.", "Sean O'Brien"],
    ["We toured with D'Angelo last year.", "D'Angelo"],
    ["We toured with L'Impératrice last year.", "L'Impératrice"],
    [`${french}Elle a tourné avec L'Impératrice.`, "L'Impératrice"],
    [`${french}L'Étoile Rouge chante le refrain.`, "L'Étoile Rouge"],
    [`${french}D'Angelo chante le refrain.`, "D'Angelo"],
    [`${french}L'Impératrice ouvre la soirée.`, "L'Impératrice"],
    [`${italian}L'Orchestraccia apre la serata.`, "L'Orchestraccia"],
    [`${italian}Nel brano suona Otto Dell'Acqua.`, "Otto Dell'Acqua"],
    ["A night of Rock'n'Roll at home.", "Rock'n'Roll"],
    ["It was Otto Kern's idea.", 'Otto Kern'],
  ])('stays part of it: %s', (sentence, name) => {
    expect(unproven(sentence)).toEqual([name]);
    expect(unproven(sentence, `I like ${name}`)).toEqual([]);
    expect(unproven(sentence, name.toLowerCase().replaceAll("'", ''))).toEqual([]);
  });
});

it("is between two names in Guns N' Roses", () => {
  expect(unproven("We opened for Guns N' Roses once.")).toEqual(['Guns', 'Roses']);
  expect(unproven("We opened for Guns N' Roses once.", "guns n' roses")).toEqual([]);
});

describe('an ordinary word behind an elision at the start of a sentence', () => {
  it.each<[string, string]>([
    [
      french,
      "L'album sort vendredi. D'abord, elle chante. C'est ainsi. J'aime ça. Qu'importe. L'été revient. N'oubliez pas.",
    ],
    [
      french,
      "D'ailleurs, elle y travaille. S'ensuit une tournée. Jusqu'ici, tout va bien. Lorsqu'elle chante, on se tait.",
    ],
    [
      italian,
      "All'inizio canta piano. L'uscita è vicina. Dell'album si parla. Un'estate lunga. Quest'anno torna. Nell'aria c'è musica.",
    ],
    [
      italian,
      "C'era una volta. D'altronde, è tardi. Sull'onda del disco, torna. Quell'estate finì. Dall'inverno arriva.",
    ],
    [catalan, "L'àlbum surt divendres. D'entrada, canta. S'ha acabat. N'hi ha més. L'estiu torna."],
    ['', "L'album sort vendredi. L'EP suit, puis d'autres EP de l'EP."],
    ['', "D'abord, elle chante."],
    ['', "All'inizio canta piano."],
    ['', "- L'album\n- D'abord la mer\n\n(L'uscita)"],
    ['', "Don’t miss it. I'm home. It's out. We've played. They'd stay."],
  ])('is no name: %s%s', (before, sentences) => {
    expect(unproven(before + sentences)).toEqual([]);
  });

  it('is no part of the name behind it', () => {
    expect(unproven(`${french}L'album Marée Basse sort vendredi.`)).toEqual(['Marée Basse']);
    expect(unproven(`${italian}All'inizio Giulia Serra canta.`)).toEqual(['Giulia Serra']);
  });
});
