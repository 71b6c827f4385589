import type pg from 'pg';

/** A column of a statement's answer, as Postgres describes it. */
export interface Column {
  name: string;
  dataTypeID: number;
  /** Table of an unchanged column; 0 for computed columns. */
  tableID: number;
  columnID: number;
}

/** The messages of pg's protocol that describe a statement. */
interface Wire {
  parse: (statement: { name: string; text: string; types: number[] }) => void;
  describe: (what: { type: 'S'; name: string }) => void;
  sync: () => void;
}

/** Columns of a statement; it is planned but not run. Throws its error, and the transaction stays usable. */
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
