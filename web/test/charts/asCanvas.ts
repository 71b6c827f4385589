import { noteLabel } from './labels.ts';

/** A picture made of shapes, as pixels of the window, with its words noted beside it. */
export async function asCanvas(picture: SVGSVGElement): Promise<HTMLCanvasElement> {
  const scale = window.devicePixelRatio;
  const { width, height } = picture.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const image = new Image(canvas.width, canvas.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(withoutWords(picture, canvas))}`;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const text of picture.querySelectorAll('text')) {
    const at = (name: string): number => Number(text.getAttribute(name)) * scale;
    noteLabel(canvas, { text: text.textContent, x: at('x'), y: at('y') });
  }
  return canvas;
}

/** Words would be in the way of what is measured, and in another font. */
function withoutWords(picture: SVGSVGElement, { width, height }: HTMLCanvasElement): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  for (const text of copy.querySelectorAll('text')) text.remove();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
