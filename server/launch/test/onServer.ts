import pg from 'pg';

/** Runs one statement on a connection of its own, and answers its rows. */
export async function onServer<Row extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
