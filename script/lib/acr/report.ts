import type { SiteConfig } from '@/site-config/types';
import { Problem } from '../process/problem';
import { CATALOG, type Catalog } from './catalog';
import { EVIDENCE, type Evidence } from './evidence';
import { adherenceOf, type Adherence } from './level';

export interface ReportedCriterion {
  num: string;
  components: { name: string; adherence: Adherence }[];
}

export interface ReportedChapter {
  notes?: string;
  disabled?: boolean;
  criteria?: ReportedCriterion[];
}

const HHS_RULE =
  'Recipients of financial assistance from HHS must meet WCAG 2.1 AA (45 CFR 84.84) from May 11, 2027, with 15 or more employees, and from May 10, 2028, with fewer (91 FR 25496).';
const DRAFT =
  'This report is a draft: VPAT allows “Not Evaluated” for level AAA only, and the manual checks of some criteria are not done.';

/** Returns a brand's OpenACR report. @throws Problem if the evidence and the catalog name different criteria */
export function reportOf(evidence: Evidence, catalog: Catalog, site: SiteConfig, productVersion: string) {
  const chapters = Object.fromEntries(
    catalog.chapters.map((chapter) => [chapter.id, chapterOf(evidence, chapter, site.code)]),
  );
  const unknown = Object.keys(evidence.chapters).filter((id) => !(id in chapters));
  if (unknown.length > 0) throw new Problem(`${EVIDENCE}: ${CATALOG} has no chapter ${unknown.join(', ')}.`);
  return {
    title: `${site.fullName} Accessibility Conformance Report`,
    product: { name: site.domain, version: productVersion, description: `The website of ${site.fullName}.` },
    author: {
      company_name: site.fullName,
      address: `${site.city}, ${site.state}`,
      email: evidence.email,
      phone: site.callNumbers.default.display,
      website: `https://${site.domain}/`,
    },
    report_date: evidence.date,
    last_modified_date: evidence.date,
    version: evidence.version,
    notes: `${openCriteria(chapters) > 0 ? `${DRAFT} ` : ''}${HHS_RULE}`,
    evaluation_methods_used:
      'Each level follows from tests that run on each change (axe-core, keyboard, reflow, contrast) and from dated manual checks. Tests use example content; “web” is the only component.',
    feedback: `https://${site.domain}/accessibility/`,
    catalog: CATALOG,
    chapters,
  };
}

export type Report = ReturnType<typeof reportOf>;

/** Returns how many criteria are not evaluated. */
export const openCriteria = (chapters: Record<string, ReportedChapter>): number =>
  Object.values(chapters)
    .flatMap(({ criteria = [] }) => criteria)
    .filter(({ components }) => components.some(({ adherence }) => adherence.level === 'not-evaluated')).length;

function chapterOf(evidence: Evidence, { id, criteria }: Catalog['chapters'][number], code: string): ReportedChapter {
  const shown = evidence.chapters[id];
  if (!shown) throw new Problem(`${EVIDENCE}: the chapter ${id} is missing.`);
  if (typeof shown.disabled === 'string') return { disabled: true, notes: shown.disabled };
  const known = new Map(Object.entries(shown));
  const reported = criteria.map(({ id: num, components }): ReportedCriterion => {
    const criterion = known.get(num);
    if (!criterion || typeof criterion === 'string') throw new Problem(`${EVIDENCE}: the criterion ${num} is missing.`);
    known.delete(num);
    const name = components.includes('web') ? 'web' : 'none';
    return { num, components: [{ name, adherence: adherenceOf(criterion, evidence, code) }] };
  });
  if (known.size > 0) throw new Problem(`${EVIDENCE}: ${id} has no criterion ${[...known.keys()].join(', ')}.`);
  return { criteria: reported };
}
