import type { Pool } from 'pg';
import { dueAfter } from '../../../server/market/releases/console/freshness.rules.ts';
import { hookBody, type DataEvent } from '../../../server/members/news/importMail.rules.ts';
import { addMonths } from '../../../server/platform/lib/month.ts';
import type { OperatorSettings } from '../../../server/platform/envOperators.ts';
import { inTransaction } from '../../platform/inTransaction.ts';
import { markTold, queueOperatorCall, queueImportMails, takeEvents } from './events.sql.ts';

interface TakenEvent extends Omit<DataEvent, 'at' | 'dueOn'> {
  at: Date;
  isTold: boolean;
}

/**
 * Queues emails and webhook calls about events that operators have not been told of: one email for all that happened since
 * the last look, one call for each. Returns the number of events.
 */
export function tellOperators(pool: Pool, { mails, webhook }: OperatorSettings): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<TakenEvent>(takeEvents);
    if (rows.length === 0) return 0;
    await client.query(markTold, [rows.map(({ id }) => id)]);
    const events = rows.filter(({ isTold }) => isTold).map(eventOf);
    if (events.length === 0) return 0;
    await client.query(queueImportMails, [mails, JSON.stringify(events)]);
    if (webhook !== null)
      for (const event of events)
        await client.query(queueOperatorCall, [event.id, JSON.stringify(hookBody(event))]);
    return events.length;
  });
}

function eventOf({ isTold: _, at, ...event }: TakenEvent): DataEvent {
  const { dueMonth } = event;
  const dueOn = dueMonth === null ? null : dueAfter(addMonths(dueMonth, -1), at).dueOn;
  return { ...event, at: at.toISOString(), dueOn };
}
