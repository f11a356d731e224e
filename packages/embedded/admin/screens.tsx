import { previewUrl } from '../editing/links';
import { EDITED_TYPES } from '../editing/types';
import { postType } from '../fields/declared';
import { DEMO_PASSWORD } from '../http/accounts';
import { goTo, NonceField, notice, Page, renderPage, TextInput, type Desk } from './page';

/** /wp-admin/: what this is. */
export const dashboard = (desk: Desk) =>
  renderPage(
    <Page desk={desk} title="Dashboard">
      <p>
        This is not a WordPress. It answers the site’s queries from the files in <code>packages/embedded/content</code>,
        and stores what you change here on this machine. To edit in earnest, start a WordPress:{' '}
        <code>npm run wordpress</code>.
      </p>
      {!desk.mayEdit && <p>{`You may read, and change nothing. “editor” may edit (password ${DEMO_PASSWORD}).`}</p>}
    </Page>,
  );

export function list(desk: Desk) {
  const { searchParams: query } = desk.exchange.url;
  const type = EDITED_TYPES.find((one) => one === (query.get('post_type') ?? 'post'));
  if (!type) return notice(404, 'There is no such kind of content here.');
  const { single, plural } = postType(type).labels;
  const store = desk.edits.store();
  return renderPage(
    <Page desk={desk} title={plural} done={query.has('trashed') && `1 ${single.toLowerCase()} moved to the Trash.`}>
      <p>
        <a href={`/wp-admin/post-new.php?post_type=${type}`}>{`Add ${single}`}</a>
      </p>
      <table>
        <tbody>
          {store.postsOfType(type).map((post) => (
            <tr key={post.id}>
              <th scope="row">
                <a href={`/wp-admin/post.php?post=${post.id}&action=edit`} aria-label={`Edit “${post.title}”`}>
                  {post.title.trim() || '(no title)'}
                </a>
              </th>
              <td>{post.status}</td>
              <td>
                <a href={previewUrl(post, store.data.urls.frontend)} aria-label={`Preview “${post.title}”`}>
                  Preview
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>,
  );
}

const HERE = '/wp-admin/nav-menus.php';
const nameOf = (item: number): string => `menu-item-title[${item}]`;

export function menus(desk: Desk) {
  const { edits, exchange, sent } = desk;
  const { menus: all, menuItems } = edits.store().data;
  const items = menuItems.toSorted((a, b) => a.order - b.order);
  const errors = items.flatMap(({ id, label }) => {
    const outcome = sent && edits.setMenuLabel(id, sent.get(nameOf(id)) ?? label);
    return outcome?.ok === false ? outcome.errors : [];
  });
  if (sent && errors.length === 0) return goTo(`${HERE}?updated=1`);
  return renderPage(
    <Page desk={desk} title="Menus" errors={errors} done={exchange.url.searchParams.has('updated') && 'Menus updated.'}>
      <form method="post" action={HERE}>
        <NonceField desk={desk} />
        {all.map((menu) => (
          <fieldset key={menu.id}>
            <legend>{menu.name}</legend>
            {items
              .filter(({ menuId }) => menuId === menu.id)
              .map(({ id, label, url }) => (
                <TextInput key={id} id={`item-${id}`} name={nameOf(id)} label={url ?? 'A heading'} value={label} />
              ))}
          </fieldset>
        ))}
        <button>Save Menu</button>
      </form>
    </Page>,
    errors.length > 0 ? 422 : 200,
  );
}
