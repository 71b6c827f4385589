const kinds = ['worker', 'postgres', 'redis', 'flush'] as const;
export type Kill = (typeof kinds)[number];

/** Number of kills of each kind. */
export type Times = Record<Kill, number>;

/** Kills that were made, and those that are yet to be made. */
export interface Tally {
  asked: Times;
  /** The kinds mixed evenly. */
  waiting: Kill[];
  made: { kill: Kill; backMs: number }[];
  /** Kills at whose moment the import had just been published: there was nothing to be back. */
  late: Kill[];
  /** Kills in a row of the worker of `npm start` soon after its start. */
  quickKills: number;
}

export function newTally(asked: Times): Tally {
  return { asked, waiting: mixed(asked), made: [], late: [], quickKills: 0 };
}

function mixed(times: Times): Kill[] {
  return kinds
    .flatMap((kill) => Array.from({ length: times[kill] }, (_, i) => ({ kill, at: (i + 0.5) / times[kill] })))
    .sort((one, other) => one.at - other.at)
    .map(({ kill }) => kill);
}

/** Far enough to find a kill of each kind, near enough to keep the mix. */
const LOOK_AHEAD = 12;

/** The next kill that may be made now; undefined if none may. */
export function nextKill({ waiting }: Tally, mayBeMade: (kill: Kill) => boolean): Kill | undefined {
  return waiting.slice(0, LOOK_AHEAD).find(mayBeMade);
}

/** Notes how long it took to be back; null if there was nothing to be back. Such a kill is made again. */
export function noteKill({ waiting, made, late }: Tally, kill: Kill, backMs: number | null): void {
  if (backMs === null) late.push(kill);
  else {
    made.push({ kill, backMs });
    waiting.splice(waiting.indexOf(kill), 1);
  }
}

/** A line for each kind. */
export function tallyLines({ asked, made, late }: Tally): string[] {
  return kinds.map((kill) => {
    const seconds = made.filter((each) => each.kill === kill).map(({ backMs }) => backMs / 1000);
    const count = `${kill}: ${String(seconds.length)} of ${String(asked[kill])} times`;
    const tooLate = late.filter((each) => each === kill).length;
    const others = tooLate === 0 ? '' : `; ${String(tooLate)} more just after an import was published`;
    if (seconds.length === 0) return `${count}${others}`;
    const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
    const slow = seconds.filter((each) => each > BACK_WITHIN_S).length;
    const longest = `${Math.max(...seconds).toFixed(1)} s at most (${String(slow)} over ${String(BACK_WITHIN_S)} s)`;
    return `${count}, back after ${mean.toFixed(1)} s on average, ${longest}${others}`;
  });
}

const BACK_WITHIN_S = 10;
