/** @jest-environment node */
/** The dashboard of docs/grafana: by Grafana's types, and with queries that the site can answer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { VITALS } from '@footbridge/shared/vitals';
import { exportedSeries, parseQuery, queryProblems } from '../support/promql';
import { typeErrors } from '../support/type-errors';

const json = readFileSync(join(__dirname, '../../docs/grafana/footbridge.json'), 'utf8');
const panelSchema = z.looseObject({
  id: z.number(),
  type: z.enum(['row', 'stat', 'timeseries', 'bargauge']),
  title: z.string(),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z
    .array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string(), instant: z.boolean().optional() }))
    .default([]),
  options: z.record(z.string(), z.unknown()).default({}),
  fieldConfig: z.object({ defaults: z.looseObject({ custom: z.unknown().optional() }) }).optional(),
});
const dashboard = z.looseObject({ panels: z.array(panelSchema) }).parse(JSON.parse(json));
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

/** What Grafana puts in place of its variables. */
const filledIn = (expr: string): string =>
  expr.replaceAll('$job', 'footbridge-DSH').replaceAll('$__rate_interval', '1m').replaceAll('$__range', '1d');

/** Grafana's types have enumerations where JSON has their values. */
const JSON_OF = `
type Json<T> = T extends string ? \`\${T}\` : T extends number ? (\`\${T}\` extends \`\${infer N extends number}\` ? N : T) : T extends object ? { [K in keyof T]: Json<T[K]> } : T;
`;
const PANEL_TYPES = { stat: 'Stat', timeseries: 'TimeSeries', bargauge: 'BarGauge' };

describe('docs/grafana/footbridge.json', () => {
  it('follows Grafana’s types, without other fields', () => {
    const source = [
      `import type { Dashboard } from '@grafana/schema';`,
      ...Object.entries(PANEL_TYPES).map(
        ([type, name]) =>
          `import type * as ${type} from '@grafana/schema/dist/esm/raw/composable/${type}/panelcfg/x/${name}PanelCfg_types.gen';`,
      ),
      JSON_OF,
      `export const dashboard: Json<Dashboard> = ${json};`,
      ...panels.map(
        ({ type, id, options }) => `export const o${id}: Json<Partial<${type}.Options>> = ${JSON.stringify(options)};`,
      ),
      ...panels
        .filter(({ type }) => type === 'timeseries')
        .map(
          ({ type, id, fieldConfig }) =>
            `export const c${id}: Json<${type}.FieldConfig> = ${JSON.stringify(fieldConfig?.defaults.custom)};`,
        ),
    ];
    expect(typeErrors(source.join('\n'))).toBe('');
  });

  it.each(panels)('$title: its queries are PromQL about metrics and labels of the site', async ({ targets }) => {
    expect(targets.length).toBeGreaterThan(0);
    const series = await exportedSeries();
    expect(targets.flatMap(({ expr }) => queryProblems(filledIn(expr), series))).toEqual([]);
    for (const { expr, legendFormat } of targets) {
      // Of the chosen brands only.
      expect(expr.match(/\{/g)).toHaveLength(expr.match(/\{job=~"\$job"/g)?.length ?? 0);
      const [, grouping] = /^[^(]*?\bby \(([^)]*)\)/.exec(expr) ?? [];
      const labels =
        grouping?.split(', ') ?? parseQuery(filledIn(expr)).metrics.flatMap((name) => series.get(name) ?? []);
      expect(labels).toEqual(
        expect.arrayContaining([...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)),
      );
    }
  });

  it('shows every metric of the site, and all web vitals', async () => {
    const shown = new Set(
      panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => parseQuery(filledIn(expr)).metrics)),
    );
    const names = [...(await exportedSeries()).keys()].filter((name) => name.startsWith('footbridge_'));
    const bases = new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
    const isShown = (base: string) => [base, `${base}_bucket`, `${base}_count`].some((name) => shown.has(name));
    expect([...bases].filter((base) => !isShown(base))).toEqual(['footbridge_cached_page_oldest_seconds']);
    for (const vital of VITALS) expect(panels.map(({ title }) => title)).toContain(vital);
  });
});
