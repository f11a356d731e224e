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

/** The line is written when the connection is done with the answer, a moment after the other side has it. */
const PATIENCE = 1000;
/** So many requests are remembered: what is logged of one after that counts for none. */
const REMEMBERED = 2000;

interface Heard {
  lines: string[];
  /** Access lines among them. */
  closed: number;
  wake?: () => void;
}

export function logWatch(): LogWatch {
  const heard = new Map<string, Heard>();
  const strange: string[] = [];
  let [rest, bytes, longest] = ['', 0, 0];

  function of(id: string): Heard {
    const known = heard.get(id) ?? { lines: [], closed: 0 };
    heard.set(id, known);
    if (heard.size > REMEMBERED) heard.delete(heard.keys().next().value ?? '');
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
    const told = parsed(line);
    if (!told?.request) {
      if (!told || MISTAKES.test(line)) strange.push(line);
      return;
    }
    const known = of(told.request);
    known.lines.push(line);
    if (told.area === 'request') known.closed += 1;
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
          const timer = setTimeout(resolve, PATIENCE);
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
