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

let isPhone = false;

/** The window is as wide as a phone's for what is drawn from now on, until the browser is stubbed again. */
export function stubPhone(): void {
  isPhone = true;
}

/** Answers with the width of the moment: the product keeps a query's list, and files of tests share the product's code. */
function matchMediaOf(media: string): object {
  return {
    media,
    // A leaving spinner would stay in a button's name until its animation ends.
    get matches() {
      return media === '(prefers-reduced-motion: reduce)' || (isPhone && media.startsWith('(max-width'));
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
}

/** For each open dialog, the element that had the focus before; closing gives the focus back, as browsers do. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** Stubs for parts of a browser that jsdom lacks. The window is as wide as a desktop's. */
export function stubBrowser(): void {
  isPhone = false;
  vi.stubGlobal('ResizeObserver', NeverSeen);
  vi.stubGlobal('IntersectionObserver', NeverSeen);
  vi.stubGlobal('scrollTo', () => undefined);
  // The only call beside those of the client: the status, which is normal.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  Element.prototype.scrollIntoView = () => undefined;
  // As in a browser that cannot draw. jsdom would say so at length each time.
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = function () {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    const opener = openers.get(this);
    // Nothing that is gone takes the focus.
    if (opener instanceof HTMLElement) opener.focus();

    this.dispatchEvent(new Event('close'));
  };
  Blob.prototype.arrayBuffer = function () {
    return bytesOf(this);
  };
  vi.stubGlobal('matchMedia', matchMediaOf);
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
