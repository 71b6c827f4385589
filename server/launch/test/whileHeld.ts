import type { Pool } from 'pg';

/**
 * Does something while another session holds the locks that a statement takes. It lets go whatever happens: the end of
 * the test file would wait for it, too.
 */
export async function whileHeld<Result>(
  pool: Pool,
  statement: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const holder = await pool.connect();
  try {
    await holder.query(`/* hold */ begin; ${statement}`);
    return await act();
  } finally {
    await holder.query('/* let go */ rollback');
    holder.release();
  }
}
