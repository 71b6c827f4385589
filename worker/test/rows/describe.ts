import type pg from 'pg';

/** A column of a statement's answer, as Postgres describes it. */
export interface Column {
  name: string;
  dataTypeID: number;
  /** The table whose column it is as it stands; 0 for anything computed. */
  tableID: number;
  columnID: number;
}

/** Of pg's connection, the protocol's messages that describe a statement. */
interface Wire {
  parse: (statement: { name: string; text: string; types: number[] }) => void;
  describe: (what: { type: 'S'; name: string }) => void;
  sync: () => void;
}

/**
 * The columns that a statement would answer; it is planned for nobody and not run. Throws what is wrong with it, and
 * the transaction goes on as it was.
 */
export async function describeStatement(client: pg.ClientBase, text: string): Promise<Column[]> {
  await client.query('/* test.save */ savepoint described');
  try {
    return await describe(client, text);
  } finally {
    await client.query('/* test.restore */ rollback to savepoint described');
  }
}

function describe(client: pg.ClientBase, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = [];
    let failure: Error | null = null;
    client.query({
      submit: (wire: Wire) => {
        wire.parse({ name: '', text, types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
        return null;
      },
      handleRowDescription: ({ fields }: { fields: Column[] }) => (columns = fields),
      handleError: (error: Error) => {
        failure = error;
        reject(error);
      },
      handleReadyForQuery: () => {
        if (failure === null) resolve(columns);
      },
    } as unknown as pg.Submittable);
  });
}
