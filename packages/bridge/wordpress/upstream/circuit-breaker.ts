import { FAILURES_TO_OPEN, RETRY_DELAYS_MS } from './limits';

/** closed: requests are sent. open: none are. half-open: WordPress answered a probe; the next failure opens it again. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Counts consecutive failures. While it is open, WordPress is probed with growing delays. */
export class CircuitBreaker {
  state: BreakerState = 'closed';
  /** How often WordPress answered a probe and failed again; 0 once it answered a request. */
  relapses = 0;
  #failures = 0;
  #answeredAt = -Infinity;
  #openings = 0;
  #probeAt = 0;
  #isProbing = false;

  /** @param onChange called once when it opens, and once when it closes */
  constructor(
    private readonly probe: () => Promise<boolean>,
    private readonly onChange: (isOpen: boolean) => void,
  ) {}

  #open(): void {
    if (this.state === 'half-open') this.relapses += 1;
    else if (this.state === 'closed') this.onChange(true);
    this.state = 'open';
    this.#probeAt = Date.now() + (RETRY_DELAYS_MS[Math.min(this.#openings, RETRY_DELAYS_MS.length - 1)] ?? 0);
    this.#openings += 1;
  }

  /** Whether a request may be sent. While the breaker is open, one request waits for a probe after each delay. */
  async admits(): Promise<boolean> {
    if (this.state === 'open' && !this.#isProbing && Date.now() >= this.#probeAt) {
      this.#isProbing = true;
      this.probed(await this.probe());
    }
    return this.state !== 'open';
  }

  succeeded(): void {
    this.#answeredAt = Date.now();
    if (this.state !== 'closed') this.onChange(false);
    this.state = 'closed';
    this.#failures = this.#openings = this.relapses = 0;
  }

  /** @param sentAt when the request was sent; failures of requests sent before the last answer are ignored */
  failed(sentAt: number): void {
    if (sentAt < this.#answeredAt || this.state === 'open') return;
    this.#failures += 1;
    if (this.state === 'half-open' || this.#failures >= FAILURES_TO_OPEN) this.#open();
  }

  probed(isUp: boolean): void {
    this.#isProbing = false;
    if (this.state !== 'open') return;
    if (isUp) this.state = 'half-open';
    else this.#open();
  }
}
