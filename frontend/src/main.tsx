import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadScreen } from './app/app';
import './ui/theme.css';

/**
 * How long to wait for the screen's code before showing a spinner, in milliseconds. React keeps a shown spinner for at
 * least 300 ms.
 */
const spinnerDelayMs = 400;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// The screen itself reports a failed load.
const screen = loadScreen(window.location.pathname).catch(() => undefined);
if (root.hasChildNodes()) {
  // Keep the prerendered page until the code to hydrate it has loaded.
  await screen;
  // As a transition, so slow phones still react to typing.
  startTransition(() => void hydrateRoot(root, app));
} else {
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, spinnerDelayMs))]);
  createRoot(root).render(app);
}
