/** Who may ask for this feature’s root fields. */
export const helpPolicy = {
  // Somebody who cannot sign in needs help most.
  sendHelpMessage: 'public',
  helpMessages: 'admin',
  setHelpMessageAnswered: 'admin',
} as const;
