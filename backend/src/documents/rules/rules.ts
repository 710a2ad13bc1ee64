import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import type { Finding } from '../../../../contract/documents/document.js';
import { kindGuides } from '../../../../contract/documents/kind-guides.js';
import { gigRules, tourRules } from './announcement-rules.js';
import { dateRules } from './date-rules.js';
import { tooLong } from './length-rules.js';
import { followUpRules, pitchRules } from './mail-rules.js';
import { captionRules, crisisRules, interviewRules, oneLineRules, spotifyRules } from './other-rules.js';
import { pressReleaseRules, thirdPerson } from './press-release-rules.js';
import { RuleText } from './rule-text.js';

type Rule = (text: RuleText) => Finding[];

/** Rules of each kind, in addition to its length limits. */
const rules: Record<DocumentKind, Rule[]> = {
  press_release: [pressReleaseRules],
  gig_announcement: [gigRules],
  tour_announcement: [tourRules],
  blog_pitch: [pitchRules],
  radio_pitch: [pitchRules],
  spotify_pitch: [spotifyRules],
  follow_up: [followUpRules],
  bio_line: [oneLineRules, thirdPerson],
  bio_50: [thirdPerson],
  bio_100: [thirdPerson],
  bio_250: [thirdPerson],
  crisis_statement: [crisisRules],
  captions: [captionRules],
  interview_notes: [interviewRules],
  other: [],
};

/** Finds what breaks the rules of a document's kind. An empty text doesn't break any yet. */
export function findBrokenRules(kind: DocumentKind, markdown: string): Finding[] {
  const text = new RuleText(markdown);
  if (text.isEmpty) return [];
  const { limits, source } = kindGuides[kind];
  return [
    ...limits.flatMap((limit) => tooLong(text, limit, source)),
    ...rules[kind].flatMap((rule) => rule(text)),
    ...dateRules(text),
  ];
}
