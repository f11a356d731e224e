import { printableText } from '@footbridge/bridge/platform/invisible';
import { stringify } from 'yaml';
import type { Report } from '@footbridge/bridge/operations/health/report';

type Part = keyof Report['parts'];

const isFine = (state: string): boolean => state === 'ok' || state === 'off' || state === 'unknown';

export const ACTIONS: Record<Part, Record<string, string>> = {
  wordpress: {
    unreachable: 'WordPress does not answer: check its host. docs/runbook.md#wordpressunreachable',
    failing: 'WordPress fails the queries of pages: read its PHP log. docs/runbook.md#wordpressunreachable',
    blocked: 'A firewall refuses the site: exempt its address. docs/runbook.md#wordpressrefuses',
  },
  routing: { missing: 'WordPress’s plugin, or its secret, is missing. docs/runbook.md#routing-is-missing' },
  schema: { incomplete: 'Pages lack fields: see “schema” below. docs/wordpress.md#names-that-clash' },
  versions: { outdated: 'Update in wp-admin what is marked. docs/runbook.md#outdated-versions' },
  pageCache: {
    unwritable:
      'DATA_DIR is not writable: make room on the disk, or correct its rights. docs/runbook.md#the-disk-is-full',
    unreachable: 'Redis does not answer: start it. docs/runbook.md#redisunreachable',
    'read-only': 'Redis is not writable: make room. docs/runbook.md#redisreadonly',
  },
  outbox: {
    unwritable: 'Forms fail, because DATA_DIR/leads is not writable. docs/runbook.md#the-disk-is-full',
    unreachable: 'Forms fail, because Redis does not answer. docs/runbook.md#redisunreachable',
    'read-only': 'Forms fail, because Redis is not writable. docs/runbook.md#redisreadonly',
    damaged: 'Forms fail, because outbox.db is damaged: restore the backup. docs/runbook.md#the-outbox-is-damaged',
    lossy: 'Redis may lose leads, so this process is not ready. docs/leads.md#a-redis-that-may-lose-leads',
    unproven: 'Redis may lose leads by now. docs/leads.md#a-redis-that-may-lose-leads',
    stalled: 'Leads wait for over 15 minutes: npm run tool -- leads. docs/runbook.md#leadswait',
  },
};
export const REFUSED_LEADS = 'The target refuses leads: npm run tool -- leads. docs/runbook.md#leadrefused';
export const REFUSED_WEBHOOKS =
  'The last webhook has a wrong signature: test the connection in wp-admin. docs/runbook.md#webhooksrefused';
export const OPEN_BREAKER =
  'A circuit breaker is open, so its requests to WordPress are not sent. docs/runbook.md#wordpressunreachable';

const hasWrongSignatures = ({ refusedAt, acceptedAt, refusal }: Report['details']['webhooks']): boolean =>
  (refusal?.startsWith('signature') ?? false) && (refusedAt ?? 0) > (acceptedAt ?? 0);

function actionOf(part: Part, state: string): string | undefined {
  if (isFine(state)) return undefined;
  return ACTIONS[part][state] ?? `${part} is ${state}. docs/operations.md#health`;
}

export function actionsFor({ parts, circuitBreakers, details }: Report): string[] {
  const { leads, webhooks } = details;
  const hasRefused = leads?.some(({ state, count }) => state === 'refused' && count > 0);
  const isOpen = Object.values(circuitBreakers).includes('open');
  const wordPress = actionOf('wordpress', parts.wordpress) ?? (isOpen ? OPEN_BREAKER : undefined);
  return [
    actionOf('outbox', parts.outbox),
    hasRefused ? REFUSED_LEADS : undefined,
    actionOf('pageCache', parts.pageCache),
    wordPress,
    actionOf('routing', parts.routing),
    actionOf('schema', parts.schema),
    hasWrongSignatures(webhooks) ? REFUSED_WEBHOOKS : undefined,
    actionOf('versions', parts.versions),
  ].filter((action) => action !== undefined);
}

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
