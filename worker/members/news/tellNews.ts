import type { Pool } from 'pg';
import type { OperatorSettings } from '../../../server/platform/envOperators.ts';
import { queueMemberCalls } from './calls.sql.ts';
import { queueNewsMails } from './members.sql.ts';
import { tellOperators } from './tellOperators.ts';

/** Time without another release before members are told: an operator who sees a mistake undoes it by then. */
const QUIET_SECONDS = 900;

/** Queues emails and webhooks to operators and members. Several workers queue each once. */
export async function tellNews(
  pool: Pool,
  operators: OperatorSettings,
  quietSeconds = QUIET_SECONDS,
): Promise<void> {
  await tellOperators(pool, operators);
  await pool.query(queueNewsMails, [quietSeconds]);
  await pool.query(queueMemberCalls, [quietSeconds]);
}
