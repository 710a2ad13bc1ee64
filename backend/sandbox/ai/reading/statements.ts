import { remembered } from '../remembered.js';
import { weekdays } from '../calendar.js';
import { withoutOwnHours } from './days/own-hours.js';
import { weekdayWords } from './days/weekdays.js';
import { thirdPersonOf, withThirdPersonVerbs } from './third-person.js';
import { lowerFirst, upperFirst } from '../first-letters.js';
import { ownStatements } from '../own-statements.js';
import { addedIn, inThirdPerson } from './added-facts.js';
import { contrastsIn } from './changes/contrasts.js';
import type { Language } from './language.js';
import {
  lifeFact,
  ofSeveralWorks,
  startsLifeFact,
  withoutSpanishLead,
  withProfessionSaid,
} from './spanish/life-facts.js';
import { instrument } from './sound.js';
import { plainStatement } from './plain-statements.js';
import { withSubjectsRepeated } from '../typed/listed-clauses.js';
import { withFamilyPossessives } from '../typed/family-possessives.js';
import { withClausesApart } from '../typed/spliced-clauses.js';
import { groupFacts } from './people/group-facts.js';
import { ofPart } from './people/groups.js';
import { helperOnWork } from './people/helpers-on-work.js';
import { memberFacts } from './people/members.js';
import { isFitToPrint } from '../writing/prose/fit-to-print.js';
import { namedPeopleFacts } from './people/named-people.js';
import { playersIn } from './people/players.js';
import { creditInSpanish, nextCredit } from './spanish/credit-clauses.js';
import { outInMonth } from './spanish/out-months.js';
import {
  isManager,
  plainSpanishStatement,
  withLaterVerbs,
  withoutSpokenLead,
  withVerbsOfOthers,
} from './spanish/plain-statements.js';

/** A full stop behind "Rev" or before a digit ends no sentence. */
const sentence =
  /[^.!?\n]+(?:(?:[.!?](?=\d)|(?<=\d ?[ap])\.(?=m(?!\p{L}))|(?<=\d ?[ap]\.?m)\.(?=,? \p{Ll})|(?<=(?<!\p{L})(?:Rev|Mrs?|Ms|Dr|St|Fr|Prof|Sra?|ft|feat))\.)[^.!?\n]+)*/gu;
/** The artist's actions: "I recorded it in Leeds". */
const done =
  /^(?:and |also |so )?(?:I|we)(?:['’]ve| have)? (?:also |just |then )?(was born|was raised|trained|began|recorded|wrote|made|produced|mixed|mastered|cut|captured|arranged|composed|finished|rehearsed|built|borrowed|released|founded|joined|quit|busked|lived|lost|collaborated|teamed|headlined|played|toured|opened|supported|won|grew|studied|started|formed|learned|built|worked|sang|moved|sold|spent|performed|shot|filmed|self-produced|met|tracked|co-wrote|left|found|used to|taught|ran|hosted|appeared|signed|drove|put out|dropped out|self-released|(?:was|were) (?:shortlisted|nominated|chosen|picked|selected|named|awarded|commissioned|brought up|classically trained|home-?schooled)|got(?= (?:played|added|signed|featured|reviewed|shortlisted|nominated|picked|chosen|married|together|(?:an? |the |our |my )(?:[\p{L}-]+ ){0,3}(?:degree|award|grant|prize|scholarship|place|start|residency|record deal|publishing deal|nomination|review))(?!\p{L})))(?!\p{L})/iu;
/** "We cut the instrumental last night": news of the day, not of a text that is read weeks later. */
const isOfToday =
  /(?<!\p{L})(?:last night|yesterday|today|tonight|this (?:morning|afternoon|evening|week|weekend)|just now|earlier (?:on|today)|the other (?:day|night))(?!\p{L})/iu;
/** "I've found out …", "somos 48, no 46": a correction for the assistant, no fact for a text. */
const isCorrection =
  /^(?:and |also |so )?(?:I|we)(?:['’]ve| have)? (?:also |just |now )?found out(?!\p{L})|^(?:and |but |oh |sorry,? )*(?:I|we)(?:['’]ve| have)? (?:made (?:a|one) (?:small |little |big )?(?:mistake|typo|error)|got (?:it|that|something) wrong|(?:was|were) wrong)(?!\p{L})|(?<![\p{L}\d])\d+,? no \d/iu;
/** "I won a competition, write me a bio" */
const requestBehind =
  /,? (?:(?:so|and|now|please|pls|can you|could you) )*(?:write|draft|make|do|give) (?:me|us) (?:an? |the |my |our )?(?:[\p{L}\d-]+ )?(?:bio|press release|pitch|captions?|announcement|text)(?!\p{L}).*$|,? (?:(?:y|ahora|por favor|porfa|así que) )*(?:h[aá]z(?:me|nos)|h[aá]ga(?:me|nos)|escr[ií]b(?:e|a)(?:me|nos)|(?:me|nos) (?:haces|hacéis|haces|hacés|hace|escribes|escribís|escribe|preparas|preparás)|necesit(?:o|amos)|quier(?:o|emos)|prep[aá]ra(?:me|nos)|red[aá]cta(?:me|nos)) (?:(?:una?|la|el|mi|nuestra?|otra?) )?(?:[\p{L}]+ )?(?:bio(?:graf[ií]a)?|nota|notas de prensa|correo|mail|textos?|anuncio|comunicado|pitch|semblanza)(?!\p{L}).*$/iu;
const politely =
  /[ ,]+(?:please|pls|plz|thanks|thank you|thx|cheers|por favor|porfa|porfis?|plis|gracias)(?:[ ,!]|please|pls|por favor|gracias)*$/iu;
/** Facts about the work or the artist's life: "It was mixed by Otto Kern", "My father built radios". */
const isSo =
  /^(?:It|The (?:song|single|track|record|album|EP|video)) (?:was|is(?! ["“‘'])(?!.*(?<!\p{L})out(?!\p{L}))|has|features|runs|lasts|took|came from)(?!\p{L})|^(?:My|Our) (?!\p{L}+ and (?:I|me) )(?:\p{L}+ ){1,2}(?:is|was|are|were|plays|played|built|taught|recorded|produced|mixed|wrote|sang|left|gave)(?!\p{L})/iu;
/** "Grew up in Hull, studied cello", without "I". */
const livedThus =
  /^(?:and )?(?:grew up|formed (?=in|at|on|by)|met (?=in|at|on)|taught|studied|trained|toured|opened for|moved|sang|busked|started out|lived|worked|played (?=(?:at|in|with|for|every)(?!\p{L})))(?!\p{L})(?! by(?!\p{L}))|^(?:and )?(?:put out|released|self-released|dropped|won|supported|played)(?= )(?=[^.!?]*(?<!\p{L})(?:last (?:year|spring|summer|autumn|winter|month)|in (?:19|20)\d\d|(?:years?|months) ago)(?!\p{L}))/iu;
/** "I put out an EP last year called …": what is out already. */
const outBefore =
  /^(?:I|we)(?:['’]ve| have)? (?:put out|released|self-released|dropped) .*(?<!\p{L})(?:last (?:year|spring|summer|autumn|winter|month)|in (?:19|20)\d\d|(?:years?|months) ago)(?!\p{L})/iu;
/** "Influences are early grime and my dad's records". */
const ofHelper = new RegExp(`^${helperOnWork}`, 'iu');
const influences =
  /^(?:(?:my|our) )?(?:(?:main|biggest|big) )?influences(?: are| include| would be|:) (?!not)(.{3,160})$/iu;
/** "Wrote it on the night bus", as people type on a phone. */
const madeIt =
  '(?:wrote|recorded|made|produced|mixed|mastered|finished|filmed|shot|tracked) (?:it|this|them|everything|the (?:whole (?:thing|\\p{L}+)|song|single|track|album|EP|record|video))(?!\\p{L})';
/** "Its limited to 300 copies", "it's mixed by …". */
const itIs =
  /^(?:and |also |oh )*it['’]?s (?:also |all )?((?:recorded|mixed|mastered|produced|co-written|written|limited|pressed|available|dedicated|inspired|based)(?= (?:to|on|by|in|at|live|with|for)(?!\p{L})))/iu;
const isPast = /^(?:recorded|mixed|mastered|produced|co-written|written)$/iu;
const withoutSubject = new RegExp(`^${madeIt}`, 'iu');
const madeHow =
  '(?:co-?)?(?:recorded|written|made|tracked|produced|mixed|mastered|engineered) (?:(?:alone|live|mostly|entirely|all) )?(?:in|at|on|with|over|during) (?!\\d+(?! (?:hours?|days?|nights?|weeks?|weekends?|months?|years?|takes?|sessions?|afternoons?|evenings?)(?!\\p{L}))|(?:the )?same)';
/** "Recorded in my flat": how the work of the message was made. */
const isMade = new RegExp(`^${madeHow}`, 'iu');
/** "Produced by Simon Hart at Foundry Studios". */
const isMadeBy = /^(?:[Pp]roduced|[Rr]ecorded|[Mm]ixed) by [^,;]{3,60}? (?:at|in) (?=(?:the |a )?\p{Lu})/u;
/** "My EP is out in March, recorded in my flat". */
const nextMade = new RegExp(`(?:,(?: and)?(?: it)?(?: was)?| and (?:it )?was) (?=${madeHow}|${madeIt})`, 'iu');
/** "It is every Thursday in February", "the guests are …": what is told of nights. */
const isOfNights = new RegExp(
  `(?<!\\p{L})(?:every(?: single)?|each|all the|todos los|cada) (?:${weekdayWords})s?(?!\\p{L})|(?<!\\p{L})(?:${weekdays.join('|')})s (?:in|throughout|during)(?!\\p{L})|^(?:and |the |our |los |las |el |la )*(?:\\p{L}+ )?(?:guests?|invitad[oa]s?)(?: \\p{L}+){0,3} (?:are|is|will|said|has|have|can|son|es|serán)(?!\\p{L})`,
  'iu',
);
const isOfDates =
  /https?:|(?<!\p{L})(?:is|are|am|['’]m|['’]re) (?:giving|playing|performing|doing|having|holding|putting on) (?:an?|our|my|the|its) (?:[\p{L}-]+ ){0,2}(?:concert|gig|show|recital|performance|set)(?!\p{L})|^it(?:['’]?s| is) (?:on|at|in) (?:the )?(?:\p{L}+day|\d)|^(?:my|our) (?:\p{L}+ )?(?:manager|agent|booker|publicist|producer|director|gig|show|concert|recital|tour) is|(?<!\p{L})got (?:an?|another|some|our|my) (?:[\p{L}-]+ ){0,2}(?:gigs?|shows?|tours?|concerts?|single|EP|album|song|track|release|video|vid)(?!\p{L})|^(?:my|our|the|this) (?:\p{L}+ )?(?:song|single|track|tune|EP|album|record|video)(?:['’]s| is) (?:(?:all|really|mostly|basically|kind of) )*about(?!\p{L})|(?<!\p{L})(?:^it(?:['’]s| is) (?:an? (?:[\p{L}-]+ ){1,5})?about|comes? out|is out|out on|out (?:the )?\d|released? on|will be out|called|titled|quote|one[- ]?sheet|press release|e-?mail|(?<!(?:on|with|into) (?:my|our|an?|the) (?:\p{L}+ )?)phone|number|address|website|instagram|insta|tiktok|facebook|genre|style|mood|label|link|(?:venue|price|doors?|tickets?|title|name) (?:is|are))(?!\p{L})|^toc(?:o|amos) (?:mañana|hoy|esta noche|pasado mañana|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?!\p{L})|^toc(?:o|amos) (?!en \p{L}+ (?:en|el año))[^]*(?<!\p{L})\d{1,2} de \p{L}+/iu;
const played =
  /(?<!\p{L})(?:played|added|premiered|featured|reviewed|covered|span|spun|aired)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:my|our|me|us|it|the)(?!\p{L})/iu;
const firstPerson = /(?<!\p{L})(?:I|I['’]\p{L}+|we|we['’]\p{L}+|me|us|my|our|mine|ours|myself|ourselves)(?!\p{L})/iu;

/** Third-person forms of Spanish verbs that artists use about themselves. */
const spanish: Record<string, string> = {
  ...{ grabé: 'grabó', grabamos: 'grabaron', escribí: 'escribió', escribimos: 'escribieron', compuse: 'compuso' },
  ...{ compusimos: 'compusieron', hice: 'hizo', hicimos: 'hicieron', produje: 'produjo', produjimos: 'produjeron' },
  ...{ toqué: 'tocó', tocamos: 'tocaron', mezclé: 'mezcló', mezclamos: 'mezclaron', gané: 'ganó', ganamos: 'ganaron' },
  ...{ teloneé: 'teloneó', teloneamos: 'telonearon', nací: 'nació', nacimos: 'nacieron', estudié: 'estudió' },
  ...{ viví: 'vivió', participé: 'participó', participamos: 'participaron', colaboré: 'colaboró', actué: 'actuó' },
  ...{ formé: 'formó', formamos: 'formaron', fundé: 'fundó', fundamos: 'fundaron', aprendí: 'aprendió' },
  ...{ trabajé: 'trabajó', publiqué: 'publicó', publicamos: 'publicaron', saqué: 'sacó', mastericé: 'masterizó' },
  ...{ llevo: 'lleva', llevamos: 'llevan', he: 'ha', hemos: 'han', viajé: 'viajó', giré: 'giró', abrí: 'abrió' },
  ...{ 'nos formamos': 'se formaron', 'nos conocimos': 'se conocieron', 'nos juntamos': 'se juntaron' },
  ...{ 'me mudé': 'se mudó', 'me crié': 'se crió', 'me formé': 'se formó', 'nos mudamos': 'se mudaron' },
  ...{ somos: 'son', teloneo: 'telonea' },
  ...{ 'voy a estrenar': 'estrenará', 'vamos a estrenar': 'estrenarán' },
  ...{ empecé: 'empezó', empezamos: 'empezaron', crecí: 'creció', crecimos: 'crecieron', canté: 'cantó' },
  ...{ arranqué: 'arrancó', arrancamos: 'arrancaron', comencé: 'comenzó', comenzamos: 'comenzaron' },
  ...{ debuté: 'debutó', debutamos: 'debutaron', armamos: 'armaron', creamos: 'crearon' },
};
const doneInSpanish = new RegExp(
  `^(?:(?:la|lo|las|los) )?(${Object.keys(spanish).join('|')})(?!\\p{L})(?!(?<!^(?=${ofSeveralWorks}).*) (?:(?:\\p{L}+ )?(?:notas|correos|mensajes|mails|semanas sin|meses sin|días sin)|sacado|publicado|lanzado|estrenado|pensado|decidido|querido|visto|dicho|escrito a|mandado|enviado)(?!\\p{L}))`,
  'iu',
);
/** "Somos ocho", not "somos de Cali". */
const ofNumber =
  /^somos (?:una? (?:\p{L}+ ){1,3}de (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d{1,2}) (?:integrantes|miembros|músic[oa]s|personas|mujeres)|un (?:dúo|trío|cuarteto|quinteto|sexteto)|una (?:pareja|orquesta)|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d{1,2})(?=$|[,.;]| (?:en el grupo|en la banda|personas|músicos|amig[oa]s|herman[oa]s))/iu;
/** "Lo ha producido Quique Monfort". */
const doneByOthers =
  '(?:ha|han) (?:grabado|producido|mezclado|masterizado|escrito|compuesto|dirigido)|grabó|grabaron|produjo|produjeron|mezcló|mezclaron|masterizó|masterizaron|dirigió|dirigieron';
/** "El cantante es Nacho Bertorello". */
const ofMember =
  '(?:el|la|los|las) (?:cantantes?|vocalistas?|voz|voces|guitarristas?|guitarras?|bajistas?|bajo|bater[ií]as?|bateristas?|tecladistas?|teclados?|percusionistas?|percusión|productor(?:a|es)?|letristas?|violinistas?|trompetistas?|saxofonistas?) (?:es|son|se llaman?)';
const comesOut =
  '(?:saco|sacamos|lanzo|lanzamos|estreno|estrenamos|presento|presentamos)(?=[^,.;]* \\d{1,2} de \\p{L}{4,})';
/** Where another clause with its own verb begins: "lo produjo Camilo Ortega y habla de mi abuela". */
const nextClause = new RegExp(
  `(?:,| y|, y|, pero| pero) (?=(?:(?:también|luego|después|la|lo|las|los|este año|el año pasado|en (?:19|20)\\d\\d|hace \\p{L}+ años) )?(?:${Object.keys(
    spanish,
  )
    .filter((verb) => verb !== 'tocamos')
    .join(
      '|',
    )}|${startsLifeFact}|(?:grabad|producid|mezclad|masterizad)[oa]s? (?:por|en|con|entre)|${doneByOthers}|${ofMember}|${comesOut}|venimos|ensayamos|habla|trata|va (?:de|sobre)|es|son|sale|salen|saldrá|se (?:llama|llamaba|titula)|toco|tocaré|hago|hacemos|soy|somos|mi|mis|nuestr[oa]|el concierto de)(?!\\p{L}))`,
  'iu',
);

/** "La produjo Ana Ruiz en su estudio." */
const byOthers = new RegExp(
  `^(?:(?:[Ee]l|[Ll]a) (?:sencillo|single|canción|tema|disco|álbum|EP) )?(?:[Ll]a|[Ll]o|[Ll]os|[Ll]as) (?:${doneByOthers}|escribió|escribieron) \\p{Lu}(?!.*(?<!\\p{L})(?:mi|mis|me|nos|nuestr[oa]s?|conmigo)(?!\\p{L}))`,
  'u',
);

/** "Grabado en vivo en Audiovisión". */
const madeThus =
  /^(?:grabad|producid|mezclad|masterizad)[oa]s? (?:por|en|con|entre) (?!.*(?<!\p{L})(?:mi|mis|me|nos|nuestr[oa]s?|conmigo)(?!\p{L}))/iu;

const signedQuote = /["“«][^"“”«»\n]*["”»]\s*[—–-]\s*\p{Lu}[^.\n]*/gu;

/** What a group can't have done: its members are born and grow old. */
const ofOneLife =
  /^(?:and |also |so )?(?:I(?:['’]?m| am) (?:only |just )?[1-9]\d(?!\d)|I was (?:born|raised|brought up)|I (?:took up|grew up|studied|trained|learned|learnt|taught|teach|work|worked|retired|moved)(?!\p{L}))/iu;
const ofI = /^(?:and |also |so )?I(?!\p{L})/u;

/** Whom a statement is about: of a group, the member who says "I"; null if that is a life and the member is unknown. */
function subjectOf(statement: string, name: string, member: string | undefined): string | null {
  if (member === undefined || !ofI.test(statement)) return name;
  if (member !== '') return member;
  return ofOneLife.test(statement) || ofPart(name).test(statement) ? null : name;
}

/** "One of our altos, Mair Prosser, wrote it": the commas around a name end no clause. */
const nameBetween =
  /(?<=(?:^|[.!?\n]\s*|(?<!\p{L})and )(?:one of )?(?:my|our|the) [\p{L} -]{3,30}), (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}), (?=\p{Ll})/giu;
const joined = '\u201A';

/** The clauses of a message that may each state a fact, in the artist's words. */
const clausesOf = remembered((text: string, language: Language): string[] => {
  const whole = text.replace(signedQuote, '').replace(nameBetween, `${joined} $1${joined} `);
  const own = ownStatements(whole);
  const apart = language === 'en' ? ownStatements(withClausesApart(whole)) : own;
  return (
    (apart.match(sentence) ?? [])
      .filter((one) => contrastsIn(one).length === 0 && !isCorrection.test(one.trim()))
      .map(withoutOwnHours)
      .flatMap(listed)
      .flatMap((one) => (language === 'es' ? listedForSpanishBio(one) : listedForBio(one)))
      .flatMap((one) =>
        language === 'es'
          ? withoutSpanishLead(one)
              .split(nextCredit)
              .flatMap((part) => part.split(nextClause))
          : withSubjectsRepeated(one).flatMap(clausesIn),
      )
      .map((one) =>
        one.trim().replace(/^(?:hi|hello|hey|hola|(?:muy )?buen[oa]s(?: (?:días|tardes|noches))?)[,!]?\s+/iu, ''),
      )
      .map((one) => one.replace(requestBehind, '').replace(politely, ''))
      .map((one) => one.replace(itIs, (_, verb: string) => `It ${isPast.test(verb) ? 'was' : 'is'} ${verb}`))
      .map((one) =>
        withoutSubject.test(one) || livedThus.test(one)
          ? `I ${lowerFirst(one.replace(/^and /iu, ''))}`
          : isMade.test(one) || isMadeBy.test(one)
            ? `It was ${lowerFirst(one)}`
            : one,
      )
      .filter((one) => one.length <= 240 && ((!isOfDates.test(one) && !isOfNights.test(one)) || outBefore.test(one)))
      // "Tocamos en fallas! 17 de marzo" is still to come.
      .filter((one) => !/^(?:tocamos|teloneamos)(?!.*\d)/iu.test(one) || !/(?<!\d)\d{1,2} de \p{L}{4,}/u.test(text))
  );
});

/**
 * The facts a message states about the artist, in the third person. Sentences that can't be converted are left out.
 * @param member the one of a group who writes, `''` if unknown; undefined for one person
 */
export const factsStated = remembered((text: string, name: string, language: Language, member?: string): string[] => {
  const own = ownStatements(text.replace(signedQuote, ''));
  const stated = clausesOf(text, language).flatMap((one) => {
    const who = subjectOf(one, name, member);
    if (who === null) return [];
    const told =
      language === 'es'
        ? (inSpanish(one) ?? plainSpanishStatement(one))
        : (inEnglish(one, who) ?? plainStatement(one, who));
    return told === '' ? [] : [`${told.replace(/[,;]$/u, '').replaceAll(joined, ',')}.`];
  });
  const lineUp =
    language === 'en' ? [...groupFacts(own, name), ...memberFacts(own, name), ...namedPeopleFacts(own, name)] : [];
  const players = playersIn(text, language).filter(
    (one) => ![...stated, ...lineUp].some((said) => said.endsWith(one.replace(/^(?:Their|Su) /u, ''))),
  );
  // "They met at school" says it for a group.
  const ofOne = stated.filter((one) => !lineUp.includes(one.replace(`${name} met`, 'They met')));
  return [...new Set([...ofOne, ...lineUp, ...players, ...addedFacts(own, name, language)])].filter(isFitToPrint);
});

/** The facts of a Spanish message in the third person, each with the artist's own words: "lo grabó su tía", "lo grabó mi tía". */
export function ownWording(text: string): [told: string, said: string][] {
  return clausesOf(text, 'es').flatMap((one): [string, string][] => {
    const told = inSpanish(one) ?? plainSpanishStatement(one);
    if (told === '') return [];
    const isRewritten = madeThus.test(one) || told.startsWith('Integrantes:');
    return [[told, isRewritten ? told : upperFirst(withoutSpokenLead(one))]].map(([fact = '', said = '']) => [
      `${fact.replace(/[,;]$/u, '')}.`,
      `${said.replace(/[,;]$/u, '')}.`,
    ]);
  });
}

/** "Mention that I played at Leith and that I trained as a baker" lists two facts. */
function listed(sentence: string): string[] {
  const added = addedIn(sentence.trim());
  return added === null ? [sentence] : [added.before, ...added.facts];
}

/** The facts that a text asks for explicitly and that no rule reads: they are told in the artist's words. */
function addedFacts(text: string, name: string, language: Language): string[] {
  return (text.match(sentence) ?? [])
    .flatMap((one) => addedIn(one.trim())?.facts ?? [])
    .map((one) => (language === 'es' ? withoutSpanishLead(one) : one))
    .filter((one) => one.length > 5 && one.length <= 240)
    .flatMap((one) => {
      if (/https?:|@/u.test(one) || isOfDates.test(one) || isOfNights.test(one)) return [];
      const own = language === 'es' ? inSpanish(one) || plainSpanishStatement(one) || null : inEnglish(one, name);
      const isFirstSpanish =
        /(?<!\p{L})(?:yo|me|mi|mis|nos|nuestr[oa]s?|fui|soy|tengo|estoy|hago|voy|puedo|podemos|quiero|queremos|suelo|solemos|prefiero|necesito|llevo)(?!\p{L})|^\p{L}+(?:é|í|amos|imos|emos)(?!\p{L})/iu;
      const told =
        own ?? (language === 'es' ? (isFirstSpanish.test(one) ? '' : upperFirst(one)) : inThirdPerson(one, name));
      return told === '' ? [] : [`${told}.`];
    });
}

/** "Write a bio: born in Córdoba, studied in Baltimore" tells of the artist without saying "I". */
const behindBio =
  /(?<!\p{L})(?:bio(?:graphy)?|about (?:me|us)|(?:the |some |my |our )?(?:facts|details))(?: [^:\n]{0,30})?: (.+)$/iu;
const ofLife =
  /^(?:and )?(?:was )?(born|raised|grew up|studied|trained|learned|started|began|won|toured|supported|released|founded|formed|moved|lived|busked|sang|played|worked|teach|work|live|run|host|plays|sings|teaches|works|lives|runs|hosts|writes|makes)(?= )/iu;
const doing = 'teach|work|live|run|host|coach|nurse|drive|farm|build|repair|study|lead|front|direct|conduct';
const playing = `(?:play|make|sing|write)(?= (?:(?!(?:at|gigs?|shows?)(?!\\p{L}))[\\p{L}\\d'’-]+ ){0,4}${instrument}(?!\\p{L}))`;
const does = `(?:${doing})(?= (?:(?:nights|days|shifts|weekends|evenings|part[- ]time|full[- ]time) )?(?:a|an|the|at|as|in|for|on|with|my own|kids|children|adults|students|beginners|music|singing|${instrument})(?!\\p{L}))|${playing}`;
/** "I use sounds of the sea": what the music is made from. */
const usesSounds =
  "(?:use|sample|blend|combine|mix|loop|record|build)(?= (?:(?!(?:for|in|at|on|my own label)(?!\\p{L}))[\\p{L}'’-]+ ){0,4}(?:sounds?|noises?|recordings|samples|tapes?|synths?|synthesi[sz]ers?|drum machines?|loops|beats|voices|vocals|machines|cassettes?|radios?|field recordings|instruments|melodies|rhythms)(?!\\p{L}))";
/** "I write songs on the night shift". */
const makesWhere =
  '(?:write|make|record|sing|play)(?= (?:(?:my|our|all) )*(?:songs|music|tunes|beats|tracks|ballads|everything)(?: \\p{L}+){0,2} (?:on|in|during|between|after|before|from|about)(?!\\p{L}) (?!\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day))';
/** "I teach at the conservatory", "I play a 1974 guitar". */
const nowDoes = new RegExp(`^I (?:also |now |only |mostly |often )?(${does}|${usesSounds}|${makesWhere})`, 'iu');
/** "I taught geography, and I play a 1974 guitar", "my name is Sam and I play the harp". */
const nextDoes = new RegExp(`,? (?:and|but) (?=I (?:also |now )?(?:${does}))`, 'iu');
const clausesIn = (one: string): string[] => one.split(nextMade).flatMap((clause) => clause.split(nextDoes));

/** The parts of a list of facts for a biography, each as a sentence of the artist's. */
function listedForBio(sentence: string): string[] {
  const facts = behindBio.exec(sentence)?.[1];
  if (facts === undefined) return [sentence];
  return facts.split(/, (?:and )?|; /u).flatMap((fact) => {
    const [, verb = ''] = ofLife.exec(fact) ?? [];
    if (verb === '') return /^(?:I|we|my|our)(?!\p{L})/iu.test(fact) ? [fact] : [];
    // "Plays a guitar made by her uncle".
    const told = fact.replace(/^and /iu, '').replace(/^(\p{L}+?)(?:(?<=ch)es|s)(?= )/iu, '$1');
    return [
      /^(?:born|raised)$/iu.test(verb) && !/^was /iu.test(told) ? `I was ${lowerFirst(told)}` : `I ${lowerFirst(told)}`,
    ];
  });
}

/** "Una bio: soy de Lugo, enfermera, empecé en un coro": without what asks for it. */
const behindSpanishBio = /(?<!\p{L})(?:bio|biografía|semblanza)(?!\p{L})(?: [^:\n]{0,40})?: (.+)$/iu;

function listedForSpanishBio(sentence: string): string[] {
  const facts = behindSpanishBio.exec(sentence)?.[1];
  return facts === undefined ? [sentence] : [withProfessionSaid(facts)];
}

function inEnglish(one: string, name: string): string | null {
  const [lead = '', verb = ''] = nowDoes.exec(one) ?? [];
  if (verb !== '') {
    const rest = asTheirs(withThirdPersonVerbs(one.slice(lead.length)));
    return firstPerson.test(rest) ? null : `${name || 'They'} ${name === '' ? verb : thirdPersonOf(verb)}${rest}`;
  }
  const named = influences.exec(one)?.[1];
  if (named !== undefined)
    return `${name === '' ? 'Their' : `${name}’s`} influences are ${asTheirs(named.replace(ofFamily, '$1’s '))}`;
  const isDone = done.test(one) && !isOfToday.test(one);
  if (!isDone && !isSo.test(one) && !played.test(one) && !ofHelper.test(one)) return null;
  const told = asTheirs(
    one
      .replace(/^(?:and |also |so )/i, '')
      .replace(/^I(?:['’]m| am) (?=\d|an? |the )/iu, name === '' ? 'They are ' : `${name} is `)
      .replace(/^(?:I|we)(?:['’]ve| have)? /i, `${name || 'They'} `)
      .replace(ofHelper.test(one) ? /^(?:My|Our) /iu : /^(?:My|Our) /u, name ? `${name}’s ` : 'Their '),
  ).replace(/(?<!\p{L})(?:I|we) (?=\p{Ll}+(?:ed|ew|ote|ade|ent|eft|ot|aw|old)(?!\p{L}))/giu, 'they ');
  return firstPerson.test(told) ? null : upperFirst(told).replace(/(?<!\p{L})ep(?!\p{L})/gu, 'EP');
}

/** "My dads records", as people type it. */
const ofFamily = /(?<=(?<!\p{L})(?:my|our) )(dad|mum|mom|nan|gran|grandad|brother|sister|uncle|auntie?)s (?=\p{L})/giu;

/** "Since I was six", "because we lost the van": when and why, behind what was done. */
const clauseBehind =
  /(?<=(?<!\p{L})(?:since|when|while|until|till|before|after|because) )(?:I|we)(?:['’]m| am| was| were)? (?=\p{L}|\d)(?!(?:want|hope|think|need|will|can|['’])\p{L}*)/giu;

function asTheirs(words: string): string {
  return withFamilyPossessives(words)
    .replace(clauseBehind, (found) => (/['’]m|am|was|were/iu.test(found) ? 'they were ' : 'they '))
    .replace(/(?<!\p{L})(?:myself|ourselves)(?!\p{L})/giu, 'themselves')
    .replace(/(?<!\p{L})(?:my|our)(?!\p{L})/giu, 'their')
    .replace(/(?<!\p{L})(?:me|us)(?!\p{L})/giu, 'them');
}

const numbers = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];

const nounsOfMaking: Record<string, string> = {
  ...{ grabad: 'La grabación es de', producid: 'La producción es de', mezclad: 'La mezcla es de' },
  masterizad: 'El máster es de',
};
const pastOfMaking: Record<string, string> = {
  ...{ grabad: 'Se grabó', producid: 'Se produjo', mezclad: 'Se mezcló', masterizad: 'Se masterizó' },
};

/** "Grabado en Jaén" as a sentence: "Se grabó en Jaén"; "producido por Ana Ruiz" is "la producción es de Ana Ruiz". */
function madeInSpanish(one: string): string {
  return one.replace(/^(\p{L}+?)[oa]s? (por )?/u, (found, verb: string, by?: string) => {
    const told = (by === undefined ? pastOfMaking : nounsOfMaking)[verb.toLowerCase()];
    return told === undefined ? upperFirst(found) : `${told} `;
  });
}

/** "Este año gané la batalla" */
const onceUponATime = /^(?:este año|el año pasado|en (?:19|20)\d\d|hace \p{L}+ años),? (?=\p{Ll})/iu;

/** "Llevo la comunicación de Los Niños": whoever writes for the artist. */
const ofTeam =
  /^llev(?:o|amos) (?:la|el|las) (?:comunicación|prensa|promoción|promo|booking|management|redes)(?!\p{L})/iu;

/** "Somos Nico (voz), Marta (batería) y Julen (bajo)". */
const spanishMembers =
  /^somos (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*(?: \([^()\n]{2,30}\)| a la | al | a los | en la | en el ).*(?:,| y ) ?\p{Lu}.*)$/u;

function inSpanish(one: string): string | null {
  const members = spanishMembers.exec(one)?.[1];
  if (members !== undefined) return `Integrantes: ${members}`;
  if (ofTeam.test(one) || isManager.test(one)) return null;
  const out = outInMonth(one);
  if (out !== null) return out;
  const credit = creditInSpanish(one);
  if (credit !== null) return credit;
  if (byOthers.test(one)) return upperFirst(one);
  if (madeThus.test(one)) return madeInSpanish(one);
  const [time = ''] = onceUponATime.exec(one) ?? [];
  if (time !== '') {
    const rest = inSpanish(one.slice(time.length));
    return rest === null ? null : upperFirst(time) + lowerFirst(rest);
  }
  const life = lifeFact(one);
  const verb = life === null ? doneInSpanish.exec(one)?.[1] : '';
  if (verb === undefined || (/^somos$/iu.test(verb) && !ofNumber.test(one))) return null;
  // With a day, "teloneamos" is still to come.
  const isAhead = /^teloneamos$/iu.test(verb) && /\d{1,2} de \p{L}+|este \p{L}+|mañana/u.test(one);
  const told = life ?? one.replace(verb, isAhead ? 'telonean' : (spanish[verb.toLowerCase()] ?? verb));
  const rest = withVerbsOfOthers(withLaterVerbs(told))
    .replace(/(?<!\p{L})(?:mi|nuestr[oa])(?!\p{L})/giu, 'su')
    .replace(/(?<!\p{L})(?:mis|nuestr[oa]s)(?!\p{L})/giu, 'sus')
    .replace(
      /^(son (?:dos|tres|cuatro|cinco|seis|siete|ocho|\d{1,2})), (?=\p{Lu}\p{L}+ (?:a la|al|a los|en la|en el|con la|con el) )/iu,
      '$1: ',
    )
    .replace(/^son (\d{1,2})(?!\d)/iu, (found, count: string) => {
      const word = numbers[Number(count)];
      return word === undefined ? found : `son ${word}`;
    });
  return /(?<!\p{L})(?:yo|me|mí|mi|nos|nuestr[oa]s?|nosotr[oa]s|conmigo)(?!\p{L})/iu.test(rest)
    ? null
    : upperFirst(rest);
}
