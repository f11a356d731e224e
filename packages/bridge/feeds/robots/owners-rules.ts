export interface RobotsGroup {
  /** Crawlers' names in lower case. */
  agents: string[];
  /** `Disallow: /private/` */
  rules: string[];
}

const FIELD = /^\s*([a-z-]+)\s*:\s*([^#]*)/i;
const RULE = /^(?:allow|disallow|crawl-delay)$/;
/** WordPress's own folders and files, which this site does not have. */
const WORDPRESS = /^\/wp-/;
const MAX_LINES = 2000;
const ALL = '*';

/** Whether a rule is about this site. A WordPress behind a front end often closes its own host to every crawler. */
function isForSite(agents: readonly string[], name: string, value: string): boolean {
  const closesAll = name === 'disallow' && value === '/' && agents.includes(ALL);
  return value !== '' && !closesAll && !WORDPRESS.test(value);
}

/** Returns the rules that the site's owner or an SEO plugin wrote, by group, without those about WordPress itself. */
export function ownersRules(text: string): RobotsGroup[] {
  const groups: RobotsGroup[] = [];
  let isNaming = false;
  for (const line of text.split(/\r?\n/).slice(0, MAX_LINES)) {
    const [, field = '', written = ''] = FIELD.exec(line) ?? [];
    const name = field.toLowerCase();
    const value = written.trim();
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
    }
    const group = groups.at(-1);
    if (group && RULE.test(name) && isForSite(group.agents, name, value)) group.rules.push(`${field}: ${value}`);
    if (name) isNaming = name === 'user-agent';
  }
  return groups.filter(({ rules }) => rules.length > 0);
}
