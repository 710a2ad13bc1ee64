import { firstIndex, isWithin, plain, type ReadMessage, type Span } from './said-message.js';

/** A passage that the model quotes from a message as evidence. `number` is the message's number, from 1. */
export interface Evidence {
  message: ReadMessage;
  number: number;
  span: Span;
}

/** What a value can refer to: a title, a person, a figure, a date or a quoted passage. */
export interface Head extends Span {
  number: number;
  name: string;
}

const separator = /[,;.()。、，]| (?:and|und|y|e|et|en|och|i|и) $/u;
const mostNames = 20;

/** Where the messages name releases or people; the longest of overlapping names. */
export function headsOf(messages: readonly ReadMessage[], names: readonly string[]): Head[] {
  const known = [...new Set(names.map(plain))].filter(Boolean).slice(0, mostNames);
  return messages.flatMap((message, index) => {
    const all = known.flatMap((name) =>
      message.occurrences(message.text, name, message.whole).map((span) => ({ ...span, name, number: index + 1 })),
    );
    const isPart = (one: Head): boolean =>
      all.some((other) => other.name.length > one.name.length && isWithin(one, other));
    return all.filter((one) => !isPart(one)).toSorted((a, b) => a.from - b.from);
  });
}

/**
 * The head a value refers to: the one before it in its sentence, or the one after it if only that one isn't separated
 * from it. If the sentence has none, it is the last one before the sentence, or else the first one after it.
 * @param heads in the order they appear
 */
export function headOf(
  { message, number }: Pick<Evidence, 'message' | 'number'>,
  value: Span,
  heads: readonly Head[],
): Head | undefined {
  const sentence = message.sentenceAt(value.from);
  const isPast = (head: Head, at: number): boolean =>
    head.number > number || (head.number === number && head.from >= at);
  // A head that overlaps the value comes neither before nor after it.
  let last = firstIndex(heads, (head) => isPast(head, value.from)) - 1;
  while (heads[last]?.number === number && (heads[last]?.to ?? 0) > value.from) last -= 1;
  const before = heads[last];
  const behind = heads[firstIndex(heads, (head) => isPast(head, value.to))];
  const isNear = (head: Head | undefined, from: number, to: number): boolean =>
    head?.number === number && isWithin(head, sentence) && !separator.test(message.text.slice(from, to));
  if (isNear(before, before?.to ?? 0, value.from)) return before;
  if (isNear(behind, value.to, behind?.from ?? 0)) return behind;
  const isHere = before?.number === number && isWithin(before, sentence);
  const isBehindHere = behind?.number === number && isWithin(behind, sentence);
  return isHere || !isBehindHere ? (before ?? behind) : behind;
}
