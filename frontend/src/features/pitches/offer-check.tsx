import { limits } from '@contract/limits';
import type { CheckedOffer } from '@contract/pitches/offer';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Textarea } from '@/ui/forms/textarea';

/** Checks an offer the artist received against known warning signs. */
export function OfferCheck() {
  const [text, setText] = useState('');
  const check = useMutation({ mutationFn: () => api.post<CheckedOffer>('/api/offers/check', { text }) });
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        check.mutate();
      }}
    >
      <div className="w-full">
        <Field label="Got an offer? Paste it" hint="For example “We guarantee 10,000 streams”.">
          <Textarea
            rows={3}
            value={text}
            maxLength={limits.messageMax}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="outline" pending={check.isPending} disabled={text.trim() === ''}>
        Check it
      </Button>
      <div aria-live="polite" className="w-full empty:hidden">
        {check.error && <p>{sentenceOf(check.error)}</p>}
        {check.data && (
          <>
            <p className="font-semibold">{check.data.sentence}</p>
            <ul className="mt-2 flex flex-col gap-2">
              {check.data.signs.map(({ words, why, source }) => (
                <li key={why}>
                  “{words}”: {why} <span className="text-sm text-muted">Source: {source}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </form>
  );
}
