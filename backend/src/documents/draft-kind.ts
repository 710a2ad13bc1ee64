import { type DocumentKind, documentKinds } from '../../../contract/documents/document-kinds.js';
import { kindGuides } from '../../../contract/documents/kind-guides.js';

/** The kind of a draft: the one its heading names, or else guessed from its text. */
export function kindOfDraft(draft: string, heading: string): DocumentKind {
  const named = documentKinds.find((kind) => heading.toLowerCase().includes(kindGuides[kind].label.toLowerCase()));
  if (named && named !== 'other') return named;
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
