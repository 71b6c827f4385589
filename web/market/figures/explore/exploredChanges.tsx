import type { ReactNode } from 'react';
import { formatWholeMoney } from '../../../ui/formats/formatMoney.ts';
import { NOT_OPEN } from '../../../ui/formats/noChange.ts';
import { ChangeArrow } from '../../../ui/parts/ChangeArrow.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { aloneChange } from '../growth/alikeParts.ts';
import { ExploredDetail } from './ExploredDetail.tsx';
import type { ExploredRow } from './exploreQuery.ts';

/** A row, or everything together, which has no place or name. */
export type Summed = Pick<
  ExploredRow,
  | 'figures'
  | 'earlier'
  | 'later'
  | 'change'
  | 'likeForLike'
  | 'propertiesCompared'
  | 'hotelsAlone'
  | 'changeWithoutIdle'
  | 'marks'
>;

export const NOT_COMPARED = 'nothing to compare with';
/** A mark in the row says so, and what it means stands below the table. */
const TOO_LITTLE = 'less than 80% of the receipts come from properties that filed in both periods';

/** The change of a place's hotels without its marketplaces, which may be most of its growth; nothing without these. */
function HotelsAlone({ row }: { row: Summed }) {
  const change = row.hotelsAlone === null ? '' : aloneChange(row.hotelsAlone);
  return <ExploredDetail text={change === '' ? '' : `hotels alone: ${change}`} />;
}

/** The change without hotels or bars that were sold, closed or yet to open, which may be most of it; nothing if it reads the same. */
function WithoutIdle({ row: { marks, changeWithoutIdle, hotelsAlone } }: { row: Summed }) {
  const isBars = marks.includes('IDLE_BARS');
  const change = isBars || marks.includes('IDLE_HOTELS') ? aloneChange({ change: changeWithoutIdle }) : '';
  // Below the change of hotels alone it would read as theirs.
  const ofAll = hotelsAlone === null ? '' : 'with marketplaces, ';
  const without = isBars ? 'without bars that filed $0' : `${ofAll}without idle hotels`;
  return <ExploredDetail text={change === '' ? '' : `${without}: ${change}`} />;
}

/** Names the receipts that the change compares, if the row's own receipts are of more months. */
function MonthsOfBoth({ row: { marks, likeForLike, earlier, later } }: { row: Summed }) {
  if (likeForLike === null || !marks.includes('MONTHS_MISSING')) return null;
  const compared = [likeForLike.earlier, likeForLike.later];
  const isAll = earlier?.receipts === compared[0] && later?.receipts === compared[1];
  const text = `${compared.map(formatWholeMoney).join(' → ')} in months filed in both`;
  return <ExploredDetail text={isAll ? '' : text} />;
}

/** The change like for like, and what it is of hotels alone and without idle ones where these differ. */
export function alikeCell(row: Summed): ReactNode {
  const { likeForLike } = row;
  const change = likeForLike?.change ?? null;
  if (change !== null) {
    return (
      <>
        <ChangeArrow change={change} />
        <MonthsOfBoth row={row} />
        <HotelsAlone row={row} />
        <WithoutIdle row={row} />
      </>
    );
  }
  if (likeForLike === null) return <Unknown why={NOT_COMPARED} />;
  if (likeForLike.share === null) return <Unknown why={NOT_OPEN} />;
  return (
    <>
      <Unknown why={TOO_LITTLE} isTold />
      {row.hotelsAlone?.change && <HotelsAlone row={row} />}
    </>
  );
}

/** The change of all receipts. */
export function changeCell({ change, earlier, likeForLike }: Summed): ReactNode {
  if (change !== null) return <ChangeArrow change={change} />;
  if (earlier === null || likeForLike === null) return <Unknown why={NOT_COMPARED} />;
  if (likeForLike.change === null && likeForLike.share === null) return <Unknown why={NOT_OPEN} />;
  const isComparable = likeForLike.change !== null;
  if (!isComparable) return <Unknown why={TOO_LITTLE} isTold />;
  return <Unknown why="months are missing in one of the periods" />;
}
