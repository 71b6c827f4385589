import type { ReactNode } from 'react';
import type { Change } from '../../../ui/formats/formatChange.ts';
import { noChangeText } from '../../../ui/formats/noChange.ts';
import changeStyles from '../../../ui/parts/ChangeArrow.module.css';
import { ChangeArrow } from '../../../ui/parts/ChangeArrow.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { moneyColumn } from '../../../ui/table/columnKinds.tsx';
import type { Column, Width } from '../../../ui/table/tableColumns.ts';
import { WithoutIdle } from '../WithoutIdle.tsx';
import type { ComparedLine } from './comparison.ts';
import { comparedNote } from './periodText.ts';

const nothingBefore = (earlier: string): string => `no figure ${earlier}`;

function whyNoChange({ receiptsLikeForLike: compared }: ComparedLine, earlier: string): string {
  return compared === null ? nothingBefore(earlier) : noChangeText(compared, `figure ${earlier}`);
}

function whyNoChangeWithoutIdle(line: ComparedLine, earlier: string): string {
  if (line.role !== 'set') return 'of the competitors together only';
  return line.receiptsChange === null ? whyNoChange(line, earlier) : 'too little is left to compare';
}

/** A change in percent, and one in dollars that members add to the table and exports always have. */
function changeColumns(
  key: string,
  title: string,
  changeOf: (line: ComparedLine) => Change | null,
  shown: Width | 'chosen',
  why: (line: ComparedLine) => string,
  note?: (line: ComparedLine) => ReactNode,
): readonly Column<ComparedLine>[] {
  return [
    {
      key,
      title,
      value: (line) => changeOf(line)?.percent ?? null,
      cell: (line) => {
        if (changeOf(line) === null) return <Unknown why={why(line)} />;
        return (
          <>
            <ChangeArrow change={changeOf(line)} />
            {note?.(line)}
          </>
        );
      },
      numeric: true,
      shown,
    },
    moneyColumn({
      key: `${key}amount`,
      title: `${title}, dollars`,
      value: (line) => changeOf(line)?.amount ?? null,
      shown: 'chosen',
      why,
    }),
  ];
}

type Columns = readonly Column<ComparedLine>[];

/** Changes against months `a year earlier`, or so many years. */
export const receiptsChanges = (earlier: string, published: readonly string[]): Columns =>
  changeColumns(
    'change',
    `Change vs. ${earlier}`,
    ({ receiptsChange }) => receiptsChange,
    'tablet',
    (line) => whyNoChange(line, earlier),
    (line) => {
      const over = comparedNote(line, { monthsPublished: published });
      return (
        <>
          {over !== '' && <span className={changeStyles.why}>{over}</span>}
          <WithoutIdle product="HOTEL" change={line.receiptsChange} withoutIdle={line.changeWithoutIdle} />
        </>
      );
    },
  );

export const revparChanges = (earlier: string): Columns =>
  changeColumns(
    'revparchange',
    'RevPAR change',
    ({ revparChange }) => revparChange,
    'chosen',
    () => nothingBefore(earlier),
  );

export const changesWithoutIdle = (earlier: string): Columns =>
  changeColumns(
    'changewithoutidle',
    'Change without idle hotels',
    ({ changeWithoutIdle }) => changeWithoutIdle ?? null,
    'chosen',
    (line) => whyNoChangeWithoutIdle(line, earlier),
  );
