import { refreshReleaseDays } from './features/landing/refresh-release-days';

/**
 * The landing page's own script. The page is there as HTML and works as it is: links lead on, questions open. The app
 * takes it over with the visitor's first move, so that a slow phone shows it without having to run the app first.
 */
const moves = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

const takeOver = (event: Event) => {
  // Browsers also tell of a pointer that rests where the page has just appeared.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
  for (const move of moves) removeEventListener(move, takeOver);
  void import('./main');
};

refreshReleaseDays(document, new Date());
for (const move of moves) addEventListener(move, takeOver, { passive: true });
