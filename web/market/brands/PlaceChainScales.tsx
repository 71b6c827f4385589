import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { definitionPath } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import type { PlaceKind } from '../../gql/graphql.ts';
import { formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { formatMonths, formatMonthsOf } from '../../ui/formats/formatMonths.ts';
import { useSeen } from '../../ui/hooks/useSeen.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';
import { fileAsOf } from '../figures/citing/asOf.ts';
import type { AsOf } from '../figures/citing/asOf.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import { AwaitedSentence } from '../figures/awaited.tsx';
import { IncompleteSentence, useIncompleteText } from '../figures/IncompleteAside.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { chainScaleColumns } from './chainScaleColumns.tsx';
import type { Mix } from './chainScaleColumns.tsx';
import { scaleValue } from './chainScales.ts';
import styles from './PlaceChainScales.module.css';

const PlaceChainScalesDocument = graphql(`
  query PlaceChainScales($kind: PlaceKind!, $name: String!, $asOf: AsOfInput) {
    place(kind: $kind, name: $name) {
      id
      chainScaleMix(asOf: $asOf) {
        months
        awaitedMonths
        marketplaceReceipts
        shares {
          chainScale
          properties
          rooms
          roomShare
          roomReceipts
          receiptsShare
          revpar
          revparMonths
        }
      }
    }
  }
`);

const TITLE = 'Chain scale mix';

interface Props {
  kind: PlaceKind;
  name: string;
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

/** Rooms and receipts of a place’s hotels by chain scale; asked for when it comes into view, hidden if there are none. */
export function PlaceChainScales({ kind, name, asOf = null }: Props) {
  const here = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(here);
  const { data, error, refetch } = useInSlices(
    useQuery(PlaceChainScalesDocument, isSeen ? { variables: { kind, name, asOf } } : skipToken),
  );
  const mix = data?.place?.chainScaleMix ?? null;
  const columns = useColumns(kind, name, mix);
  if (data !== undefined && !mix?.shares.length) return null;
  // Nothing loads while it is out of sight.
  if (!isSeen) {
    return (
      <div ref={here} className={styles.unseen}>
        <Card title={TITLE}>{null}</Card>
      </div>
    );
  }
  return (
    <div ref={here}>
      <ReceiptsTable
        title={TITLE}
        columns={columns}
        rows={mix?.shares ?? null}
        rowKey={({ chainScale }) => scaleValue(chainScale)}
        prefix="cs."
        sort="scale"
        exportName={fileAsOf(`ChainScales-${name}.csv`, asOf)}
        instead={
          error === undefined ? undefined : (
            <AsOfFailure what="The chain scales" error={error} onRetry={() => void refetch()} />
          )
        }
        note={mix && <MixNote mix={mix} />}
      />
    </div>
  );
}

function useColumns(kind: PlaceKind, name: string, mix: Mix | null) {
  const incomplete = useIncompleteText({ product: 'HOTEL', months: mix?.months ?? [] });
  const period = mix === null ? '' : periodOf(mix);
  const awaited = mix === null ? '' : mix.awaitedMonths.join(', ');
  const months = mix?.months.length ?? 0;
  return useMemo(
    () => chainScaleColumns(kind, name, { period, months, incomplete, awaited }),
    [kind, name, period, months, incomplete, awaited],
  );
}

function MixNote({ mix }: { mix: Mix }) {
  return (
    <p>
      {noteOf(mix)}
      <IncompleteSentence product="HOTEL" months={mix.months} />
      <AwaitedSentence months={mix.awaitedMonths} />{' '}
      <Link to={definitionPath('chain-scale')}>How chain scales are defined</Link>
    </p>
  );
}

function periodOf({ months }: Mix): string {
  return months.length === 12 ? formatMonths(months) : formatMonthsOf(months, 12);
}

function noteOf(mix: Mix): string {
  const { shares, marketplaceReceipts } = mix;
  const has = (scale: Mix['shares'][number]['chainScale']): boolean =>
    shares.some(({ chainScale }) => chainScale === scale);
  return [
    `Over ${periodOf(mix)}, of all hotels here.`,
    ...(has('INDEPENDENT')
      ? ['Independent hotels have no brand; those with fewer than 10 rooms are among them.']
      : []),
    ...(has(null) ? ['Unknown are brands whose class is not certain.'] : []),
    ...(marketplaceReceipts > 0
      ? [`Marketplaces (${formatWholeMoney(marketplaceReceipts)}) are not hotels and are left out.`]
      : []),
  ].join(' ');
}
