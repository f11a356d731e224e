import type { SiteConfig } from '@/site-config/types';
import { row, type Report, type Row, type Section } from './report';
import {
  blockSection,
  formSection,
  mediaSection,
  sharesByOwner,
  shortcodeSection,
  templateSection,
  typeSection,
} from './sections/content';
import { menuSection, pluginSection, versionSection } from './sections/installation';
import { publicSections } from './sections/public';
import { kindSection, pageSection, redirectSection, seoSection, wordRows } from './sections/pages';
import type { Inventory, Uses } from './inventory';
import type { PublicFacts } from './public-facts';
import type { Access } from './probe';
import type { Verdict } from './crawl';

/** What was read of a WordPress. */
export interface Findings {
  wordPress: string;
  site: Pick<SiteConfig, 'fullName'>;
  access: Access;
  /** Null without the plugin. */
  inventory: Inventory | null;
  uses: Uses | null;
  /** In place of them. */
  publicFacts: PublicFacts | null;
  /** What could not be read, and why. */
  missing: string[];
  verdicts: Verdict[];
  /** Addresses for which there was no time. */
  skipped: number;
}

function accessRow({ access, inventory }: Findings): Row {
  if (access.pages === 'redirected')
    return row(
      'yellow',
      'WordPress’s pages',
      `redirect to ${access.to}: texts come from GraphQL; titles, robots, canonical addresses and lists are not compared`,
    );
  return row(
    'info',
    'WordPress’s pages',
    inventory
      ? 'from its theme: signed requests, for which the plugin turns FaustWP’s redirect off'
      : 'from its theme, without the plugin',
  );
}

function summaryOf(findings: Findings): Row[] {
  const { missing, verdicts, skipped } = findings;
  const isCompared = verdicts.some(({ site }) => site === '200');
  return [
    ...missing.map((text) => row(isCompared ? 'yellow' : 'red', 'Missing', text)),
    ...(verdicts.length > 0 ? wordRows(verdicts) : []),
    ...(skipped > 0
      ? [row('yellow', 'Time', `${skipped} addresses were not compared within ten minutes: --all, or --concurrency`)]
      : []),
    accessRow(findings),
  ];
}

/** Returns the report: every kind that could be read. */
export function buildReport(findings: Findings): Report {
  const { wordPress, site, inventory, uses, verdicts, publicFacts } = findings;
  const shares = sharesByOwner(verdicts);
  const own = new Set(
    [wordPress, inventory?.site.uploads ?? '', inventory?.site.home ?? ''].flatMap((url) => URL.parse(url)?.host ?? []),
  );
  // Each with or without a folder.
  for (const entry of (process.env.MEDIA_HOSTS ?? '').split(/[\s,]+/)) own.add(entry.split('/')[0] ?? '');
  const pages: Section[] = verdicts.length > 0 ? [pageSection(verdicts)] : [];
  const installed = inventory
    ? [
        versionSection(inventory),
        pluginSection(inventory),
        typeSection(inventory, verdicts),
        templateSection(inventory),
      ]
    : publicFacts
      ? publicSections(publicFacts)
      : [];
  const used =
    uses && inventory
      ? [
          blockSection(uses, shares),
          shortcodeSection(uses, inventory.shortcodes, shares),
          formSection(uses),
          mediaSection(uses, inventory, verdicts, own),
        ]
      : [];
  const others = inventory
    ? [menuSection(inventory), seoSection(inventory, verdicts), redirectSection(inventory, verdicts)]
    : [];
  return {
    wordPress,
    brand: site.fullName,
    summary: summaryOf(findings),
    sections: [...pages, ...installed, ...used, ...others, ...(verdicts.length > 0 ? [kindSection(verdicts)] : [])],
  };
}
