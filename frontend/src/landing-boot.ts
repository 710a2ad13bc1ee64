import { refreshReleaseDays } from './features/landing/refresh-release-days';

/**
 * The landing page's own script. The page is there as HTML and works as it is: links lead on, questions open. The app
 * takes it over with the visitor's first move, so that a slow phone shows it without having to run the app first.
 */
const moves = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

const takeOver = () => {
  for (const move of moves) removeEventListener(move, takeOver);
  void import('./main');
};

refreshReleaseDays(document, new Date());
for (const move of moves) addEventListener(move, takeOver, { passive: true });
