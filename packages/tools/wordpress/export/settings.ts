import { fieldMeta, type MetaValue } from './acf-meta';
import { type Content, localTime } from './content';
import { fieldsOf, postsInOrder } from './posts';
import { emailOf } from './wxr';

/** ACF's prefix for an options page's fields whose post id is "options". */
const OPTIONS_PREFIX = 'options_';

function optionFields({ store, model }: Content): Record<string, MetaValue> {
  const groups = model.groups.filter(({ location }) =>
    location.some((rules) => rules.some(({ param }) => param === 'options_page')),
  );
  const { meta } = fieldMeta(groups, store.data.options);
  return Object.fromEntries(
    meta.map(({ key, value }) => [
      key.startsWith('_') ? `_${OPTIONS_PREFIX}${key.slice(1)}` : OPTIONS_PREFIX + key,
      value,
    ]),
  );
}

/** Returns a brand's settings, options, people and relations, which a WXR file cannot contain; the plugin's `Footbridge\Setup` reads it. */
export function settingsFile(content: Content) {
  const { store, address } = content;
  const { settings, users, menus, site } = store.data;
  const posts = postsInOrder(content);
  const privacy = posts.find(({ role }) => role === 'privacyPage');
  return {
    version: 2,
    site,
    address,
    options: {
      blogname: settings.title,
      blogdescription: settings.description,
      timezone_string: settings.timezone,
      date_format: settings.dateFormat,
      time_format: settings.timeFormat,
      start_of_week: settings.startOfWeek,
      posts_per_page: settings.postsPerPage,
      permalink_structure: '/%postname%/',
      category_base: '',
      tag_base: '',
      default_comment_status: 'closed',
      default_ping_status: 'closed',
      wp_attachment_pages_enabled: settings.attachmentPages ? 1 : 0,
      show_on_front: settings.showOnFront,
    },
    // Options whose value is a page's id.
    pages: {
      page_on_front: store.frontPage?.id ?? 0,
      page_for_posts: store.postsPage?.id ?? 0,
      wp_page_for_privacy_policy: privacy?.id ?? 0,
    },
    // Menus by location: their slugs.
    menus: Object.fromEntries(menus.map(({ location, slug }) => [location.toLowerCase(), slug])),
    users: users.map((user) => ({
      id: user.id,
      login: user.slug,
      email: emailOf(user),
      displayName: user.displayName,
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      role: user.role,
      description: user.description,
      url: user.url ?? '',
    })),
    // The options page's fields as ACF stores them in WordPress's options.
    fields: optionFields(content),
    references: posts.flatMap((post) =>
      fieldsOf(post, content).references.map((reference) => ({ ...reference, post: post.id })),
    ),
    // By post id: an importer would use the creation dates.
    modified: Object.fromEntries(posts.map(({ id, modified }) => [id, localTime(modified)])),
  };
}
