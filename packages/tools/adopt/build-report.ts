import type { SiteConfig } from '@/site-config/types';
import { row, type Report, type Row } from './report';
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
import { pageSection, redirectSection, wordRows } from './sections/pages';
import type { Inventory, Uses } from './inventory';
import type { Verdict } from './crawl';

export interface Findings {
  wordPress: string;
  site: Pick<SiteConfig, 'fullName'>;
  inventory: Inventory;
  uses: Uses;
  missing: string | null;
  verdicts: Verdict[];
  /** Addresses for which there was no time. */
  skipped: number;
}

const summaryOf = ({ inventory, missing, verdicts, skipped }: Findings): Row[] => [
  ...(inventory.site.isIndexable
    ? []
    : [row('yellow', 'Search engines', 'WordPress as a whole asks them to stay away (Settings → Reading)')]),
  ...(missing ? [row('red', 'Pages of the site', missing)] : []),
  ...(verdicts.length > 0 ? wordRows(verdicts) : []),
  ...(skipped > 0 ? [row('yellow', 'Time', `${skipped} addresses were not compared within ten minutes: --all`)] : []),
];

function ownHosts({ wordPress, inventory: { site } }: Findings): Set<string> {
  const hosts = [wordPress, site.uploads, site.home, site.frontEnd].flatMap((url) => URL.parse(url)?.host ?? []);
  // Each with or without a folder.
  const named = (process.env.MEDIA_HOSTS ?? '').split(/[\s,]+/).map((entry) => entry.split('/')[0] ?? '');
  return new Set([...hosts, ...named]);
}

export function buildReport(findings: Findings): Report {
  const { wordPress, site, inventory, uses, verdicts } = findings;
  const shares = sharesByOwner(verdicts);
  return {
    wordPress,
    brand: site.fullName,
    summary: summaryOf(findings),
    sections: [
      ...(verdicts.length > 0 ? [pageSection(verdicts)] : []),
      versionSection(inventory),
      pluginSection(inventory),
      typeSection(inventory, verdicts),
      templateSection(inventory),
      blockSection(uses, shares),
      shortcodeSection(uses, inventory.shortcodes, shares),
      formSection(uses),
      mediaSection(uses, inventory, verdicts, ownHosts(findings)),
      menuSection(inventory),
      redirectSection(inventory, verdicts),
    ],
  };
}
