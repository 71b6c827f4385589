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

/**
 * Offers the chart in an element as a PNG file, with its title above and its source below. Throws if it is not drawn yet, or
 * the browser cannot draw the file.
 */
export async function downloadChart(place: HTMLElement, words: Words): Promise<void> {
  const chart = place.querySelector('canvas');
  if (chart === null) throw new Error('The chart is not drawn yet.');
  const scale = chart.width / chart.clientWidth;
  const picture = document.createElement('canvas');
  picture.width = chart.width + 2 * MARGIN * scale;
  picture.height = chart.height + (HEAD + FOOT + MARGIN) * scale;
  const context = picture.getContext('2d');
  if (context === null) throw new Error('The picture was not drawn.');
  paint(context, chart, words, scale);
  download(`${words.title}.png`, await blobOf(picture));
}

/** The picture as PNG. Throws if the browser cannot draw it. */
export function blobOf(picture: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) =>
      blob === null ? reject(new Error('The picture was not drawn.')) : resolve(blob),
    );
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
