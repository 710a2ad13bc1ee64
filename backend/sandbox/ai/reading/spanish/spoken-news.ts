import type { Rewrite } from './voseo.js';

/** News as people say it: members who leave, nights in small letters, influences as a heading. */
export const spokenNews: Rewrite[] = [
  // "Influencias: Los Planetas y Vainica Doble"
  [
    /(?<=(?:^|[.!?;,\n]) ?)(?:(?:mis|nuestras|las) )?(?:influencias|referentes)(?: principales)?(?::| son:) ?(?=\p{L})/giu,
    'mis influencias son ',
  ],
  // "Irune deja el grupo y hay que decirlo en redes, no sabemos cómo"
  [
    /,? y (?:ahora )?(?:hay|tenemos|tengo|toca) ?(?:que )?(?:decir|contar|anunciar|publicar|comunicar)l[oa](?: (?:en|por) (?:las )?redes| a la gente| públicamente)?(?:,? (?:y |pero )?no (?:sé|se|sabemos) c[oó]mo(?: (?:decirlo|hacerlo|ponerlo))?)?(?=\s*(?:$|[.!?\n]))/giu,
    '. Escribe un texto para redes',
  ],
  // "Se nos fue el guitarrista"
  [
    /(?<!\p{L})(?:(?<=[\p{L}\d] )(y ))?[Ss]e nos (?:fue|va|ha ido|marcha|march[oó]|ha marchado) (?:el|la) (?=(?:bajista|bater[ií]a|baterista|guitarrista|cantante|teclista|tecladista|violinista|percusionista|saxofonista|trompetista|vocalista)(?!\p{L}|,? \p{Lu}))(\p{L}+)/gu,
    (_, joined = '', role = '') => `${joined === '' ? '' : '. '}nuestro ${role} deja el grupo`,
  ],
  // "Nuestra bajista irune deja el grupo"
  [
    /(?<=(?<!\p{L})(?:mi|nuestr[oa]) (?:bajista|bater[ií]a|baterista|guitarrista|cantante|teclista|tecladista|violinista|percusionista|saxofonista|trompetista|vocalista),? )(?!(?:nos|se|ya|lo|la|no|que|me|acaba|va|está|deja|dice|quiere|tiene|original|principal)(?!\p{L}))\p{Ll}{3,}(?=,? (?:nos |ya |se )*(?:deja|dejó|ha dejado|va|fue|marcha|ha ido|abandona)(?!\p{L}))/giu,
    (found) => found.charAt(0).toUpperCase() + found.slice(1),
  ],
  // "Dice Irune que no pongamos lo del curro, que solo que se muda"
  [
    /(?<!\p{L})(?:(?:me|nos) )?(?:dice|pide|prefiere|quiere)(?: \p{L}+){0,2}? que no (?:pongamos|digamos|mencionemos|contemos|pongas|digas|menciones|cuentes|salga|aparezca|se (?:diga|ponga|mencione)) (?=(?:lo|nada|el|la) del? |lo de )/giu,
    'quita ',
  ],
  [
    /(?<=(?<!\p{L})quita lo de[^.!?\n,]{2,40}),? (?:que|y) (?:solo|sólo|solamente)(?: que)? (?=se |nos |me )/giu,
    '. añade que ',
  ],
  [/(?<!\p{L})(?:poned|decid|añadid|meted) que(?!\p{L})/giu, 'añade que'],
  // "Canto el viernes 18 en …"
  [
    /(?<!\p{L})(?:canto|act[uú]o|pincho|doy (?:un |mi )?(?:concierto|recital|bolo))(?= (?:(?:el|este|el próximo) )?(?:(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?: \d{1,2})?|\d{1,2} de \p{L}+|mañana|hoy|esta noche) )/giu,
    'toco',
  ],
  [
    /(?<!\p{L})(?:cantamos|actuamos|pinchamos|damos (?:un )?(?:concierto|recital|bolo))(?= (?:(?:el|este|el próximo) )?(?:(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?: \d{1,2})?|\d{1,2} de \p{L}+|mañana|hoy|esta noche) )/giu,
    'tocamos',
  ],
  // "En el bar candil de aldeasoto a las 21:30"
  [
    /(?<=(?<!\p{L})en (?:el |la )?)(bar|sala|club|teatro|café|pub) (?!(?:del?|la|el|que|y|con|a|en|los|las|grande|pequeñ\p{L}+|llen\p{L}+|vací\p{L}+|nuev\p{L}+|donde|cerca|municipal|principal)(?!\p{L}))(\p{Ll}{3,})(?: (?:de|en) (?!(?:la|el|los|las|mi|un|una|nuestr\p{L}+|siempre|al)(?!\p{L}))(\p{Ll}{4,}))?(?=,? (?:a las|desde las|sobre las|el) | ?[.,;]|\s*$)/gu,
    (_, hall = '', name = '', town = '') =>
      [`${capital(hall)} ${capital(name)}`, capital(town)].filter(Boolean).join(', '),
  ],
  // "¿Qué pongo para que venga gente?", beside a night
  [
    /(?<=(?:toc(?:o|amos)|concierto|bolo|actuación)(?!\p{L})[^]{5,200}?[.,;\n] ?)(?:y )?qu[eé] (?:pongo|ponemos|publico|publicamos)(?: (?:en|por) (?:las )?redes)?(?: para que (?:venga|vaya|se apunte|se entere)(?: la)? (?:gente|peña))?\W*$/giu,
    'hazme un post',
  ],
];

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
