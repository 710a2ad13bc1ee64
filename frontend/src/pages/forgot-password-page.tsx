import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth-frame';
import { ForgotPasswordForm } from '@/features/auth/forgot-password-form';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/text-link';

/** Requests a reset link. */
export function ForgotPasswordPage() {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <AuthFrame back={{ to: '/auth', label: 'Back' }} title="Forgot your password?" step={sent ? 'sent' : 'asked'}>
      {sent ? (
        <>
          <Banner tone="info" title="Check Your Email" className="mb-6">
            {sent}
          </Banner>
          <Button size="lg" className="w-full" asChild>
            <Link to="/auth">Return to Login</Link>
          </Button>
        </>
      ) : (
        <>
          <p className="mb-6 text-muted">Enter your email and we&apos;ll send you a reset link.</p>
          <ForgotPasswordForm onSent={setSent} />
          <p className="mt-4 text-center">
            <TextLink to="/auth">Return to Login</TextLink>
          </p>
        </>
      )}
    </AuthFrame>
  );
}
