import { accountScreens } from './account-screens';
import { chatScreens } from './chat-screens';
import { dialogScreens } from './dialog-screens';
import type { Screen } from './screen';
import { visitorScreens } from './visitor-screens';
import { workScreens } from './work-screens';

/** All screens, in gallery order. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...accountScreens,
  ...chatScreens,
  ...workScreens,
  ...dialogScreens,
];

export const widths = [390, 768, 1440] as const;
export const themes = ['light', 'dark'] as const;

/** The height of the window at each width. */
export const heights: Record<(typeof widths)[number], number> = { 390: 844, 768: 1024, 1440: 900 };
