import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import { App } from './app/App.tsx';
import { makeClient } from './app/apollo.ts';
import { routes } from './app/paths.ts';
import { clearSession, readToken } from './app/session.ts';
import './app/global.css';
import './app/print.css';

/** A whole new page, so that nothing of the member who was signed in stays in memory. */
function leave(): void {
  if (readToken() === null || window.location.pathname === routes.logout) return;
  clearSession();
  window.location.assign(routes.login);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <App client={makeClient(leave)} />
  </StrictMode>,
);
