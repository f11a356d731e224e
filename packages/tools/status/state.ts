import { printableText } from '@footbridge/bridge/platform/invisible';
import { stringify } from 'yaml';
import { actionsFor } from './actions';
import type { Report } from '@footbridge/bridge/operations/health/report';

const TIME = /(?:At|^since)$/;

const MINUTE_MS = 60_000;

/** Returns "12 min ago (2026-11-25 09:52 UTC)". */
function ago(at: number, now: number): string {
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return `${Math.round((now - at) / MINUTE_MS)} min ago (${time} UTC)`;
}

/** Returns what `npm run tool -- status` prints: what to do, then the report as YAML. */
export function stateText(report: Report, site: string, now: number): string {
  const actions = actionsFor(report);
  const times = (key: unknown, value: unknown): unknown =>
    typeof value === 'number' && TIME.test(String(key)) ? ago(value, now) : value;
  const todo = actions.map((action, index) => `${index + 1}. ${action}`);
  return printableText(
    [`${site}: ${report.status}`, ...(todo.length > 0 ? ['To do:', ...todo] : ['Nothing to do.']), '']
      .concat(stringify(report, times, { lineWidth: 0, nullStr: 'never' }))
      .join('\n')
      .trimEnd(),
  );
}
