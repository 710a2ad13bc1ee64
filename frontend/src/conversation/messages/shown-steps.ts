import type { ReplyStep } from '@contract/chats/chat';

/** A reply's steps, of repeated ones the first: two changes to a text are both "Saved: press release" and lead to one document. */
export function shownSteps(steps: readonly ReplyStep[]): ReplyStep[] {
  return steps.filter(
    (step, at) =>
      step.undo || !steps.slice(0, at).some(({ label, link }) => label === step.label && link === step.link),
  );
}
