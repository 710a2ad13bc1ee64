import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, type DecorationAttrs, DecorationSet } from '@tiptap/pm/view';
import { decodeEntities } from '@/conversation/markdown/markdown-source';
import type { Finding, FindingKind, Proof } from '@contract/documents/document';

/** A range of the markdown. */
export interface MarkdownPlace {
  start: number;
  end: number;
}

/** A range of the editor's document. */
export interface EditorPlace {
  from: number;
  to: number;
}

const looks: Record<FindingKind, string> = {
  unproven: 'finding underline decoration-wavy decoration-2 decoration-danger underline-offset-4',
  hype: 'finding underline decoration-dotted decoration-2 decoration-accent underline-offset-4',
  blank: 'finding bg-bubble outline-1 outline-dashed outline-muted',
  rule: 'finding underline decoration-dashed decoration-2 decoration-muted underline-offset-4',
};

/** Proven words: underlined if sources are shown, and below the pointer. */
const proofLook =
  'decoration-dotted decoration-muted decoration-2 underline-offset-4 hover:underline [[data-sources=shown]_&]:underline';

/** What was found in a text, and where in its markdown. */
export interface CheckedPlaces {
  findings: readonly Finding[];
  proofs: readonly Proof[];
  markdown: string;
}

/** Removes escapes, which the editor doesn't show. */
const unescaped = (markdown: string): string => decodeEntities(markdown.replace(/\\(?=[^\s\p{L}\p{N}])/gu, '')).trim();

/** The words of some markdown as a text shows them: marks may be part of the words, as in "a_b". */
function wordsIn(text: string, markdown: string): string {
  const words = unescaped(markdown);
  return text.includes(words) ? words : words.replace(/[*_`~]/g, '').trim();
}

/** The document's text, and the position of each text node. */
function textOf(doc: Node): { text: string; pieces: { at: number; pos: number }[] } {
  let text = '';
  const pieces: { at: number; pos: number }[] = [];
  doc.descendants((node, pos) => {
    if (node.isText) {
      pieces.push({ at: text.length, pos });
      text += node.text ?? '';
    } else if (node.isBlock || node.type.name === 'hardBreak') text += '\n';
  });
  return { text, pieces };
}

function toPos(pieces: readonly { at: number; pos: number }[], index: number): number {
  const piece = pieces.findLast(({ at }) => at <= index);
  return piece ? piece.pos + index - piece.at : 0;
}

/**
 * Finds the editor range of a markdown range by its text; repeated text is matched by how many occurrences precede it.
 * Null if the editor doesn't show it, such as a link's URL.
 */
export function createFinder(doc: Node, markdown: string): (place: MarkdownPlace) => EditorPlace | null {
  const { text, pieces } = textOf(doc);
  const isSource = doc.firstChild?.type.name === 'source';
  return ({ start, end }) => {
    const raw = markdown.slice(start, end);
    const words = isSource ? raw.trim() : wordsIn(text, raw);
    if (text === '' || words === '') return null;
    let left = 0;
    for (let at = markdown.indexOf(raw); at >= 0 && at < start; at = markdown.indexOf(raw, at + 1)) left += 1;
    let found = -1;
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
      found = at;
      if (left === 0) break;
      left -= 1;
    }
    if (found < 0) return null;
    return { from: toPos(pieces, found), to: toPos(pieces, found + words.length - 1) + 1 };
  };
}

export const markedKey = new PluginKey<DecorationSet>('findings');

/** Underlines findings and proven words. The marks move with the text until the next check. */
export function markedPlaces(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: markedKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, present) => {
        const checked = transaction.getMeta(markedKey) as CheckedPlaces | undefined;
        if (!checked) return present.map(transaction.mapping, transaction.doc);
        const find = createFinder(transaction.doc, checked.markdown);
        const mark = (where: MarkdownPlace, attributes: DecorationAttrs) => {
          const place = where.end > where.start ? find(where) : null;
          return place ? [Decoration.inline(place.from, place.to, attributes)] : [];
        };
        return DecorationSet.create(transaction.doc, [
          ...checked.findings.flatMap((each) => mark(each, { class: looks[each.kind], title: each.why })),
          ...checked.proofs.flatMap((each) => mark(each, { class: proofLook })),
        ]);
      },
    },
    props: { decorations: (state) => markedKey.getState(state) },
  });
}
