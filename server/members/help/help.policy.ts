export const helpPolicy = {
  // People who cannot sign in need help most.
  sendHelpMessage: 'public',
  helpMessages: 'admin',
  setHelpMessageAnswered: 'admin',
} as const;
