import type { Palette } from '../theme/palette.ts';
import { download } from '../formats/download.ts';

interface Words {
  title: string;
  source: string;
  palette: Palette;
}

const MARGIN = 24;
const HEAD = 40;
const FOOT = 32;

/** Offers the chart in an element as a PNG file, with its title above and its source below. */
export function downloadChart(place: HTMLElement, words: Words): void {
  const chart = place.querySelector('canvas');
  if (chart === null) return;
  const scale = chart.width / chart.clientWidth;
  const picture = document.createElement('canvas');
  picture.width = chart.width + 2 * MARGIN * scale;
  picture.height = chart.height + (HEAD + FOOT + MARGIN) * scale;
  const context = picture.getContext('2d');
  if (context === null) return;
  paint(context, chart, words, scale);
  picture.toBlob((blob) => {
    if (blob !== null) download(`${words.title}.png`, blob);
  });
}

function paint(
  context: CanvasRenderingContext2D,
  chart: HTMLCanvasElement,
  words: Words,
  scale: number,
): void {
  const { palette, title, source } = words;
  const { width, height } = context.canvas;
  const font = getComputedStyle(document.body).fontFamily;
  context.fillStyle = palette.card;
  context.fillRect(0, 0, width, height);
  context.drawImage(chart, MARGIN * scale, HEAD * scale);
  context.scale(scale, scale);
  context.fillStyle = palette.ink;
  context.font = `600 15px ${font}`;
  context.fillText(title, MARGIN, 28);
  context.fillStyle = palette.second;
  context.font = `12px ${font}`;
  context.fillText(source, MARGIN, height / scale - 18);
}
