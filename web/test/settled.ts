import { EventEmitter, once } from 'node:events';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';

/** A page's requests that have no answer yet. Emits 'answered' whenever one of them ends. */
class Unanswered extends EventEmitter {
  private readonly open = new Set<Request>();

  constructor(page: Page) {
    super();
    const end = (request: Request): void => {
      this.open.delete(request);
      this.emit('answered');
    };
    page.on('request', (request) => this.open.add(request));
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    // The editors' libraries close a worker and start it anew, and nobody says what became of its file.
    page.on('worker', (worker) => {
      const file = Array.from(this.open).findLast((request) => request.url() === worker.url());
      if (file) worker.once('close', () => end(file));
    });
  }

  addresses(): string[] {
    return Array.from(this.open, (request) => request.url());
  }
}

/** A look at each frame would draw the page all the time. */
const LOOK_EVERY_MS = 50;

const unanswered = new WeakMap<Page, Unanswered>();

/** Notes what each page of the context asks for, from its first request. */
export function noteRequests(context: BrowserContext): void {
  context.on('page', (page) => unanswered.set(page, new Unanswered(page)));
}

/**
 * Waits until the page has its heading and all that it asked for, and nothing left to do; parts further down may not have
 * been asked for. What is never answered is named. Playwright's own wait for an idle network takes half a second longer
 * each time, and once in many pages it never ends.
 */
export async function settled(page: Page): Promise<void> {
  const asked = unanswered.get(page);
  if (asked === undefined) throw new Error('The requests of this page were not noted.');
  const signal = AbortSignal.timeout(PATIENCE_MS);
  do {
    await page.waitForLoadState();
    while (asked.addresses().length > 0) {
      await once(asked, 'answered', { signal }).catch(() => {
        throw new Error(`Unanswered: ${asked.addresses().join(' ')}`);
      });
    }
    await page.waitForFunction(isDrawn, undefined, { polling: LOOK_EVERY_MS });
  } while (!(await hasIdled(page)) || asked.addresses().length > 0);
}

/** Code that the browser has kept comes without a request, so that a page may ask for nothing and show nothing yet. */
function isDrawn(): boolean {
  return document.querySelector('h1') !== null;
}

/** False for a page that leads to another one meanwhile. */
async function hasIdled(page: Page): Promise<boolean> {
  return page.evaluate(idleFrames).then(
    () => true,
    () => false,
  );
}

/** Draws twice, and each time waits for whatever the page does of its own accord. */
async function idleFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
  }
}
