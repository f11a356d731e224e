import { printableLine } from '@footbridge/bridge/platform/invisible';
import { actionsFor, hasWrongSignatures, isFine } from './actions';
import { ago, duration } from './times';
import type { Report } from '@footbridge/bridge/operations/health/report';

export type Tone = 'good' | 'bad' | 'strong';

export interface Options {
  site: string;
  now: number;
  columns: number;
  /** Colors a text where the terminal has colors. */
  paint(tone: Tone, text: string): string;
}

/** A line of a row, and whether what it says is good; undefined where it is neither. */
type Line = readonly [text: string, isGood?: boolean];

const LABEL_WIDTH = 12;
const MARK_WIDTH = 4;

const number = (value: number): string => value.toLocaleString('en-US');
/** Puts a state in front, except for `ok`. */
const withState = (state: string, text: string): string => (state === 'ok' ? text : `${state}: ${text}`);

/** Breaks a text at spaces. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function wordPressLines({ parts: { wordpress, routing }, circuitBreakers, details }: Report, now: number): Line[] {
  const missing: Line[] = isFine(routing) ? [] : [[`routing: ${routing}`, false]];
  return [
    [
      `${wordpress === 'ok' ? 'reachable' : wordpress}, last answer: ${ago(details.wordPress.answeredAt, now)}`,
      isFine(wordpress),
    ],
    ...missing,
    ...(details.unknownPaths.length > 0
      ? [[`nothing at configured paths: ${details.unknownPaths.join(', ')}`] satisfies Line]
      : []),
    ...Object.entries(circuitBreakers).flatMap(([share, state]): Line[] =>
      state === 'closed' ? [] : [[`circuit breaker of ${share}: ${state}`, state !== 'open']],
    ),
  ];
}

function cacheLines({ parts: { pageCache: state }, details: { pageCache } }: Report, now: number): Line[] {
  const { pages, redirects, missing, oldestAt, newestAt, lookups } = pageCache;
  const total = Object.values(lookups).reduce((sum, count) => sum + count, 0);
  const share = Math.round(((lookups.hit + lookups.stale) / total) * 100);
  const entries = `pages: ${number(pages)}, redirects: ${number(redirects)}, not found: ${number(missing)}`;
  return [
    [withState(state, entries), isFine(state)],
    [total === 0 ? 'no lookup since the start' : `hits: ${share} %, lookups since the start: ${number(total)}`],
    [`last render: ${ago(newestAt, now)}`],
    [`oldest page: ${ago(oldestAt, now)}`],
  ];
}

function leadLines({ parts: { outbox }, details: { leads } }: Report, now: number): Line[] {
  if (outbox === 'off') return [['off: LEAD_KEY is not set', true]];
  if (!leads) return [[withState(outbox, 'undelivered leads are unknown'), isFine(outbox)]];
  const pending = leads.filter(({ count }) => count > 0);
  const total = pending.reduce((sum, { count }) => sum + count, 0);
  return [
    [withState(outbox, `${number(total)} undelivered`), isFine(outbox)],
    ...pending.map(({ state, count, since }): Line => [
      `${number(count)} ${state}, the oldest for ${duration(now - since)}`,
      state === 'refused' ? false : undefined,
    ]),
  ];
}

function webhookLines({ webhooks }: Report['details'], now: number): Line[] {
  const { acceptedAt, refusedAt, refusal } = webhooks;
  const accepted: Line = [`last accepted: ${ago(acceptedAt, now)}`];
  if (refusedAt === null) return [accepted];
  return [
    accepted,
    [`last refused: ${ago(refusedAt, now)}, ${refusal}`, hasWrongSignatures(webhooks) ? false : undefined],
  ];
}

function versionLines({ parts, details: { versions, outdated } }: Report): Line[] {
  if (versions === 'unknown') return [['unknown: the plugin does not answer, or has another secret']];
  if (versions.length === 0) return [['none with an oldest safe version']];
  return versions.map(({ name, installed, oldest }) => [
    `${name} ${installed || '(no version)'}, oldest safe ${oldest}`,
    !(outdated.includes(name) && parts.versions === 'outdated'),
  ]);
}

/** Returns the screen of `npm run tool -- status`. */
export function screen(report: Report, { site, now, columns, paint }: Options): string {
  const { details, status } = report;
  const { name, code, build, node, startedAt } = details.site;
  const mark = (isGood: boolean | undefined): string => {
    if (isGood === undefined) return ' '.repeat(MARK_WIDTH);
    return isGood ? paint('good', 'ok  ') : paint('bad', '!!  ');
  };
  const row = (label: string, lines: readonly Line[]): string[] =>
    lines.flatMap(([text, isGood], line) =>
      wrap(printableLine(text), columns - LABEL_WIDTH - MARK_WIDTH).map((part, at) => {
        const title =
          line === 0 && at === 0
            ? paint('strong', label) + ' '.repeat(LABEL_WIDTH - label.length)
            : ' '.repeat(LABEL_WIDTH);
        return title + mark(at === 0 ? isGood : undefined) + part;
      }),
    );
  const actions = actionsFor(report);
  return [
    paint('strong', printableLine(`${name} (${code})`)),
    `${site}, ${status}`,
    '',
    ...row('Build', [[`${build}, Node ${node}, up ${duration(now - startedAt)}`]]),
    ...row('WordPress', wordPressLines(report, now)),
    ...row('Page cache', cacheLines(report, now)),
    ...row('Leads', leadLines(report, now)),
    ...row('Webhooks', webhookLines(details, now)),
    ...row('Versions', versionLines(report)),
    '',
    ...(actions.length === 0
      ? ['Nothing to do.']
      : [
          paint('strong', 'To do'),
          ...actions.flatMap((action, at) =>
            wrap(printableLine(action), columns - 3).map((line, part) => `${part === 0 ? `${at + 1}.` : '  '} ${line}`),
          ),
        ]),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}
