import { AppError, tooManyAtOnce } from '../../platform/errors.ts';

/** A place among those that run. */
export interface Seat {
  /** Frees the place while its holder only waits or writes its answer. */
  stepAside: () => void;
  leave: () => void;
}

export interface Lane {
  /**
   * Waits for a place. Throws TOO_MANY_ATTEMPTS or BUSY if too many wait or the wait is too long, and the
   * reason of `signal`.
   */
  enter: (key: string, signal: AbortSignal) => Promise<Seat>;
}

export interface LaneLimits {
  atOnce: number;
  mostOf: (key: string) => number;
  mostWaiting: number;
  longestWaitMs: number;
}

/** Limit per member or address. */
interface Own {
  inside: number;
  waiting: Waiting[];
}

interface Waiting {
  admit: () => void;
}

/**
 * Limits concurrent work in total and per member; waiting members take turns, however many requests each sends.
 */
export function createLane(limits: LaneLimits): Lane {
  return new FairLane(limits);
}

class FairLane implements Lane {
  readonly #owns = new Map<string, Own>();
  #running = 0;

  constructor(readonly limits: LaneLimits) {}

  async enter(key: string, signal: AbortSignal): Promise<Seat> {
    signal.throwIfAborted();
    const own = this.#owns.get(key) ?? { inside: 0, waiting: [] };
    this.#owns.set(key, own);
    const isFree = own.waiting.length === 0 && this.#running < this.limits.atOnce;
    if (isFree && this.#hasRoom(key, own)) return this.#sit(key, own);
    if (own.waiting.length >= this.limits.mostWaiting) throw tooManyAtOnce();
    return this.#wait(key, own, signal);
  }

  #hasRoom(key: string, own: Own): boolean {
    return own.inside < this.limits.mostOf(key);
  }

  #forget(key: string, own: Own): void {
    if (own.inside === 0 && own.waiting.length === 0) this.#owns.delete(key);
  }

  #sit(key: string, own: Own): Seat {
    this.#running += 1;
    own.inside += 1;
    const stepAside = once(() => {
      this.#running -= 1;
      this.#callNext();
    });
    const leave = once(() => {
      own.inside -= 1;
      this.#forget(key, own);
      stepAside();
      this.#callNext();
    });
    return { stepAside, leave };
  }

  #callNext(): void {
    if (this.#running >= this.limits.atOnce) return;
    for (const [key, own] of this.#owns) {
      if (own.waiting.length === 0 || !this.#hasRoom(key, own)) continue;
      // To the end of the round.
      this.#owns.delete(key);
      this.#owns.set(key, own);
      own.waiting.shift()?.admit();
      this.#callNext();
      return;
    }
  }

  #wait(key: string, own: Own, signal: AbortSignal): Promise<Seat> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        own.waiting = own.waiting.filter((each) => each !== self);
      };
      const refuse = (error: Error): void => {
        end();
        this.#forget(key, own);
        reject(error);
      };
      const giveUp = (): void => {
        refuse(signal.reason instanceof Error ? signal.reason : new Error('The client disconnected.'));
      };
      const admit = (): void => {
        end();
        resolve(this.#sit(key, own));
      };
      const timer = setTimeout(() => {
        refuse(this.#hasRoom(key, own) ? new AppError('BUSY', BUSY) : tooManyAtOnce());
      }, this.limits.longestWaitMs);
      const self: Waiting = { admit };
      signal.addEventListener('abort', giveUp);
      own.waiting.push(self);
    });
  }
}

const BUSY = 'The server is busy. Try again in a few seconds.';

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
