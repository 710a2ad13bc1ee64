import { SupportForm } from '@/features/support/support-form';
import { SessionHeader } from '@/session/session-header';
import { useAuth } from '@/session/use-auth';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Link } from 'react-router-dom';

/** A contact form to our team; yearly plans have priority. */
export function SupportPage() {
  const { user } = useAuth();
  if (!user) return null;
  const isPriority = user.hasActiveSubscription && user.tier === 'yearly';
  return (
    <>
      <SessionHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-5 pb-24 pt-6 sm:px-8 md:pt-12">
        <h1 className="display-lg">How can we help?</h1>
        <p className="mt-5 max-w-[52ch] text-lg text-muted">
          Message our team about your account, a payment, or anything that doesn&apos;t work.
        </p>
        {isPriority && (
          <Badge tone="accent" className="mt-4">
            Priority support
          </Badge>
        )}
        <SupportForm email={user.email} isPriority={isPriority} />
        <Button asChild variant="outline" className="mt-10">
          <Link to={user.hasActiveSubscription ? '/chat' : '/paywall'}>Back</Link>
        </Button>
      </main>
    </>
  );
}
