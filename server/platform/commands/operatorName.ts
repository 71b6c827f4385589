import { userInfo } from 'node:os';

/** Name of the machine's user, for the record. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number without a name.
    return 'unknown user';
  }
}
