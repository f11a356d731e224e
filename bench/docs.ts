/** `npm run tool -- bench docs [--quick]`: docs/performance.md and its pictures, from the figures of the last runs. */
import { parseFlags } from '../script/lib/process/flags';
import { describeError, exitCodeOf } from '../script/lib/process/problem';
import { writeDocs } from './lib/docs/write';

try {
  const { values } = parseFlags({ options: { quick: { type: 'boolean' } } }, 'docs/performance.md');
  const { written, left } = writeDocs(process.cwd(), values.quick ?? false);
  if (written.length > 0) console.log(`docs/performance.md: rewritten from the figures of ${written.join(', ')}.`);
  if (left.length > 0) console.log(`Left as they were, because there is no full measurement: ${left.join(', ')}.`);
} catch (error) {
  console.error(describeError(error));
  process.exitCode = exitCodeOf(error);
}
