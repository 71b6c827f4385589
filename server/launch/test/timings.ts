import type { Reporter, TestModule } from 'vitest/node';
import type { SerializedError } from 'vitest';

const SLOWEST = 12;

interface Part {
  files: number;
  tests: number;
  assertions: number;
  seconds: number;
}

/** Prints the time spent at the end of a run: seconds are summed over parallel processes. */
export class Timings implements Reporter {
  readonly #began = performance.now();

  onTestRunEnd(modules: readonly TestModule[]): void {
    const parts = new Map<string, Part>();
    for (const module of modules) addTo(parts, module);
    const lines = [...parts].map(
      ([name, { files, tests, assertions, seconds }]) =>
        `${name.padEnd(10)}${columns([files, tests, assertions, Math.round(seconds)])}`,
    );
    const elapsed = Math.round((performance.now() - this.#began) / 1000);
    print([
      `\nWhere ${String(elapsed)} s went`,
      `${''.padEnd(10)}${columns(['files', 'tests', 'assertions', 'seconds'])}`,
      ...lines,
      `\nThe slowest files`,
      ...slowest(modules),
      ...triedAgain(modules),
    ]);
  }
}

function addTo(parts: Map<string, Part>, module: TestModule): void {
  const part = parts.get(module.project.name) ?? { files: 0, tests: 0, assertions: 0, seconds: 0 };
  const tests = [...module.children.allTests()];
  part.files += 1;
  part.tests += tests.length;
  part.assertions += tests.reduce((sum, test) => sum + (test.meta().assertions ?? 0), 0);
  part.seconds += secondsOf(module);
  parts.set(module.project.name, part);
}

/** Loading its code and its set-up count as well; not jsdom, which a process starts once and vitest tells for each file. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}

function slowest(modules: readonly TestModule[]): string[] {
  return modules
    .map((module) => ({ path: module.relativeModuleId, seconds: secondsOf(module) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${path}`);
}

/** Tests that passed only when tried again, with what was wrong the first time. */
function triedAgain(modules: readonly TestModule[]): string[] {
  const lines = modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.diagnostic()?.flaky === true)
      .map((test) => {
        const [error] = test.result().errors ?? [];
        return `${module.relativeModuleId} > ${test.fullName}: ${reasonOf(error)}`;
      }),
  );
  return lines.length === 0 ? [] : ['\nPassed only when tried again', ...lines];
}

/** First lines of an error and of what caused it: a property that fails says the reason in its cause alone. */
function reasonOf(error: SerializedError | undefined): string {
  if (error === undefined) return '';
  const first = error.message.split('\n')[0] ?? '';
  return error.cause === undefined ? first : `${first} (${reasonOf(error.cause)})`;
}

function columns(values: readonly (string | number)[]): string {
  return values.map((value) => String(value).padStart(12)).join('');
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

// The way in which vitest loads a reporter by its path.
export default Timings;
