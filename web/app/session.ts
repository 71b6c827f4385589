import { useSyncExternalStore } from 'react';
import { DRAFTS } from '../ui/hooks/draftKey.ts';

const TOKEN = 'token';
const NAME = 'name';
const STRIPE_STATUS = 'stripeStatus';
const PAID = 'paid';
/** Begins the names under which the page for analysts keeps tabs and history. */
export const QUERIES = 'graphiql';
/** Id of the member whose drafts this tab keeps. */
export const MEMBER = 'member';
/** When the signed-in member was last active in any tab. */
export const LAST_ACTIVE = 'lastActive';

/** Facts about the signed-in member that this browser keeps. The server alone decides rights, at each call. */
export interface StoredSession {
  token: string | null;
  /** The stored paid flag: whether the members' area is open. Null until the server has said. */
  isPaid: boolean | null;
  /** True if a subscription goes on, so that there is nothing to buy. */
  isSubscribed: boolean;
}

/** A member, as the server answers. */
export interface MemberFlags {
  id: string;
  firstName: string;
  isPaid: boolean;
  isSubscribed: boolean;
  isFree: boolean;
  isAdmin: boolean;
}

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** The bearer token of the member signed in here, if there is one. */
export function readToken(): string | null {
  return localStorage.getItem(TOKEN);
}

/** Remembers the token of a member who has just signed in, and forgets the one before. */
export function storeToken(token: string): void {
  forget();
  localStorage.setItem(TOKEN, token);
  changed();
}

/** Goes on with another token of the same session. */
export function renewToken(token: string): void {
  localStorage.setItem(TOKEN, token);
  changed();
}

/** Remembers what the server says of the member, for the guards, and forgets what another member was typing here. */
export function storeMember({ id, firstName, isPaid, isSubscribed, isFree, isAdmin }: MemberFlags): void {
  if (sessionStorage.getItem(MEMBER) !== id) sessionStorage.removeItem(DRAFTS);
  sessionStorage.setItem(MEMBER, id);
  localStorage.setItem(NAME, firstName);
  localStorage.setItem(STRIPE_STATUS, isSubscribed ? '1' : '0');
  localStorage.setItem(PAID, String(isPaid || isFree || isAdmin));
  changed();
}

/** Forgets everything about the member; the choice of theme stays. */
export function clearSession(): void {
  forget();
  changed();
}

function forget(): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(QUERIES));
  for (const key of [TOKEN, NAME, STRIPE_STATUS, PAID, LAST_ACTIVE, ...kept]) localStorage.removeItem(key);
}

/** The stored value; a component that shows it renders again when it changes. */
export function useStoredSession(): StoredSession {
  const token = useSyncExternalStore(subscribe, readToken);
  const isPaid = useSyncExternalStore(subscribe, readPaid);
  const isSubscribed = useSyncExternalStore(subscribe, () => localStorage.getItem(STRIPE_STATUS) === '1');
  return { token, isPaid, isSubscribed };
}

function readPaid(): boolean | null {
  const stored = localStorage.getItem(PAID);
  return stored === null ? null : stored === 'true';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

interface OtherTabs {
  /** Another tab has ended or replaced the session that this tab shows. */
  onEnded: () => void;
  /** Another tab goes on with a new token of the same session: the member's plan may have changed. */
  onRenewed: () => void;
}

/** Calls back when another tab does something about the session. */
export function watchOtherTabs({ onEnded, onRenewed }: OtherTabs): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // Without a key, all of the storage was cleared.
    if (key === null) onEnded();
    if (key !== TOKEN || oldValue === null || newValue === oldValue) return;
    const session = sessionOf(oldValue);
    if (newValue !== null && session !== null && sessionOf(newValue) === session) onRenewed();
    else onEnded();
  });
}

/** Id of the session that a token is for; null if it cannot be read. */
function sessionOf(token: string): string | null {
  const claims = claimsOf(token);
  const hasSession = typeof claims === 'object' && claims !== null && 'sid' in claims;
  return hasSession && typeof claims.sid === 'string' ? claims.sid : null;
}

/** True if a token says of itself that its time is over. What cannot be read is for the server to judge. */
export function isExpired(token: string): boolean {
  const claims = claimsOf(token);
  const hasExpiry = typeof claims === 'object' && claims !== null && 'exp' in claims;
  return hasExpiry && typeof claims.exp === 'number' && claims.exp * 1000 <= Date.now();
}

function claimsOf(token: string): unknown {
  const body = token.split('.')[1] ?? '';
  try {
    return JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}
