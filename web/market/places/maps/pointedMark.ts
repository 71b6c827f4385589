import { DomEvent, DomUtil, tooltip } from 'leaflet';
import type { LeafletKeyboardEvent, LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import type { MapMark } from './mapMarks.ts';
import type { DrawnMark, MarkLayer } from './markLayer.ts';
import styles from './MapCanvas.module.css';

/** Of a label to its mark, in the library's style sheet. */
const MARGIN_PX = 6;

interface Facts {
  /** The mark of a drawn one. */
  markOf: (drawn: DrawnMark | null) => MapMark | null;
  words: (mark: MapMark) => string;
  /** Text if no mark is in sight. */
  noWords: () => string;
  /** Tells those who listen; empty if no mark is named any more. */
  tell: (words: string) => void;
  choose: (mark: MapMark) => void;
}

/**
 * Names the mark under the pointer. With the keyboard it is the one nearest to the middle, which arrows change as they move
 * the map, and Enter chooses it.
 */
export class PointedMark {
  private readonly label = tooltip({ direction: 'top', className: styles.label });
  private shown = '';
  private readonly map: LeafletMap;
  private readonly layer: MarkLayer;
  private readonly facts: Facts;

  constructor(map: LeafletMap, layer: MarkLayer, facts: Facts) {
    this.map = map;
    this.layer = layer;
    this.facts = facts;
    map
      .on('mousemove', (event) => this.point(event))
      .on('mouseout', () => this.name(null))
      .on('keydown', (event) => this.press(event));
    DomEvent.on(map.getContainer(), { focus: () => this.nameMiddle(), blur: () => this.name(null) });
  }

  /** After the marks or the view have changed. */
  nameMiddle(): void {
    if (!this.map.getContainer().matches(':focus-visible')) return;
    const drawn = this.layer.nearMiddle();
    this.name(drawn, true);
    if (drawn === null) this.facts.tell(this.facts.noWords());
  }

  private point({ containerPoint }: LeafletMouseEvent): void {
    const found = this.layer.at(containerPoint);
    this.map.getContainer().style.cursor = found === null ? '' : 'pointer';
    this.name(found);
  }

  private press({ originalEvent: { key, target } }: LeafletKeyboardEvent): void {
    if (target !== this.map.getContainer()) return;
    if (key === 'Escape') this.name(null);
    if (key !== 'Enter') return;
    const mark = this.facts.markOf(this.layer.nearMiddle());
    if (mark !== null) this.facts.choose(mark);
  }

  private name(drawn: DrawnMark | null, isTold = false): void {
    const mark = this.facts.markOf(drawn);
    const words = mark === null ? '' : this.facts.words(mark);
    if (words === this.shown) return;
    this.shown = words;
    if (isTold || words === '') this.facts.tell(words);
    if (drawn === null || words === '') {
      this.label.remove();
      return;
    }
    // Text, not HTML: names are as people filed them.
    const text = document.createElement('span');
    text.textContent = words;
    Object.assign(this.label.options, { direction: 'top', offset: [0, -drawn.radius] });
    this.label.setContent(text).setLatLng([drawn.latitude, drawn.longitude]).addTo(this.map);
    this.keepWhole(drawn.radius);
  }

  /** Moves a label that the edge of the map would cut off. */
  private keepWhole(radius: number): void {
    const label = this.label.getElement();
    if (label === undefined) return;
    // From the library, since where motion is reduced the browser moves the label only in the next frame.
    const { x, y } = this.map.layerPointToContainerPoint(DomUtil.getPosition(label));
    const aside = Math.max(-x, 0) + Math.min(this.map.getSize().x - x - label.offsetWidth, 0);
    const isAbove = y >= MARGIN_PX;
    const offset = [aside, isAbove ? -radius : radius];
    Object.assign(this.label.options, { direction: isAbove ? 'top' : 'bottom', offset });
    this.label.update();
  }
}
