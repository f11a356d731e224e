import { log } from '../../platform/log';
import { meters } from '../../platform/meters';
import { record } from '../history';
import { processState } from '../../platform/process-state';

/** One line for each reason in so long, ms: whoever sends a thousand bad notices a second fills no log. */
const ONE_LINE_IN = 60_000;

interface Refused {
  until: number;
  unsaid: number;
}

export const refusalsState = processState<Map<string, Refused>>('refusals');

/** Notes that something was refused. In: the reason in a few words, one of a handful, nothing that the sender wrote. */
export function noteRefusal(reason: string): void {
  meters()?.webhook(reason);
  const refusals = (refusalsState.value ??= new Map<string, Refused>());
  const known = refusals.get(reason);
  if (known && Date.now() < known.until) {
    known.unsaid += 1;
    return;
  }
  const more = known?.unsaid ? `, and ${known.unsaid} more before it` : '';
  refusals.set(reason, { until: Date.now() + ONE_LINE_IN, unsaid: 0 });
  log('warn', 'webhooks', `one was refused: ${reason}${more}`);
  record({ what: 'refused', about: `${reason}${more}` });
}
