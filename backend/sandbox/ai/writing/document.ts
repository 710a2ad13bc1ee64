import { existsSync, readFileSync } from 'node:fs';
import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import { kindGuides } from '../../../../contract/documents/kind-guides.js';
import { sandboxFile } from '../../sandbox-files.js';
import { type Day, longDay, spanishDay } from '../calendar.js';
import type { Known } from '../reading/known.js';
import { fillTemplate, parseTemplate, type Template } from '../template.js';
import { inFirstPerson } from './asked/asked-bios.js';
import { documentValues } from './document-values.js';
import { continued } from './prose/continued.js';
import { withPluralName } from './prose/plural-names.js';

/** A document written by the sandbox. */
export interface WrittenDocument {
  kind: DocumentKind;
  title: string;
  markdown: string;
}

const templates = new Map<string, Template>();

/**
 * Fills in a kind's template with what is known; the rest stays blank.
 * @param isOfSelf whether the artist speaks of themselves: "I grew up in Hull"
 */
export function writeDocument(kind: DocumentKind, all: Known, today: Day, isOfSelf = false): WrittenDocument {
  // A record is proposed to playlists, and to radio, by one of its songs.
  const isOfSong = kind === 'spotify_pitch' || (kind === 'radio_pitch' && all.language === 'en');
  const song = isOfSong ? all.focusSong : null;
  const ofWork: Known = song ? { ...all, ...song, format: 'single' } : all;
  const known: Known = isOfSelf ? { ...ofWork, pronoun: 'they' } : ofWork;
  const values = { ...documentValues(known, today), record: song ? recordOf(all, song.title) : '' };
  const form = formOf(kind, known);
  const template = templateOf(form, known.language);
  const filled = fillTemplate(template, { values, compute: () => undefined });
  const markdown = isOfSelf ? inFirstPerson(filled, known.name) : inProse(kind, filled, known);
  return { kind, title: titleOf(kind, known), markdown: withinLimit(kind, markdown) };
}

/** Texts about the artist in the third person. */
const inThirdPerson = new Set<DocumentKind>([
  ...(['bio_line', 'bio_50', 'bio_100', 'bio_250'] as const),
  ...(['press_release', 'gig_announcement', 'tour_announcement'] as const),
]);

/** A text that says the artist's name once in a paragraph, and then "she" or "they". */
function inProse(kind: DocumentKind, markdown: string, known: Known): string {
  if (!inThirdPerson.has(kind)) return markdown;
  if (known.language === 'es') return withPluralName(markdown, known.name);
  return markdown
    .split('\n')
    .map((line) => (line.startsWith('#') ? line : continued(line, known)))
    .join('\n');
}

/** "the album “Wabansia Street”", which a song is from; `''` if it has no other name than the song. */
function recordOf({ title, format, language }: Known, song: string): string {
  if (language !== 'en' || title === '' || title === song || format === 'single' || format === 'tour') return '';
  return `the ${format ?? 'record'} “${title}”`;
}

/** A document's template, by its file's name. */
type Form = DocumentKind | 'crisis_notes' | 'line_up' | 'news_release';

/** An interview about what happened needs other notes than one about a release, and an award another release than a record. */
function formOf(kind: DocumentKind, { crisis, lineUp, ownNews }: Known): Form {
  if (kind === 'interview_notes' && crisis !== null) return 'crisis_notes';
  if (kind === 'other' && lineUp !== null) return 'line_up';
  return kind === 'press_release' && ownNews !== null ? 'news_release' : kind;
}

/** "Press release: Salt Road"; for a concert, with its town and date. */
function titleOf(kind: DocumentKind, { title, name, shows: [show], language, lineUp }: Known): string {
  if (kind === 'other' && lineUp !== null)
    return [lineUpLabel[language], name].filter(Boolean).join(': ').slice(0, 120);
  const night = show && [show.town || show.venue, language === 'es' ? spanishDay(show.day) : longDay(show.day)];
  const ofArtist = kind.startsWith('bio') ? name || title : title || name;
  const subject = kind === 'gig_announcement' && night ? night.join(', ') : ofArtist;
  return [documentLabel(kind, language), subject].filter(Boolean).join(': ').slice(0, 120);
}

/** A document's label: its kind, or for kind `other` what the sandbox writes as one. */
export function documentLabel(kind: DocumentKind, language: Known['language']): string {
  if (language === 'es') return spanishLabels[kind];
  return kind === 'other' ? 'Email to your list' : kindGuides[kind].label;
}

/** What a text about a member who leaves is called. */
export const lineUpLabel: Record<Known['language'], string> = { en: 'Line-up change', es: 'Cambio de formación' };

const spanishLabels: Record<DocumentKind, string> = {
  press_release: 'Nota de prensa',
  gig_announcement: 'Anuncio de concierto',
  tour_announcement: 'Anuncio de gira',
  blog_pitch: 'Correo a un blog',
  radio_pitch: 'Correo a la radio',
  spotify_pitch: 'Texto para Spotify',
  follow_up: 'Correo de seguimiento',
  bio_line: 'Biografía en una frase',
  bio_50: 'Biografía, 50 palabras',
  bio_100: 'Biografía, 100 palabras',
  bio_250: 'Biografía, 250 palabras',
  crisis_statement: 'Comunicado de crisis',
  captions: 'Textos para redes',
  interview_notes: 'Notas para la entrevista',
  other: 'Correo a tu lista',
};

/** `documents/press_release.es.md`; kinds without a Spanish template are written in English. */
function templateOf(form: Form, language: Known['language']): Template {
  const [own, other] = [`${form}.${language}.md`, `${form}.en.md`].map((name) => sandboxFile('documents', name));
  const file = own !== undefined && existsSync(own) ? own : (other ?? '');
  const known = templates.get(file) ?? parseTemplate(readFileSync(file, 'utf8'));
  templates.set(file, known);
  return known;
}

/** Cuts sentences off the end of a text that exceeds its kind's limit. Emails and forms keep their frame. */
function withinLimit(kind: DocumentKind, markdown: string): string {
  const limit = kindGuides[kind].limits.find(({ of }) => of === 'text');
  if (!limit || !kind.startsWith('bio')) return markdown;
  const sentences = markdown.split(/(?<=[.!?])\s+/);
  while (sentences.length > 1 && sentences.join(' ').split(/\s+/).length > limit.most) sentences.pop();
  return sentences.join(' ');
}
