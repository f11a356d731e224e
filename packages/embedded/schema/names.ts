/**
 * How WPGraphQL 2.20 and WPGraphQL for ACF 2.7 derive GraphQL names from WordPress's. They treat underscores
 * differently, and PHP's ucwords changes first letters only: `latitude_N` becomes `latitudeN`.
 */
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function joinWords(text: string, separator: string): string {
  return lowerFirst(text.split(separator).map(upperFirst).join(separator)).replaceAll(separator, ' ');
}

/** A field's name: `site key`, `site-key` → `siteKey`; underscores stay only where they may. */
export function formatFieldName(name: string, underscores = false): string {
  // Names that begin with two underscores are GraphQL's own.
  const safe = name
    .replaceAll(/[^a-zA-Z0-9 -]/g, '_')
    .trim()
    .replace(/^_+/, '_');
  if (!safe) return name;
  const words = joinWords(underscores ? safe : joinWords(safe, '_'), '-');
  return lowerFirst(words.split(' ').map(upperFirst).join(''));
}

/** A type's name: no underscores, first letter upper case. */
export const formatTypeName = (name: string): string => upperFirst(formatFieldName(name));

/** `facility` → `Facility`: type names of post types and taxonomies change only their first letter. */
export const typeOf = upperFirst;

/** An enum's value of a slug: `treatment_topic` → `TREATMENT_TOPIC`. */
export function formatEnumValue(slug: string): string {
  const value = slug.replaceAll(/\W/g, '_').replace(/^_+/, '_').toUpperCase();
  return /^[A-Z_]/.test(value) ? value : `_${value}`;
}

/** The type of a page template: `Full Width` → `Template_FullWidth`. */
export function templateType(name: string, file: string): string {
  const words = name.split(' ').map(upperFirst).join('').replaceAll(/\W/g, '');
  const base = words || formatTypeName(file.split('.')[0] ?? '').replaceAll(/\W/g, '');
  return /^\d/.test(base) || !base.toLowerCase().includes('template') ? `Template_${base}` : base;
}

/** The enum value of a page template's file: `template-reviews.php` → `TEMPLATE_REVIEWS_TEMPLATE`. */
export function templateValue(file: string): string {
  const kind = /\.php$/i.test(file) ? 'TEMPLATE' : 'BLOCK_TEMPLATE';
  return `${formatEnumValue(file.replace(/\.\w+$/, ''))}_${kind}`;
}

/** The possible sources of a group's or a field's name, best first. */
export interface Nameable {
  graphql_field_name?: string;
  name?: string;
  title?: string;
  label?: string;
}

export function acfName(item: Nameable): string {
  const given = item.graphql_field_name?.replaceAll(/[^0-9a-zA-Z_\s]/g, '');
  const own = item.name || item.title || item.label || '';
  const name = given || (own && formatFieldName(own.replaceAll(/[^0-9a-zA-Z_\s]/g, ' ')));
  return /^\d/.test(name) ? '' : name;
}

export function acfTypeName(item: Nameable): string | null {
  const name = acfName(item).replaceAll(/[\W_]+/g, ' ');
  return name.trim() ? formatTypeName(name) : null;
}

/** The GraphQL field of an ACF field; underscores that an explicit name has stay. */
export function acfFieldName(item: Nameable): string | null {
  const name = acfName(item);
  return name ? formatFieldName(name, true) : null;
}
