import { parseArgs } from 'node:util';

export interface ServerOptions {
  dev: boolean;
  port: number;
  host: string;
  /** More than one are workers of this process. */
  processes: number;
}

export const USAGE = `Serves the build of one brand's site: SITE=CODE NODE_ENV=production npm start, or node .build/site/runtime/main.mjs

  --port N        default: PORT, else 3000
  --host ADDRESS  the address to listen at; default: HOST, else 127.0.0.1
  --processes N   serve from N worker processes (docs/scaling.md); default: 1
`;

/** More than any machine has cores for. */
const MAX_PROCESSES = 64;

function readNumber(text: string, source: string, max: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= max) return number;
  throw new Error(`${source}: "${text}" is not a number from 1 to ${max}.`);
}

/** Reads the command line, then the environment for what it leaves out. Throws an Error of one line for what it does not understand. */
export function readOptions(args: string[], env: Record<string, string | undefined>): ServerOptions {
  const { values } = parseArgs({
    args,
    options: {
      dev: { type: 'boolean', default: false },
      port: { type: 'string' },
      host: { type: 'string' },
      processes: { type: 'string', default: '1' },
    },
  });
  const { dev, host = env.HOST || '127.0.0.1', processes } = values;
  const port =
    values.port === undefined
      ? readNumber(env.PORT || '3000', 'PORT', 65_535)
      : readNumber(values.port, '--port', 65_535);
  return { dev, host, port, processes: readNumber(processes, '--processes', MAX_PROCESSES) };
}
