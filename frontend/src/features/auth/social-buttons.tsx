import type { AppConfig } from '@contract/config';
import { useAppConfig } from '@/session/use-app-config';
import { Button } from '@/ui/button';

type Provider = AppConfig['socialProviders'][number];

/** One button per provider that this installation offers. They leave the app: the provider's page comes next. */
export function SocialButtons({ labels }: { labels: Record<Provider, string> }) {
  const providers = useAppConfig()?.socialProviders ?? [];
  if (providers.length === 0) return null;
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:tear-line after:tear-line before:grow after:grow">
        or
      </p>
      {providers.map((provider) => (
        <Button key={provider} variant="outline" onClick={() => window.location.assign(`/api/auth/${provider}`)}>
          <Initial provider={provider} />
          {labels[provider]}
        </Button>
      ))}
    </div>
  );
}

function Initial({ provider }: { provider: Provider }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-5 items-center justify-center rounded-full bg-ink text-xs font-bold text-paper uppercase"
    >
      {provider.charAt(0)}
    </span>
  );
}
