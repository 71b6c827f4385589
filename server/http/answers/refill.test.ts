import { expect, test, vi } from 'vitest';
import { countSql } from '../../launch/test/countSql.ts';
import { useServer } from '../../launch/test/useServer.ts';

const server = useServer();

test('a look that fails is logged, unless the database is away', async () => {
  const warn = vi.spyOn(server.deps.log, 'warn');
  const query = vi.spyOn(server.deps.db, 'query');
  const refill = server.startRefill();
  query.mockRejectedValueOnce(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  await refill.look();
  expect(warn).not.toHaveBeenCalled();
  const err = new Error('There is no such column.');
  query.mockRejectedValueOnce(err);
  await refill.look();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { err },
    expect.stringContaining('could not be answered again'),
  );
  await refill.stop();
  vi.restoreAllMocks();
});

test('looks at a database that does not answer do not queue up', async () => {
  const refill = server.startRefill();
  const holder = server.db.createQueryRunner();
  await holder.startTransaction();
  await holder.query('/* hold */ lock table figures_change in access exclusive mode');
  const { statements } = await countSql(async () => {
    const looks = [refill.look(), refill.look(), refill.look()];
    await holder.rollbackTransaction();
    await Promise.all(looks);
  });
  await holder.release();
  expect(statements.filter((text) => text.includes('/* readFiguresState */'))).toHaveLength(1);
  await refill.stop();
});
