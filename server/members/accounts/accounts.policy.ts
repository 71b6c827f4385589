/** Access to this feature’s root fields. */
export const accountsPolicy = {
  signIn: 'public',
  signUp: 'public',
  signOut: 'session',
  viewer: 'session',
  isUnsubscribed: 'public',
  requestPasswordReset: 'public',
  isPasswordResetTokenValid: 'public',
  resetPassword: 'public',
  changePassword: 'session',
  changeName: 'session',
  changeEmail: 'session',
  cancelEmailChange: 'session',
  requestEmailConfirmation: 'session',
  // A reader of the email may be signed out.
  confirmEmail: 'public',
  retention: 'public',
  downloadOwnData: 'session',
  deleteAccount: 'session',
  endSession: 'session',
  endOtherSessions: 'session',
  endMemberSessions: 'admin',
} as const;
