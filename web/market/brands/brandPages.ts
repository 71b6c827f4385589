/** Differences between the pages of a brand and of a company: names and exports. */
export interface BrandPageKind {
  kind: 'BRAND' | 'PARENT';
  area: string;
  exports: { months: string; all: string; hotels: string };
}

export const brandPages = {
  brand: {
    kind: 'BRAND',
    area: 'brand',
    exports: { months: 'BrandMonthlyRevenue', all: 'BrandCompleteData', hotels: 'BrandInsightData' },
  },
  parent: {
    kind: 'PARENT',
    area: 'parent company',
    exports: {
      months: 'ParentBrandMonthlyRevenue',
      all: 'ParentBrandCompleteData',
      hotels: 'BrandInsightParentData',
    },
  },
} as const satisfies Record<string, BrandPageKind>;
