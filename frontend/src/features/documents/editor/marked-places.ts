import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Finding, FindingKind } from '@contract/documents/document';

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
  blank: 'finding bg-bubble outline-1 outline-dashed outline-line-strong',
  rule: 'finding underline decoration-dashed decoration-2 decoration-muted underline-offset-4',
};

/** Removes markdown syntax and escapes, which the editor doesn't show. */
const plainOf = (markdown: string): string => markdown.replace(/\\(?=[^\s\p{L}\p{N}])|[*_`~]/gu, '').trim();

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
    const words = isSource ? raw.trim() : plainOf(raw);
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

/** Underlines findings. The marks move with the text until the next check. */
export function markedPlaces(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: markedKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, present) => {
        const checked = transaction.getMeta(markedKey) as { findings: Finding[]; markdown: string } | undefined;
        if (!checked) return present.map(transaction.mapping, transaction.doc);
        const find = createFinder(transaction.doc, checked.markdown);
        const decorations = checked.findings.flatMap((finding) => {
          const place = finding.end > finding.start ? find(finding) : null;
          return place
            ? [Decoration.inline(place.from, place.to, { class: looks[finding.kind], title: finding.why })]
            : [];
        });
        return DecorationSet.create(transaction.doc, decorations);
      },
    },
    props: { decorations: (state) => markedKey.getState(state) },
  });
}
