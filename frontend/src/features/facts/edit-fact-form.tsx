import { nameOfFact } from '@contract/facts/fact-names';
import type { Fact } from '@contract/facts/fact';
import { limits } from '@contract/limits';
import { visibleText } from '@contract/rules/text-rule';
import { useEffect, useRef, useState } from 'react';
import { isComposing } from '@/lib/is-composing';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';

interface EditFactFormProps {
  fact: Fact;
  isPending: boolean;
  onSave: (value: string) => void;
  onCancel: () => void;
}

/** Changes the value of a fact. Escape cancels. */
export function EditFactForm({ fact, isPending, onSave, onCancel }: EditFactFormProps) {
  const [value, setValue] = useState(fact.value);
  const input = useRef<HTMLInputElement>(null);
  // The button that opened the form had the focus and is gone.
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (visibleText(value) !== '') onSave(value.trim());
      }}
    >
      <div className="min-w-48 grow">
        <Field label={nameOfFact(fact)}>
          <Input
            ref={input}
            value={value}
            maxLength={limits.factMax}
            onChange={(event) => setValue(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
              // In a chat it would also stop the reply.
              event.stopPropagation();
              onCancel();
            }}
          />
        </Field>
      </div>
      <Button type="submit" pending={isPending} disabled={visibleText(value) === ''}>
        Save
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
