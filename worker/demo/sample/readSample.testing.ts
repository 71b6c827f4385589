import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { generateSample, type SampleFile } from './generateSample.ts';

/** A row of a hotel release, each field as filed but trimmed; `line` is the whole row with its line end. */
export interface HotelRow {
  file: string;
  line: string;
  taxpayer: string;
  location: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  county: string;
  rooms: number;
  begin: string;
  end: string;
  periodEnd: string;
  filerType: string;
  totalCents: number;
  taxableCents: number;
}

export type PortalRow = Record<string, string>;

function toCents(text: string): number {
  return Math.round(Number(text) * 100);
}

/** By the columns of the layout: 23 fixed fields. */
export function readHotelRows(path: string): HotelRow[] {
  const lines = readFileSync(path, 'latin1').split(/(?<=\n)/);
  return lines.map((line) => {
    const at = (from: number, to: number): string => line.slice(from - 1, to).trim();
    return {
      file: basename(path),
      line,
      taxpayer: at(1, 11),
      location: at(162, 166),
      name: at(169, 218),
      address: at(222, 261),
      city: at(265, 284),
      state: at(288, 289),
      zip: at(293, 297),
      county: at(300, 302),
      rooms: Number(at(317, 321)),
      begin: at(323, 330),
      end: at(332, 339),
      periodEnd: at(341, 348),
      filerType: at(350, 351),
      totalCents: toCents(at(353, 365)),
      taxableCents: toCents(at(367, 379)),
    };
  });
}

export function readPortalRows(path: string): PortalRow[] {
  return parse(readFileSync(path), { columns: true });
}

/** A demonstration sample in its own folder. */
export function writeSample(seed: number): SampleFile[] {
  const out = mkdtempSync(join(tmpdir(), 'synthetic-sample-'));
  return [...generateSample({ scale: 'demo', seed, out })];
}

/** Removes the files of {@link writeSample}, with their folder. */
export function removeSample([file]: readonly SampleFile[]): void {
  if (file) rmSync(join(dirname(file.path), '../..'), { recursive: true });
}
