import { expect, test, vi } from 'vitest';
import { countSql } from '../../launch/test/countSql.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { waitingSessions } from '../../launch/test/waitingSessions.ts';

const server = useServer();

test('a look that the database refuses is logged', async () => {
  const warn = vi.spyOn(server.deps.log, 'warn');
  const refill = server.startRefill();
  await server.db.query('/* lose */ alter table figures_change rename to lost');
  await refill.look();
  await server.db.query('/* find */ alter table lost rename to figures_change');
  await refill.stop();
  const err = expect.objectContaining({ code: '42P01' }) as unknown;
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { err },
    expect.stringContaining('could not be answered again'),
  );
  warn.mockRestore();
});

test('a look that a restart of the database cuts off is not', async () => {
  const warn = vi.spyOn(server.deps.log, 'warn');
  const refill = server.startRefill();
  const holder = server.db.createQueryRunner();
  await holder.startTransaction();
  await holder.query('/* hold */ lock table figures_change in access exclusive mode');
  const cutOff = refill.look();
  await expect.poll(() => holder.query(waitingSessions)).toHaveLength(1);
  await holder.query(`/* cutOff */ select pg_terminate_backend(pid) from (${waitingSessions}) waiting`);
  await cutOff;
  await holder.rollbackTransaction();
  await holder.release();
  await refill.stop();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
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
