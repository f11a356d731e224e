/** `npm run tool -- parity`: requests the same addresses from WordPress and the site and prints the differences. */
import { describeError } from '../process/problem';
import { parity } from './parity';
import { createProgress } from './progress';

async function main(): Promise<void> {
  const output = { print: console.log, report: console.error, progress: createProgress(process.stderr) };
  process.exitCode = await parity(process.argv.slice(2), process.env.FOOTBRIDGE_SECRET, output);
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 2;
});
