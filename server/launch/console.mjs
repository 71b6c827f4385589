const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** @typedef {(detail: string) => void} Update */

/** Shows the current work: a moving line on a terminal, plain lines elsewhere. */
export class Progress {
  /** @type {Map<string, string>} the current work with its progress */
  #active = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #frame = 0;
  #out;
  #worthALineMs;

  /** @param {NodeJS.WriteStream} out @param {number} worthALineMs shorter steps get no line */
  constructor(out, worthALineMs = 800) {
    this.#out = out;
    this.#worthALineMs = worthALineMs;
  }

  /** @param {string} text */
  line(text) {
    this.#clear();
    this.#out.write(`${text}\n`);
  }

  /**
   * Runs one step of work and shows it while it lasts and when it is done.
   * @template T
   * @param {string} label
   * @param {(update: Update) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async step(label, work) {
    const began = Date.now();
    this.#begin(label);
    // Without a terminal a slow step is announced, a quick one never mentioned.
    const announce = setTimeout(() => this.#out.isTTY || this.line(`${label} …`), this.#worthALineMs);
    try {
      const result = await work((detail) => this.#update(label, detail));
      const took = Date.now() - began;
      if (took >= this.#worthALineMs) this.line(`✓ ${label} (${(took / 1000).toFixed(1)} s)`);
      return result;
    } finally {
      clearTimeout(announce);
      this.#end(label);
    }
  }

  /** @param {string} label */
  #begin(label) {
    this.#active.set(label, '');
    if (this.#out.isTTY) this.#timer ??= setInterval(() => this.#draw(), 80);
  }

  /** @param {string} label @param {string} detail */
  #update(label, detail) {
    if (!this.#out.isTTY && detail !== this.#active.get(label)) this.line(`${label}: ${detail}`);
    this.#active.set(label, detail);
  }

  /** @param {string} label */
  #end(label) {
    this.#active.delete(label);
    if (this.#active.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#clear();
  }

  #clear() {
    if (this.#out.isTTY) this.#out.write('\r\x1b[2K');
  }

  #draw() {
    const steps = [...this.#active].map(([label, detail]) => (detail ? `${label}: ${detail}` : label));
    const text = `${FRAMES[this.#frame++ % FRAMES.length]} ${steps.join(' · ')}`;
    this.#clear();
    this.#out.write(text.slice(0, (this.#out.columns || 80) - 1));
  }
}
