const TOKEN = 'token';

/** The bearer token of the member signed in here, if there is one. */
export function readToken(): string | null {
  return localStorage.getItem(TOKEN);
}

/** Remembers the token of a member who has just signed in. */
export function storeToken(token: string): void {
  localStorage.setItem(TOKEN, token);
}

/** Forgets everything about the member; the choice of theme stays. */
export function clearSession(): void {
  for (const key of [TOKEN, 'name', 'stripeStatus']) localStorage.removeItem(key);
}
