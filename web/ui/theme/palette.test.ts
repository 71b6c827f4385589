import { describe, expect, test } from 'vitest';
import { LINE_COLOURS } from '../charts/monthSeries.ts';
import { NAME_COLOURS, nameColours, palettes } from './palette.ts';

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(LINE_COLOURS)('%s of a chart stands out from the card', (colour) => {
    expect(contrast(palettes[theme][colour], palettes[theme].card)).toBeGreaterThanOrEqual(3);
  });

  test('there are twelve colours for names, each another one', () => {
    expect(NAME_COLOURS).toBe(12);
    expect(new Set(nameColours[theme]).size).toBe(12);
  });

  test.each(nameColours[theme])('%s stands out from cards and heads', (colour) => {
    const { card, head } = palettes[theme];
    expect(contrast(colour, card)).toBeGreaterThanOrEqual(3);
    expect(contrast(colour, head)).toBeGreaterThanOrEqual(3);
  });
});
