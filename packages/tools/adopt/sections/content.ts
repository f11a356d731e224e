import { existsSync } from 'node:fs';
import type { Inventory, Use, Uses } from '../inventory';
import { OTHER_BY_DECISION, percent, sumOf, type Share } from '../page-words';
import { row, type Level, type Row, type Section } from '../report';
import { templateOf } from '../templates';
import type { Verdict } from '../crawl';

/** Blocks and shortcodes of forms, by the beginning of their names. */
const FORMS =
  /^(?:\[?contact-form|\[?wpforms|\[?gravityform|gravityforms\/|\[?ninja_form|ninja-forms\/|\[?formidable|\[?fluentform|fluentfom\/|\[?forminator|\[?mc4wp_form|mailchimp-for-wp\/|\[?caldera_form|jetpack\/contact-form|jetpack\/field|\[?hubspot|\[?everest_form|\[?happyforms|\[?weforms|contact-form-7\/)/;
/** What the site renders itself, in place of a shortcode. */
const OWN_SHORTCODES = new Set(['self-check']);

/** Names a block as WordPress does. */
export const blockName = (name: string): string => (name.includes('/') ? name : `core/${name}`);

/** What stands in place of a form. */
const FORM_FATE = 'replaced, as FORMS_IN_TEXTS says';

const count = (number: number): string => number.toLocaleString('en-US');

function pagesOf(verdicts: readonly Verdict[], kind: string): { level: Level | null; text: string } {
  const some = verdicts.filter((one) => one.kind === kind);
  if (some.length === 0) return { level: null, text: 'none compared' };
  const lost = some.filter(({ differences }) => differences.some(({ harm }) => harm === 'status'));
  const templates = [...new Set(some.flatMap(({ template }) => template ?? []))];
  const text = `${some.length} compared${templates.length > 0 ? `, template ${templates.join(', ')}` : ''}`;
  return lost.length > 0 ? { level: 'red', text: `${text}, ${lost.length} lost` } : { level: 'green', text };
}

const ofPostType = (name: string): string[] => (name === 'page' ? ['page'] : [`single-${name}`]);
const ofTaxonomy = (name: string): string[] =>
  name === 'category' || name === 'post_tag' ? [name.replace('post_', '')] : [`tax-${name}`];

export function typeSection({ types, taxonomies }: Inventory, verdicts: readonly Verdict[]): Section {
  const kinds = [
    ...types.map((type) => ({ ...type, classes: ofPostType(type.name) })),
    ...taxonomies.map((taxonomy) => ({ ...taxonomy, classes: ofTaxonomy(taxonomy.name) })),
  ];
  return {
    title: 'Post types and taxonomies',
    note: 'Those with public pages. The template is the first of WordPress’s hierarchy that the theme has.',
    head: ['kind', 'name', 'published', 'template', 'pages'],
    rows: kinds
      .filter(({ isPublic }) => isPublic)
      .map(({ name, label, count: number, inGraphql, classes }) => {
        const { level, text } = pagesOf(verdicts, name);
        const cells = [label, name, count(number), templateOf(classes) ?? 'none'];
        return number > 0 && !inGraphql && level !== 'green'
          ? row('red', ...cells, 'not in GraphQL: set show_in_graphql')
          : row(level ?? 'info', ...cells, text);
      }),
  };
}

export function templateSection({ templates }: Inventory): Section {
  return {
    title: 'Templates that editors chose',
    note: templates.length === 0 ? 'None.' : undefined,
    head: ['template', 'of', 'published', 'rendered by'],
    rows: templates.map(({ name, type, count: number }) => {
      const own = name.replace(/\.php$/, '').replace(/^.*\//, '');
      const isThere = existsSync(`wp-templates/${own}/template.ts`);
      const fallback = templateOf(ofPostType(type)) ?? 'none';
      return isThere
        ? row('green', name, type, count(number), own)
        : row('yellow', name, type, count(number), `${fallback}, without this template’s layout`);
    }),
  };
}

export function sharesByOwner(verdicts: readonly Verdict[]): Map<string, Share> {
  const shares = new Map<string, Share>();
  for (const { words } of verdicts)
    for (const [owner, share] of words?.owners ?? [])
      shares.set(owner, sumOf([shares.get(owner) ?? { total: 0, shown: 0 }, share]));
  return shares;
}

const MIN_SHARE = 0.97;

function useRow(name: string, { texts, uses, first }: Use, share: Share | undefined, what: string | null): Row {
  const cells = [name, count(uses), count(texts), first];
  if (what !== null) return row('yellow', ...cells, what);
  if (!share) return row('info', ...cells, 'no words of its own in the pages compared');
  const level: Level = share.shown === share.total ? 'green' : share.shown / share.total < MIN_SHARE ? 'red' : 'yellow';
  return row(level, ...cells, `${percent(share)} of its ${count(share.total)} words shown`);
}

const USE_HEAD = ['uses', 'texts', 'first at', 'what happens'];

export function blockSection({ blocks }: Uses, shares: ReadonlyMap<string, Share>): Section {
  return {
    title: 'Blocks',
    note: 'Words of a block without those of the blocks in it, measured in the pages compared. docs/content.md says how each block looks.',
    head: ['block', ...USE_HEAD],
    rows: blocks.map((use) => {
      const name = blockName(use.name);
      const other = OTHER_BY_DECISION.get(name);
      if (other) return row('green', name, count(use.uses), count(use.texts), use.first, other);
      return useRow(name, use, shares.get(name), FORMS.test(use.name) ? FORM_FATE : null);
    }),
  };
}

export function shortcodeSection(
  { shortcodes }: Uses,
  known: readonly string[],
  shares: ReadonlyMap<string, Share>,
): Section {
  const registered = new Set(known.map((name) => name.toLowerCase()));
  return {
    title: 'Shortcodes',
    note: 'What they enclose stays.',
    head: ['shortcode', ...USE_HEAD],
    rows: shortcodes.map((use) => {
      const name = `[${use.name}]`;
      if (OWN_SHORTCODES.has(use.name))
        return row('green', name, count(use.uses), count(use.texts), use.first, 'shown');
      const isForm = FORMS.test(name);
      if (isForm) return useRow(name, use, undefined, FORM_FATE);
      return useRow(name, use, shares.get(name), registered.has(use.name) ? null : 'no plugin renders it: removed');
    }),
  };
}

export function formSection({ forms, blocks, shortcodes }: Uses): Section {
  const found = [
    ...blocks.filter(({ name }) => FORMS.test(name)),
    ...shortcodes.map((use) => ({ ...use, name: `[${use.name}]` })).filter(({ name }) => FORMS.test(name)),
    ...forms.map((use) => ({ ...use, name: '<form> in HTML' })),
  ];
  return {
    title: 'Forms',
    note:
      found.length === 0
        ? 'None in texts.'
        : 'A form’s answers go where its plugin sends them today; the site has its own form (docs/leads.md).',
    head: ['form', ...USE_HEAD],
    rows: found.map(({ name, uses, texts, first }) => row('yellow', name, count(uses), count(texts), first, FORM_FATE)),
  };
}

export function mediaSection(
  uses: Uses,
  { media, site }: Pick<Inventory, 'media' | 'site'>,
  verdicts: readonly Verdict[],
  own: ReadonlySet<string>,
): Section {
  const shown = new Map<string, Share>();
  for (const { media: hosts } of verdicts)
    for (const [host, share] of hosts) shown.set(host, sumOf([shown.get(host) ?? { total: 0, shown: 0 }, share]));
  const names = [...new Set([...uses.hosts.map(({ name }) => name), ...shown.keys()])];
  return {
    title: 'Media hosts',
    note: `WordPress’s uploads are at ${site.uploads}; its newest ${media.reduce((sum, one) => sum + one.count, 0)} files on ${media.map(({ name }) => name).join(', ') || 'no host'}.`,
    head: ['host', 'uses in texts', 'pictures in pages compared', 'what happens'],
    rows: names.map((name) => {
      const use = uses.hosts.find((one) => one.name === name);
      const share = shown.get(name);
      const text = share ? `${share.shown} of ${share.total} shown` : '';
      const cells = [name, use ? count(use.uses) : '0', text];
      const isWhole = share ? share.shown === share.total : own.has(name);
      if (isWhole || own.has(name)) return row(isWhole ? 'green' : 'red', ...cells, 'served by the site');
      return row('yellow', ...cells, 'links in place of pictures; MEDIA_HOSTS names hosts that the site may fetch');
    }),
  };
}
