/** Validity of a confirmation link, from the time it is sent. */
export const CONFIRM_HOURS = 24;

/** The page that confirms an address. Its host is configured, never taken from a request. */
export function confirmLink(publicUrl: string, token: string): string {
  return `${publicUrl}/confirmemail/token/${token}`;
}
