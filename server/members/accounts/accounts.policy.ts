/** Who may ask for this feature’s root fields. */
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
  endSession: 'session',
  endOtherSessions: 'session',
  endMemberSessions: 'admin',
} as const;
