import { factNames } from '@contract/facts/fact-names';
import { type Fact, type FactKind, factKinds } from '@contract/facts/fact';
import type { FactBody } from '@contract/facts/fact.body';
import { limits } from '@contract/limits';
import { visibleText } from '@contract/rules/text-rule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { toast } from '@/ui/toasts/toast-store';
import { upsertFact } from './facts-query';

/** Adds a fact in the artist's own words. */
export function AddFactForm() {
  const queryClient = useQueryClient();
  const kindId = useId();
  const [kind, setKind] = useState<FactKind>('preference');
  const [value, setValue] = useState('');
  const add = useMutation({
    mutationFn: (body: FactBody) => api.post<Fact>('/api/facts', body),
    onSuccess: (fact, sent) => {
      // Keep text that was typed in the meantime.
      setValue((typed) => (typed.trim() === sent.value ? '' : typed));
      upsertFact(queryClient, fact);
    },
    onError: (error) => {
      toast({ title: "Couldn't save that", description: sentenceOf(error), variant: 'destructive' });
    },
  });
  return (
    <form
      className="mt-8 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (visibleText(value) !== '') add.mutate({ kind, value: value.trim() });
      }}
    >
      <div className="flex flex-col gap-1.5">
        <label htmlFor={kindId} className="font-semibold">
          What it is
        </label>
        <select
          id={kindId}
          value={kind}
          onChange={(event) => setKind(event.target.value as FactKind)}
          className="h-11 max-w-full rounded-control border-[1.5px] border-ink bg-surface px-3 text-ink"
        >
          {factKinds.map((each) => (
            <option key={each} value={each}>
              {factNames[each]}
            </option>
          ))}
        </select>
      </div>
      <div className="min-w-52 grow">
        <Field label="Add something to remember">
          <Input value={value} maxLength={limits.factMax} onChange={(event) => setValue(event.target.value)} />
        </Field>
      </div>
      <Button type="submit" pending={add.isPending} disabled={visibleText(value) === ''}>
        Save
      </Button>
    </form>
  );
}
