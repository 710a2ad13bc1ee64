import { refreshReleaseDays } from './features/landing/refresh-release-days';

/**
 * The landing page's own script. The prerendered HTML works without the app: links navigate, questions open. The app is
 * loaded on the visitor's first interaction, so slow phones show the page without running the app first.
 */
const moves = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const;

const takeOver = (event: Event) => {
  // Browsers also fire pointermove for a resting pointer when the page appears.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
  for (const move of moves) removeEventListener(move, takeOver);
  void import('./main');
};

/** Loads the pictures further down once the page has loaded, before the visitor scrolls to them. */
const loadPictures = () => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) picture.loading = 'eager';
};
if (document.readyState === 'complete') loadPictures();
else addEventListener('load', loadPictures, { once: true });

refreshReleaseDays(document, new Date());
for (const move of moves) addEventListener(move, takeOver, { passive: true });
