import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CalendarSection } from '@/features/account/calendar-section';
import { DataSection } from '@/features/account/data-section';
import { DeletionSection } from '@/features/account/deletion-section';
import { DevicesSection } from '@/features/account/devices-section';
import { PasskeysSection } from '@/features/account/passkeys-section';
import { SharesSection } from '@/features/account/shares-section';
import { SignInSection } from '@/features/account/sign-in-section';
import { ThemeSection } from '@/features/account/theme-section';
import { TwoFactorSection } from '@/features/account/two-factor/two-factor-section';
import { homePath } from '@/session/home-path';
import { SessionHeader } from '@/session/session-header';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/ui/button';

/** Account and data: sign-in methods, devices, theme, shared conversations, the calendar's address, data export and deletion. */
export function AccountPage() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <SessionHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-4xl px-5 pb-24 pt-4 sm:px-8 md:pt-8">
        <Button variant="quiet" className="-ml-3 mb-4" asChild>
          <Link to={homePath(user, new Date())}>
            <ArrowLeft className="size-5" aria-hidden="true" />
            Back
          </Link>
        </Button>
        <h1 className="display-lg mb-10">Account and data</h1>
        <SignInSection user={user} />
        <TwoFactorSection user={user} />
        <PasskeysSection user={user} />
        <DevicesSection />
        <ThemeSection />
        <SharesSection />
        <CalendarSection />
        <DataSection />
        <DeletionSection user={user} />
      </main>
    </>
  );
}
