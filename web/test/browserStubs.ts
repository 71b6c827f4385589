import { vi } from 'vitest';

class NeverSeen {
  observe(): void {
    // Nothing has a size or a place in jsdom.
  }

  unobserve(): void {
    // See above.
  }

  disconnect(): void {
    // See above.
  }
}

/** Takes everything for visible, so that parts that wait for it are asked for. */
export function seeEverything(): void {
  class AlwaysSeen extends NeverSeen {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {
      super();
    }

    override observe(): void {
      this.tell([{ isIntersecting: true }]);
    }
  }
  vi.stubGlobal('IntersectionObserver', AlwaysSeen);
}

/** The window is as wide as a phone's, for parts that are drawn from now on and asked for the first time in this file. */
export function stubPhone(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.startsWith('(max-width') || media === '(prefers-reduced-motion: reduce)',
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Stubs for parts of a browser that jsdom lacks. No media query matches, so the window is as wide as a desktop's. */
export function stubBrowser(): void {
  vi.stubGlobal('ResizeObserver', NeverSeen);
  vi.stubGlobal('IntersectionObserver', NeverSeen);
  vi.stubGlobal('scrollTo', () => undefined);
  // The only call beside those of the client: the status, which is normal.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  Element.prototype.scrollIntoView = () => undefined;
  // As in a browser that cannot draw. jsdom would say so at length each time.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Blob.prototype.arrayBuffer = function () {
    return bytesOf(this);
  };
  // A leaving spinner would stay in a button's name until its animation ends.
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(prefers-reduced-motion: reduce)',
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** The files that are offered for download from now on, as their names and texts. */
export function catchDownloads(): { name: string; text: Promise<string> }[] {
  const files: { name: string; text: Promise<string> }[] = [];
  let content = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: textOf(content) });
  });
  return files;
}

function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const read = new Uint8Array(reader.result as ArrayBuffer);
      // Node.js computes no sums of jsdom's buffers. This one is not shared with others, as it is filled.
      const bytes = Buffer.alloc(read.length);
      bytes.set(read);
      resolve(bytes.buffer);
    };
    reader.readAsArrayBuffer(blob);
  });
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.readAsText(blob);
  });
}
