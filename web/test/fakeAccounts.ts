const MEMBER = {
  id: 'member:1',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Example',
  isAdmin: false,
  isFree: false,
  isPaid: true,
  isSubscribed: true,
};

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';

export const SESSIONS = [
  session('session:1', CHROME, true),
  session('session:2', SAFARI, false),
  session('session:3', null, false),
];

function session(id: string, userAgent: string | null, isCurrent: boolean) {
  return {
    id,
    userAgent,
    isCurrent,
    createdAt: '2024-03-05T15:05:00.000Z',
    lastSeenAt: '2024-03-06T16:10:00.000Z',
  };
}

function refused(code: string, message: string, field: string | null = null) {
  return { errors: [{ field, code, message }] };
}

const done = { ok: true, errors: [] };
const none = { token: null, deviceToken: null, member: null, secondStep: null };

interface SignUp {
  input: { email: string; password: string };
}

/** A key that is in use, and one that has expired. */
export const API_KEYS = [
  {
    id: 'key-1',
    name: 'Monthly report',
    start: 'txr_Ab3dE9',
    scopes: ['FIGURES', 'PORTFOLIOS'],
    createdAt: '2024-03-05T15:05:00.000Z',
    expiresAt: '2025-03-05T15:05:00.000Z',
    isExpired: false,
    lastUsedAt: '2024-03-06T16:10:00.000Z',
    days: [
      { day: '2024-03-06', requests: 40, points: 112 },
      { day: '2024-03-05', requests: 2, points: 2 },
    ],
  },
  {
    id: 'key-2',
    name: 'Notebook',
    start: 'txr_Zz0000',
    scopes: ['FIGURES'],
    createdAt: '2024-01-05T15:05:00.000Z',
    expiresAt: '2024-02-05T15:05:00.000Z',
    isExpired: true,
    lastUsedAt: null,
    days: [],
  },
];

/** Accounts as the API has them: one password is right, one address is taken, one reset token is good. */
export const fakeAccounts = {
  newsChoice: { frequency: 'NEVER' },
  newsReleases: [],
  newsFeed: null,
  newsWebhook: null,
  deleteNewsFeed: () => done,
  deleteNewsWebhook: () => done,
  revokeApiKey: () => done,
  stopNewsMails: () => done,
  createNewsFeed: () => ({ address: null, errors: [] }),
  setNewsWebhook: () => ({ secret: null, errors: [] }),
  testNewsWebhook: () => done,
  resumeNewsWebhook: () => done,
  signIn: ({ input }: SignUp) =>
    input.password === 'right password'
      ? { token: 'a-token', deviceToken: 'a-device', member: MEMBER, secondStep: null, errors: [] }
      : { ...none, ...refused('INVALID_CREDENTIALS', 'Invalid Email/ Password') },
  signUp: ({ input }: SignUp) => {
    if (input.email === 'taken@example.com') {
      return { ...none, ...refused('EMAIL_TAKEN', 'Email address already exists. ', 'email') };
    }
    if (input.password.length < 8) {
      const message = 'The password must have at least 8 characters.';
      return { ...none, ...refused('PASSWORD_TOO_SHORT', message, 'password') };
    }
    return {
      token: 'a-new-token',
      deviceToken: 'a-device',
      member: { ...MEMBER, isPaid: false, isSubscribed: false },
      errors: [],
    };
  },
  signOut: () => done,
  isUnsubscribed: false,
  requestPasswordReset: () => done,
  isPasswordResetTokenValid: ({ token }: { token: string }) => token === 'good',
  resetPassword: () => done,
  endSession: () => done,
  endOtherSessions: () => ({ ended: 2, errors: [] }),
  addAuthenticator: () => ({ challenge: null, secret: null, uri: null, errors: [] }),
  confirmAuthenticator: () => ({ recoveryCodes: null, errors: [] }),
  removeSecondStep: () => done,
  twoStep: { steps: [], recoveryCodesLeft: 0 },
  retention: [{ what: 'Mails that were sent', days: 90 }],
  sendHelpMessage: () => done,
};
