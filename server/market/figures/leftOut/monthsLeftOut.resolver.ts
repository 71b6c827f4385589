import { monthListResolvers } from '../monthLists.ts';
import { CityMonthLeftOut, MonthLeftOut, MONTHS_LEFT_OUT } from './monthLeftOut.type.ts';

export const monthsLeftOutResolvers = monthListResolvers({
  ofPlace: { field: 'lodgingMonthsLeftOut', type: MonthLeftOut, description: `Lodging: ${MONTHS_LEFT_OUT}` },
  ofCities: {
    field: 'citiesLodgingMonthsLeftOut',
    type: CityMonthLeftOut,
    description:
      'Counties only, lodging: months of the county’s cities of which nothing counts, because an operator left out all ' +
      'that was filed for them, by city and month. With `citiesLodgingMonths` they add up to the county’s as filed.',
  },
  ofBrand: { field: 'monthsLeftOut', type: MonthLeftOut, description: MONTHS_LEFT_OUT },
});
