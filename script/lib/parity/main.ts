/** `npm run parity`: asks WordPress and the site the same addresses and prints where they answer differently. */
import { describeError } from '../process/problem';
import { parity } from './parity';
import { createProgress } from './progress';

async function main(): Promise<void> {
  const output = { print: console.log, tell: console.error, progress: createProgress(process.stderr) };
  process.exitCode = await parity(process.argv.slice(2), process.env.FOOTBRIDGE_SECRET, output);
}

main().catch((error: unknown) => {
  console.error(describeError(error));
  process.exitCode = 2;
});
