import { parseFlags } from '../process/flags';
import { requireFreePort } from '../process/ports';
import { readPort } from '../server/arguments';
import type { Command } from '../tool/command';
import { startErrorReceiver } from './receiver';
import { reportText } from './report-text';

const usage = `npm run tool -- errors [--port 3397]

Receives error reports on this machine and prints them (docs/errors.md).`;

async function run(args: string[]): Promise<void> {
  const options = { port: { type: 'string', default: '3397' } } as const;
  const { values } = parseFlags({ args, options }, 'npm run tool -- errors --help');
  const port = readPort(values.port, '--port');
  await requireFreePort(port);
  const { dsn } = await startErrorReceiver({ port, hear: (received) => console.log(reportText(received)) });
  console.log(
    `Waiting for reports. Serve a site that sends them here:\n  NEXT_PUBLIC_SENTRY_DSN=${dsn} script/server\nStop with Ctrl-C.`,
  );
}

export const command: Command = { usage, run };
