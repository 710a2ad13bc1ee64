import type { AppConfig } from '@contract/config';
import type { ReactNode } from 'react';
import { useAppConfig } from '@/session/use-app-config';
import { Button } from '@/ui/button';
import { ProviderMark } from './provider-mark';

type Provider = AppConfig['socialProviders'][number];

/** White in the light theme, near black in the dark one: Google allows its logo on these backgrounds. */
const ground = 'bg-[#fff]! hover:shadow-[inset_0_-4px_0_var(--signal)] dark:bg-[#131314]!';

interface SocialButtonsProps {
  labels: Record<Provider, string>;
  /** Other sign-in methods, shown above the providers. */
  children?: ReactNode;
}

/** One button per configured provider. They navigate to the provider's page. */
export function SocialButtons({ labels, children }: SocialButtonsProps) {
  const providers = useAppConfig()?.socialProviders ?? [];
  if (providers.length === 0 && !children) return null;
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:tear-line after:tear-line before:grow after:grow">
        or
      </p>
      {children}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          className={ground}
          onClick={() => window.location.assign(`/api/auth/${provider}`)}
        >
          <ProviderMark provider={provider} />
          {labels[provider]}
        </Button>
      ))}
    </div>
  );
}
