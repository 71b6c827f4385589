import { useApolloClient } from '@apollo/client/react';
import { Input, Select } from 'antd';
import { useMemo } from 'react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import type { SecurityFilter } from '../../gql/graphql.ts';
import { useAllOf } from '../../ui/hooks/useAllOf.ts';
import { useUrlState } from '../../ui/hooks/useUrlState.ts';
import { KINDS, kindOf, latestEvents, MOST_EVENTS, securityColumns } from './securityEvents.tsx';
import findFieldStyles from '../../ui/fields/FindField.module.css';
import styles from './SecurityLog.module.css';

const DEFAULTS = { kind: '', who: '' };
const EVERYTHING = [{ value: '', label: 'Everything' }];
const choices = [...EVERYTHING, ...Object.entries(KINDS).map(([value, label]) => ({ value, label }))];

/** Sign-ins, attempts and refusals, the latest first, filtered by the choice. */
export function SecurityLog({ version }: { version: number }) {
  const [{ kind, who }, patch] = useUrlState(DEFAULTS, 'sec.');
  const { rows, failed, retry } = useEvents(kind, who, version);
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
            onChange={(value: string) => patch({ kind: value })}
          />
          <Who key={who} who={who} onChange={(value) => patch({ who: value })} />
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
      className={findFieldStyles.findField}
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

function useEvents(kind: string, who: string, version: number) {
  const client = useApolloClient();
  const ask = useMemo(() => {
    const filter: SecurityFilter = { kind: kindOf(kind), text: who || null };
    return latestEvents(client, filter);
  }, [client, kind, who]);
  return useAllOf(ask, version);
}
