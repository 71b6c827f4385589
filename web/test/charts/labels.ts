/** A text as a canvas was told to write it, with its place in device pixels. */
export interface Label {
  text: string;
  x: number;
  y: number;
}

const written = new WeakMap<HTMLCanvasElement, Map<string, Label>>();

const strokes = new WeakMap<HTMLCanvasElement, number>();

/** How often something was drawn on a canvas. */
export function strokesOf(canvas: HTMLCanvasElement): number {
  return strokes.get(canvas) ?? 0;
}

/** Notes from now on what is written on any canvas, which no pixel tells. */
export function noteLabels(): void {
  const { prototype } = CanvasRenderingContext2D;
  for (const name of ['stroke', 'fill'] as const) {
    const draw = Reflect.get(prototype, name);
    prototype[name] = function (this: CanvasRenderingContext2D, ...rest: []) {
      strokes.set(this.canvas, strokesOf(this.canvas) + 1);
      Reflect.apply(draw, this, rest);
    };
  }
  const fillText = Reflect.get(prototype, 'fillText');
  prototype.fillText = function (this: CanvasRenderingContext2D, text, x, y, ...rest) {
    const at = this.getTransform().transformPoint({ x, y });
    const own = written.get(this.canvas) ?? new Map<string, Label>();
    own.set(`${text} ${String(at.x)} ${String(at.y)}`, { text, x: at.x, y: at.y });
    written.set(this.canvas, own);
    fillText.call(this, text, x, y, ...rest);
  };
}

export function labelsOf(canvas: HTMLCanvasElement): Label[] {
  return [...(written.get(canvas)?.values() ?? [])];
}
