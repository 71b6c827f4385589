/** Months whose points stand out, and why. */
export interface NotedPoints {
  months: readonly string[];
  text: string;
}

/** The points of the months that stand out, of those of all months; null without a figure. */
export function notedPoints<Point>(
  noted: NotedPoints | null,
  months: readonly string[],
  points: readonly (Point | null)[],
): Point[] {
  return points.flatMap((point, index) =>
    point !== null && noted?.months.includes(months[index] ?? '') === true ? [point] : [],
  );
}
