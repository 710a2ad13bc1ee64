import type { DocumentKind } from '../../../contract/documents/document-kinds.js';
import { kindGuides } from '../../../contract/documents/kind-guides.js';

/** What headings call each kind, in English and in Spanish without accents. The first that fits counts. */
const names: readonly [DocumentKind, RegExp][] = [
  ['follow_up', named`follow[- ]?up|(?:mensaje|correo|email|nota) de (?:seguimiento|recordatorio)|seguimiento`],
  ['press_release', named`(?:press|news|media) release|(?:nota|comunicado|boletin) de prensa|gacetilla`],
  ['interview_notes', named`interview|talking points|entrevista|preguntas y respuestas`],
  ['tour_announcement', named`tour (?:announcement|dates|post)|anuncio de (?:la |tu |mi )?gira|fechas de (?:la )?gira`],
  [
    'gig_announcement',
    named`(?:gig|show|concert|event|live) announcement|anuncio (?:de|del) (?:concierto|show|bolo|evento|actuacion)`,
  ],
  [
    'spotify_pitch',
    named`(?:spotify|playlist|editorial) (?:editorial )?pitch|pitch (?:.{0,20} )?(?:spotify|playlists?)`,
  ],
  [
    'radio_pitch',
    named`radio (?:pitch|email|letter)|(?:pitch|email|correo|carta) (?:.{0,20} )?(?:radio|radios|station|stations|emisoras?)`,
  ],
  ['blog_pitch', named`pitch|email to (?:.{0,20} )?(?:blogs?|bloggers?)|correo (?:.{0,20} )?(?:blogs?|blogueros?)`],
  ['captions', named`captions?|pies? de foto|leyendas?|(?:instagram|tiktok|facebook|social|social media) posts?`],
  ['crisis_statement', named`(?<!(?:artist|mission)['’]?s? )statement|declaracion|comunicado`],
];
/** How many words a bio of each kind may have. */
const bios = (['bio_line', 'bio_50', 'bio_100', 'bio_250'] as const).map((kind) => ({
  kind,
  most: kindGuides[kind].limits[0]?.most ?? 0,
}));

/** Matches one of some words in a heading without accents. */
function named({ raw }: TemplateStringsArray): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${raw.join('')})(?![\\p{L}\\p{N}])`, 'iu');
}

/** The kind that a heading names, or null. @param words how long its text is */
function kindOfHeading(heading: string, words: number): DocumentKind | null {
  const plain = heading.normalize('NFD').replace(/\p{M}/gu, '');
  if (named`bio|bios|biography|biografia|semblanza|one[- ]?liner`.test(plain)) return kindOfBio(plain, words);
  return names.find(([, name]) => name.test(plain))?.[0] ?? null;
}

function kindOfBio(heading: string, words: number): DocumentKind {
  if (named`one[- ]?liner|(?:one|single|1)[- ](?:line|sentence)|una (?:linea|frase)`.test(heading)) return 'bio_line';
  const stated = /(\d{1,4})[ -]?(?:words?|palabras)/i.exec(heading)?.[1];
  if (!stated && named`long|larga|extensa`.test(heading)) return 'bio_250';
  if (!stated && named`medium|bio media|mediana`.test(heading)) return 'bio_100';
  const shortest = named`short|corta|breve`.test(heading) ? 50 : 0;
  // A bio is often a little longer than it was meant to be.
  const length = stated ? Number(stated) : Math.max(words / 1.2, shortest);
  return bios.find(({ most }) => length <= most)?.kind ?? 'bio_250';
}

/** The kind of a draft: the one its heading or first line names, or else guessed from its text. */
export function kindOfDraft(draft: string, heading: string): DocumentKind {
  const words = draft.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const [first = ''] = draft.split('\n').filter((line) => line.trim() !== '');
  const title = /^(?:#{1,6}[ \t]|\*\*[^*]{1,80}\*\*:?[ \t]*$)/.test(first) ? first : '';
  const known = kindOfHeading(heading, words) ?? kindOfHeading(title, words);
  if (known) return known;
  if (/for immediate release|publicación inmediata|under embargo/i.test(draft)) return 'press_release';
  const isEmail = /^(?:\*\*)?(?:subject|asunto)(?:\*\*)?[ \t]{0,3}:/im.test(draft);
  if (isEmail && /follow(?:ing)?[ -]up/i.test(draft)) return 'follow_up';
  if (isEmail && /(?<!\p{L})(?:radio|airplay|station|emisora)(?!\p{L})/iu.test(draft)) return 'radio_pitch';
  return isEmail ? 'blog_pitch' : 'other';
}

/** A title for a draft: its subject or first words. */
export function titleOfDraft(draft: string, fallback: string): string {
  const lines = draft.split('\n').map((line) => line.replace(/[*_#>`]+/g, '').trim());
  const subject = lines.find((line) => /^(?:subject|asunto)\s{0,3}:/i.test(line))?.replace(/^[^:]{1,10}:\s*/, '');
  const heading = lines.find((line) => line !== '' && !/^for immediate release$/i.test(line));
  const title = subject ?? heading ?? '';
  const characters = [...title];
  if (characters.length === 0) return fallback;
  return characters.length > 80 ? `${characters.slice(0, 79).join('').trimEnd()}…` : title;
}
