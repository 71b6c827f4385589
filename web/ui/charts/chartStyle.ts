import type { Palette } from '../theme/palette.ts';
import type { ChartScale } from './chartScale.ts';

const FONT = "'Inter Variable', Inter, system-ui, sans-serif";

function labelStyle(palette: Palette) {
  return {
    labelFill: palette.second,
    labelOpacity: 1,
    labelFillOpacity: 1,
    labelFontSize: 11,
    labelFontFamily: FONT,
    tick: false,
    title: false,
  };
}

/** Looks of the axis of months or years in every chart. */
export function periodAxisStyle(palette: Palette) {
  return {
    labelAutoHide: false,
    labelAutoRotate: false,
    ...labelStyle(palette),
    line: true,
    lineStroke: palette.line,
    lineStrokeOpacity: 1,
  };
}

/** An axis of figures in every chart, which names the ticks of its scale; one of two has the lines. */
export function valueAxis(palette: Palette, { ticks }: ChartScale, hasGrid: boolean) {
  return {
    ...labelStyle(palette),
    // The scale has them too, but an axis without its own would ask for another number of ticks.
    tickMethod: () => [...ticks],
    grid: hasGrid,
    gridStroke: palette.line,
    gridStrokeOpacity: 1,
    gridLineDash: [0, 0],
    line: false,
  };
}

/** Shade of stretches that no release has. */
export function gapStyle(palette: Palette) {
  return { fill: palette.third, fillOpacity: 0.16, pointerEvents: 'none' };
}

/** Shade of months that are pointed out. */
export function pointedStyle(palette: Palette) {
  return { fill: palette.accent, fillOpacity: 0.22, pointerEvents: 'none' };
}

/** Looks of the words on such a stretch. */
export function gapLabelStyle(palette: Palette) {
  return { fill: palette.second, fontSize: 11, fontFamily: FONT, textAlign: 'center', textBaseline: 'top' };
}

/** Looks of the words at the pointer in every chart. */
export function tooltipCss(palette: Palette) {
  return {
    '.g2-tooltip': {
      background: palette.card,
      color: palette.ink,
      border: `1px solid ${palette.line}`,
      'border-radius': '10px',
      'box-shadow': '0 8px 32px rgb(0 0 0 / 14%)',
      'font-family': FONT,
    },
    '.g2-tooltip-title': { color: palette.second },
    '.g2-tooltip-list-item-name-label': { color: palette.ink },
    '.g2-tooltip-list-item-value': { color: palette.ink },
  };
}
