/** Only for the tests' own database server; the templates' migration creates it. */
const ROLE = 'texas_receipts_test';

/** The address of a database for the role that server and worker have, which owns nothing. */
export function asProduct(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = ROLE;
  url.password = ROLE;
  return url.href;
}
