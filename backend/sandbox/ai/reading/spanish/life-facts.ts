const instrument =
  '(?:guitarra|piano|bajo|contrabajo|batería|violín|viola|chelo|violonchelo|arpa|flauta|clarinete|saxo|saxofón|trompeta|trombón|acordeón|bandoneón|charango|cuatro|tiple|ronroco|cajón|guitarrón|bombo|zampoña|sicus|requinto|vihuela|percusión|teclados?|órgano|ukelele|jarana|quena|gaita|tambor|tambora)';
/** When it is done: "de día", "desde 2019". */
const when =
  '(?:(?:(?:y|también|además|ahora|actualmente|de día|de noche|por las (?:mañanas|tardes|noches)|entre semana|los fines de semana|desde \\d{4})[ ,]+){0,2})';

const span = '(?:(?:ya|como|unos|unas|casi|más de) ){0,2}[\\p{L}\\d]+ (?:años|meses)';
/** "En Rosario desde 2015", "en Rosario hace 11 años", "hace 11 años en Rosario". */
const livesSince = ` (?:en [^,.]+? (?:desde (?:hace |que |el |\\d)|hace ${span})|hace ${span} en )`;

/** "En el campo cerca de Coihueco": where in the country, not only which town. */
const livesInCountry =
  ' (?:en (?:el campo|el monte|la montaña|la sierra|la costa|un pueblo|una isla|una granja|una furgoneta|un barco)|cerca del? |a orillas )';

const workplace =
  '(?:escuela|colegio|instituto|liceo|taller|bar|café|cafetería|panadería|tienda|fábrica|hospital|oficina|librería|restaurante|biblioteca|clínica|farmacia|hotel|súper|supermercado|banco|imprenta|carpintería|granja|finca|cocina|kiosco|almacén|jardín|academia|conservatorio|universidad|museo)';
/** "De mesera", "en una panadería", but not "en un disco". */
const worksAt = ` (?:de|como|en) (?:un[ao]? ${workplace}(?!\\p{L})|(?!(?:ello|eso|un[ao]?|el|mi|nuestr[oa]|disco|canciones)(?!\\p{L})))`;

/** "Enfermera", "profe de música", "conductor de autobús". */
const profession =
  '(?:(?:enfermer|maestr|camarer|meser|médic|abogad|panader|carpinter|fontaner|cociner|bibliotecari|veterinari|ingenier|arquitect|camioner|cajer|jardiner|mecánic|peluquer|administrativ|funcionari|bomber|carter|farmacéutic|psicólog|técnic|obrer|librer|ganader|miner|mariner|herrer|sastr|zapater|relojer|tender|biólog|químic|físic|informátic|lingüist|fotógraf|sociólog|filólog|historiador|logoped|cirujan|matron)[oa]?|(?:profesor|conductor|repartidor|agricultor|pescador|pastor|soldador|programador|diseñador|limpiador|celador|cuidador|apicultor|educador|trabajador|traductor|escritor|pintor|vendedor|lavador|embalador|restaurador|investigador)a?(?: social)?|profe|estudiante|periodista|taxista|electricista|dentista|fisioterapeuta|dependient[ea]|auxiliar|albañil|policía|azafata|florista|recepcionista|socorrista|canguro|librera)(?: (?:jubilad[oa]|en prácticas))?(?: (?:de|en) (?!(?:un|una|el|la|mi|san|santa)(?!\\p{L})|\\p{Lu})\\p{L}+(?: de \\p{L}+)?)?';

/** "Bio: soy de Lugo, enfermera, …": what one is, in a list of facts. */
const bareProfession = new RegExp(`(?<=^|, |(?<!\\p{L})y )${profession}(?=$|,|;| y )`, 'giu');

/** A list of facts with a verb for what the artist is. */
export function withProfessionSaid(facts: string): string {
  return facts.replace(bareProfession, 'soy $&').replace(/(?<=^|, )de (?=\p{Lu})/gu, 'soy de ');
}

/** What artists say of their life in the present tense: its verb, the same in the third person, and what must follow it. */
const facts: [verb: string, third: string, behind: string][] = [
  ['soy', 'es', ` ${profession}(?=$|[,.;]| y )`],
  ['tengo', 'tiene', ' \\d{1,2} años(?!\\p{L})'],
  ['tenemos', 'tienen', ' entre \\d{1,2} y \\d{1,2} años(?!\\p{L})'],
  ['vivo', 'vive', livesSince],
  ['vivo', 'vive', livesInCountry],
  ['vivimos', 'viven', livesInCountry],
  ['vivimos', 'viven', livesSince],
  ['trabajo', 'trabaja', worksAt],
  ['trabajamos', 'trabajan', worksAt],
  ['doy', 'da', ' clases? (?:de|en|a) '],
  ['damos', 'dan', ' clases? (?:de|en|a) '],
  ['enseño', 'enseña', ' (?:en|música|canto|\\p{L}+ en) '],
  ['toco', 'toca', ` (?:el |la |los )?${instrument}(?!\\p{L})`],
  ['canto', 'canta', ' (?:desde (?:niñ[oa]|pequeñ[oa]|los|que|hace)|en (?:el|un) coro)'],
  ['rapeo', 'rapea', ' desde '],
  ['rapeamos', 'rapean', ' desde '],
  ['toco', 'toca', ' desde (?:los|las|que|niñ[oa]|chic[oa]|pequeñ[oa]|hace)'],
  ['escribo', 'escribe', ' (?:canciones |letras |poesía )?desde '],
  ['produzco', 'produce', ' (?:música |beats )?desde '],
  ['compongo', 'compone', ' (?:desde|canciones|música) ?'],
];

/** Where a clause with such a fact begins, for splitting a sentence: without groups. */
export const startsLifeFact = `${when}(?:${facts.map(([verb, , behind]) => `${verb}(?=${behind})`).join('|')})`;

const patterns = facts.map(([verb, third, behind]) => ({
  pattern: new RegExp(`^(${when})${verb}(?=${behind})`, 'iu'),
  third,
}));

/** A sentence about the artist's life with its verb in the third person; null for other sentences. */
export function lifeFact(sentence: string): string | null {
  const found = patterns.find(({ pattern }) => pattern.test(sentence));
  return found ? sentence.replace(found.pattern, (_, lead: string) => lead.replace(/^y /iu, '') + found.third) : null;
}

/** "Toca el bajo", told by a member of a band, says who. */
export function withPlayer(fact: string, person: string, name: string): string {
  const isMember = person !== '' && name !== '' && person !== name && !name.startsWith(`${person} `);
  return isMember ? fact.replace(/^(?:Toca|Canta)(?= )/u, (verb) => `${person} ${verb.toLowerCase()}`) : fact;
}

/** "He publicado tres discos": a count, not the news of one. */
export const ofSeveralWorks =
  '(?:he|hemos) (?:publicado|sacado|lanzado|grabado|editado|autoeditado) (?:ya )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|\\d{1,2}) (?:discos|álbumes|LPs?|EPs?|singles|sencillos|canciones|maquetas)(?!\\p{L})';

const told = '(?:datos?(?: míos)?|data|info|información|detalles|cosas)';
/** "Te paso data: nací en …", "va info:", "a ver, te cuento:" */
const lead = new RegExp(
  `^(?:(?:bueno|dale|ok|vale|pues|mira|mirá|a ver|listo|va),? )*(?:(?:(?:quiero que|necesito que|puedes|podés|por favor) )?(?:guard|gu[aá]rd|anot|an[oó]t|record|recu[eé]rd|apunt|ap[uú]nt)\\p{L}*(?: (?:estos|estas|unos|unas|mis|los|algunos|algunas)){0,2} ${told}(?= ?:)|(?:(?:ahí|aquí|acá) )?(?:(?:te|les|os|le) (?:paso|mando|dejo|tiro|doy|cuento)|van?)(?: (?:ahí|aquí|acá))? (?:(?:la|los|las|mis|unos|unas|algunos|algunas|más) ){0,2}${told}|(?:(?:mis|los|más|algunos) )?${told}(?= ?:)|(?:te|les|os|le) cuento)(?: (?:para (?:la|el|mi) \\p{L}+|míos|sobre mí|de nosotr[oa]s))?(?: ?[:,–—-]| que) ?`,
  'iu',
);

/** "Vale, lo ha producido …": what answers the assistant. */
const answers =
  /^(?:(?:vale|ok|okay|dale|bueno|pues|listo|va|ah|uy|oye|mira|sí|claro|y),? )+(?=(?:lo|la|los|las) (?:ha|han|grab|prod|mezcl|master|dirig|escrib|film|rod)\p{L}*)/iu;
/** "…, ponlo porfa": the wish that a text has it. */
const wishBehind =
  /,? (?:(?:y|anda|dale|por favor|porfa),? )*(?:p[oó]n|añ[aá]d|agr[eé]g|m[eé]t|incl[uú]y|s[uú]m|ap[uú]nt)\p{L}{0,3}l[oa]s?(?: (?:ahí|también|por favor|porfa|gracias|en (?:la nota|el texto)))*(?:,? (?:y|también|además|pero) (?:una?|otr[oa]|dame|hazme|haz|ponle|me|el|la|cambia|que)(?!\p{L})[^.!?\n]*)?\W*$/iu;

/** A sentence without the words that only announce what it tells, or ask to have it in a text. */
export function withoutSpanishLead(sentence: string): string {
  return sentence.trim().replace(lead, '').replace(answers, '').replace(wishBehind, '');
}
