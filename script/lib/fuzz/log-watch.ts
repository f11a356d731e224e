/** The site's log, line by line, sorted by the request that each line belongs to. */
import { z } from 'zod';
import { MISTAKES } from '../server/trial-site';

const lineSchema = z.object({ area: z.string(), request: z.string().optional() });

export interface LogWatch {
  /** Everything that the site's process writes goes in here. */
  hear(text: string): void;
  /** The lines of a request so far. Resolves when it was closed, by its access line. */
  linesOf(id: string, closed: number): Promise<readonly string[]>;
  /** All bytes so far, and the longest line. */
  bytes(): number;
  longest(): number;
  /** Lines that belong to no request and should not be there: no JSON, or a mistake of ours. */
  strange: string[];
}

/** The line is written when the connection has sent the response, a moment after the client has it. */
const LOG_TIMEOUT_MS = 1000;
/** How many requests are remembered: later log lines of older ones are ignored. */
const REMEMBERED = 2000;

interface LogRecord {
  lines: string[];
  /** Access lines among them. */
  closed: number;
  wake?: () => void;
}

export function logWatch(): LogWatch {
  const records = new Map<string, LogRecord>();
  const strange: string[] = [];
  let [rest, bytes, longest] = ['', 0, 0];

  function of(id: string): LogRecord {
    const known = records.get(id) ?? { lines: [], closed: 0 };
    records.set(id, known);
    if (records.size > REMEMBERED) records.delete(records.keys().next().value ?? '');
    return known;
  }
  function parsed(line: string): z.infer<typeof lineSchema> | null {
    try {
      return lineSchema.parse(JSON.parse(line));
    } catch {
      return null;
    }
  }
  function sort(line: string): void {
    const size = Buffer.byteLength(line) + 1;
    bytes += size;
    longest = Math.max(longest, size);
    const entry = parsed(line);
    if (!entry?.request) {
      if (!entry || MISTAKES.test(line)) strange.push(line);
      return;
    }
    const known = of(entry.request);
    known.lines.push(line);
    if (entry.area === 'request') known.closed += 1;
    known.wake?.();
  }

  return {
    strange,
    bytes: () => bytes,
    longest: () => longest,
    hear(text) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line) sort(line);
    },
    async linesOf(id, closed) {
      const known = of(id);
      if (known.closed < closed) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, LOG_TIMEOUT_MS);
          known.wake = () => {
            if (known.closed < closed) return;
            clearTimeout(timer);
            resolve();
          };
        });
      }
      return known.lines;
    },
  };
}
