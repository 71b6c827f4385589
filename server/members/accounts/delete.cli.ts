import type { DeletionDeps } from './deleteAccount.ts';
import { deleteAccount } from './deleteAccount.ts';
import { isConfirmed, planOf } from '../../billing/subscriptions/grantFree.cli.ts';
import { recordOf } from '../../billing/subscriptions/record.ts';

interface Deleted {
  id: string;
  email: string;
  /** Skips the confirmation prompt. */
  isSure: boolean;
}

/** Deletes an account after showing what is deleted and asking. */
export async function deleteByOperator(deps: DeletionDeps, { id, email, isSure }: Deleted): Promise<void> {
  const record = await recordOf(deps.accounts, id);
  const plan = record.isPaid && record.subscriptionId !== null ? ` ${planOf(record)} ends at once.` : '';
  console.log(`${email} loses the account and everything stored in it except invoices.${plan}`);
  if (!isSure && !(await isConfirmed())) {
    console.log('Nothing was changed.');
    return;
  }
  await deleteAccount(deps, id, 'OPERATOR', { address: 'command', requestId: '' });
  console.log(`Deleted ${email}. Copies elsewhere are erased within a day, if the worker is running.`);
}
