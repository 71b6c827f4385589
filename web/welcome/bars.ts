export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Bars from left to right in a picture of this size; the highest reaches its top. Without a value there is none. */
export function barsOf(values: readonly (number | null)[], width: number, height: number): Bar[] {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  const step = width / Math.max(1, values.length);
  return values.map((value, index) => {
    const tall = most === 0 ? 0 : round(((value ?? 0) / most) * height);
    return { x: round(index * step), y: round(height - tall), width: round(step * 0.72), height: tall };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
