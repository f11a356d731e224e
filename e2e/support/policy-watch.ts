import type { BrowserContext } from '@playwright/test';

/** Console messages about unknown headers, or violations of policies. */
const ABOUT_POLICIES =
  /security policy|permissions[- ]policy|refused to|violat|unrecognized feature|mixed content|blocked|cross-origin-/i;

/** Missing or slow resources, which other tests cover. */
const NO_ANSWER = /^Failed to load resource: the server responded with a status of \d/;

/** Records what a browser's pages and iframes are forbidden: violations of policies, and console messages. */
export class PolicyWatch {
  readonly found: string[] = [];

  /** To be begun before the first page is opened. */
  static async of(context: BrowserContext): Promise<PolicyWatch> {
    const watch = new PolicyWatch();
    await context.exposeBinding('footbridgeViolation', (_source, text: string) => void watch.found.push(text));
    await context.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
          const report: unknown = Reflect.get(window, 'footbridgeViolation');
          if (typeof report === 'function')
            report(
              `${window.location.pathname}: ${effectiveDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`,
            );
        },
      );
    });
    context.on('console', (message) => {
      const text = message.text();
      if (NO_ANSWER.test(text)) return;
      if (message.type() === 'error' || ABOUT_POLICIES.test(text))
        watch.found.push(`${message.page()?.url() ?? ''}: console, ${message.type()}: ${text}`);
    });
    context.on('weberror', (error) =>
      watch.found.push(`${error.page()?.url() ?? ''}: error: ${error.error().message}`),
    );
    return watch;
  }

  /** And forgets it. */
  take(): string[] {
    return this.found.splice(0);
  }
}
