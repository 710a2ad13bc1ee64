/** A finished call of a tool. */
interface Step {
  tool: string;
  arguments: unknown;
  output: string | null;
}

/** A document's text as the model has seen it. */
interface Seen {
  version: number;
  /** Where its unread part begins; null once all of it was read. */
  next: number | null;
}

/**
 * The version of a document whose whole text the model knows: it was read to its end in this reply, or written by it,
 * and only the model's own edits came after that. Null if there is none.
 */
export function versionRead(all: readonly Step[], documentId: string): number | null {
  const steps = all.filter(({ tool }) => tools.has(tool));
  const seen = steps.reduce<Seen | null>((before, step) => seenAfter(step, before, documentId), null);
  return seen?.next === null ? seen.version : null;
}

function seenAfter({ tool, arguments: args, output }: Step, before: Seen | null, documentId: string): Seen | null {
  const { id, version, next = null } = parsed(output);
  if (id !== documentId || version === undefined) return before;
  if (tool === 'write_document') return { version, next: null };
  if (tool === 'edit_document') return isRead(before, version - 1) ? { version, next: null } : null;
  const { from = 0 } = args as { from?: number };
  const known = before?.version === version ? before.next : 0;
  // A part beyond the next one leaves a gap, and one before it may be read again.
  const isNext = known !== null && from <= known && (next === null || next > known);
  return { version, next: isNext ? next : known };
}

function isRead(seen: Seen | null, version: number): boolean {
  return seen?.version === version && seen.next === null;
}

/** A result that was too long was cut, and isn't JSON any more. */
function parsed(output: string | null): { id?: string } & Partial<Seen> {
  try {
    return JSON.parse(output ?? '{}') as { id?: string } & Partial<Seen>;
  } catch {
    return {};
  }
}

const tools = new Set(['read_document', 'write_document', 'edit_document']);
