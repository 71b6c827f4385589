/** Limit of attempts: a number of points within a number of seconds. */
export interface Rate {
  points: number;
  seconds: number;
}

export type Scope = 'pair' | 'account' | 'address';
export type Throttled =
  | 'signIn'
  | 'secondStep'
  | 'passkey'
  | 'signUp'
  | 'requestReset'
  | 'resetToken'
  | 'captcha'
  | 'clientError'
  | 'unsubscribe'
  | 'help'
  | 'confirmEmail'
  | 'ownData'
  | 'payment'
  | 'trial'
  | 'embed'
  | 'newsFeed'
  | 'feedAddress'
  | 'webhook'
  | 'visit'
  | 'notedExport'
  | 'address'
  | Budgeted;
/** Actions that cost points of an account's budget. */
export type Budgeted = 'apiPoints';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every plan has as many. */
export const API_POINTS_A_MINUTE = 600;

/**
 * Throttled actions with their limits. `pair`: an account from one address; `account`: an account from everywhere;
 * `address`: one address for any account. Limits by address leave room for an office behind one. A device on which the
 * account has signed in before has only a limit of its own, so that strangers cannot lock a member out.
 */
export const throttleRules: Record<Throttled, Partial<Record<Scope, Rate>>> = {
  signIn: {
    pair: { points: 10, seconds: 15 * MINUTE },
    account: { points: 50, seconds: HOUR },
    address: { points: 100, seconds: 15 * MINUTE },
  },
  /**
   * Wrong codes after a right password. Of a million codes three are valid at a time, so trying for a year finds one
   * with a chance of 2%.
   */
  secondStep: {
    pair: { points: 10, seconds: 15 * MINUTE },
    account: { points: 20, seconds: 24 * HOUR },
    address: { points: 100, seconds: 15 * MINUTE },
  },
  /** Started sign-ins with only a passkey. */
  passkey: { address: { points: 100, seconds: 15 * MINUTE } },
  signUp: {
    account: { points: 10, seconds: HOUR },
    address: { points: 40, seconds: HOUR },
  },
  requestReset: {
    pair: { points: 5, seconds: HOUR },
    account: { points: 15, seconds: HOUR },
    address: { points: 40, seconds: HOUR },
  },
  /** Reset links that are checked or used. */
  resetToken: { address: { points: 100, seconds: 15 * MINUTE } },
  /** Failed captchas. */
  captcha: { address: { points: 30, seconds: 15 * MINUTE } },
  /** Declined cards, so that nobody can test cards here. */
  payment: {
    account: { points: 15, seconds: HOUR },
    address: { points: 40, seconds: HOUR },
  },
  /** Requests to the places service: about twenty for an address that is typed slowly. */
  address: {
    account: { points: 150, seconds: HOUR },
    address: { points: 600, seconds: HOUR },
  },
  /** Messages to the operator. */
  help: { address: { points: 10, seconds: HOUR } },
  /** Links mailed to an address that a visitor claims as theirs. */
  confirmEmail: {
    account: { points: 5, seconds: HOUR },
    address: { points: 40, seconds: HOUR },
  },
  ownData: { account: { points: 10, seconds: HOUR } },
  clientError: { address: { points: 30, seconds: 10 * MINUTE } },
  /** Buttons of mail programs: a provider presses them for many members from one address. */
  unsubscribe: { address: { points: 600, seconds: 10 * MINUTE } },
  /** GraphQL without a session, by size: a page sends about five requests, and a tool's schema request counts 20. */
  visit: { address: { points: 2_000, seconds: 10 * MINUTE } },
  /** Points of all API keys of a member: ten plain questions a second, or ten of the largest a minute. */
  apiPoints: { account: { points: API_POINTS_A_MINUTE, seconds: MINUTE } },
  /** Readings of members' feeds, by key: programs ask every few minutes at most. Services read many from one address. */
  newsFeed: {
    account: { points: 60, seconds: HOUR },
    address: { points: 1_200, seconds: 10 * MINUTE },
  },
  /** Creating a feed's address, which sends an email. */
  feedAddress: { account: { points: 20, seconds: HOUR } },
  /** Webhooks that are set or tested: each calls a server of a member's choice. */
  webhook: { account: { points: 20, seconds: HOUR } },
  /** Tables that a browser saved as files: each is an entry of the security log. */
  notedExport: { account: { points: 300, seconds: HOUR } },
  /** Requests for the samples: two or three a page, for an office of people who click around. */
  trial: { address: { points: 600, seconds: 10 * MINUTE } },
  /** Charts on other people's pages, which may hold several, for an office of readers. */
  embed: { address: { points: 600, seconds: 10 * MINUTE } },
};
