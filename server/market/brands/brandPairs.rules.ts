/** SQL of the pairs of a hotel's months that both count toward a brand or company, and its key, after `from hotel_pair`. */
export const brandPairs = {
  brand: { key: 'brand_id', alike: 'where brand_id = brand_before' },
  parentCompany: {
    key: 'b.parent_company_id',
    alike: `join brand b on b.id = brand_id join brand before on before.id = brand_before
  where b.parent_company_id = before.parent_company_id`,
  },
} as const;
