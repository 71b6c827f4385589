import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainSources } from '../../server/platform/envSources.ts';
import { openStores } from '../../server/platform/objects/openStores.ts';
import { createLog } from '../../server/platform/log.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { h2Rows } from './fixtures/rows.testing.ts';
import { holdWriters, letGo, untilSomeoneWaits } from './heldWriters.testing.ts';
import { rawPath } from './rawStore.ts';
import { registerImport } from './registerImport.ts';
import { runImport } from './runImport.ts';
import { statePortal } from './sources/portal.ts';
import type { SourceDeps } from './sources/source.ts';
import { tidyReleases } from './tidyReleases.ts';

let bench: ImportBench;
let deps: SourceDeps;
beforeAll(async () => {
  bench = await importBench();
  const settings = { ...plainSources(bench.dataDir), rawLimits: { days: 30, megabytes: null } };
  const { pool, dataDir } = bench;
  const log = createLog('test', 'silent');
  deps = { pool, dataDir, log, settings, portal: statePortal, stores: await openStores(settings) };
});
afterAll(() => bench.close());

test('a file that is imported again at the moment in which it would be deleted for its age stays', async () => {
  const path = join(bench.dataDir, 'HOT2303.CSV');
  await writeFile(path, h2Rows(20));
  expect(await runImport(deps, await registerImport(deps, { path, fileName: 'HOT2303.CSV' }))).toMatchObject({
    state: 'published',
  });
  const [first] = await bench.rows<{ sha256: string }>(
    "update import set created_at = now() - interval '40 days' returning raw_sha256 as sha256",
  );
  const place = rawPath(bench.dataDir, first?.sha256 ?? '');

  const held = await holdWriters(bench.pool, 'import');
  const registered = registerImport(deps, { path, fileName: 'HOT2303.CSV' });
  await untilSomeoneWaits(bench.pool);
  const tidied = tidyReleases(deps);
  await Promise.race([tidied, expect.poll(() => existsSync(place)).toBe(false)]);
  await letGo(held);
  expect(await tidied).toEqual([]);
  expect(existsSync(place)).toBe(true);
  expect(await runImport(deps, await registered)).toMatchObject({ state: 'already_published' });
  // Of the last day now.
  expect(await tidyReleases(deps)).toEqual([]);
  await bench.rows("update import set created_at = now() - interval '40 days'");
  expect(await tidyReleases(deps)).toEqual([first?.sha256]);
});
