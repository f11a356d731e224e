import { log } from '../../platform/log';
import { meters } from '../../platform/meters';
import { record } from '../history';
import { processState } from '../../platform/process-state';

/** One line for each reason: a flood of invalid webhooks does not fill the log. */
const LOG_INTERVAL_MS = 60_000;

interface Refused {
  until: number;
  unlogged: number;
}

export const refusalsState = processState<Map<string, Refused>>('refusals');

/** Records a refused webhook in metrics, log and history. @param reason a fixed text, without the sender's input */
export function recordRefusal(reason: string): void {
  meters()?.webhook(reason);
  const refusals = (refusalsState.value ??= new Map<string, Refused>());
  const known = refusals.get(reason);
  if (known && Date.now() < known.until) {
    known.unlogged += 1;
    return;
  }
  const more = known?.unlogged ? `, and ${known.unlogged} more before it` : '';
  refusals.set(reason, { until: Date.now() + LOG_INTERVAL_MS, unlogged: 0 });
  log('warn', 'webhooks', `one was refused: ${reason}${more}`);
  record({ what: 'refused', about: `${reason}${more}` });
}
