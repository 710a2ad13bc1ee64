import { Component, type ReactNode, type RefObject } from 'react';

interface ScrollAnchorProps {
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  /** The id of the first row. While it stays the same, nothing was added or removed above. */
  firstId: string | undefined;
  children: ReactNode;
}

/** The topmost visible row, and its distance from the top of the viewport in pixels. */
interface Anchor {
  messageElementId: string;
  top: number;
}

/**
 * Keeps the visible rows in place when rows are added or removed above them. A class component, because hooks have no
 * `getSnapshotBeforeUpdate`.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Anchor | null {
    return before.firstId === this.props.firstId ? null : this.findAnchor();
  }

  override componentDidUpdate(_before: ScrollAnchorProps, _state: unknown, anchor: Anchor | null): void {
    const row = anchor && document.getElementById(anchor.messageElementId);
    if (row) this.props.scroller.current?.scrollBy({ top: row.getBoundingClientRect().top - anchor.top });
  }

  override render(): ReactNode {
    return this.props.children;
  }

  private findAnchor(): Anchor | null {
    const edge = this.props.scroller.current?.getBoundingClientRect().top ?? 0;
    const isInView = (element: Element) => element.getBoundingClientRect().bottom > edge;
    // Chunks first: measuring rows inside a skipped chunk would force its layout.
    const chunk = [...(this.props.content.current?.querySelectorAll('[data-chunk]') ?? [])].find(isInView);
    const row = [...(chunk?.querySelectorAll(':scope > li[id]') ?? [])].find(isInView);
    return row ? { messageElementId: row.id, top: row.getBoundingClientRect().top } : null;
  }
}
