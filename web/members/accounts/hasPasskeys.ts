/** True if this browser can use passkeys: only over HTTPS, or on this machine itself. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}
