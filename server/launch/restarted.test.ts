import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { debugPorts } from './develop.mjs';
import { readable } from './restarted.mjs';
import { root } from './settings.mjs';
import { commandOf, stopProcess } from './system.mjs';

test('a process of npm run dev ends when its launcher is killed', async () => {
  const program = `console.log('process ' + process.pid); setInterval(() => undefined, 1000);`;
  const script = `import('./server/launch/restarted.mjs').then(({ RestartedProcess }) =>
    new RestartedProcess('server', { args: ['-e', ${JSON.stringify(program)}], env: process.env }).start())`;
  const launcher = spawn(process.execPath, ['-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: launcher.stdout }), 'line')) as [string];
  const pid = Number(/process (\d+)/.exec(line)?.[1]);
  onTestFinished(() => stopProcess(pid));
  expect(commandOf(pid)).not.toBeNull();
  launcher.kill('SIGKILL');
  await expect.poll(() => commandOf(pid), { interval: 20 }).toBeNull();
});

test('a second npm run dev has debuggers on other ports', async () => {
  const other = createServer().listen(9229, '127.0.0.1');
  // If another program has the port already, that serves as well.
  await once(other, 'listening').catch(() => null);
  const { server, worker } = await debugPorts();
  expect(server).not.toBe(9229);
  expect(worker).toBe(server + 1);
  other.close();
});

test.each([
  ['{"level":30,"time":1,"name":"server","msg":"Listening","port":4000}', 'Listening {"port":4000}'],
  ['42', '42'],
  ['null', 'null'],
  ['{"rows":3}', '{"rows":3}'],
  ['Listening {', 'Listening {'],
])('of %s is shown what a person reads', (line, shown) => {
  expect(readable(line)).toBe(shown);
});
