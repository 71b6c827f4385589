import type { GeometryCollection, Polygon, MultiPolygon, Topology } from 'topojson-specification';

type Shape = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

/** The outlines of counties: each with the comptroller's code (`001`) as its id, and its name. */
export type CountyOutlines = Topology<{ counties: GeometryCollection<{ name: string }> }>;

export interface County {
  /** The comptroller's, `001` to `254`. */
  code: string;
  name: string;
  /** The federal one, `48001`. */
  fips: string;
}

/** The counties of `tx_counties.csv`, which has no quoted values. */
export function countiesIn(csv: string): County[] {
  const [, ...lines] = csv.trim().split(/\r?\n/);
  return lines.map((line) => {
    const [code = '', name = '', fips = ''] = line.split(',');
    return { code, name, fips };
  });
}

/** An index into the arcs, or its complement where the arc is walked backwards. */
function renumbered(index: number, kept: Map<number, number>): number {
  const arc = index < 0 ? ~index : index;
  const own = kept.get(arc) ?? kept.size;
  kept.set(arc, own);
  return index < 0 ? ~own : own;
}

function ringsOf(shape: Shape, renumber: (index: number) => number): Shape['arcs'] {
  return shape.type === 'Polygon'
    ? shape.arcs.map((ring) => ring.map(renumber))
    : shape.arcs.map((polygon) => polygon.map((ring) => ring.map(renumber)));
}

/** Of an atlas of all counties the given ones, with only the arcs that they need. */
export function outlinesOf(atlas: Topology, counties: readonly County[]): CountyOutlines {
  const all = atlas.objects['counties'] as GeometryCollection<{ name: string }>;
  const byFips = new Map(all.geometries.map((shape) => [String(shape.id), shape as Shape]));
  const kept = new Map<number, number>();
  const geometries = counties.map(({ code, name, fips }) => {
    const shape = byFips.get(fips);
    if (shape === undefined) throw new Error(`The atlas has no county ${fips}, ${name}.`);
    const arcs = ringsOf(shape, (index) => renumbered(index, kept));
    return { type: shape.type, id: code, properties: { name }, arcs } as Shape;
  });
  return {
    type: 'Topology',
    ...(atlas.transform !== undefined && { transform: atlas.transform }),
    objects: { counties: { type: 'GeometryCollection', geometries } },
    arcs: [...kept.keys()].map((arc) => atlas.arcs[arc] ?? []),
  };
}
