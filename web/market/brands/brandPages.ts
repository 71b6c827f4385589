/** What differs between the page of a brand and that of a company with brands: what it is called, and its exports. */
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
