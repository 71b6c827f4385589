import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { asker } from './asker.ts';
import { timeOf } from './timing.ts';

export interface Caller {
  origin: string;
  token: string;
}

export interface Typing extends Caller {
  document: string;
  texts: readonly string[];
}

const USERS = 50;
const TEXTS_A_USER = 20;
const WARM_UP = 200;
/** The web client sends a query after this pause in typing. */
const DEBOUNCE_MS = 350;

/** Response times in milliseconds of 50 people who type at the same time. */
async function type({ origin, token, document, texts }: Typing): Promise<number[]> {
  const ask = asker(origin, token);
  const askFor = (text = ''): Promise<void> => ask(document, { product: 'HOTEL', text });
  for (let i = 0; i < WARM_UP; i += 1) await askFor(texts[i % texts.length]);
  const times: number[] = [];
  const user = async (number: number): Promise<void> => {
    await pause((DEBOUNCE_MS * number) / USERS);
    for (let i = 0; i < TEXTS_A_USER; i += 1) {
      const text = texts[(number * TEXTS_A_USER + i) % texts.length];
      times.push(await timeOf(() => askFor(text)));
      await pause(DEBOUNCE_MS);
    }
  };
  await Promise.all(Array.from({ length: USERS }, (_, number) => user(number)));
  return times;
}

parentPort?.postMessage(await type(workerData as Typing));
