import type { Outcome } from './round.ts';

/** Sentences about what differs from the imports without kills, or what a member should not have read. */
export function faultsOf(peace: Outcome, killed: Outcome): string[] {
  const unknown = [...killed.read.answers].filter((answer) => !peace.read.answers.has(answer));
  return [
    ...unknown.map((answer) => `Half visible: ${answer.slice(0, 500)}`),
    ...killed.read.wrong.map((answer) => `Wrong answer: ${answer}`),
    ...differences('tables', peace.sums, killed.sums),
    ...differences('imports', peace.imports, killed.imports),
  ];
}

/** Faults of the imports without kills. */
export function faultsInPeace({ read }: Outcome, files: number): string[] {
  const states = read.answers.size;
  return [
    ...(states === files + 1 ? [] : [`Without kills, ${String(states)} states were read.`]),
    ...read.wrong.map((answer) => `Wrong answer without kills: ${answer}`),
  ];
}

export function readLine({ read }: Outcome): string {
  const { requests, away, cut, wrong, answers } = read;
  return (
    `members: ${String(requests)} requests, ${String(answers.size)} states, ${String(away)} answered 503, ` +
    `${String(cut)} cut off, ${String(wrong.length)} wrong`
  );
}

function differences(name: string, one: unknown, other: unknown): string[] {
  const [left, right] = [JSON.stringify(one, null, 1), JSON.stringify(other, null, 1)];
  if (left === right) return [];
  const [a, b] = [left.split('\n'), right.split('\n')];
  return [
    `The ${name} differ:`,
    ...a.flatMap((line, i) => (line === b[i] ? [] : [`  ${line} / ${b[i] ?? ''}`])),
  ];
}
