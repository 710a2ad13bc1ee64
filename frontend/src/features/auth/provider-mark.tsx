import type { AppConfig } from '@contract/config';
import type { ReactNode } from 'react';

type Provider = AppConfig['socialProviders'][number];

/** In the providers' own colours in both themes, as their brand guidelines require. */
const marks: Record<Provider, ReactNode> = {
  google: (
    <g fill="none" strokeWidth="4.2">
      <path stroke="#ea4335" d="M18.04 6.16A8.4 8.4 0 0 0 4.58 8.06" />
      <path stroke="#fbbc05" d="M4.58 8.06a8.4 8.4 0 0 0 0 7.88" />
      <path stroke="#34a853" d="M4.58 15.94a8.4 8.4 0 0 0 13.15 2.2" />
      <path stroke="#4285f4" d="M17.73 18.14A8.4 8.4 0 0 0 20.4 12H12" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="12" fill="#0866ff" />
      <path
        fill="#fff"
        d="M9.9 23.8v-8.1H6.8v-3.6h3.1v-2.2c0-3.2 1.6-5 4.8-5 .9 0 1.7.1 2.3.3v3.1h-1.5c-1.5 0-2 .8-2 2v1.8h3.3l-.6 3.6h-2.7v8.1a12 12 0 0 1-3.6 0Z"
      />
    </>
  ),
};

/** A provider's logo. Decorative: its name is next to it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 forced-color-adjust-none">
      {marks[provider]}
    </svg>
  );
}
