/** A text as a canvas was told to write it, with its place in device pixels. */
export interface Label {
  text: string;
  x: number;
  y: number;
}

const written = new WeakMap<HTMLCanvasElement, Map<string, Label>>();

const strokes = new WeakMap<HTMLCanvasElement, number>();

/** The number of times that something was drawn on a canvas. */
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
    noteLabel(this.canvas, { text, x: at.x, y: at.y });
    fillText.call(this, text, x, y, ...rest);
  };
}

/** Notes a text that a canvas shows. */
export function noteLabel(canvas: HTMLCanvasElement, label: Label): void {
  const own = written.get(canvas) ?? new Map<string, Label>();
  own.set(`${label.text} ${String(label.x)} ${String(label.y)}`, label);
  written.set(canvas, own);
}

export function labelsOf(canvas: HTMLCanvasElement): Label[] {
  return [...(written.get(canvas)?.values() ?? [])];
}
