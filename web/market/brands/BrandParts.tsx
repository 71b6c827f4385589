import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Treated } from '../figures/Treated.tsx';
import { useReading } from '../figures/useReading.ts';
import { GrowthCard } from '../figures/growth/GrowthCard.tsx';
import { BrandChart } from './BrandChart.tsx';
import type { BrandFigures } from './brandFigures.ts';
import { BrandHeadline } from './BrandHeadline.tsx';
import type { HeadedBrand } from './BrandHeadline.tsx';
import { BrandMap } from './BrandMap.tsx';
import { BrandHotels } from './BrandHotels.tsx';
import type { BrandPageKind } from './brandPages.ts';
import { bothOfBrand, brandAsFiled } from './brandReading.ts';
import { BrandDataSet, BrandMonths } from './BrandTables.tsx';
import { useGrowth } from './useGrowth.ts';
import styles from './BrandParts.module.css';

interface Props {
  page: BrandPageKind;
  id: string;
  /** The brand or company; null while they load, as `figures`. */
  brand: ({ name: string } & HeadedBrand) | null;
  figures: BrandFigures | null;
  head: ReactNode;
  /** Content of one of the pages only, beside the growth. */
  children?: ReactNode;
}

/** Shared parts of the pages of a brand and of a company. */
export function BrandParts({ page, id, brand, figures, head, children }: Props) {
  const growth = useGrowth(page, id, figures !== null);
  const choice = useReading();
  const { reading } = choice;
  const read = useMemo(
    () => (reading === 'filed' ? figures && brandAsFiled(figures) : figures),
    [reading, figures],
  );
  return (
    <div className={styles.page} data-waiting={brand === null || undefined}>
      {head}
      <BrandHeadline brand={brand} months={figures?.months ?? []} />
      {figures !== null && figures.months.length + figures.leftOut.length > 0 && (
        <Treated {...choice} periods={bothOfBrand(figures)} leftOut={figures.leftOut} />
      )}
      <BrandChart name={brand?.name ?? ''} figures={read} reading={reading} />
      {children === undefined ? (
        <GrowthCard {...growth} />
      ) : (
        <div className={styles.pair}>
          <GrowthCard {...growth} />
          {children}
        </div>
      )}
      <BrandMonths page={page} figures={read} reading={reading} />
      {figures !== null && <BrandMap id={id} />}
      <BrandHotels page={page} id={id} />
      <BrandDataSet page={page} figures={read} reading={reading} />
    </div>
  );
}
