import { createDataSource, createPool } from '../platform/database.ts';
import { readEnv } from '../platform/env.ts';
import { entities } from '../http/schema/entities.ts';
import { benchDatabase } from './benchDatabase.ts';
import { newToken, startServer } from './serverProcess.ts';
import { send } from './sender.ts';
import { twentyHotels } from './peers/questions.ts';
import { cpuMs, databaseCpuMs } from './peers/running.ts';

const { href: url } = await benchDatabase();
process.env['DATABASE_URL'] = url;
const db = await createDataSource(url, { entities }).initialize();
const pool = createPool(url, { poolSize: 2 });
const { rows } = await pool.query<{ city: string }>(
  `/* citiesBySize */ select city from hotel_property where city is not null group by 1 order by count(*) desc, city`,
);
const cities = rows.map(({ city }) => city);
console.log('cities', cities.length);
const token = await newToken(db, readEnv().sessionSecret);
const { origin, process: child } = await startServer();
const body = twentyHotels.body['this product'];
const round = async (name: string, list: readonly string[]) => {
  const [own, database] = [cpuMs(child.pid ?? 0), await databaseCpuMs(pool)];
  const begun = performance.now();
  for (const city of list) await send(origin, token, body(city));
  const n = list.length;
  console.log(
    name,
    n,
    ((performance.now() - begun) / n).toFixed(2),
    'ms; server',
    ((cpuMs(child.pid ?? 0) - own) / n).toFixed(2),
    'db',
    ((await databaseCpuMs(pool)) - database) / n,
  );
};
await round('warm', cities.slice(200, 800));
await round('others', cities.slice(50, 200));
await round('others2', cities.slice(0, 50));
await round('rest', cities.slice(800));
child.kill('SIGINT');
await new Promise((r) => child.once('exit', r));
await pool.end();
await db.destroy();
