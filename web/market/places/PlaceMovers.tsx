import { Link } from 'react-router-dom';
import { beveragePath, hotelPath } from '../../app/paths.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { PlaceMoversFragment, Product } from '../../gql/graphql.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { formatMonths } from '../../ui/formats/formatMonths.ts';
import { formatCount, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { ChangeArrow } from '../../ui/parts/ChangeArrow.tsx';
import { IncompleteSentence } from '../figures/IncompleteAside.tsx';
import { ExploreMarks } from '../figures/explore/ExploreMarks.tsx';
import styles from './PlaceMarket.module.css';

export const MoversOfPlace = graphql(`
  fragment PlaceMovers on Ranking {
    earlierMonths
    minimumReceipts
    tooSmall
    nodes {
      name
      marks
      partialMonths
      later {
        receipts
      }
      earlier {
        receipts
      }
      likeForLike {
        change {
          amount
          percent
        }
      }
      subject {
        __typename
        ... on Hotel {
          id
          taxpayerNumber
          locationNumber
        }
        ... on BeverageProperty {
          id
          taxpayerNumber
          locationNumber
        }
      }
    }
  }
`);

type Movers = FragmentType<typeof MoversOfPlace>;

interface Props {
  product: Product;
  /** The latest published month. */
  month: string;
  up: Movers;
  down: Movers;
}

/** The hotels or bars whose receipts rose and fell most, if they filed in both months. */
export function PlaceMovers({ product, month, up, down }: Props) {
  const [rose, fell] = [readFragment(MoversOfPlace, up), readFragment(MoversOfPlace, down)];
  const compared = rose.earlierMonths;
  const each = product === 'HOTEL' ? 'hotels' : 'bars';
  return (
    <section className={styles.part} aria-labelledby="movers">
      <h3 id="movers">{`Movers of ${formatMonth(month)}`}</h3>
      <p>
        {compared.length === 0
          ? 'No earlier year of this month is published to compare with.'
          : `Compared with ${formatMonths(compared)}, ${each} with at least ${formatWholeMoney(rose.minimumReceipts)} in both months. ${formatCount(rose.tooSmall)} are smaller or new.`}
        <IncompleteSentence product={product} months={[...compared, month]} />
      </p>
      <MoverList title="Up most" rows={rose.nodes.filter((row) => amountOf(row) > 0)} product={product} />
      <MoverList title="Down most" rows={fell.nodes.filter((row) => amountOf(row) < 0)} product={product} />
    </section>
  );
}

type Row = PlaceMoversFragment['nodes'][number];

const amountOf = ({ likeForLike }: Row): number => likeForLike?.change?.amount ?? 0;

function MoverList({ title, rows, product }: { title: string; rows: readonly Row[]; product: Product }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ol className={styles.movers}>
        {rows.map((row) => (
          <li key={`${row.subject.__typename} ${pathOf(row, product)}`}>
            <span>
              <Link to={pathOf(row, product)}>{row.name}</Link>
              <ExploreMarks {...row} />
            </span>
            <span className={styles.moved}>
              <ChangeArrow change={row.likeForLike?.change ?? null} />
              {row.earlier && row.later && (
                <small>{`${formatWholeMoney(row.earlier.receipts)} → ${formatWholeMoney(row.later.receipts)}`}</small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function pathOf({ subject, name }: Row, product: Product): string {
  if (subject.__typename !== 'Hotel' && subject.__typename !== 'BeverageProperty') return '';
  return product === 'HOTEL' ? hotelPath({ ...subject, name }) : beveragePath({ ...subject, name });
}
