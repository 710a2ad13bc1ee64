import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import './ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// What was built ahead stays on screen until the same page can take its place in one go.
if (root.hasChildNodes()) await import('./pages/landing-page');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
