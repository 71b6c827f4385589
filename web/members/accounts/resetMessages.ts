/** The part of the error catalogue about forgotten passwords, apart because sign-in and most pages do without. */
export const resetMessages = {
  requestEmpty: 'Please Enter an Email to get Password reset link',
  requestPrompt: 'Please Enter your registered Email',
  requestSent: 'Password Reset Link has been forwarded your email',
  requestDone: 'Request for Password Reset has been sent!',
  resetEmpty: 'Please enter new password to submit.',
  resetDiffers: 'Passwords do not match.',
  resetFailed: 'Password Reset Failed, please contact us via Help & Support or try again later.',
} as const;
