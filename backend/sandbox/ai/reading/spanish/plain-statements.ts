import { upperFirst } from '../../first-letters.js';

const mostCharacters = 240;
const fewestWords = 3;

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** What someone wants, thinks or corrects, which no text states. */
const isWish = word(
  'quier\\p{L}+|quer\\p{L}+|necesit\\p{L}+|espero|esperamos|ojalá|creo|creemos|pienso|pensamos|supongo|sé|sabemos|quizás?|tal vez|igual|gracias|por ?fav\\p{L}*|porfa|perdón?|perdona|disculp\\p{L}+|ayud\\p{L}+|debería\\p{L}*|pued\\p{L}+|podría\\p{L}*|podemos|me gusta\\p{L}*|nos gusta\\p{L}*|no|nunca|nada|nadie|jaja\\p{L}*|mejor|todavía|aún|ojo|duda|consejo|miedo|pena|voy a|vamos a|hay que',
);
/** Words about the work of promoting a release rather than about the release. */
const isOfPromotion = word(
  'prensa|nota|pitch|bio|biografía|correos?|mails?|textos?|versi(?:ón|ones)|borrador|plan|calendario|tareas?|anuncios?|comunicado|one-?sheet|párrafo|frases?|citas?|documentos?|periodistas?|blogs?|emisoras?|fotos?|portada|distribuidora|subir|subí|presupuesto|plata|dinero|euros|pesos|redes|facebook|instagram|insta|tiktok|spotify|seguidores|mánager|listas?|revistas?|entradas?|puertas|boletos?|convocatoria|mandé|envié|mandar|enviar|escribirle',
);
/** What the work is about is told in its own place. */
const isSubject =
  /^(?:y )?(?:(?:la (?:canción|rola|letra)|el (?:tema|single|sencillo|disco)) )?(?:(?:habla|trata|va) (?:de|sobre|acerca)|(?:es|son)(?: una canción| un tema| una rola| un disco)? (?:sobre|acerca de)|cuenta (?:la historia|cómo|lo que))(?!\p{L})/iu;
/** Introductions, whoever makes them, and names of things are read elsewhere. */
const isIntroduction =
  /^(?:soy|somos|me llamo|nos llamamos|represento|manejo|llevo (?:la|el)|viv(?:o|imos) en(?!.* desde)|le escribo|te escribo|escribo)(?!\p{L})|(?<!\p{L})se (?:llama|titula)(?!\p{L})|^antes /iu;
const lineUp = /^(?:los |las )?integrantes(?: son)?:? (?=.*,)/iu;
/** "Invitada: la pianista Mirta Olazo" */
const guestNamed =
  /^(?:(?:como|con) )?(?<guest>[Ii]nvitad[oa]s?)(?: especial(?:es)?)?(?::| es| son) ?(?<article>(?:(?:el|la|los|las) )?)(?<who>[^?]*\p{Lu}[^?]*)$/u;
/** "Llevo a Trasgu Eléctrico": a manager, not the artist. */
export const isManager =
  /^[Ll]lev(?:o|amos) (?:al?|a l[ao]s?) \p{Lu}[\p{L}\d.&’'-]*(?: (?:(?:de|del|la|los|y) )?\p{Lu}[\p{L}\d.&’'-]*)*$/u;
/** Words to the assistant. */
const addresses = word(
  'tú|vos|usted(?:es)?|te|ti|contigo|tu|tus|le|les(?= (?:parece|pido|cuento))|me (?:haces|hacés|hace|puedes|escribes|das)',
);
const startsRequest =
  /^(?:y |pero |bueno,? |ok,? |vale,? )*(?:en la (?:larga|corta)|la de \d+|haz\p{L}*|hac[eé]me|haga|hága\p{L}+|ponga\p{L}*|deje|déje\p{L}*|pon\p{L}*|póngale|escrib[ei]\p{L}*|escríb\p{L}*|cambi[ae]\p{L}*|cámbi\p{L}*|quita\p{L}*|quítale|saca\p{L}*|agreg\p{L}*|añad\p{L}*|suma\p{L}*|súma\p{L}*|dime|decime|dile|muestr\p{L}+|cómo|qué|cuándo|dónde|cuál|quién|por qué|si|como|aunque|porque)(?!\p{L})/iu;
/** A day to come belongs to the plan. */
const hasDay =
  /\d{1,2} de (?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)\p{L}*|(?<!los )(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!s)|mañana|anoche|ayer|hoy|esta noche|\d{1,2}\/\d{1,2}/iu;
const isConcrete =
  /(?<=[\p{L}\d,:)] )\p{Lu}\p{Ll}+|(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\d)\d+ (?:copias|temas|canciones|piezas|minutos|años|días|semanas|personas|músicos|integrantes)|(?<!\p{L})(?:mi|mis|nuestr[oa]s?) (?:abuel[oa]s?|padres?|madre|herman[oa]s?|tí[oa]s?|barrio|pueblo|casa)(?!\p{L})/u;

/** Verbs that artists use about themselves, for which the endings below don't hold. */
const irregular: Record<string, string> = {
  ...{ soy: 'es', somos: 'son', estoy: 'está', estamos: 'están', tengo: 'tiene', tenemos: 'tienen', hago: 'hace' },
  ...{ hacemos: 'hacen', hice: 'hizo', hicimos: 'hicieron', doy: 'da', damos: 'dan', di: 'dio', dimos: 'dieron' },
  ...{ fui: 'fue', fuimos: 'fueron', he: 'ha', hemos: 'han', vengo: 'viene', venimos: 'vienen', vine: 'vino' },
  ...{ estuve: 'estuvo', estuvimos: 'estuvieron', tuve: 'tuvo', tuvimos: 'tuvieron', produje: 'produjo' },
  ...{ produjimos: 'produjeron', compuse: 'compuso', compusimos: 'compusieron', traje: 'trajo', dirijo: 'dirige' },
  ...{
    construyo: 'construye',
    compongo: 'compone',
    produzco: 'produce',
    conozco: 'conoce',
    nací: 'nació',
    crecí: 'creció',
  },
  ...{
    vamos: 'van',
    voy: 'va',
    llevo: 'lleva',
    llevamos: 'llevan',
    toco: 'toca',
    canto: 'canta',
    bailo: 'baila',
    enseño: 'enseña',
    estudio: 'estudia',
  },
  ...{ pude: 'pudo', puse: 'puso', quise: 'quiso', supe: 'supo', anduve: 'anduvo', dije: 'dijo', conduje: 'condujo' },
  ...{ leí: 'leyó', caí: 'cayó', oí: 'oyó', seguí: 'siguió', conseguí: 'consiguió', pedí: 'pidió', sentí: 'sintió' },
  ...{ serví: 'sirvió', dormí: 'durmió', elegí: 'eligió', construí: 'construyó', descubrí: 'descubrió', vi: 'vio' },
  ...{ éramos: 'eran', íbamos: 'iban', pudimos: 'pudieron', pusimos: 'pusieron', quisimos: 'quisieron' },
  ...{ podemos: 'pueden', queremos: 'quieren', sabemos: 'saben', volvemos: 'vuelven', seguimos: 'siguen' },
  ...{ decimos: 'dicen', preferimos: 'prefieren', vivimos: 'viven', contamos: 'cuentan', dijimos: 'dijeron' },
  ...{ trajimos: 'trajeron', construimos: 'construyeron', ensayamos: 'ensayan', cantamos: 'cantan' },
  ...{
    trabajo: 'trabaja',
    grabo: 'graba',
    mezclo: 'mezcla',
    fabrico: 'fabrica',
    dicto: 'dicta',
    vivo: 'vive',
    escribo: 'escribe',
  },
};
const noVerb =
  /^(?:qué|por ?qué|té|pie|chalé|cliché|carné|puré|tupé|canapé|rubí|maní|casi|esquí|café|bebé|comité|sé|así|aquí|allí|ahí|mí|sí|ají|colibrí|jamás|josé|andré|bogotá|(?:últ|mín|máx|próx|ínt|leg[ií]t|an[óo]n|ópt|pés|déc|pr|rac)imos|[rtg]ramos|ramos|tramos|reclamos|(?:extr|supr)emos)$/iu;
/** Nouns that look like verbs of the artist's: "los ramos", "el estudio". */
const afterArticle =
  /(?:^|\s)(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|nuestr[oa]s?|del|al|este|ese|de|en|con)\s$/iu;

/** A sentence without the words that only lead up to it: "y", "se me olvidó decirte que". */
export function withoutSpokenLead(sentence: string): string {
  return sentence
    .trim()
    .replace(/^(?:(?:se )?me olvidó|me olvidé(?: de)?|me faltó)(?: decir(?:te|le)?)?(?: que)? /iu, '')
    .replace(/^(?:y|pero|ah|bueno|pues|mira|mire|ya mira|dale|ok|vale|[lt]es? cuento|cuento|dato local)[,:]? /iu, '');
}

/** A Spanish sentence as a statement about the artist or the work, in the third person, if it can be one; `''` otherwise. */
export function plainSpanishStatement(sentence: string): string {
  const said = withoutSpokenLead(sentence);
  const isTooShort = (said.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < fewestWords;
  if (isTooShort || said.length > mostCharacters || /[?¿]|https?:|@/u.test(said)) return '';
  const members = lineUp.exec(said);
  if (members) return `Integrantes: ${said.slice(members[0].length)}`;
  const { article = '', guest = '', who = '' } = guestNamed.exec(said)?.groups ?? {};
  if (who !== '') return guestIs(guest, article + who);
  if (isManager.test(said) || addresses.test(said) || startsRequest.test(said) || isWish.test(said)) return '';
  if (
    isOfPromotion.test(said) ||
    isSubject.test(said) ||
    isIntroduction.test(said) ||
    hasDay.test(said) ||
    !isConcrete.test(said)
  )
    return '';
  const told = inThirdPerson(said.replace(/,? (?:yo mism[oa]|nosotr[oa]s mism[oa]s)(?!\p{L})/iu, ''));
  const isFirst = /(?<!\p{L})(?:yo|me|mí|conmigo|nos|nosotr[oa]s)(?!\p{L})/iu.test(told);
  // Without a verb of the artist's or of somebody else's, it is a piece of a list.
  return isFirst || (told === said && !isOfOthers.test(said)) ? '' : upperFirst(told);
}

function guestIs(word: string, who: string): string {
  const [isFemale, isMany] = [/as?$/u.test(word), /s$/u.test(word)];
  const article = isMany ? (isFemale ? 'Las' : 'Los') : isFemale ? 'La' : 'El';
  return `${article} ${word.toLowerCase()} ${isMany ? 'son' : 'es'} ${who}`;
}

/** "El batería, Julio Cobo, es de Torrelavega." */
const isOfOthers =
  /^(?:lo|la|los|las|se) (?:(?:ha|han) (?:dirigido|filmado|rodado|grabado|mezclado|masterizado|producido|escrito|compuesto|pintado|diseñado)|dirigió|filmó|rodó|grabó|mezcló|masterizó|produjo|escribió|compuso|pintó|diseñó)(?!\p{L})|^(?:el|la|los|las|en|con|nuestr[oa]s?|mis?|cada|tod[oa]s?|son|es) .*(?<!\p{L})(?:es|son|era|eran|fue|fueron|toca|tocan|canta|cantan|viene|vienen|tiene|tienen|nació|grabó|grabaron|produjo|mezcló|lleva|llevan)(?!\p{L})/iu;

function inThirdPerson(said: string): string {
  return said
    .replace(/(?<!\p{L})(?:yo|nosotr[oa]s) /giu, '')
    .replace(/(?<!\p{L})(me|nos) (?=\p{L}+(?:é|í|amos|imos|emos)(?!\p{L}))/giu, 'se ')
    .replace(/\p{L}+/gu, (one, at: number) => (isNoun(said, at, one) ? one : verbOf(one)))
    .replace(/(?<!\p{L})(?:mi|nuestr[oa])(?!\p{L})/giu, 'su')
    .replace(/(?<!\p{L})(?:mis|nuestr[oa]s)(?!\p{L})/giu, 'sus');
}

/** "Canto", "trabajo": verbs only where they go on about the artist, otherwise nouns. */
const alsoNouns = /^(?:canto|trabajo|estudio|vivo|dicto|di|vamos)$/iu;
const asVerbs: [pattern: RegExp, third: string][] = [
  [
    /(?<=(?<!\p{L})y (?:(?:ahora|también|hoy|todavía) )?)canto(?= (?!(?:lírico|coral|popular|y)(?!\p{L}))\p{L})/giu,
    'canta',
  ],
  [/(?<=(?<!\p{L})y (?:(?:ahora|también|hoy|todavía) )?)trabajo(?= (?:en|de|como|con) )/giu, 'trabaja'],
  [/(?<=(?<!\p{L})y (?:(?:ahora|también|hoy|todavía) )?)vivo(?= (?:en|de|con|cerca) )/giu, 'vive'],
  [/(?<=(?<!\p{L})y (?:ahora|también|hoy|todavía) )estudio(?= \p{L})/giu, 'estudia'],
  [/(?<=(?<!\p{L})(?:y|luego|después|que|donde) )di(?= (?:clases?|conciertos|talleres|mi|un|una)(?!\p{L}))/giu, 'dio'],
];
const learns = /(?<!\p{L})(?:estudi|aprend|clases?|profes|enseñ)\p{L}*(?!\p{L})/iu;

/** A sentence whose first verb is in the third person with those behind it in it, too: "empezó en un coro y fui profe" has "y fue profe". */
export function withLaterVerbs(said: string): string {
  const reflexive = said.replace(
    /(?<!\p{L})(?:me|nos) (?=(?:(?:\p{L}+(?:é|í|amos|imos|emos))|fui|vine|di|puse|hice|tuve)(?!\p{L}))/gu,
    'se ',
  );
  const verbs = learns.test(reflexive) ? asVerbs.filter(([, third]) => third !== 'canta') : asVerbs;
  return verbs
    .reduce((rest, [pattern, third]) => rest.replace(pattern, third), reflexive)
    .replace(/(?<=[ (])\p{Ll}+(?!\p{L})/gu, (one, at: number, all: string) =>
      alsoNouns.test(one) || /[aei]mos$/u.test(one) || isNoun(all, at, one) ? one : verbOf(one),
    );
}

/** A sentence whose verbs in the plural are in the third person: "son cuatro, arrancamos en 2019". */
export function withVerbsOfOthers(said: string): string {
  return said.replace(/(?<!\p{L})\p{Ll}+[aei]mos(?!\p{L})/gu, (one, at: number) => {
    if (isNoun(said, at, one)) return one;
    // "Tocamos punk" is what they do, "tocamos en Cosquín" what they did.
    const isNow = one === 'tocamos' && !/^ (?:en|con|junto|por|para|al?)(?!\p{L})/iu.test(said.slice(at + one.length));
    return isNow ? 'tocan' : verbOf(one);
  });
}

/** "Los ramos" are a noun, but in "los tambores los hacemos" the artists make them. */
function isNoun(said: string, at: number, one: string): boolean {
  return afterArticle.test(said.slice(0, at)) && !making.test(one);
}

const making =
  /^(?:hacemos|fabricamos|construimos|armamos|grabamos|tocamos|escribimos|componemos|producimos|mezclamos|cantamos|pintamos|diseñamos|cosemos|editamos|vendemos|usamos)$/iu;

/** "Giré" is what the artist did, "tocaré" what they will do. */
const pastLikeFuture =
  /^(?:gir|mir|tir|retir|estir|prepar|par|separ|repar|compar|declar|inspir|respir|admir|aspir|esper|super|recuper|liber|gener|oper|cooper|lider|consider|enter|altern?|dispar|suspir|colabor)é$/iu;

function verbOf(one: string): string {
  const known = irregular[one.toLowerCase()];
  if (known !== undefined) return known;
  if (noVerb.test(one) || /^\p{Lu}/u.test(one.slice(1))) return one;
  const regular: [RegExp, string][] = [
    [/(?<=\p{L})ábamos$/u, 'aban'],
    [/(?<=\p{L})íamos$/u, 'ían'],
    [/(?<=\p{L}[aeid]r)emos$/u, 'án'],
    ...(pastLikeFuture.test(one) ? [] : ([[/(?<=\p{L}{2}[aei]r)é$/u, 'á']] satisfies [RegExp, string][])),
    [/(?<=\p{L}{2})qué$/u, 'có'],
    [/(?<=\p{L}{2})gué$/u, 'gó'],
    [/(?<=\p{L}{2})cé$/u, 'zó'],
    [/(?<=\p{L}{2})é$/u, 'ó'],
    [/(?<=\p{L}{2})í$/u, 'ió'],
    [/(?<=\p{L}{2})amos$/u, 'aron'],
    [/(?<=\p{L}{2})imos$/u, 'ieron'],
    [/(?<=\p{L}{2})emos$/u, 'en'],
  ];
  const found = regular.find(([ending]) => ending.test(one));
  return found ? one.replace(found[0], found[1]) : one;
}
