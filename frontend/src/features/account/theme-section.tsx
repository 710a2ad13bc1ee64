import { type Theme, themes } from '@contract/theme';
import { useState } from 'react';
import { chooseTheme, readTheme } from '@/lib/theme';
import { AccountSection } from './account-section';

const labels: Record<Theme, string> = { system: 'As this device', light: 'Light', dark: 'Dark' };

/** Light or dark, for this browser. */
export function ThemeSection() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <AccountSection title="Appearance">
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
        <legend className="mb-1 text-muted">Theme, in this browser</legend>
        {themes.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
            <input
              type="radio"
              name="theme"
              value={one}
              checked={one === theme}
              onChange={() => {
                chooseTheme(one);
                setTheme(one);
              }}
              className="size-4.5 accent-ink"
            />
            {labels[one]}
          </label>
        ))}
      </fieldset>
    </AccountSection>
  );
}
