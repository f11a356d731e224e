/** `npm run errors [-- --port 3397]`: receives error reports on this machine and prints them (docs/errors.md). */
import { reportText } from './report-text';
import { startErrorReceiver } from './receiver';

const DEFAULT_PORT = 3397;

function portIn(words: readonly string[]): number | null {
  if (words.length === 0) return DEFAULT_PORT;
  const [flag, value, ...more] = words;
  const port = Number(value);
  return flag === '--port' && more.length === 0 && Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}

async function main(): Promise<void> {
  const port = portIn(process.argv.slice(2));
  if (port === null) {
    console.error('npm run errors -- --port N receives error reports on this machine at port N; without it at 3397.');
    process.exitCode = 2;
    return;
  }
  const { dsn } = await startErrorReceiver({ port, hear: (received) => console.log(reportText(received)) });
  console.log(
    `Waiting for reports. Serve a site that sends them here:\n  NEXT_PUBLIC_SENTRY_DSN=${dsn} script/server\nStop with Ctrl-C.`,
  );
}

main().catch((error: unknown) => {
  console.error(
    error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? 'This port is taken: choose another with -- --port N.'
      : error,
  );
  process.exitCode = 1;
});
