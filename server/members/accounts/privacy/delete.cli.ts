import type { DeletionDeps } from './deleteAccount.ts';
import { deleteAccount } from './deleteAccount.ts';
import { isConfirmed, planOf } from '../../../billing/subscriptions/grantFree.cli.ts';
import { recordOf } from '../../../billing/subscriptions/record.ts';
import { BY_COMMAND } from '../../security/securityLog.ts';

interface Deleted {
  id: string;
  email: string;
  /** Skips the confirmation prompt. */
  isSure: boolean;
  /** Says what is deleted, before the prompt. */
  tell: (sentence: string) => void;
}

/**
 * Deletes an account after showing what is deleted and asking. Returns what to say of it; null if the operator declines.
 */
export async function deleteByOperator(
  deps: DeletionDeps,
  { id, email, isSure, tell }: Deleted,
): Promise<string | null> {
  const record = await recordOf(deps.accounts, id);
  const plan = record.isPaid && record.subscriptionId !== null ? ` ${planOf(record)} ends at once.` : '';
  tell(`${email} loses the account and everything stored in it except invoices.${plan}`);
  if (!isSure && !(await isConfirmed())) return null;
  await deleteAccount(deps, id, 'OPERATOR', BY_COMMAND);
  return `Deleted ${email}. Copies elsewhere are erased within a day, if the worker is running.`;
}
