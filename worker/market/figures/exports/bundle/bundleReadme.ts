import type { BundleTable } from './bundleTable.ts';

interface Facts {
  tables: readonly { table: BundleTable; file: { rows: number } }[];
  releases: readonly { product: string; fileName: string }[];
  madeAt: Date;
}

const EXAMPLES = `## DuckDB

\`\`\`sql
select place, sum(room_receipts) as receipts, count(*) as months, bool_or(is_incomplete) as lacks_rows
from 'hotel_place_months.parquet'
where kind = 'CITY' and month between '2023-01-01' and '2023-12-01'
group by place order by receipts desc limit 10;
\`\`\`

## Python (pandas with pyarrow)

\`\`\`python
import pandas as pd

months = pd.read_parquet("hotel_months.parquet")
hotels = pd.read_parquet("hotels.parquet")
counted = months[~months["is_left_out"] & ~months["is_marketplace"]]
total = counted.groupby("property_id")["room_receipts"].sum().rename("receipts")
print(hotels.set_index("property_id").join(total).nlargest(10, "receipts")[["name", "city", "receipts"]])
\`\`\`

## R (arrow, dplyr)

\`\`\`r
library(arrow)
library(dplyr)

read_parquet("beverage_place_months.parquet") |>
  filter(kind == "COUNTY") |>
  group_by(place) |>
  summarise(receipts = sum(total_receipts)) |>
  arrange(desc(receipts))
\`\`\`
`;

/** The README of a bundle: how to read its files, and what they hold. */
export function bundleReadme({ tables, releases, madeAt }: Facts): string {
  const list = tables.map(
    ({ table: { name, about }, file: { rows } }) =>
      `- \`${name}.parquet\`, ${rows.toLocaleString('en-US')} rows: ${about}`,
  );
  const asOf = releases.map(({ product, fileName }) => `${product.toLowerCase()} ${fileName}`).join(', ');
  return `# Texas hotel and mixed beverage receipts

The whole data set at ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC; all files are from the same moment.
The latest releases are: ${asOf}. The figures are public records of the Texas comptroller, who does not vouch
for data once it leaves the agency's website.

## Files

${list.join('\n')}

\`manifest.json\` has the rows and the SHA-256 of each file, all releases, and the type and meaning of every column.
The columns' meanings are in the metadata of the files as well.

Money is an exact decimal of dollars. Months are the first day of the month. Unknown is null, never 0.
A month without a row is in no release, or nobody filed for it: it is not 0. \`is_incomplete\` marks months whose releases
lack rows, and \`lacks_quarterly_filers\` months without quarterly filers; \`awaits_quarterly_filers\` in
\`brand_months.parquet\` marks those in which the brand has some. \`lacks_monthly_filers\` in
\`hotel_months.parquet\` marks months that only quarterly filers have, and \`has_late_filings_only\` in
\`beverage_months.parquet\` months of which few filings came late or early: their rows are a small part of what was
filed. Compare none of these with other months.
A filing is current if \`replaced_by_release_id\` is null. As of release R, the current filings are those with
\`release_id <= R\` of the same tax that were not replaced, or replaced by a release after R.

${EXAMPLES}`;
}
