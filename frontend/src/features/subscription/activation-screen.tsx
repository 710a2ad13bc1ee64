import { verifyAttempts } from '@contract/limits';
import { useEffect, useEffectEvent } from 'react';
import { Card } from '@/ui/card';
import { Spinner } from '@/ui/spinner';
import type { Activation } from './activation';
import { useActivation } from './use-activation';

interface ActivationScreenProps {
  /** The checkout session the browser returned from. */
  sessionId: string | null;
  /** Called once, with the outcome. */
  onSettled: (outcome: Extract<Activation, { phase: 'active' | 'unpaid' | 'failed' }>) => void;
}

/** Shown after checkout until the server has confirmed the payment. */
export function ActivationScreen({ sessionId, onSettled }: ActivationScreenProps) {
  const activation = useActivation(sessionId);
  const settle = useEffectEvent((outcome: Activation) => {
    if (outcome.phase === 'active' || outcome.phase === 'unpaid' || outcome.phase === 'failed') onSettled(outcome);
  });
  useEffect(() => settle(activation), [activation]);

  const attempt = 'attempt' in activation ? activation.attempt : null;
  return (
    <Card isAnnounced className="mx-auto mt-10 flex max-w-xl flex-col items-start p-8 sm:p-12">
      <Spinner className="size-9 text-accent" />
      <h1 className="display-lg mt-6">Activating Your Subscription</h1>
      <p className="mt-4 text-lg text-muted">We&apos;re confirming your payment. This takes a few seconds.</p>
      <p role="status" className="tear-line mt-6 w-full pt-4 font-semibold tabular-nums">
        {attempt !== null && `Attempt ${attempt} of ${verifyAttempts}`}
      </p>
    </Card>
  );
}
