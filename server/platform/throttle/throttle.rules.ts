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
  | 'help'
  | 'confirmEmail'
  | 'ownData'
  | 'payment'
  | 'trial'
  | 'visit'
  | 'address';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What is throttled, and by what. `pair`: an account from one address; `account`: it from everywhere; `address`: one
 * address for whatever account. Addresses have room for an office behind one. A device on which the account signed in
 * before is counted by itself, and by nothing else: strangers keep nobody out.
 */
export const throttleRules: Record<Throttled, Partial<Record<Scope, Rate>>> = {
  signIn: {
    pair: { points: 10, seconds: 15 * MINUTE },
    account: { points: 50, seconds: HOUR },
    address: { points: 100, seconds: 15 * MINUTE },
  },
  /**
   * Codes that were not right, of accounts whose password was: of a million codes three are good at a time, so that
   * who tries on for a year finds one with a chance of 2%.
   */
  secondStep: {
    pair: { points: 10, seconds: 15 * MINUTE },
    account: { points: 20, seconds: 24 * HOUR },
    address: { points: 100, seconds: 15 * MINUTE },
  },
  /** Sign-ins by a passkey alone that are begun. */
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
  /** Links that are looked at or used. */
  resetToken: { address: { points: 100, seconds: 15 * MINUTE } },
  /** Captchas that were not passed. */
  captcha: { address: { points: 30, seconds: 15 * MINUTE } },
  /** Cards that were not accepted: nobody is to try out cards here. */
  payment: {
    account: { points: 15, seconds: HOUR },
    address: { points: 40, seconds: HOUR },
  },
  /** Questions to the places service: some twenty for an address that is typed slowly. */
  address: {
    account: { points: 150, seconds: HOUR },
    address: { points: 600, seconds: HOUR },
  },
  /** Messages to the operator. */
  help: { address: { points: 10, seconds: HOUR } },
  /** Links that are mailed to an address somebody says is theirs. */
  confirmEmail: {
    account: { points: 5, seconds: HOUR },
    address: { points: 40, seconds: HOUR },
  },
  ownData: { account: { points: 10, seconds: HOUR } },
  clientError: { address: { points: 30, seconds: 10 * MINUTE } },
  /** Questions about the samples: two or three a page, for an office of people who click around. */
  /** GraphQL without a session, by size: a page asks some five things, and tools ask for the schema, which counts 20. */
  visit: { address: { points: 2_000, seconds: 10 * MINUTE } },
  trial: { address: { points: 600, seconds: 10 * MINUTE } },
};
