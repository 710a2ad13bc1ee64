import type { Finding } from '@contract/documents/document';
import type { Editor } from '@tiptap/react';
import { toast } from '@/ui/toasts/toast-store';
import { createFinder, type EditorPlace, type MarkdownPlace } from './marked-places';

/** Ways to places in a text. Each selects a place in the editor and focuses it. */
export interface Jumps {
  /** @returns whether the editor shows the place; if not, the artist is told */
  show: (place: Pick<Finding, 'start' | 'end' | 'text'>) => boolean;
  /** To the first of some places below the cursor, or else the first of all. */
  showNext: (places: readonly MarkdownPlace[]) => void;
  /** To the first of some places that the editor shows. */
  showFirst: (places: readonly Pick<Finding, 'start' | 'end' | 'text'>[]) => void;
}

/** Jumps to places in the text that the editor shows. @param markdown the text that the places are in */
export function createJumps(editor: Editor, markdown: string): Jumps {
  const select = (place: EditorPlace) => {
    // The chain's `focus()` waits for a frame, and keys pressed in the meantime would be lost.
    editor.view.focus();
    editor.chain().setTextSelection(place).scrollIntoView().run();
  };
  const show: Jumps['show'] = (finding) => {
    const place = createFinder(editor.state.doc, markdown)(finding);
    if (place) select(place);
    else toast({ title: "That isn't in the text on screen", description: finding.text });
    return place !== null;
  };
  const shown = (places: readonly MarkdownPlace[]): EditorPlace[] => {
    const find = createFinder(editor.state.doc, markdown);
    return places.flatMap((place) => find(place) ?? []);
  };
  return {
    show,
    showNext: (places) => {
      const { to } = editor.state.selection;
      const found = shown(places);
      const next = found.find(({ from }) => from >= to) ?? found[0];
      if (next) select(next);
    },
    showFirst: (places) => {
      const [first] = shown(places);
      if (first) select(first);
      else if (places[0]) show(places[0]);
    },
  };
}
