import type { ReplyStep } from '@contract/chats/chat';
import { shownSteps } from './shown-steps';

const step = (label: string, link: string, undo?: string): ReplyStep => ({ label, link, undo }) as ReplyStep;

describe('the steps shown below a reply', () => {
  it('are one line for two changes to the same document', () => {
    const steps = [
      step('Read: Demo', '/documents/1'),
      step('Saved: bio', '/documents/1'),
      step('Saved: bio', '/documents/1'),
    ];
    expect(shownSteps(steps)).toEqual(steps.slice(0, 2));
  });

  it('are a line each for two documents, and for steps that can be undone', () => {
    const steps = [step('Saved: bio', '/documents/1'), step('Saved: bio', '/documents/2')];
    const moves = [step('Moved: Demo', '/releases/1', '/undo/1'), step('Moved: Demo', '/releases/1', '/undo/2')];
    expect(shownSteps([...steps, ...moves])).toEqual([...steps, ...moves]);
  });
});
