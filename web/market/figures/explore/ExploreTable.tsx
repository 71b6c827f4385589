import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { ExploredFragment } from '../../../gql/graphql.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { useWidth } from '../../../ui/hooks/useMediaQuery.ts';
import type { SetUrlState } from '../../../ui/hooks/useUrlState.ts';
import { useDefine } from '../../../ui/parts/definitions.ts';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { TableFrame } from '../../../ui/table/TableFrame.tsx';
import type { ExploredState, Question } from './exploreAddress.ts';
import { exploreColumns } from './exploreColumns.tsx';
import type { ExploreColumn } from './exploreColumns.tsx';
import { MarksBelowRow, MarksByName } from './ExploreMarks.tsx';
import { kindLabel } from './exploreWords.ts';
import dataTableStyles from '../../../ui/table/DataTable.module.css';
import styles from './ExploreTable.module.css';

const WIDTHS = ['phone', 'tablet', 'desktop'];
const LABEL = 'Ranking';
const WAITING_ROWS = 10;

interface Props {
  question: Question;
  /** Undefined while loading. */
  ranking: ExploredFragment | undefined;
  patch: SetUrlState<ExploredState>;
}

/** The rows in their order, with everything together below them. */
export function ExploreTable({ question, ranking, patch }: Props) {
  const width = useWidth();
  const columns = exploreColumns(question, ranking).filter(
    ({ shown }) => WIDTHS.indexOf(shown) <= WIDTHS.indexOf(width),
  );
  return (
    <TableFrame label={LABEL}>
      <table aria-label={LABEL} aria-busy={ranking === undefined} className={styles.explored}>
        <Head columns={columns} question={question} patch={patch} />
        <tbody>
          {ranking === undefined && <Waiting columns={columns} />}
          {ranking?.nodes.map((row) => (
            <Fragment key={`${String(row.rank)} ${row.subject.id}`}>
              <tr>
                {columns.map((column) => (
                  <Cell key={column.key} column={column}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
              <MarksBelowRow row={row} width={columns.length} />
            </Fragment>
          ))}
        </tbody>
        {ranking !== undefined && <Total columns={columns} question={question} ranking={ranking} />}
      </table>
    </TableFrame>
  );
}

function Cell({ column, children }: { column: ExploreColumn; children: ReactNode }) {
  if (column.key === 'name') return <th scope="row">{children}</th>;
  return <td className={column.numeric === true ? dataTableStyles.numeric : ''}>{children}</td>;
}

interface HeadProps extends Pick<Props, 'question' | 'patch'> {
  columns: readonly ExploreColumn[];
}

/** A press on a figure ranks by it; a second press turns the order round. */
function Head({ columns, question: { by, isLowestFirst }, patch }: HeadProps) {
  const define = useDefine();
  return (
    <thead>
      <tr>
        {columns.map(({ key, title, by: figure, numeric }) => {
          const isRanked = figure === by;
          const order = isRanked && !isLowestFirst ? 'low' : 'high';
          return (
            <th
              key={key}
              scope="col"
              aria-label={title}
              className={numeric === true ? dataTableStyles.numeric : ''}
              {...(isRanked && { 'aria-sort': isLowestFirst ? 'ascending' : 'descending' })}
            >
              <div className={dataTableStyles.head}>
                {numeric === true && define(title, true)}
                {figure === undefined ? (
                  title
                ) : (
                  <button type="button" onClick={() => patch({ by: figure, order, after: '' })}>
                    {title}
                    <span className={dataTableStyles.order} aria-hidden="true">
                      {isRanked ? (isLowestFirst ? '↑' : '↓') : ''}
                    </span>
                  </button>
                )}
              </div>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Waiting({ columns }: { columns: readonly ExploreColumn[] }) {
  return Array.from({ length: WAITING_ROWS }, (_, index) => (
    <tr key={index}>
      {columns.map(({ key }) => (
        <td key={key}>
          {index === 0 && key === 'name' ? (
            'SEARCHING...'
          ) : (
            <Skeleton width={key === 'name' ? 140 : 64} height={28} />
          )}
        </td>
      ))}
    </tr>
  ));
}

interface TotalProps {
  columns: readonly ExploreColumn[];
  question: Question;
  ranking: ExploredFragment;
}

/** Everything that passes the filter, ranked or not. */
function Total({ columns, question, ranking: { total, found } }: TotalProps) {
  if (total === null) return null;
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <Cell key={column.key} column={column}>
            {column.key === 'name' ? (
              <>
                {`All ${formatCount(found)} ${kindLabel(question.of, question.product).toLowerCase().replace('zip', 'ZIP')}`}
                <MarksByName row={total} />
              </>
            ) : (
              column.total?.(total)
            )}
          </Cell>
        ))}
      </tr>
      <MarksBelowRow row={total} width={columns.length} />
    </tfoot>
  );
}
