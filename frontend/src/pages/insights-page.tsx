import { Figures } from '@/features/insights/figures';
import { SessionHeader } from '@/session/session-header';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/ui/button';
import { Link } from 'react-router-dom';

/** Advanced analytics of the artist's own activity, for the yearly plan. */
export function InsightsPage() {
  const { user } = useAuth();
  const isYearly = user?.tier === 'yearly';
  return (
    <>
      <SessionHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl px-5 pb-24 pt-6 sm:px-8 md:pt-12">
        <h1 className="display-lg">Your activity</h1>
        <p className="mt-5 max-w-[52ch] text-lg text-muted">
          {isYearly
            ? 'Your last 12 weeks, week by week. Only you can see this.'
            : 'Week by week: your messages, drafts, one-sheets and how often they were opened. They come with the Yearly Plan; you can switch under Subscription Details.'}
        </p>
        {isYearly && <Figures />}
        <Button asChild variant="outline" className="mt-10">
          <Link to="/chat">Back to the chat</Link>
        </Button>
      </main>
    </>
  );
}
