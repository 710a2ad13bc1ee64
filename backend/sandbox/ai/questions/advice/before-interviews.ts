import type { Situation } from '../../acting/call.js';
import { linkedSoFar } from '../../acting/linked-documents.js';
import { lowerFirst, upperFirst } from '../../first-letters.js';

/** "Una presentación mía de 30 segundos", "cómo me presento". */
const asksIntroduction =
  /(?<!\p{L})(?:presentaci[oó]n(?:cita)? (?:m[ií]a|personal|nuestra|(?:hablada|oral|corta|breve)(?: m[ií]a)?)|(?:una|mi) presentaci[oó]n (?:de|en) (?:\d+|treinta|sesenta|un|medio) (?:segundos?|minutos?)|algo para presentarme|para presentarme (?:en|a|yo)|c[oó]mo me presento)(?!\p{L})/iu;
const seconds = /(?<![\d\p{L}])(\d{1,3}) ?(?:segundos?|segs?|s)(?!\p{L})/iu;
const factStart = '(?:tengo|soy|vivo|trabajo|curro|estudio|canto|toco|compongo|empec[eé]|nac[ií]|llevo|crec[ií]|grabo)';
/** "Tengo 24, soy de Playa Murta y trabajo en una heladería". */
const fact = new RegExp(
  `(?<=^|[.,:;!?\\n] ?|(?<!\\p{L})y )(?:y )?(${factStart} (?:(?! y ${factStart} )[^.,;!?\\n]){2,80})`,
  'giu',
);
const asAge = /^tengo (\d{1,2})$/iu;

/** Words of the artist's own to be said aloud, from what the message and the profile tell. */
function introduction({ conversation: { question, artist }, known: { language, title, format } }: Situation): string {
  if (language !== 'es' || !asksIntroduction.test(question) || artist.name === '') return '';
  const facts = [...question.matchAll(fact)].map(([, words = '']) =>
    lowerFirst(
      words
        .trim()
        .replace(/(?<=\p{L}{3})eria(?!\p{L})/giu, 'ería')
        .replace(asAge, 'tengo $1 años'),
    ),
  );
  const genre = artist.genre === '' ? '' : `hago ${artist.genre}`;
  const all = [...facts, genre].filter(Boolean);
  const last = all.pop() ?? '';
  const life = all.length > 0 ? `${all.join(', ')} y ${last}` : last;
  const work = { EP: 'EP', album: 'disco', single: 'canción', tour: '' }[format ?? 'single'];
  const news = title === '' || work === '' ? '' : `Mi ${work} se llama «${title}».`;
  const words = [`Hola, soy ${artist.name}.`, life && `${upperFirst(life)}.`, news].filter(Boolean).join(' ');
  const long = Math.max(5, Math.round(words.split(/\s+/u).length / 2.5));
  const wanted = Number(seconds.exec(question)?.[1] ?? 30);
  const more =
    long < wanted
      ? ` Dicho con calma son unos ${long} segundos: sigo un guion y no invento nada para llegar a ${wanted}. Lo que falta es tuyo: de qué va la canción y por qué la hiciste.`
      : '';
  return `Para decirlo en voz alta, solo con lo que me has contado:\n\n> ${words}\n\nQuita lo que no quieras contar.${more}`;
}

const thanksAdvice = 'Sí, un gracias corto';
const afterwards = {
  es: /(?<!\p{L})(?:despu[eé]s|luego|al (?:acabar|terminar)|tras)(?: de)? (?:la|esa|una) entrevista(?!\p{L})[^.!\n]*(?:mand|escrib|env[ií]|agradec|digo|doy las gracias|hago algo)|(?:les|le) (?:mando|escribo|env[ií]o|digo|doy) (?:algo|las gracias|un mensaje)[^.!\n]*despu[eé]s(?: de (?:la|una) entrevista)?/iu,
  en: /(?<!\p{L})(?:after|once) (?:the|an|my|that) interview(?!\p{L})[^.!\n]*(?:send|write|thank|say|do anything)|(?:send|write) (?:them|him|her) (?:something|anything|a thank)[^.!\n]*after (?:the|an|my) interview/iu,
};

/** Whether to write to those who did the interview. */
function afterInterview({ conversation: { question }, known: { language } }: Situation): string {
  if (!afterwards[language].test(question) || /(?<!\p{L})(?:escr[ií]beme|hazme|write me)(?!\p{L})/iu.test(question))
    return '';
  return language === 'es'
    ? `${thanksAdvice} ese día o el siguiente: dos frases, el enlace a la canción y, si quedó algún dato en el aire, ese dato. No pidas leerla antes ni que quiten nada. Cuando salga, compártela y etiquétalos: es lo que más les sirve.`
    : 'Yes, a short thank-you that day or the next: two sentences, the link to the song and, if a fact was left open, that fact. Don’t ask to read it first or to have things taken out. When it’s out, share it and tag them: that helps them most.';
}

const doIt =
  /^\W*(?:(?:pues|vale|venga|ok|okay|bueno|s[ií]|y|guay|genial|perfecto|dale|entonces)[ ,!]+)*(?:h[aá]zmel[oa]|hazl[oa]|hac[eé]mel[oa]|escr[ií]bemel[oa]|prep[aá]ramel[oa])(?: (?:tú|t[uú] mism[oa]|ya|por favor|porfa|entonces))*(?<rest>[.,;!]? ?[^?]{0,60})$/iu;
const hosts = /(?<!\p{L})(?:lo|la) (?:llevan?|presentan?|hacen?|conducen?) (?<names>\p{L}+(?: y \p{L}+)?)\W*$/iu;

/** "Pues házmelo": what the last reply spoke of, if it is clear. */
function pointedAt({ conversation: { question, said, artist }, known: { language, title } }: Situation): string {
  const found = language === 'es' ? doIt.exec(question) : null;
  const last = said.at(-1) ?? '';
  if (!found || /¿(?:Escribo|Preparo|Hago|Te hago|Lo)(?!\p{L})/u.test(last)) return '';
  if (last.startsWith(thanksAdvice)) {
    const names = (hosts.exec(question)?.groups?.['names'] ?? '').replace(/(?<!\p{L})\p{Ll}(?=\p{L}{2})/gu, (one) =>
      one.toUpperCase(),
    );
    const song = title === '' ? 'Aquí está la canción' : `Aquí está «${title}»`;
    const words = `Hola, ${names || '[nombres]'}: gracias por la entrevista. ${song}, por si os viene bien: ${artist.songLink || '[enlace]'}. Un abrazo, ${artist.name || '[tu nombre]'}`;
    return `Para mandarlo después, con lo que me has contado:\n\n> ${words}\n\nAñade tú algo que salga en la entrevista.`;
  }
  if ((found.groups?.['rest'] ?? '').trim().length > 3) return '';
  const [text] = linkedSoFar(said.slice(-1));
  return text === undefined
    ? 'No tengo claro qué hago: sigo un guion. Dímelo con su nombre: **la nota de prensa**, **los textos para redes**, **la biografía**, **el correo a la radio**, **las notas para la entrevista** o **el plan**.'
    : `Ya está escrito: [${text.title}](/documents/${text.id}). Dime qué falta o qué palabras cambio.`;
}

/** What an artist asks about their own interview beside how to prepare; `''` for other messages. */
export function beforeInterview(situation: Situation): string {
  return introduction(situation) || afterInterview(situation) || pointedAt(situation);
}
