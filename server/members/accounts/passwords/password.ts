import { hash, verify } from '@node-rs/argon2';
import { isEasy, isPersonal } from './easyPassword.ts';
import type { IsLeaked } from './leakedPasswords.ts';

/** argon2id (the library's default) with 19 MiB and 2 passes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

// Hash of a random password, compared for unknown accounts so that they take as long as known ones.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$AvpdflxgbASPVBjq3H0Bqw$efMiBsd6t4OYg6eq/z4f3mV+5+NGt4Sy3qdHwyzY004';

/** True if the password matches the hash. Takes as long without a hash and is then false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODY, password);
  return matches && passwordHash !== null;
}

/** True if a hash was made with weaker parameters than today's. */
export function isOutdated(passwordHash: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),/.exec(passwordHash) ?? [];
  return Number(memory ?? 0) < parameters.memoryCost || Number(passes ?? 0) < parameters.timeCost;
}

const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

export interface PasswordProblem {
  code:
    | 'PASSWORD_TOO_SHORT'
    | 'PASSWORD_TOO_LONG'
    | 'PASSWORD_TOO_COMMON'
    | 'PASSWORD_PERSONAL'
    | 'PASSWORD_LEAKED';
  /** A sentence to show. */
  message: string;
}

const TOO_COMMON: PasswordProblem = {
  code: 'PASSWORD_TOO_COMMON',
  message: 'This password is one of the most common ones, or as easy to guess. Choose another.',
};
const PERSONAL: PasswordProblem = {
  code: 'PASSWORD_PERSONAL',
  message:
    'The password must not be made of your name, your email address or the name of this product. Choose another.',
};

const LEAKED: PasswordProblem = {
  code: 'PASSWORD_LEAKED',
  message: 'This password was stolen from another site. Choose another.',
};

/** Reason why a person with these names and addresses cannot choose a password; null if they can. */
export async function passwordProblem(
  password: string,
  personal: readonly string[],
  isLeaked: IsLeaked,
): Promise<PasswordProblem | null> {
  if (password.length < SHORTEST_PASSWORD) {
    return { code: 'PASSWORD_TOO_SHORT', message: 'The password must have at least 8 characters.' };
  }
  if (password.length > LONGEST_PASSWORD) {
    return { code: 'PASSWORD_TOO_LONG', message: 'The password must have at most 128 characters.' };
  }
  if (isPersonal(password, personal)) return PERSONAL;
  if (await isEasy(password, personal)) return TOO_COMMON;
  return (await isLeaked(password)) ? LEAKED : null;
}
