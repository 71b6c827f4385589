/** Who may ask for this feature’s root fields. An administrator without a second step is to get one. */
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
