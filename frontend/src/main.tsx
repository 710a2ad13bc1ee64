import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import './ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (root.hasChildNodes()) {
  // A page that was built ahead stays as it is until its code is there to take it over.
  await import('./pages/landing-page');
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
