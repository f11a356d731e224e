export type Fate = 'works' | 'replaced' | 'ignored' | 'needed' | 'unknown';

/** What happens to a plugin of WordPress, by the beginning of its folder's name. The longest beginning counts. */
const PLUGINS: readonly (readonly [beginnings: string, fate: Fate, what: string])[] = [
  [
    'footbridge wp-graphql wpgraphql-acf wpgraphql-smart-cache faustwp',
    'needed',
    'the site reads WordPress through it',
  ],
  [
    'secure-custom-fields advanced-custom-fields',
    'needed',
    'the content model’s fields; your own fields stay in WordPress',
  ],
  [
    'wordpress-seo seo-by-rank-math wp-seopress all-in-one-seo autodescription',
    'works',
    'its titles, descriptions, robots and canonical addresses; its structured data and sitemap are the site’s own',
  ],
  [
    'redirection safe-redirect-manager 301-redirects eps-301 simple-301',
    'works',
    'its redirects, through the resolve route',
  ],
  ['add-wpgraphql-seo wp-graphql-rank-math', 'ignored', 'the site reads these values from the SEO plugin itself'],
  [
    'permalink-manager custom-permalinks custom-post-type-ui cpt-ui pods meta-box toolset types',
    'works',
    'its types and addresses; its fields need a template',
  ],
  [
    'contact-form-7 wpforms ninja-forms gravityforms formidable fluentform forminator caldera-forms happyforms everest-forms weforms jetpack-forms',
    'replaced',
    'the site’s own lead form',
  ],
  [
    'mailchimp mc4wp newsletter mailpoet hubspot leadin',
    'replaced',
    'the site’s own lead form; nothing is sent to the service',
  ],
  [
    'google-analytics google-site-kit duracelltomi monsterinsights gtm4wp matomo pixelyoursite',
    'replaced',
    'analytics of the site’s configuration (docs/privacy.md)',
  ],
  ['cookie complianz gdpr real-cookie-banner iubenda', 'replaced', 'the site’s own consent dialog'],
  [
    'w3-total-cache wp-super-cache wp-rocket litespeed-cache wp-fastest-cache autoptimize sg-cachepress breeze hummingbird flying cache-enabler',
    'replaced',
    'the site’s own cache; switch its page cache off for the REST API and GraphQL',
  ],
  [
    'smush wp-smushit ewww shortpixel imagify webp a3-lazy-load',
    'replaced',
    'the site’s own picture sizes and formats',
  ],
  ['amp', 'ignored', 'the site’s pages are light without AMP'],
  [
    'wp-offload-media amazon-s3-and-cloudfront wp-stateless photon',
    'works',
    'pictures on another host, when the plugin or MEDIA_HOSTS names it',
  ],
  [
    'elementor js_composer divi-builder beaver-builder fl-builder bb-plugin siteorigin oxygen bricks brizy visual-composer thrive',
    'works',
    'its words, headings, pictures and links in a plain layout',
  ],
  [
    'gutenberg kadence-blocks stackable ultimate-addons-for-gutenberg generateblocks coblocks essential-blocks',
    'works',
    'its blocks’ words and pictures, without its scripts and styles',
  ],
  ['woocommerce easy-digital-downloads', 'ignored', 'no shop, cart or checkout: link to WordPress'],
  ['sitepress polylang translatepress weglot', 'ignored', 'one language for each site'],
  ['bbpress buddypress learndash memberpress', 'ignored', 'no members’ area: link to WordPress'],
  [
    'wordfence ithemes-security better-wp-security sucuri all-in-one-wp-security limit-login loginizer',
    'works',
    'protects WordPress; let the site’s requests pass',
  ],
  [
    'updraftplus backwpup duplicator all-in-one-wp-migration wordpress-importer wp-mail-smtp query-monitor health-check classic-editor duplicate-post regenerate-thumbnails akismet hello disable-comments classic-widgets user-role-editor wp-crontrol',
    'works',
    'in wp-admin, as before',
  ],
  ['tablepress shortcodes-ultimate', 'works', 'what its shortcodes render as HTML'],
  [
    'revslider slider metaslider smart-slider envira foogallery nextgen-gallery',
    'works',
    'its pictures, without its script',
  ],
  ['jetpack', 'ignored', 'its statistics, forms and related posts; its picture host works with MEDIA_HOSTS'],
];

const BEGINNINGS = PLUGINS.flatMap(([names, fate, what]) =>
  names.split(' ').map((name) => ({ name, fate, what })),
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
