import type { AppConfig } from '@contract/config';
import { appName } from '@contract/app';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '@/lib/api';
import { Wordmark } from '@/ui/wordmark';

const look = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

export function LandingFooter() {
  const [profiles, setProfiles] = useState<AppConfig['profiles']>([]);
  useEffect(() => {
    // This page renders without the app's cache. Without a response there are only the other links.
    void api.get<AppConfig>('/api/config').then(
      (config) => setProfiles(config.profiles),
      () => undefined,
    );
  }, []);
  return (
    <footer className="landing-width tear-line flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
      <Wordmark name={appName} />
      <nav aria-label="Legal and social" className="flex flex-wrap gap-x-7">
        <Link className={look} to="/privacy">
          Privacy Policy
        </Link>
        <Link className={look} to="/tos">
          Terms of Use
        </Link>
        <Link className={look} to="/deletion">
          Data Deletion
        </Link>
        {profiles.map(({ name, url }) => (
          <a key={name} className={look} href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </nav>
    </footer>
  );
}
