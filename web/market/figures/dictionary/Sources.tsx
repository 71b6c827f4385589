import { useStoredSession } from '../../../app/session.ts';
import { ExportButton } from '../exports/ExportButton.tsx';
import { ScrollArea } from '../../../ui/table/ScrollArea.tsx';
import styles from './Sources.module.css';

const FORMATS = [
  [
    'H1',
    'Hotels, legacy month, 2015–2016',
    'One file a month, monthly filers only. The month is in the file’s name.',
  ],
  [
    'H2',
    'Hotels, month or year since 2017',
    'The last month of a quarter also has quarterly filers, with the whole quarter.',
  ],
  ['H2q', 'Hotels, quarter', 'Monthly filers are summed over the quarter.'],
  [
    'M1, M1x',
    'Mixed beverages, legacy, 2014–2017',
    'The tax by permit and month, without parts or taxpayer. Covers earlier years.',
  ],
  [
    'M2',
    'Mixed beverages, export of the portal',
    'All months since 2007 in one file, rewritten at each update.',
  ],
  ['M3', 'Mixed beverages, the portal’s API', 'The same rows as JSON or CSV.'],
] as const;

const TEXAS = { filter: {}, hasFilings: true };

/** All properties of the state, for members. */
function MemberExports() {
  const { isPaid } = useStoredSession();
  if (isPaid !== true) return null;
  return (
    <div className={styles.exports}>
      <ExportButton product="HOTEL" title="All Texas hotels" properties={TEXAS} label="Export all hotels" />
      <ExportButton
        product="BEVERAGE"
        title="All Texas mixed beverages"
        properties={TEXAS}
        label="Export all mixed beverages"
      />
    </div>
  );
}

/** Sources of the figures and their formats. */
export function Sources() {
  return (
    <>
      <p>
        <strong>Hotels:</strong> the Public Files of the comptroller’s SIFT site, which needs a free account.
        The operator of this installation imports the files as they are published.
      </p>
      <p>
        <strong>Bars and restaurants:</strong> the dataset{' '}
        <a href="https://data.texas.gov/dataset/naix-2893">naix-2893, Mixed Beverage Gross Receipts</a>, of
        the state’s open data portal, and the comptroller’s earlier releases.
      </p>
      <p>
        <strong>Reference:</strong> the comptroller’s 254 county codes; the middles of ZIP codes by the US
        Census.
      </p>
      <MemberExports />
      <ScrollArea className={styles.table} label="Formats of releases">
        <table aria-label="Formats of releases">
          <thead>
            <tr>
              <th scope="col">Format</th>
              <th scope="col">What it is</th>
              <th scope="col">What to know</th>
            </tr>
          </thead>
          <tbody>
            {FORMATS.map(([id, what, note]) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>{what}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}
