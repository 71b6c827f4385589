import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs one project after the other, in the order in which they are configured, so that a process is used again for as
 * many files as possible; within a project the longest files come first, so that none is left alone at the end.
 */
export class InBlocks extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = this.ctx.projects.map(({ name }) => name);
    const sized = files.map((file) => ({
      file,
      block: projects.indexOf(file.project.name),
      weight: this.#weightOf(file),
    }));
    sized.sort((one, other) => one.block - other.block || other.weight - one.weight);
    return Promise.resolve(sized.map(({ file }) => file));
  }

  /** Milliseconds of the last run, if known; otherwise the size, larger than any of these. */
  #weightOf({ project, moduleId }: TestSpecification): number {
    const path = moduleId.slice(this.ctx.config.root.length);
    const known = this.ctx.cache.getFileTestResults(`${project.name}:${path}`)?.duration;
    return known ?? HOUR_MS + statSync(moduleId).size;
  }
}

const HOUR_MS = 3_600_000;
