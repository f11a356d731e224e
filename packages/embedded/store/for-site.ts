import type { SiteCode } from '@/site-config/types';
import { fillDeep, tokensIn, tokensOf } from '../markdown/tokens';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether an entry with a `sites` list belongs to the brand; `-CODE` in it means all brands but that. */
export function belongsTo(sites: unknown, code: SiteCode): boolean {
  if (!Array.isArray(sites) || sites.includes(code)) return true;
  return sites.some((site) => String(site).startsWith('-')) && !sites.includes(`-${code}`);
}

const over = (common: Fields, own: Fields): Fields => ({
  ...common,
  ...Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const before = common[name];
      return [name, isFields(before) && isFields(value) ? over(before, value) : value];
    }),
  ),
});

/** Returns fields as one brand has them: its own `perSite` entries over the common ones, tokens filled in. */
export function fieldsForSite(fields: Fields, code: SiteCode): Fields {
  const { perSite, ...common } = fields;
  const own = isFields(perSite) && isFields(perSite[code]) ? perSite[code] : {};
  const merged = fillDeep(over(common, own), tokensOf(code));
  return isFields(merged) ? merged : {};
}

/** Its path needs no token that the brand lacks: a third outpatient page exists only where there is a third path. */
export function existsOn(fields: Fields, code: SiteCode): boolean {
  if (!belongsTo(fields.sites, code)) return false;
  const own = isFields(fields.perSite) && isFields(fields.perSite[code]) ? fields.perSite[code] : {};
  const path = own.path ?? fields.path;
  const tokens = tokensOf(code);
  return typeof path !== 'string' || tokensIn(path).every((name) => !/Path\d$/.test(name) || name in tokens);
}
