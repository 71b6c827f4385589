import { DashReasons } from '../../ui/table/DashReasons.tsx';
import type { Product } from '../../gql/graphql.ts';
import { SmallHead } from '../../ui/table/SmallHead.tsx';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { BASE_YEAR } from './placeSeasons.ts';
import type { Season, Seasons } from './placeSeasons.ts';
import styles from './PlaceMarket.module.css';

/** Strong and weak months of a place, and how far its latest year has recovered since 2019. */
export function PlaceSeasons({ product, seasons, fullYears, recovered }: Seasons & { product: Product }) {
  const greatest = Math.max(1, ...seasons.map(({ index }) => index ?? 0));
  return (
    <section className={styles.part} aria-labelledby="seasons">
      <h3 id="seasons">Seasons</h3>
      <p>{seasonWords({ seasons, fullYears, recovered }, product)}</p>
      {(fullYears.length > 0 || recovered !== null) && (
        <DashReasons>
          <table className={styles.seasons} aria-label="Seasons">
            <thead>
              <tr>
                <th scope="col">Month</th>
                <SmallHead title="Index" />
                {recovered !== null && (
                  <SmallHead title={`${String(recovered)} in % of ${String(BASE_YEAR)}`} />
                )}
              </tr>
            </thead>
            <tbody>
              {seasons.map((season) => (
                <SeasonRow
                  key={season.name}
                  product={product}
                  season={season}
                  greatest={greatest}
                  isRecovered={recovered !== null}
                />
              ))}
            </tbody>
          </table>
        </DashReasons>
      )}
    </section>
  );
}

interface RowProps {
  product: Product;
  season: Season;
  greatest: number;
  isRecovered: boolean;
}

function SeasonRow({ product, season, greatest, isRecovered }: RowProps) {
  const { name, index, recovery } = season;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.index}>
        <span
          className={styles.bar}
          style={{ width: `${String(((index ?? 0) / greatest) * 60)}%` }}
          aria-hidden="true"
        />
        {index ?? <Unknown why="no year has all 12 months" />}
      </td>
      {isRecovered && (
        <td>
          {recovery === null ? (
            <Unknown why={NOT_IN_BOTH[product]} />
          ) : (
            `${String(recovery)}%${season.haveFilersChanged ? ' *' : ''}`
          )}
        </td>
      )}
    </tr>
  );
}

/** Only hotels file by quarter. */
const NOT_IN_BOTH: Record<Product, string> = {
  HOTEL: 'not published in both years with all filers',
  BEVERAGE: 'not published in full in both years',
};
const COMPARED: Record<Product, string> = {
  HOTEL: 'for months that quarterly filers have filed too',
  BEVERAGE: 'for months published in full in both years',
};

const FILERS: Record<Product, string> = { HOTEL: 'hotels', BEVERAGE: 'bars' };

function seasonWords({ seasons, fullYears, recovered }: Seasons, product: Product): string {
  const index =
    fullYears.length === 0
      ? 'No year has all 12 months, so there is no seasonal index.'
      : `100 is the average month of its year, over ${yearsText(fullYears)}: years with all 12 months.`;
  if (recovered === null) return index;
  const base = String(BASE_YEAR);
  const isMarked = seasons.some(({ recovery, haveFilersChanged }) => recovery !== null && haveFilersChanged);
  const marked = isMarked ? ` *: over a fifth more or fewer ${FILERS[product]} filed than in ${base}.` : '';
  return `${index} Percentages of ${base} are of all receipts, ${COMPARED[product]}.${marked}`;
}

/** `2006–2019, 2021`, of years in order. */
function yearsText(years: readonly number[]): string {
  const firsts = years.filter((year, at) => years[at - 1] !== year - 1);
  const lasts = years.filter((year, at) => years[at + 1] !== year + 1);
  return firsts
    .map((first, at) => (first === lasts[at] ? String(first) : `${String(first)}–${String(lasts[at])}`))
    .join(', ');
}
