import { PrivateAddress } from '../../import/sources/addresses.ts';

/** The answer of a webhook. */
export interface Answer {
  isTaken: boolean;
  /** Null if there was none. */
  status: number | null;
  /** True if its host has an address that is not public: it is never called. */
  isPrivate: boolean;
  text: string;
}

/** How a call of a webhook ended. */
export async function answerOf(call: () => Promise<number>): Promise<Answer> {
  try {
    const status = await call();
    const isTaken = status >= 200 && status < 300;
    return { isTaken, status, isPrivate: false, text: `status ${String(status)}` };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { isTaken: false, status: null, isPrivate: error instanceof PrivateAddress, text };
  }
}
