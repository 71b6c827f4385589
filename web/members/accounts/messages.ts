/** The error catalogue of accounts, word for word, with its spaces and dots. Every page loads it. */
export const messages = {
  signInEmpty: 'Please Enter a registered Email ID and password to login.',
  signInInvalid: 'Invalid Email/ Password',
  captcha: 'Hold your horses! You clicked a little too fast. Try logging in again.',
  signUpEmpty: 'Please Enter details to create an account.',
  emailInvalid: 'Please enter a valid Email. ',
  emailsDiffer: 'Email Addresses do not match. ',
  emailTaken: 'Email address already exists. ',
  specify: 'please specify before submitting.',
  codeEmpty: 'Enter a code of your authenticator app, or a recovery code.',
  passkeyUnused: 'No passkey was used. Try again, or sign in another way.',
  unreachable: 'Could not get response from server.',
} as const;

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface ServerError {
  field: string | null;
  code: string;
  message: string;
}

/** The server's refusal, in the words of the specification if it has any. */
export function wordsOf({ code, message }: ServerError): string {
  const own: Partial<Record<string, string>> = {
    INVALID_CREDENTIALS: messages.signInInvalid,
    CAPTCHA_FAILED: messages.captcha,
    EMAIL_TAKEN: messages.emailTaken,
    INVALID_EMAIL: messages.emailInvalid,
  };
  return own[code] ?? message;
}
