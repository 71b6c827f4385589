import { useEffect } from 'react';
import { leave } from './leave.ts';
import { LAST_ACTIVE } from './session.ts';

const IDLE_MS = 36_000_000;

/** Activity is recorded at most once in this time. */
const STEP_MS = 1_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

/** Signs a member out after ten hours without activity in any tab of this browser. */
export function useIdleSignOut(token: string | null): void {
  useEffect(() => (token === null ? undefined : watchIdleness(leave)), [token]);
}

/** Calls back once when all tabs have been idle for too long; answers how to stop watching. */
function watchIdleness(onIdle: () => void): () => void {
  let timer = 0;
  const look = (): void => {
    window.clearTimeout(timer);
    const left = lastActive() + IDLE_MS - Date.now();
    if (left > 0) timer = window.setTimeout(look, left);
    else onIdle();
  };
  const onLife = (): void => {
    const idle = Date.now() - lastActive();
    // A computer that slept may report the movement before the timer.
    if (idle >= IDLE_MS) look();
    else if (idle >= STEP_MS) localStorage.setItem(LAST_ACTIVE, String(Date.now()));
  };
  if (localStorage.getItem(LAST_ACTIVE) === null) localStorage.setItem(LAST_ACTIVE, String(Date.now()));
  look();
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, onLife, { passive: true, capture: true });
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, onLife, { capture: true });
    document.removeEventListener('visibilitychange', look);
  };
}

function lastActive(): number {
  return Number(localStorage.getItem(LAST_ACTIVE) ?? Date.now());
}
