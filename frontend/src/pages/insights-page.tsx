import { useState } from 'react';
import { ResultsFigures } from '@/features/insights/results-figures';
import { SubscriptionDetailsDialog } from '@/features/subscription/subscription-details-dialog';
import { SessionHeader } from '@/session/session-header';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';

/** Advanced analytics: the results of the artist's work. */
export function InsightsPage() {
  const { user } = useAuth();
  const [isSwitching, setIsSwitching] = useState(false);
  const isYearly = user?.tier === 'yearly';
  return (
    <>
      <SessionHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl px-5 pb-24 pt-6 sm:px-8 md:pt-12">
        <h1 className="display-lg">Your activity</h1>
        <p className="mt-5 max-w-[52ch] text-lg text-muted">
          {isYearly
            ? 'What you sent, and what came back, week by week and release by release. Only you can see this.'
            : 'Your last 30 days. The Yearly Plan shows everything and compares your releases.'}
        </p>
        {!isYearly && (
          <Button className="mt-4" onClick={() => setIsSwitching(true)}>
            Switch to the Yearly Plan
          </Button>
        )}
        <ResultsFigures />
        <p className="mt-10">
          <TextLink to="/chat">Back to the chat</TextLink>
        </p>
      </main>
      {user && <SubscriptionDetailsDialog user={user} open={isSwitching} onOpenChange={setIsSwitching} />}
    </>
  );
}
