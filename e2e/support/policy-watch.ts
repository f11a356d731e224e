import type { BrowserContext } from '@playwright/test';

/** What a browser says of headers that it does not understand, or that forbid what a page does. */
const ABOUT_POLICIES =
  /security policy|permissions[- ]policy|refused to|violat|unrecognized feature|mixed content|blocked|cross-origin-/i;

/** What is not there, or comes late: another test's matter. */
const NO_ANSWER = /^Failed to load resource: the server responded with a status of \d/;

/** Hears what a browser's pages and frames are forbidden: violations of policies, and what the console says. */
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
          const tell: unknown = Reflect.get(window, 'footbridgeViolation');
          if (typeof tell === 'function')
            tell(
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
