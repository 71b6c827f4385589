import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Refused } from '../../lib/fieldErrors.ts';
import { createLog } from '../../log.ts';
import { testRedis } from '../../../launch/test/redis.ts';
import { createThrottles, network, type Throttles, type Trier } from './throttle.ts';

const log = createLog('test', 'silent');

/** Number of simultaneous attempts that are let through. */
async function letIn(throttles: Throttles, tries: number, trier: Trier): Promise<number> {
  const made = await Promise.allSettled(Array.from({ length: tries }, () => throttles.take('signIn', trier)));
  for (const each of made) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(Refused);
  return made.filter(({ status }) => status === 'fulfilled').length;
}

interface Proxy {
  url: string;
  /** Keeps its connections, and sends nothing on. */
  mute: () => void;
  /** Is no longer there. */
  lose: () => void;
  restore: () => Promise<void>;
}

/** Stands between us and Redis, to come to harm. */
async function proxyTo(redis: URL): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(redis.port), redis.hostname);
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => undefined);
    }
    socket.pipe(onward).pipe(socket);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(redis);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    mute: () => sockets.forEach((socket) => socket.unpipe()),
    lose: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
    restore: () => listen(port),
  };
}

const ann = { address: '192.0.2.1', account: 'ann@example.test' };

describe('tries are counted', () => {
  test('by account and address: others go on', async () => {
    const throttles = createThrottles(null, log);
    expect(await letIn(throttles, 30, ann)).toBe(10);
    expect(await letIn(throttles, 1, { ...ann, account: 'bob@example.test' })).toBe(1);
    expect(await letIn(throttles, 1, { ...ann, address: '192.0.2.2' })).toBe(1);
  });

  test('by account, from however many addresses', async () => {
    const throttles = createThrottles(null, log);
    let passed = 0;
    for (let i = 1; i <= 60; i += 1) passed += await letIn(throttles, 1, { ...ann, address: `192.0.2.${i}` });
    expect(passed).toBe(50);
  });

  test('by address, for however many accounts, and by network in IPv6', async () => {
    const throttles = createThrottles(null, log);
    let passed = 0;
    for (let i = 1; i <= 110; i += 1) {
      passed += await letIn(throttles, 1, { address: `2001:db8:1:2::${i}`, account: `m${i}@example.test` });
    }
    expect(passed).toBe(100);
  });

  test('so that nobody can shut another out from one address alone', async () => {
    const throttles = createThrottles(null, log);
    for (let i = 0; i < 10; i += 1) await letIn(throttles, 30, ann);
    expect(await letIn(throttles, 1, { ...ann, address: '192.0.2.2' })).toBe(1);
    await Promise.allSettled(Array.from({ length: 60 }, () => throttles.take('requestReset', ann)));
    await expect(throttles.take('requestReset', { ...ann, address: '192.0.2.2' })).resolves.toBeTypeOf(
      'function',
    );
  });

  test('but for those taken back', async () => {
    const throttles = createThrottles(null, log);
    for (let i = 0; i < 30; i += 1) await (await throttles.take('signIn', ann))();
    expect(await letIn(throttles, 30, ann)).toBe(10);
  });

  test('and those of a time that is over are not taken back from the next', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const throttles = createThrottles(null, log);
    const takeBack = await Promise.all(Array.from({ length: 10 }, () => throttles.take('signIn', ann)));
    const account = { address: '', account: 'key@example.test' };
    const { giveBack } = await throttles.spend('apiPoints', account, 600);
    vi.advanceTimersByTime(15 * 60_000);
    await Promise.all([...takeBack.map((each) => each()), giveBack(600)]);
    expect(await letIn(throttles, 30, ann)).toBe(10);
    expect(await throttles.spend('apiPoints', account, 600)).toMatchObject({ isTaken: true, remaining: 0 });
    expect(await throttles.spend('apiPoints', account, 1)).toMatchObject({ isTaken: false });
  });

  test('in Redis for all servers together', async () => {
    const { url } = await testRedis();
    const [one, other] = [createThrottles(url, log), createThrottles(url, log)];
    const redis = new Redis(url);
    // Connected at last: until then each counts for itself.
    await expect
      .poll(async () => {
        await one.take('clientError', { address: 'x' });
        return redis.dbsize();
      })
      .toBe(1);
    await expect
      .poll(async () => {
        await other.take('clientError', { address: 'y' });
        return redis.dbsize();
      })
      .toBe(2);
    expect((await letIn(one, 8, ann)) + (await letIn(other, 8, ann))).toBe(10);
    expect((await redis.keys('*')).join()).not.toContain('ann');
    for (const each of [one, other]) each.close();
    redis.disconnect();
  });

  test('here once Redis is lost, or says nothing any more, and there again when it is back', async () => {
    const { url } = await testRedis();
    const proxy = await proxyTo(new URL(url));
    const throttles = createThrottles(proxy.url, log);
    const redis = new Redis(url);
    const isInRedis = async (address: string): Promise<boolean> => {
      const before = await redis.dbsize();
      await throttles.take('clientError', { address });
      return (await redis.dbsize()) > before;
    };
    let address = 0;
    await expect.poll(() => isInRedis(`there ${(address += 1)}`)).toBe(true);
    for (const fault of [proxy.mute, proxy.lose]) {
      fault();
      const begun = Date.now();
      expect(await letIn(throttles, 30, { ...ann, account: fault.name })).toBe(10);
      expect(Date.now() - begun).toBeLessThan(5_000);
    }
    await proxy.restore();
    await expect.poll(() => isInRedis(`back ${(address += 1)}`)).toBe(true);
    throttles.close();
    proxy.lose();
    redis.disconnect();
  });

  test('here while Redis is away, without waiting for it', async () => {
    const throttles = createThrottles('redis://127.0.0.1:1', log);
    const begun = Date.now();
    expect(await letIn(throttles, 30, ann)).toBe(10);
    expect(Date.now() - begun).toBeLessThan(2_000);
    throttles.close();
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the network of %s is %s', (address, expected) => {
  expect(network(address)).toBe(expected);
});
