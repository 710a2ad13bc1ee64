import { limits } from '@contract/limits';
import { answerDays, type SupportRequest } from '@contract/support';
import { visibleText } from '@contract/rules/text-rule';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Textarea } from '@/ui/forms/textarea';
import { toast } from '@/ui/toasts/toast-store';

interface Question {
  /** The same for every attempt, so a retry sends nothing twice. Another text is another question. */
  id: string;
  message: string;
}

const questionOf = (message: string): Question => ({ id: crypto.randomUUID(), message });

/** A message to our team. `isPriority`: yearly plan, answered first. */
export function SupportForm({ email, isPriority }: { email: string; isPriority: boolean }) {
  const [typed, setTyped] = useState(() => questionOf(''));
  const { message } = typed;
  const ask = useMutation({
    mutationFn: (sent: Question) =>
      api.post<SupportRequest>('/api/support', { id: sent.id, message: sent.message.trim() }),
    // Keep text that was typed in the meantime.
    onSuccess: (_request, sent) => setTyped((now) => (now === sent ? questionOf('') : now)),
    onError: (error) => {
      toast({ title: "Couldn't send your question", description: sentenceOf(error), variant: 'destructive' });
    },
  });
  const days = isPriority ? answerDays.priority : answerDays.standard;
  return (
    <form
      className="mt-10 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (visibleText(message) !== '') ask.mutate(typed);
      }}
    >
      {ask.isSuccess && (
        <Banner tone="info" title="Your question is on its way.">
          We&apos;ll reply to {email} {within(ask.data.answerDays)}.
        </Banner>
      )}
      <Field label="Your question" hint={`Answered by email ${within(days)}.`}>
        <Textarea
          rows={7}
          value={message}
          maxLength={limits.supportMax}
          onChange={(event) => setTyped(questionOf(event.target.value))}
        />
      </Field>
      <Button
        type="submit"
        size="lg"
        className="self-start"
        pending={ask.isPending}
        disabled={visibleText(message) === ''}
      >
        Send
      </Button>
    </form>
  );
}

function within(days: number): string {
  return days === 1 ? 'within one working day' : `within ${days} working days`;
}
