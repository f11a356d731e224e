/** @jest-environment node */
/** The alert rules of docs/prometheus, and the runbook that says what to do for each. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { exportedSeries, queryProblems } from '../support/promql';

const ROOT = join(__dirname, '../..');
const RULES = 'docs/prometheus/footbridge.rules.yml';
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Alerting rules of https://prometheus.io/docs/prometheus/latest/configuration/alerting_rules/, with the labels and annotations of these. */
const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smhd]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string().startsWith('{{ $labels.job }}: '), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const rules = rulesSchema.parse(parse(read(RULES))).groups.flatMap((group) => group.rules);

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: ROOT, encoding: 'utf8' });
const withPromtool = promtool('--version').status === 0 ? describe : describe.skip;

describe('the alert rules', () => {
  it.each(rules)('$alert: its query is PromQL about metrics and labels of the site', async ({ expr }) => {
    expect(queryProblems(expr, await exportedSeries())).toEqual([]);
  });

  it('are separate for each brand', () => {
    expect(
      rules.filter(({ expr }) => !expr.includes('by (job') && !expr.includes('up{job')).map(({ alert }) => alert),
    ).toEqual([]);
  });

  withPromtool('for promtool (skipped without Debian’s package prometheus)', () => {
    it('fire for their fault and for nothing else', () => {
      const { status, stdout, stderr } = promtool('test', 'rules', '__tests__/docs/alerts.yml');
      expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
    });

    it('are loaded by the example configuration', () => {
      const { status, stdout } = promtool('check', 'config', 'docs/prometheus/prometheus.yml');
      expect([status, stdout]).toEqual([0, expect.stringContaining(`${rules.length} rules found`)]);
    });
  });
});

describe('docs/runbook.md', () => {
  const [, alerts = ''] = /^## Alerts$([\s\S]*?)^## /m.exec(read('docs/runbook.md')) ?? [];
  const sections = alerts.split(/^### /m).slice(1);
  const titles = sections.map((section) => section.slice(0, section.indexOf('\n')));

  it('has a section for each alert, and no other', () => {
    expect(titles).toEqual(rules.map(({ alert }) => alert));
  });

  it.each(rules)('$alert: the alert refers to its section, which has evidence and remedy', ({ alert, annotations }) => {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    const section = sections[titles.indexOf(alert)] ?? '';
    for (const part of ['See', 'Do']) expect(section).toMatch(new RegExp(`^- \\*\\*${part}\\*\\*: \\S`, 'm'));
  });
});
