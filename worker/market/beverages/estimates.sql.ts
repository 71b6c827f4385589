/**
 * Tax of estimates in legacy releases, in cents: 6.7% of $44,776, of $44,775 (2,999.925, which releases cut or round) and of
 * $1,492. Others cannot be told from what was filed.
 */
const legacyTaxes = '299999, 299992, 299993, 9996';

const parts = ['liquor', 'wine', 'beer', 'cover_charge'];

/**
 * SQL: true if a staged row `s` is the comptroller's assumption for taxpayers who did not file: a total without parts in the
 * portal, one of some amounts of tax in legacy releases.
 */
export const isEstimate = `case when s.source = 'legacy' then s.tax_cents in (${legacyTaxes})
      else s.total_receipts_cents > 0 and ${parts.map((part) => `coalesce(s.${part}_receipts_cents, 0) = 0`).join(' and ')}
    end`;
