import type { Pool } from 'pg';
import { send } from '../sender.ts';
import { percentile } from '../timing.ts';
import type { PeerName, Question } from './questions.ts';
import { cpuMs, databaseCpuMs, type Running } from './running.ts';

export type Peers = ReadonlyMap<PeerName, Running>;

interface Round {
  perSecond: number;
  cpu: number;
  databaseCpu: number;
}

export interface Load {
  connections: number;
  /** Requests a round; without, one for each city. */
  requests?: number;
  /** Cities to ask for in a round, one after the other; the same for all peers. The first round is for warming up. */
  cities: (round: number) => readonly string[];
}

/** Asks so many times over so many connections. Throws if an answer is no answer. */
async function oneRound(
  pool: Pool,
  peer: Running,
  body: (city: string) => object,
  { connections, cities, requests = cities.length }: Omit<Load, 'cities'> & { cities: readonly string[] },
): Promise<Round> {
  const [own, database] = [cpuMs(peer.pid), await databaseCpuMs(pool)];
  const begun = performance.now();
  let next = 0;
  const ask = async (): Promise<void> => {
    while (next < requests) {
      const city = cities[next % cities.length] ?? '';
      next += 1;
      const { status, bytes } = await sendAgain(peer, body(city));
      if (status !== 200 || bytes < 60) throw new Error(`Status ${String(status)}, ${String(bytes)} bytes`);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - begun) / 1000;
  return {
    perSecond: requests / seconds,
    cpu: (cpuMs(peer.pid) - own) / requests,
    databaseCpu: ((await databaseCpuMs(pool)) - database) / requests,
  };
}

/** Peers close connections that were idle while the others were asked; the next one is new. */
function sendAgain({ origin, token }: Running, body: object): ReturnType<typeof send> {
  return send(origin, token, body).catch(() => send(origin, token, body));
}

const ROUNDS = 3;

/** Rounds of all peers in turn, so that a slow moment of the machine hits them alike. */
export async function compare(
  pool: Pool,
  peers: Peers,
  question: Question,
  load: Load,
  how: string,
): Promise<void> {
  const rounds = new Map<PeerName, Round[]>([...peers.keys()].map((name) => [name, []]));
  for (let i = 0; i <= ROUNDS; i += 1) {
    for (const [name, peer] of peers) {
      const cities = load.cities(i);
      const round = await oneRound(pool, peer, question.body[name], { ...load, cities });
      if (i > 0) rounds.get(name)?.push(round);
    }
  }
  print(question, how, rounds);
}

function print({ name, targets }: Question, how: string, rounds: ReadonlyMap<PeerName, Round[]>): void {
  const of = (peer: PeerName, key: keyof Round) => (rounds.get(peer) ?? []).map((round) => round[key]);
  const median = (peer: PeerName, key: keyof Round): number => percentile(of(peer, key), 0.5);
  console.log(`\n### ${name}, ${how}\n`);
  console.log('| | a second: median (spread) | CPU ms, server | CPU ms, database | product ÷ it | target |');
  console.log('|---|---|---|---|---|---|');
  for (const peer of rounds.keys()) {
    const all = of(peer, 'perSecond');
    const spread = `${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}`;
    const ratio = (median('this product', 'perSecond') / median(peer, 'perSecond')).toFixed(2);
    const target = targets[peer] === undefined ? '' : `≥ ${String(targets[peer])}`;
    const [cpu, database] = [median(peer, 'cpu').toFixed(2), median(peer, 'databaseCpu').toFixed(2)];
    const speed = `${median(peer, 'perSecond').toFixed(0)} (${spread})`;
    console.log(`| ${peer} | ${speed} | ${cpu} | ${database} | ${ratio} | ${target} |`);
  }
}
