/** Whether this browser can use passkeys here: only over HTTPS, or on this machine itself. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}
