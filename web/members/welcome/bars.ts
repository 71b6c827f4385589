export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Share of its step that a bar takes; the rest is the gap to the next. */
const SHARE = 0.72;

/**
 * Bars from the left edge to the right one in a picture of this size; the highest reaches its top. Without a value
 * there is none.
 */
export function barsOf(values: readonly (number | null)[], width: number, height: number): Bar[] {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  const step = width / (Math.max(1, values.length) - 1 + SHARE);
  return values.map((value, index) => {
    const tall = most === 0 ? 0 : round(((value ?? 0) / most) * height);
    return { x: round(index * step), y: round(height - tall), width: round(step * SHARE), height: tall };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
