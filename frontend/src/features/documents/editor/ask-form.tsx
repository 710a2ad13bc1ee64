import { assistantName } from '@contract/app';
import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';

/** Limits on the passage and the instruction, in characters. */
const passageMax = 2000;
const instructionMax = 500;

interface AskFormProps {
  /** The selected text; empty if nothing is selected. */
  selected: string;
  /** Saves pending changes and sends the question. Resolves once the reply has started. */
  onAsk: (passage: string, instruction: string) => Promise<void>;
}

interface Question {
  /** Null while the form is closed. */
  passage: string | null;
  instruction: string;
}

const noQuestion: Question = { passage: null, instruction: '' };

/** Asks the assistant to change the selected passage. */
export function AskForm({ selected, onAsk }: AskFormProps) {
  // The passage is kept while the instruction is typed, although the editor has lost its selection.
  const [typed, setTyped] = useState<Question>(noQuestion);
  const { passage, instruction } = typed;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (passage !== null) field.current?.focus();
  }, [passage]);
  const ask = useMutation({
    mutationFn: (sent: Question) => onAsk(sent.passage ?? '', sent.instruction.trim()),
    onSuccess: (_nothing, sent) => {
      resolveFailure('ask');
      // Keep what was typed in the meantime.
      setTyped((now) => (now === sent ? noQuestion : now));
    },
    onError: (error) => toastFailure('ask', { title: "Couldn't ask", description: sentenceOf(error) }),
  });
  if (passage === null) {
    if (selected === '') return null;
    const isTooLong = selected.length > passageMax;
    return (
      <div className="flex items-center gap-3 border-t border-line px-3 py-1">
        <Button
          variant="quiet"
          className="text-sm"
          disabled={isTooLong}
          // Pressing the button must not clear the selection before it is read.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setTyped({ ...typed, passage: selected })}
        >
          <Sparkles className="size-4" aria-hidden="true" />
          Ask about the selection
        </Button>
        {isTooLong && <p className="text-sm text-muted">Select at most 2,000 characters.</p>}
      </div>
    );
  }
  return (
    <form
      aria-label="Ask about the selection"
      className="flex flex-col gap-2 border-t border-line px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (instruction.trim() !== '') ask.mutate(typed);
      }}
    >
      <blockquote className="line-clamp-2 border-l-2 border-signal pl-3 text-sm text-muted">{passage}</blockquote>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 grow">
          <Field label={`What should ${assistantName} change?`}>
            <Input
              ref={field}
              maxLength={instructionMax}
              value={instruction}
              placeholder="Make it shorter"
              onChange={(event) => setTyped({ ...typed, instruction: event.target.value })}
            />
          </Field>
        </div>
        <Button type="submit" pending={ask.isPending} disabled={instruction.trim() === ''}>
          Ask
        </Button>
        <Button variant="outline" onClick={() => setTyped({ ...typed, passage: null })}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
