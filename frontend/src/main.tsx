import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadScreen } from './app/app';
import './ui/theme.css';

/**
 * How long nothing is shown while the screen's code is on its way, in milliseconds. After that a spinner is, which React then
 * leaves there for 300 ms whatever comes.
 */
const spinnerDelayMs = 400;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// What can't be loaded is told of by the screen itself.
const screen = loadScreen(window.location.pathname).catch(() => undefined);
if (root.hasChildNodes()) {
  // A page that was built ahead stays as it is until its code is there to take it over.
  await screen;
  hydrateRoot(root, app);
} else {
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, spinnerDelayMs))]);
  createRoot(root).render(app);
}
