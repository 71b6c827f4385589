import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unpackedWhole } from '../import/fixtures/naiveReading.testing.ts';

/** Names and counties (Presidio, and Brewster next to it) to keep. */
const NEAR = /MARFA|PRESIDIO|,(?:189|022),/;
/** ZIP codes of Presidio County and of Alpine, whose bars are kept. */
const ZIPS = /,(?:79843|79845|79846|79830),/;

/** A row of a marketplace, whose other places are far away. */
const MARKETPLACE = /"(?:CITY|COUNTY) OF /;

async function linesOf(path: string): Promise<string[]> {
  const members = [...(await unpackedWhole(path))];
  const [, content] = members.find(([name]) => !name.endsWith('.doc')) ?? [];
  return content?.toString('latin1').split('\n') ?? [];
}

/**
 * The lines of a hotel release that have to do with Presidio County or the one next to it, byte for byte, with all
 * that their taxpayers file for elsewhere; of a marketplace only the places there.
 */
function hotelLines(lines: readonly string[]): string[] {
  const taxpayerOf = (line: string): string => line.slice(0, 11);
  const near = new Set(lines.filter((line) => NEAR.test(line)));
  const taxpayers = new Set([...near].filter((line) => !MARKETPLACE.test(line)).map(taxpayerOf));
  return lines.filter((line) => near.has(line) || taxpayers.has(taxpayerOf(line)));
}

/** The portal's lines of the county and of Alpine, below their header. */
function barLines([header = '', ...lines]: readonly string[]): string[] {
  return [header, ...lines.filter((line) => ZIPS.test(line))];
}

/** Small files with the rows of real releases about one county: they take a second, the whole files minutes. */
export async function presidioSlices(
  paths: readonly string[],
  kind: 'hotel' | 'bar',
  folder: string,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const slices: string[] = [];
  for (const path of paths) {
    const lines = await linesOf(path);
    const slice = join(folder, `${basename(path).replace(/\.\w+$/, '')}_slice.csv`);
    writeFileSync(
      slice,
      `${(kind === 'hotel' ? hotelLines(lines) : barLines(lines)).join('\n')}\n`,
      'latin1',
    );
    slices.push(slice);
  }
  return slices;
}
