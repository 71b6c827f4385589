import { useAbout } from '../../../app/about.ts';
import type { Product } from '../../../gql/graphql.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { formatPlace } from '../../../ui/formats/formatPlace.ts';
import { DefinitionLink } from '../../figures/DefinitionLink.tsx';
import type { MapFigure, MapRow } from './mapRows.ts';
import { doubtWordsOf, wordsOf } from './mapState.ts';
import type { MapQuestion } from './mapState.ts';
import type { CountyShades } from './countyShades.ts';
import { useMonthSentences } from './useMonthSentences.ts';
import type { MarketMapData } from './useMarketMap.ts';
import styles from './MarketMap.module.css';

interface Props {
  data: MarketMapData;
  question: MapQuestion;
  figure: MapFigure;
  isByCounty: boolean;
  /** Null if counties are not shaded, or their figures load. */
  shades: CountyShades | null;
}

const MOST_NAMED = 3;

const IDLE: Record<Product, string> = { HOTEL: 'idle hotels', BEVERAGE: 'bars that filed $0' };

/** Says which properties the map leaves out, and which figures do not count as filed or are unusual. */
export function MapNotes({ data: { answer, rows, month }, question, figure, isByCounty, shades }: Props) {
  const { product } = question;
  const { mapTilesUrl, mapTilesAttribution } = useAbout();
  const { one, several } = wordsOf(product);
  const areas = rows.filter(({ isPoint, latitude }) => !isPoint && latitude !== null).length;
  const nowhere = rows.filter(({ latitude }) => latitude === null).length;
  const ofMonths = useMonthSentences({ product, rows, month, figure, isByCounty: shades !== null });
  const { unusual = [], idle = [], apportioned = [] } = shades ?? {};
  const unknown = rows.filter(({ receipts }) => receipts === null).length;
  const sentences = [
    answer.totalCount > rows.length
      ? `The ${formatCount(rows.length)} ${several} with the highest receipts, of ${formatCount(answer.totalCount)} in total, with or without receipts in the month.`
      : `${counted(rows.length, one)}.`,
    answer.isIncomplete ? `${formatMonth(month)} was published although rows are missing.` : '',
    unknown > 0 ? `Without a figure for ${formatMonth(month)}: ${formatCount(unknown)}.` : '',
    ...notAsFiled(product, rows),
    nowhere > 0 ? `Not on the map, because their ZIP code is not in Texas: ${formatCount(nowhere)}.` : '',
    isByCounty ? countySentence(question) : '',
    ...ofMonths,
    unusual.length > 0 ? `Counties with unusual figures: ${namesOf(unusual)}.` : '',
    idle.length > 0 ? `Counties whose change differs without ${IDLE[product]}: ${namesOf(idle)}.` : '',
    apportioned.length > 0
      ? `Counties with more than a tenth of apportioned receipts: ${namesOf(apportioned)}.`
      : '',
    mapTilesUrl === null ? '' : (mapTilesAttribution ?? ''),
  ];
  return (
    <p className={styles.note}>
      {sentences.filter((sentence) => sentence !== '').join(' ')}
      {!isByCounty && areas > 0 && (
        <>
          {' '}
          <DefinitionLink id="approximate">Approximate</DefinitionLink>
          {`, because only their ZIP code is known: ${formatCount(areas)}.`}
        </>
      )}
    </p>
  );
}

/**
 * Says which properties' receipts color a county. The map's other filters narrow them; a filter by county does not, and a
 * portfolio's list of properties is not sent with the question (`rankingFilter`).
 */
function countySentence({ product, filter: { properties, county: _, ...narrowing } }: MapQuestion): string {
  const isNarrowed = Object.values(narrowing).some((value) => value != null);
  const marketplaces = product === 'HOTEL' ? ', with marketplaces' : '';
  if (isNarrowed) return `Counties have the figures of what matches the filters there${marketplaces}.`;
  const more = properties == null ? '' : ', of more than these properties';
  return `Counties have the figures of their pages${marketplaces}${more}.`;
}

/** Counts the marked figures, a sentence for each kind of mark. */
function notAsFiled(product: Product, rows: readonly MapRow[]): string[] {
  const { figures } = doubtWordsOf(product);
  const marks: [string, (row: MapRow) => boolean][] = [
    [figures, ({ isDoubtful }) => isDoubtful],
    [`${figures}, a year earlier`, ({ isDoubtfulBefore }) => isDoubtfulBefore],
    ['Unusual figures, which count as filed', ({ isUnusual }) => isUnusual],
    ['Unusual figures a year earlier', ({ isUnusualBefore }) => isUnusualBefore],
    ['Apportioned figures, parts of quarterly filings', ({ isApportioned }) => isApportioned],
    ['Partial months', ({ isPartial }) => isPartial],
    ['Partial months a year earlier', ({ isPartialBefore }) => isPartialBefore],
  ];
  return marks
    .map(([words, holds]): [string, number] => [words, rows.filter(holds).length])
    .flatMap(([words, count]) => (count > 0 ? [`${words}: ${formatCount(count)}.`] : []));
}

/** The names, or their number if there are many. */
function namesOf(counties: readonly string[]): string {
  return counties.length > MOST_NAMED
    ? formatCount(counties.length)
    : counties.map((name) => formatPlace(name)).join(', ');
}
