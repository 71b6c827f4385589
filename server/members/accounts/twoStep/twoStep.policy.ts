/** Open to administrators without a second step, so that they can add one. */
export const twoStepPolicy = {
  twoStep: 'session',
  addAuthenticator: 'session',
  confirmAuthenticator: 'session',
  addPasskey: 'session',
  confirmPasskey: 'session',
  renameSecondStep: 'session',
  removeSecondStep: 'session',
  renewRecoveryCodes: 'session',
  requestPasskey: 'public',
  finishSignIn: 'public',
} as const;
