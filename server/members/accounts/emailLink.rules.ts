/** How long a link that confirms an address can be used, from when it is sent. */
export const CONFIRM_HOURS = 24;

/** The page that confirms an address; its host is configured and never what a request says it is. */
export function confirmLink(publicUrl: string, token: string): string {
  return `${publicUrl}/confirmemail/token/${token}`;
}
