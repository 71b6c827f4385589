import { placeTitle } from '../places/placePages.ts';
import { kindOfItem } from '../../app/paths.ts';
import { DirectExport } from '../figures/exports/DirectExport.tsx';
import { askedFile, rowsOfPlaces } from '../figures/exports/exportedRows.ts';
import { lastMonthOf, productOf } from './resultsAddress.ts';
import type { ResultPeriod, ResultsQuestion } from './resultsAddress.ts';
import { addMonths } from '../../ui/formats/monthArithmetic.ts';

interface Props {
  label: string;
  question: Omit<ResultsQuestion, 'period'>;
  period: ResultPeriod;
}

/** Saves the months of the places' properties for the year that ends with the period. */
export function ExportYear({ label, question: { type, item, names }, period }: Props) {
  const kind = kindOfItem[item];
  const to = lastMonthOf(type, period);
  const file = askedFile({
    product: productOf(type),
    title: names.map((name) => placeTitle(kind, name)).join(' '),
    properties: rowsOfPlaces(kind, names),
    rows: 'months',
    format: 'csv',
    period: { from: addMonths(to, -11), to },
  });
  return <DirectExport label={label} file={file} />;
}
