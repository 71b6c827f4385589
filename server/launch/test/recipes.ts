import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One step of a recipe. A line is named by a part of it that no other line of the file has. */
export type Step =
  | { kind: 'write'; path: string; text: string }
  | { kind: 'below' | 'above'; path: string; line: string; text: string }
  | { kind: 'replace'; path: string; old: string; text: string };

const code = (name: string): string => `\`(?<${name}>[^\`]+)\``;
// Sentences are wrapped anywhere.
const sentences = [
  `Write ${code('written')}`,
  `In ${code('path')}, (?:(?<side>below|above) ${code('line')}|replace ${code('old')} with ${code('text')})`,
].map((sentence) => sentence.replaceAll(' ', '\\s+'));
const pattern = new RegExp([...sentences, '```\\w+\\n(?<block>[^]*?)\\n *```'].join('|'), 'g');

/** The steps of all recipes of a document, in its order. Throws for a block of code that belongs to none. */
export function stepsIn(document: string): Step[] {
  const steps: Step[] = [];
  let open: Step | null = null;
  for (const { groups = {} } of document.matchAll(pattern)) {
    const { block } = groups;
    if ((block === undefined) !== (open === null)) {
      throw new Error(`Code without a step, or a step without code: ${block ?? JSON.stringify(open)}`);
    }
    if (open) steps.push({ ...open, text: `${block ?? ''}\n` });
    const next = block === undefined ? stepOf(groups) : null;
    if (next?.kind === 'replace') steps.push(next);
    open = next?.kind === 'replace' ? null : next;
  }
  return steps;
}

function stepOf({
  written,
  path = '',
  side,
  line = '',
  old,
  text = '',
}: Record<string, string | undefined>): Step {
  if (written !== undefined) return { kind: 'write', path: written, text };
  if (old !== undefined) return { kind: 'replace', path, old: unwrapped(old), text: unwrapped(text) };
  return { kind: side === 'above' ? 'above' : 'below', path, line: unwrapped(line), text };
}

const unwrapped = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Runs a step in a copy of the project. Throws if its file is missing or differs from the step. */
export function takeStep(root: string, step: Step): void {
  const file = join(root, step.path);
  if ((step.kind === 'write') === existsSync(file)) {
    throw new Error(`${step.path} is ${step.kind === 'write' ? 'there already' : 'not there'}.`);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, step.kind === 'write' ? step.text : changed(readFileSync(file, 'utf8'), step));
}

function changed(text: string, step: Exclude<Step, { kind: 'write' }>): string {
  const named = step.kind === 'replace' ? step.old : step.line;
  const lines = text.split('\n');
  const [at = -1, ...more] = lines.flatMap((line, index) => (line.includes(named) ? [index] : []));
  if (at < 0 || more.length > 0) {
    throw new Error(
      `${String(more.length + (at < 0 ? 0 : 1))} lines of ${step.path} have ${named}, not one.`,
    );
  }
  if (step.kind === 'replace') return text.replace(named, () => step.text);
  lines.splice(step.kind === 'below' ? at + 1 : at, 0, step.text);
  return lines.join('\n');
}
