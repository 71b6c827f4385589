import { connect } from 'node:net';
import { testSettings } from '../postgresSettings.mjs';

export interface Server {
  url: string;
  stop: () => Promise<unknown>;
}

/** Asked by hand because testcontainers takes seconds to find out that there is no Docker. */
export function answersAsDocker(): Promise<boolean> {
  const host = process.env['DOCKER_HOST'];
  const socket = host?.startsWith('tcp:')
    ? connect(Number(new URL(host).port || 2375), new URL(host).hostname)
    : connect(host?.replace('unix://', '') ?? '/var/run/docker.sock');
  socket.setTimeout(1000, () => socket.destroy());
  return new Promise((resolve) => {
    socket.once('connect', () => socket.write('GET /_ping HTTP/1.0\r\n\r\n'));
    socket.on('data', (answer) => {
      resolve(String(answer).includes('200 OK'));
      socket.destroy();
    });
    socket
      .once('error', () => {
        resolve(false);
      })
      .once('close', () => {
        resolve(false);
      });
  });
}

export async function postgresContainer(): Promise<Server> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withCommand(['postgres', ...testSettings().flatMap((setting) => ['-c', setting])])
    .withExposedPorts(5432)
    .withTmpFs({ '/var/lib/postgresql': 'rw' })
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const address = `${container.getHost()}:${String(container.getMappedPort(5432))}`;
  return { url: `postgres://postgres:test@${address}/postgres`, stop: () => container.stop() };
}

export async function redisContainer(): Promise<Server> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('redis:8-alpine')
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  return {
    url: `redis://${container.getHost()}:${String(container.getMappedPort(6379))}`,
    stop: () => container.stop(),
  };
}
