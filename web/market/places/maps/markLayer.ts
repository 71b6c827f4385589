import { DomUtil, Layer } from 'leaflet';
import type { Map as LeafletMap, Point } from 'leaflet';

/** A mark with how it looks. */
export interface DrawnMark {
  key: string;
  latitude: number;
  longitude: number;
  /** Pixels. */
  radius: number;
  /** Null for a hollow mark: its figure is unknown. */
  fill: string | null;
  stroke: string;
  /** Dashed for an area, whose properties have no known points. */
  isDashed: boolean;
  /** Number within it; empty for none. */
  text: string;
  ink: string;
}

/** Beyond each edge, so that a drag does not show an edge at once. */
const MARGIN = 0.25;
const TOUCH_PX = 4;
const AREA_OPACITY = 0.75;

/** All marks on one canvas: thousands of elements or of Leaflet's own markers would take seconds. */
export class MarkLayer extends Layer {
  private canvas: HTMLCanvasElement | null = null;
  private marks: readonly DrawnMark[] = [];
  private chosen = '';

  override onAdd(map: LeafletMap): this {
    this.canvas = DomUtil.create('canvas', '', map.getPane('markerPane'));
    this.canvas.style.pointerEvents = 'none';
    map.on('moveend zoomend resize', this.draw);
    this.draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off('moveend zoomend resize', this.draw);
    this.canvas?.remove();
    this.canvas = null;
    return this;
  }

  /** Draws these marks, the first ones lowest. */
  show(marks: readonly DrawnMark[], chosen: string): void {
    this.marks = marks;
    this.chosen = chosen;
    this.draw();
  }

  /** The topmost mark at a point of the map's element. */
  at(point: Point): DrawnMark | null {
    const found = this.marks.findLast((mark) => {
      const middle = this._map.latLngToContainerPoint([mark.latitude, mark.longitude]);
      return middle.distanceTo(point) <= mark.radius + TOUCH_PX;
    });
    return found ?? null;
  }

  /** The mark in sight that is nearest to the middle of the map; null if there is none. */
  nearMiddle(): DrawnMark | null {
    const size = this._map.getSize();
    const middle = size.divideBy(2);
    const placed = this.marks.map((mark) => {
      const at = this._map.latLngToContainerPoint([mark.latitude, mark.longitude]);
      return {
        mark,
        distance: at.distanceTo(middle),
        isInSight: size.contains(at) && at.x >= 0 && at.y >= 0,
      };
    });
    const inSight = placed.filter(({ isInSight }) => isInSight);
    return inSight.reduce((best, each) => (each.distance < best.distance ? each : best), {
      mark: null as DrawnMark | null,
      distance: Number.POSITIVE_INFINITY,
    }).mark;
  }

  private readonly draw = (): void => {
    const { canvas } = this;
    const context = canvas?.getContext('2d');
    if (canvas === null || !context) return;
    const size = this._map.getSize();
    const margin = size.multiplyBy(MARGIN).round();
    const whole = size.add(margin.multiplyBy(2));
    const ratio = window.devicePixelRatio;
    Object.assign(canvas, { width: whole.x * ratio, height: whole.y * ratio });
    Object.assign(canvas.style, { width: `${String(whole.x)}px`, height: `${String(whole.y)}px` });
    DomUtil.setPosition(canvas, this._map.containerPointToLayerPoint(margin.multiplyBy(-1)));
    context.scale(ratio, ratio);
    for (const mark of this.marks) {
      const at = this._map.latLngToContainerPoint([mark.latitude, mark.longitude]).add(margin);
      if (at.x < -50 || at.y < -50 || at.x > whole.x + 50 || at.y > whole.y + 50) continue;
      drawMark(context, mark, at, mark.key === this.chosen);
    }
  };
}

function drawMark(context: CanvasRenderingContext2D, mark: DrawnMark, at: Point, isChosen: boolean): void {
  const { radius, fill, stroke, isDashed, text, ink } = mark;
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  if (fill !== null) {
    context.globalAlpha = isDashed ? AREA_OPACITY : 1;
    context.fillStyle = fill;
    context.fill();
    context.globalAlpha = 1;
  }
  context.setLineDash(isDashed ? [4, 3] : []);
  context.lineWidth = isChosen ? 4 : isDashed || fill === null ? 1.5 : 1;
  context.strokeStyle = isChosen ? ink : stroke;
  context.stroke();
  if (text === '') return;
  context.font = '600 11px Inter, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(text, at.x, at.y);
}
