import { Input, Select } from 'antd';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import { useWholeList } from '../../app/useWholeList.ts';
import { useUrlState } from '../../ui/hooks/useUrlState.ts';
import { KINDS, kindOf, MOST_EVENTS, securityColumns, SecurityLogDocument } from './securityEvents.tsx';
import styles from './SecurityLog.module.css';

/** Another filter shows its first page. */
const DEFAULTS = { kind: '', who: '', page: '1' };
const EVERYTHING = [{ value: '', label: 'Everything' }];
const choices = [...EVERYTHING, ...Object.entries(KINDS).map(([value, label]) => ({ value, label }))];

/** Sign-ins, attempts and refusals, the latest first, filtered by the choice. */
export function SecurityLog() {
  const [{ kind, who }, patch] = useUrlState(DEFAULTS, 'sec.');
  const { rows, failed, retry } = useEvents(kind, who);
  return (
    <ReceiptsTable
      title="Security log"
      columns={securityColumns}
      rows={rows}
      rowKey={({ eventId }) => String(eventId)}
      prefix="sec."
      sort="-at"
      exportName="SecurityLog.csv"
      instead={failed ? <Failure what="The security log" onRetry={retry} /> : undefined}
      actions={
        <>
          <Select
            aria-label="Kind of event"
            className={styles.kind}
            virtual={false}
            value={kind}
            options={choices}
            onChange={(value: string) => patch({ kind: value, page: '1' })}
          />
          <Who key={who} who={who} onChange={(value) => patch({ who: value, page: '1' })} />
        </>
      }
      note={<p>{noteOf(rows?.length ?? 0)}</p>}
    />
  );
}

function noteOf(count: number): string {
  const kept = 'Events are kept for 90 days.';
  return count < MOST_EVENTS
    ? kept
    : `${kept} Showing the latest ${String(MOST_EVENTS)}: filter to see others.`;
}

interface WhoProps {
  who: string;
  onChange: (who: string) => void;
}

/** Asked for with Enter, or by going on: the server looks, in all that is kept. */
function Who({ who, onChange }: WhoProps) {
  return (
    <Input
      className={styles.who}
      type="search"
      aria-label="Member or network address"
      placeholder="Member or network address"
      defaultValue={who}
      onPressEnter={({ currentTarget }) => onChange(currentTarget.value.trim())}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value.trim() !== who) onChange(currentTarget.value.trim());
      }}
    />
  );
}

function useEvents(kind: string, who: string) {
  return useWholeList(SecurityLogDocument, {
    variables: { filter: { kind: kindOf(kind), text: who || null } },
    connectionOf: (data) => data.securityLog,
    most: MOST_EVENTS,
  });
}
