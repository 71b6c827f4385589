import { setTimeout as pause } from 'node:timers/promises';
import type { Question } from './questions.bench.ts';
import { send } from './sender.ts';
import { timeOf } from './timing.ts';

/** Milliseconds that others and `/healthz` waited, and how the attacks were answered. */
export interface Seen {
  others: number[];
  health: number[];
  attacks: Record<string, number>;
}

export interface Others {
  origin: string;
  token: string;
  questions: readonly Question[];
}

interface Attacker {
  token: string;
  documents: readonly string[];
}

const ATTACKS_AT_ONCE = 10;
const PAUSE_MS = 20;
const HEALTH_PAUSE_MS = 50;

/** One member asks as pages do, for so long, while another attacks. */
export async function attack(
  { origin, token, questions }: Others,
  durationMs: number,
  attacker: Attacker | null,
): Promise<Seen> {
  const seen: Seen = { others: [], health: [], attacks: {} };
  const end = performance.now() + durationMs;
  const untilEnd = async (work: (i: number) => Promise<void>): Promise<void> => {
    for (let i = 0; performance.now() < end; i += 1) await work(i);
  };
  const ask = untilEnd(async (i) => {
    const question = questions[i % questions.length];
    if (!question) return;
    const body = { query: question.document, variables: question.variables };
    seen.others.push(await timeOf(() => expectGood(send(origin, token, body))));
    await pause(PAUSE_MS);
  });
  const look = untilEnd(async () => {
    seen.health.push(await timeOf(async () => (await fetch(`${origin}/healthz`)).text()));
    await pause(HEALTH_PAUSE_MS);
  });
  const attacks = Array.from({ length: attacker ? ATTACKS_AT_ONCE : 0 }, (_, lane) =>
    untilEnd(async (i) => {
      const query = attacker?.documents[(i + lane) % attacker.documents.length] ?? '';
      const { status } = await send(origin, attacker?.token ?? null, { query });
      seen.attacks[status] = (seen.attacks[status] ?? 0) + 1;
    }),
  );
  await Promise.all([ask, look, ...attacks]);
  return seen;
}

async function expectGood(answer: Promise<{ status: number }>): Promise<void> {
  const { status } = await answer;
  if (status !== 200) throw new Error(`Another member was answered ${String(status)}.`);
}
