import { paperColors, type Theme, themeKey, themes } from '@contract/theme';
import { storage } from './storage';

/** The chosen theme. */
export function readTheme(): Theme {
  const chosen = storage.read(themeKey);
  return themes.find((theme) => theme === chosen) ?? 'system';
}

/** Changes the theme of this browser, in all of its tabs. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') storage.remove(themeKey);
  else storage.write(themeKey, theme);
  showTheme(theme);
}

/** Follows changes by other tabs. @returns a function that stops following */
export function followTheme(): () => void {
  return storage.listen(themeKey, () => showTheme(readTheme()));
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const ofDevice = tag.media.includes('dark') ? 'dark' : 'light';
    tag.content = paperColors[theme === 'system' ? ofDevice : theme];
  }
}
