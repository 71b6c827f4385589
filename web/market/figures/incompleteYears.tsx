import { useMemo } from 'react';
import type { Product } from '../../gql/graphql.ts';
import { IncompleteMonths } from '../search/IncompleteMonths.tsx';
import { usePublishedMonths } from '../search/usePublishedMonths.ts';
import { partsOf } from '../../ui/formats/formatMonth.ts';

/** Months of a year that were published though rows are missing. */
export type IncompleteOfYear = (year: number) => readonly string[];

export function useIncompleteYears(product: Product): IncompleteOfYear {
  const { published } = usePublishedMonths(product);
  return useMemo(() => {
    const lacking = (published ?? []).filter(({ isIncomplete }) => isIncomplete);
    return (year) => lacking.map(({ month }) => month).filter((month) => partsOf(month).year === year);
  }, [published]);
}

interface Props {
  product: Product;
  years: readonly { year: number }[];
  children: string;
}

/** The note below a table of years, with the rows that the releases lack in their months. */
export function YearNote({ product, years, children }: Props) {
  const { failure } = usePublishedMonths(product);
  const incompleteOf = useIncompleteYears(product);
  const lacking = years.flatMap(({ year }) => incompleteOf(year));
  return (
    <>
      <p>
        {children}
        {failure !== null && ' Which months are incomplete could not be loaded.'}
      </p>
      <IncompleteMonths product={product} months={lacking.map((month) => ({ month, isIncomplete: true }))} />
    </>
  );
}
