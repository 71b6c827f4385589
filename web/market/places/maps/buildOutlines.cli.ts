import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format } from 'oxfmt';
import type { Topology } from 'topojson-specification';
import { countiesIn, outlinesOf } from './countyOutlines.ts';

// Makes tx_counties.json anew, from the US Census outlines in the package us-atlas: `npx tsx web/market/places/maps/buildOutlines.cli.ts`.
const atlasFile = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
const atlas = JSON.parse(readFileSync(atlasFile, 'utf8')) as Topology;
const counties = countiesIn(readFileSync('server/market/places/reference/tx_counties.csv', 'utf8'));
const outlines = JSON.stringify(outlinesOf(atlas, counties));
const path = 'web/market/places/maps/tx_counties.json';
const { code } = await format(path, outlines, { printWidth: 110 });
writeFileSync(path, code);
console.log(`Wrote the outlines of ${String(counties.length)} counties.`);
