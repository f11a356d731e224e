import { lastEntry } from '../../cache/history';
import { lookups } from '../../cache/page-cache/memory';
import { cachedPages } from '../../cache/page-cache/store';
import { buildId } from '../../platform/folders';
import { loadUnknownPaths } from '../../pages/routing/unknown-paths';
import { installedVersions, versionFindings } from '../../wordpress/versions';
import { foreignHosts } from '../../wordpress/url/foreign-hosts';
import { wordPressAnsweredAt } from '../../wordpress/upstream/measure';
import { schemaProblems } from './parts';
import { leadSummary, pendingLeads } from '../leads/summary';
import { site } from '@footbridge/shared/site/current';

import type { Details } from './report';

const timeOf = (entry: { at: string } | null): number | null => entry && Date.parse(entry.at);

async function pageCacheDetails(): Promise<Details['pageCache']> {
  const entries = await cachedPages();
  const times = entries.flatMap(({ kind, cachedAt }) => (kind === 'page' ? [cachedAt] : [])).toSorted((a, b) => a - b);
  const countOf = (kind: string): number => entries.filter((entry) => entry.kind === kind).length;
  return {
    pages: times.length,
    redirects: countOf('redirect'),
    missing: countOf('not-found'),
    oldestAt: times.at(0) ?? null,
    newestAt: times.at(-1) ?? null,
    lookups: { ...lookups() },
  };
}

export async function siteDetails(): Promise<Details> {
  const [pageCache, leads, summary, versions, findings, unknown, schema] = await Promise.all([
    pageCacheDetails(),
    pendingLeads(),
    leadSummary(),
    installedVersions(),
    versionFindings(),
    loadUnknownPaths(),
    schemaProblems(),
  ]);
  const refused = lastEntry('refused');
  return {
    site: {
      code: site().code,
      name: site().fullName,
      build: buildId(),
      node: process.version,
      startedAt: Math.round(Date.now() - process.uptime() * 1000),
    },
    wordPress: { answeredAt: wordPressAnsweredAt() },
    unknownPaths: [...unknown.paths],
    foreignMediaHosts: foreignHosts(),
    pageCache,
    leads,
    leadSummary: summary,
    webhooks: {
      acceptedAt: timeOf(lastEntry('webhook')),
      refusedAt: timeOf(refused),
      refusal: refused?.about ?? null,
    },
    versions: versions === 'unknown' ? versions : [...versions],
    schema,
    outdated: findings === 'unknown' ? [] : findings.map(({ name }) => name),
  };
}
