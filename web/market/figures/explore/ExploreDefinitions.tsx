import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { definitionPath } from '../../../app/paths.ts';
import { figuresOf } from './exploreAddress.ts';
import type { ExploredFigure, Question } from './exploreAddress.ts';
import { figureLabel } from './exploreWords.ts';

/** Entries of the data dictionary; a number of properties says by itself what it is. */
const HOTEL_ENTRIES: Partial<Record<ExploredFigure, string>> = {
  receipts: 'room-receipts',
  growth: 'like-for-like',
  change: 'change',
  revpar: 'revpar',
  taxable: 'taxable',
  exempt: 'exempt-share',
  rooms: 'rooms',
};

const BAR_ENTRIES: Partial<Record<ExploredFigure, string>> = {
  receipts: 'total-receipts',
  growth: 'like-for-like',
  change: 'change',
};

/** The meaning of each figure of the table, one click away. */
export function ExploreDefinitions({ question: { product, of } }: { question: Question }) {
  const entries = product === 'HOTEL' ? HOTEL_ENTRIES : BAR_ENTRIES;
  const links = figuresOf(product, of).flatMap((figure) => {
    const id = entries[figure];
    return id === undefined ? [] : [{ id, label: figureLabel(figure, product) }];
  });
  const others = [
    ...(product === 'HOTEL' ? [{ id: 'chain-scale', label: 'Chain scale' }] : []),
    { id: 'concentration', label: 'Concentration' },
  ];
  return (
    <p>
      Definitions:{' '}
      {[...links, ...others].map(({ id, label }, index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          <Link to={definitionPath(id)}>{label}</Link>
        </Fragment>
      ))}
    </p>
  );
}
