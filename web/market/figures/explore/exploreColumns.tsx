import {
  beveragePath,
  brandPath,
  hotelPath,
  ownerPath,
  parentCompanyPath,
  placePath,
} from '../../../app/paths.ts';
import type { NotedPoints } from '../../../ui/charts/notedPoints.ts';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';
import {
  formatAverage,
  formatCount,
  formatRevpar,
  formatShare,
  formatWholeMoney,
} from '../../../ui/formats/formatMoney.ts';
import { formatMonths } from '../../../ui/formats/formatMonths.ts';
import { formatPlace } from '../../../ui/formats/formatPlace.ts';
import { NO_COUNTED_ROOMS } from '../../../ui/formats/noCountedRooms.ts';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { carefulPoints } from '../carefulPoints.ts';
import { alikeCell, changeCell, NOT_COMPARED } from './exploredChanges.tsx';
import type { Summed } from './exploredChanges.tsx';
import { ExploredDetail } from './ExploredDetail.tsx';
import { figuresOf } from './exploreAddress.ts';
import type { ExploredFigure, Question } from './exploreAddress.ts';
import { MarksByName } from './ExploreMarks.tsx';
import type { ExploredRow } from './exploreQuery.ts';
import { figureLabel, kindLabel, shareTitle } from './exploreWords.ts';
import type { ReactNode } from 'react';
import type { ExploredFragment } from '../../../gql/graphql.ts';
import styles from './ExploreTable.module.css';
import { LinkAsOf } from '../citing/LinkAsOf.tsx';

export interface ExploreColumn {
  key: string;
  title: string;
  /** The figure that its head ranks by. */
  by?: ExploredFigure;
  shown: 'phone' | 'tablet' | 'desktop';
  numeric?: boolean;
  cell: (row: ExploredRow) => ReactNode;
  /** Cell of the total row; empty without it. */
  total?: (total: Summed) => ReactNode;
}

function known(value: number | null | undefined, format: (value: number) => string, why: string): ReactNode {
  return value === null || value === undefined ? <Unknown why={why} /> : format(value);
}

const CELLS: Record<ExploredFigure, (row: Summed) => ReactNode> = {
  receipts: ({ figures }) => formatWholeMoney(figures.receipts),
  growth: alikeCell,
  change: changeCell,
  revpar: ({ figures }) => known(figures.revpar, formatRevpar, NO_COUNTED_ROOMS),
  taxable: ({ figures }) => known(figures.taxableReceipts, formatWholeMoney, 'not filed'),
  exempt: ({ figures }) => known(figures.exemptShare, formatShare, 'no receipts that count as filed'),
  rooms: ({ figures }) => known(figures.rooms, formatAverage, NO_COUNTED_ROOMS),
  count: ({ figures }) => formatCount(figures.properties),
};

/** Figures that a phone and a tablet have room for, beside the one that is ranked by. */
const ON_TABLETS: ReadonlySet<ExploredFigure> = new Set(['receipts', 'growth', 'revpar']);

/** Figures that are columns only if rows are ranked by them: there is no room for all. */
const ONLY_IF_RANKED: ReadonlySet<ExploredFigure> = new Set(['taxable', 'exempt']);

/** The columns of a question, the ranked figure first. */
export function exploreColumns(question: Question, ranking: ExploredFragment | undefined): ExploreColumn[] {
  const { product, of, by } = question;
  const isCompared = (ranking?.earlierMonths.length ?? 1) > 0;
  const figures = figuresOf(product, of).filter(
    (figure) =>
      figure === by ||
      (!ONLY_IF_RANKED.has(figure) && (isCompared || (figure !== 'growth' && figure !== 'change'))),
  );
  const others = figures.filter((figure) => figure !== by);
  const beside = others.find((figure) => figure === (by === 'receipts' ? 'growth' : 'receipts'));
  const ordered = [
    ...(figures.includes(by) ? [by] : []),
    ...others.toSorted((one, other) => Number(other === beside) - Number(one === beside)),
  ];
  const [first, second, ...rest] = ordered.map((figure) =>
    figureColumn(figure, question, figure === by || figure === beside),
  );
  return [
    nameColumn(question),
    ...[first, second].flatMap((column) => column ?? []),
    sparkColumn(ranking),
    ...rest,
    ...comparedColumns(ranking),
    shareColumn(question),
  ];
}

function figureColumn(figure: ExploredFigure, { product, of }: Question, isMain: boolean): ExploreColumn {
  const title = figure === 'growth' && of === 'properties' ? 'Change' : figureLabel(figure, product);
  return {
    key: figure,
    title,
    by: figure,
    numeric: true,
    shown: isMain ? 'phone' : ON_TABLETS.has(figure) ? 'tablet' : 'desktop',
    cell: CELLS[figure],
    total: CELLS[figure],
  };
}

/** The receipts that a change compares. If not all months are compared, the titles name the compared ones. */
function comparedColumns(ranking: ExploredFragment | undefined): ExploreColumn[] {
  const { months = [], comparedMonths: later = [], earlierMonths: earlier = [] } = ranking ?? {};
  if (ranking !== undefined && earlier.length === 0) return [];
  if (later.length === months.length) return [receiptsColumn('earlier', 'Earlier receipts')];
  return [
    receiptsColumn('later', `Receipts, ${formatMonths(later)}`),
    receiptsColumn('earlier', `Receipts, ${formatMonths(earlier)}`),
  ];
}

function receiptsColumn(key: 'later' | 'earlier', title: string): ExploreColumn {
  const cell = (row: Summed): ReactNode => known(row[key]?.receipts, formatWholeMoney, NOT_COMPARED);
  return { key, title, shown: 'desktop', numeric: true, cell, total: cell };
}

function shareColumn(question: Question): ExploreColumn {
  return {
    key: 'share',
    title: shareTitle(question),
    shown: 'desktop',
    numeric: true,
    cell: ({ share }) => known(share, formatShare, 'there are no receipts'),
  };
}

function sparkColumn(ranking: ExploredFragment | undefined): ExploreColumn {
  return {
    key: 'months',
    title: 'Receipts, three years',
    shown: 'tablet',
    cell: (row) => (
      <Sparkline
        values={row.recentReceipts}
        months={ranking?.recentMonths ?? []}
        name={row.name}
        noted={recentPoints(row, ranking)}
      />
    ),
  };
}

/** The points that stand out in a row's small chart. */
export function recentPoints(row: ExploredRow, ranking: ExploredFragment | undefined): NotedPoints | null {
  return carefulPoints({
    unusual: row.recentUnusualMonths,
    incomplete: ranking?.recentIncompleteMonths ?? [],
    apportioned: row.recentApportionedMonths,
  });
}

function nameColumn(question: Question): ExploreColumn {
  const { of, product } = question;
  return {
    key: 'name',
    title: kindLabel(of, product),
    shown: 'phone',
    cell: (row) => {
      const { path, name, detail } = subjectOf(row, question);
      return (
        <span className={styles.name}>
          <span className={styles.rank}>{`${String(row.rank)}.`}</span>{' '}
          <span>
            {path === null ? name : <LinkAsOf to={path}>{name}</LinkAsOf>}
            <ExploredDetail text={detail} />
            <MarksByName row={row} />
          </span>
        </span>
      );
    },
  };
}

interface Subject {
  path: string | null;
  name: string;
  detail: string;
}

/** The page that a row leads to, and how it is named. */
export function subjectOf({ subject, name }: ExploredRow, { product }: Question): Subject {
  switch (subject.__typename) {
    case 'Place':
      return {
        path: placePath(product, subject.kind, subject.placeName),
        name: subject.kind === 'ZIP' ? name : formatPlace(name),
        detail: '',
      };
    case 'Hotel':
      return { path: hotelPath({ ...subject, name }), name, detail: formatPlace(subject.cityName ?? '') };
    case 'BeverageProperty':
      return { path: beveragePath({ ...subject, name }), name, detail: formatPlace(subject.cityName ?? '') };
    case 'Brand':
      return { path: brandPath({ ...subject, name }), name, detail: '' };
    case 'ParentCompany':
      return { path: parentCompanyPath({ id: subject.id, name }), name, detail: '' };
    case 'Owner':
      return { path: ownerPath(subject.number), name, detail: '' };
    default:
      return { path: null, name, detail: '' };
  }
}
