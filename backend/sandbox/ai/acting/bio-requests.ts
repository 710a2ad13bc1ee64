import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import { pastedBioIn } from '../reading/pasted-bio.js';
import { askedBios, otherBio } from '../writing/asked/asked-bios.js';
import { bioWritten, versionsAsked } from '../writing/asked/bio-versions.js';
import { objectOr } from '../wire/json-value.js';
import { askedDocuments } from '../writing/asked/asked-document.js';
import type { Situation } from './call.js';
import { shorterAsked } from './lengths/shorter-asked.js';
import { textQuestion } from './text-questions.js';

/** Whether a kind of document is a biography. */
export function isBio(kind: DocumentKind): boolean {
  return kind.startsWith('bio');
}

/** The biographies that a message asks for by their lengths or as another version, or to have one improved that it pastes. */
export function biosAsked({ question, said }: Situation['conversation']): DocumentKind[] {
  if (pastedBioIn(question) !== '') return ['bio_100'];
  const isAfterBio = ofBio.test(said.at(-1) ?? '') || ofBio.test(said.at(-2) ?? '');
  const bios = askedBios(question, isAfterBio);
  if (bios.length > 1) return bios;
  const last = bioWritten(said.findLast((reply) => reply.includes('](/documents/')) ?? '');
  const versions = last === null ? [] : versionsAsked(question, last);
  if (versions.length > 0) return versions;
  const other = isAfterBio ? otherBio(question) : null;
  return other ? [other] : [];
}

/** "Make it 100 words", after a biography. */
const asksForLength =
  /^\W*(?:(?:ok|okay|please|now|and|can you|could you|vale|ahora|y|por favor)[ ,]+)*(?:(?:make|write|do|give me|cut|haz|hazla|hazlo|déjala|que sea|que tenga) )?(?:it |that |this |la |lo )?(?:(?:to|in|at|about|around|into|as|de|en|a) )*(?:(?<words>50|100|250)[- ]?(?:words?|palabras)|(?:one|a single|una) (?:line|sentence|línea|frase))(?: (?:please|instead|long|version|por favor))*\W*$/iu;

/** The biography in the length that the message asks for; null if it asks for none. */
export function resizedBio({ question, asked, said }: Situation['conversation']): DocumentKind | null {
  const length = asksForLength.exec(question);
  if (!length) return null;
  const wasBio =
    askedDocuments(asked.at(-2) ?? '').some((kind) => kind.startsWith('bio')) ||
    ofBio.test(said.findLast((reply) => reply.includes('](/documents/')) ?? '');
  if (!wasBio) return null;
  const { words } = length.groups ?? {};
  return words ? `bio_${words as '50' | '100' | '250'}` : 'bio_line';
}

const bios = ['bio_line', 'bio_50', 'bio_100', 'bio_250'] as const;

/** The next shorter or longer biography, after one: "a bit shorter"; null if the message asks for none. */
export function nextBio(situation: Pick<Situation, 'conversation' | 'known'>): DocumentKind | null {
  const { question, said } = situation.conversation;
  const isShorter = shorterAsked(question, situation.known.language) !== null;
  const asks = textQuestion(situation)?.asks ?? (isShorter ? 'shorter' : null);
  const last = said.at(-1) ?? '';
  const named =
    /(?<!\p{L})(?:bio|biografía)(?:, (?<words>\d+) (?:words|palabras)| in one line| en una frase): \[/u.exec(
      last,
    )?.groups;
  const words = named?.['words'];
  const at = bios.findIndex((kind) => kind === (words === undefined ? 'bio_line' : `bio_${words}`));
  if (!named || (asks !== 'shorter' && asks !== 'longer')) return null;
  return bios[at + (asks === 'shorter' ? -1 : 1)] ?? null;
}

const ofBio = /(?<!\p{L})(?:bio|biograf[ií]a|biography)(?!\p{L})[^\n]*\]\(\/documents\//iu;

const lengths: Partial<Record<DocumentKind, number>> = { bio_50: 50, bio_100: 100, bio_250: 250 };
const wordsAsked =
  /(?<![\p{L}\d£$€.,])(?:\d{2,3}(?:,| y| and| or| o|\/)+ ?(?:about |around |roughly |unas |de |como )*)*(\d{2,3})(?=[- ]?(?:words?|palabras)(?!\p{L}))|(?<=(?:about|around|roughly|unas) )(\d{2,3})(?=\s*(?:[.,;!?]|$))/giu;

/** Says which biography was written for a length that none has; `''` if each has its own. */
export function nearestLength({ conversation: { question }, known, done }: Situation): string {
  const written = done.filter(({ name, error }) => name === 'write_document' && error === null);
  const sizes = written.flatMap(({ arguments: args }) => lengths[objectOr(args)['kind'] as DocumentKind] ?? []);
  if (sizes.length === 0) return '';
  const others = [...question.matchAll(wordsAsked)]
    .map(([, counted, bare]) => Number(counted ?? bare))
    .filter((count) => count > 20 && ![50, 100, 250].includes(count));
  const [asked] = others;
  if (asked === undefined) return '';
  const nearest = sizes.toSorted((one, other) => Math.abs(one - asked) - Math.abs(other - asked))[0];
  return known.language === 'es'
    ? `Las biografías son de una frase, 50, 100 o 250 palabras: para ${asked}, la más cercana es la de ${nearest}.`
    : `Bios come in one line, 50, 100 or 250 words: for ${asked}, the nearest is the one of ${nearest}.`;
}
