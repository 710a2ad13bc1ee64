import { Component, type ReactNode, type RefObject } from 'react';

interface HeldViewProps {
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  /** The id of the first row: while it stays, nothing comes or goes before what the reader sees. */
  firstId: string | undefined;
  children: ReactNode;
}

/** The row that the reader looks at, and how far down the screen it begins, in pixels. */
interface Held {
  rowId: string;
  top: number;
}

/**
 * Holds what the reader sees in its place when rows are put before it or taken away there. A class, since only a class is
 * asked for what it sees at the last moment before the rows change.
 */
export class HeldView extends Component<HeldViewProps> {
  override getSnapshotBeforeUpdate(before: HeldViewProps): Held | null {
    return before.firstId === this.props.firstId ? null : this.look();
  }

  override componentDidUpdate(_before: HeldViewProps, _state: unknown, held: Held | null): void {
    const row = held && document.getElementById(held.rowId);
    if (row) this.props.scroller.current?.scrollBy({ top: row.getBoundingClientRect().top - held.top });
  }

  override render(): ReactNode {
    return this.props.children;
  }

  private look(): Held | null {
    const edge = this.props.scroller.current?.getBoundingClientRect().top ?? 0;
    const isInView = (element: Element) => element.getBoundingClientRect().bottom > edge;
    // By chunks first: to measure the rows of one that is skipped would lay it out.
    const chunk = [...(this.props.content.current?.querySelectorAll('[data-chunk]') ?? [])].find(isInView);
    const row = [...(chunk?.querySelectorAll(':scope > li[id]') ?? [])].find(isInView);
    return row ? { rowId: row.id, top: row.getBoundingClientRect().top } : null;
  }
}
