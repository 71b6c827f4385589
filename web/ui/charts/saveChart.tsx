import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { download } from '../formats/download.ts';
import { ChartFile } from './ChartFile.tsx';
import { blobOf } from './chartImage.ts';
import type { ChartFileProps } from './ChartFile.tsx';

/** A picture has twice the points, for screens that show as many. */
const SCALE = 2;

/**
 * Saves a chart as a drawing that keeps its lines at any size, or as a picture for emails and slides. Throws if the browser
 * cannot draw it.
 */
export async function saveChart(format: 'svg' | 'png', chart: ChartFileProps): Promise<void> {
  const drawing = drawingOf(chart);
  const svg = new Blob([drawing], { type: 'image/svg+xml' });
  download(`${chart.title}.${format}`, format === 'svg' ? svg : await pictureOf(svg));
}

function drawingOf(chart: ChartFileProps): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<ChartFile {...chart} />));
  const text =
    place.firstElementChild === null ? '' : new XMLSerializer().serializeToString(place.firstElementChild);
  root.unmount();
  return text;
}

async function pictureOf(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  const canvas = document.createElement('canvas');
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(url);
  }
  return blobOf(canvas);
}
