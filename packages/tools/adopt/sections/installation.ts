import model from '../../../plugin/footbridge/model.json';
import { row, type Level, type Section } from '../report';
import type { Inventory } from '../inventory';

type Fate = 'works' | 'replaced' | 'ignored' | 'needed' | 'unknown';

type KnownFate = Exclude<Fate, 'unknown'>;

/** By what happens to them, the beginnings of the names of plugins' folders. The longest beginning counts. */
const PLUGINS: Readonly<Record<KnownFate, Readonly<Record<string, string>>>> = {
  needed: {
    'the site reads WordPress through it': 'footbridge wp-graphql wpgraphql-acf wpgraphql-smart-cache faustwp',
    'the content model’s fields; your own fields stay in WordPress': 'secure-custom-fields advanced-custom-fields',
  },
  works: {
    'its titles, descriptions, robots and canonical addresses; its structured data and sitemap are the site’s own':
      'wordpress-seo seo-by-rank-math wp-seopress all-in-one-seo autodescription',
    'its redirects, through the resolve route': 'redirection safe-redirect-manager 301-redirects eps-301 simple-301',
    'its types and addresses; its fields need a template':
      'permalink-manager custom-permalinks custom-post-type-ui cpt-ui pods meta-box toolset types',
    'pictures on another host, when the plugin or MEDIA_HOSTS names it':
      'wp-offload-media amazon-s3-and-cloudfront wp-stateless photon',
    'its words, headings, pictures and links in a plain layout':
      'elementor js_composer divi-builder beaver-builder fl-builder bb-plugin siteorigin oxygen bricks brizy visual-composer thrive',
    'its blocks’ words and pictures, without its scripts and styles':
      'gutenberg kadence-blocks stackable ultimate-addons-for-gutenberg generateblocks coblocks essential-blocks',
    'protects WordPress; let the site’s requests pass':
      'wordfence ithemes-security better-wp-security sucuri all-in-one-wp-security limit-login loginizer',
    'in wp-admin, as before':
      'updraftplus backwpup duplicator all-in-one-wp-migration wordpress-importer wp-mail-smtp query-monitor health-check classic-editor duplicate-post regenerate-thumbnails akismet hello disable-comments classic-widgets user-role-editor wp-crontrol',
    'what its shortcodes render as HTML': 'tablepress shortcodes-ultimate',
    'its pictures, without its script': 'revslider slider metaslider smart-slider envira foogallery nextgen-gallery',
  },
  replaced: {
    'the site’s own lead form':
      'contact-form-7 wpforms ninja-forms gravityforms formidable fluentform forminator caldera-forms happyforms everest-forms weforms jetpack-forms',
    'the site’s own lead form; nothing is sent to the service': 'mailchimp mc4wp newsletter mailpoet hubspot leadin',
    'analytics of the site’s configuration (docs/privacy.md)':
      'google-analytics google-site-kit duracelltomi monsterinsights gtm4wp matomo pixelyoursite',
    'the site’s own consent dialog': 'cookie complianz gdpr real-cookie-banner iubenda',
    'the site’s own cache; switch its page cache off for the REST API and GraphQL':
      'w3-total-cache wp-super-cache wp-rocket litespeed-cache wp-fastest-cache autoptimize sg-cachepress breeze hummingbird flying cache-enabler',
    'the site’s own picture sizes and formats': 'smush wp-smushit ewww shortpixel imagify webp a3-lazy-load',
  },
  ignored: {
    'the site reads these values from the SEO plugin itself': 'add-wpgraphql-seo wp-graphql-rank-math',
    'the site’s pages are light without AMP': 'amp',
    'no shop, cart or checkout: link to WordPress': 'woocommerce easy-digital-downloads',
    'one language for each site': 'sitepress polylang translatepress weglot',
    'no members’ area: link to WordPress': 'bbpress buddypress learndash memberpress',
    'its statistics, forms and related posts; its picture host works with MEDIA_HOSTS': 'jetpack',
  },
};

const KNOWN_FATES = ['needed', 'works', 'replaced', 'ignored'] as const;
const BEGINNINGS = KNOWN_FATES.flatMap((fate) =>
  Object.entries(PLUGINS[fate]).flatMap(([what, names]) => names.split(' ').map((name) => ({ name, fate, what }))),
).toSorted((a, b) => b.name.length - a.name.length);

/** Returns what happens to a plugin. @param file its main file: `wordpress-seo/wp-seo.php` */
export function fateOf(file: string): { fate: Fate; what: string } {
  const folder = file.toLowerCase();
  return (
    BEGINNINGS.find(({ name }) => folder.startsWith(name)) ?? {
      fate: 'unknown',
      what: 'what it prints into texts is shown; what it adds to the theme is not',
    }
  );
}

const OLDEST_PHP = '7.4';
const FATES: Record<Fate, readonly [Level, string]> = {
  needed: ['green', 'works'],
  works: ['green', 'works'],
  replaced: ['yellow', 'replaced by'],
  ignored: ['yellow', 'ignored'],
  unknown: ['yellow', 'not known'],
};

const NEEDED = [
  ['wp-graphql/', 'WPGraphQL', 'every page fails'],
  ['wpgraphql-acf/', 'WPGraphQL for ACF', 'queries of the content model fail'],
  ['faustwp/', 'FaustWP', 'no previews and no sign-in'],
  ['wpgraphql-smart-cache/', 'WPGraphQL Smart Cache', 'pages may be old for up to an hour'],
] as const;

export function versionSection({ installed, findings, site, plugins }: Inventory): Section {
  const rows = installed.map(({ name, installed: version, oldest }) => {
    const found = findings.find((one) => one.name === name);
    // An old version is no loss of this move; FaustWP's is refused.
    const level: Level = found ? 'yellow' : 'green';
    const effect = found?.level === 'refuse' ? 'sign-in stays closed until the update: ' : '';
    return row(level, name, version, oldest, found ? `${effect}${found.why}` : '');
  });
  const missing = NEEDED.filter(([folder]) => !plugins.some(({ file }) => file.startsWith(folder)));
  return {
    title: 'Versions',
    head: ['what', 'installed', 'oldest safe one', 'older ones'],
    rows: [
      ...missing.map(([, name, lost]) => row('red', name, 'not active', '', lost)),
      ...rows,
      row('info', 'PHP', site.php, OLDEST_PHP, ''),
    ],
  };
}

export function pluginSection({ plugins }: Inventory): Section {
  return {
    title: 'Active plugins',
    head: ['plugin', 'version', 'with the site', 'what'],
    rows: plugins.map(({ file, name, version }) => {
      const { fate, what } = fateOf(file);
      const [level, word] = FATES[fate];
      return row(level, name, version, word, what);
    }),
  };
}

export function menuSection({ locations, menus }: Inventory): Section {
  const named = new Map(menus.map((menu) => [menu.id, menu]));
  const used: readonly string[] = model.menuLocations;
  return {
    title: 'Menus',
    note: `The site shows the menus at ${used.join(', ')}.`,
    head: ['location', 'menu', 'what happens'],
    rows: [
      ...locations.map(({ name, label, menu }) => {
        const found = menu === null ? undefined : named.get(menu);
        const text = found ? `${found.name} (${found.count} items)` : 'none';
        if (!used.includes(name)) return row(found ? 'yellow' : 'info', `${name} (${label})`, text, 'not shown');
        return found
          ? row('green', `${name} (${label})`, text, 'shown')
          : row('yellow', `${name} (${label})`, text, 'choose a menu in Appearance → Menus');
      }),
      ...menus
        .filter(({ id }) => !locations.some(({ menu }) => menu === id))
        .map(({ name, count }) => row('info', '', `${name} (${count} items)`, 'at no location')),
    ],
  };
}
