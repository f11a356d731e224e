import { stringify } from 'yaml';
import { version } from '@/package.json';
import type { SiteConfig } from '@/site-config/types';
import { CATALOG, readCatalog } from './catalog';
import { EVIDENCE, readEvidence } from './evidence';
import { pageOf } from './page';
import { openCriteria, reportOf } from './report';

/** Folder of the default brand's report. */
export const FOLDER = 'docs/accessibility';

/** Returns the files of a brand's report by name, and how many of its criteria are not evaluated. */
export function reportFiles(site: SiteConfig): { files: Record<string, string>; open: number } {
  const [evidence, catalog] = [readEvidence(), readCatalog()];
  const report = reportOf(evidence, catalog, site, version);
  const header = `# OpenACR (${CATALOG}), written by \`npm run tool -- acr\` from ${EVIDENCE}.\n`;
  return {
    files: {
      'openacr.yaml': header + stringify(report, { version: '1.1', lineWidth: 120 }),
      'report.html': pageOf({ report, catalog, evidence }),
    },
    open: openCriteria(report.chapters),
  };
}
