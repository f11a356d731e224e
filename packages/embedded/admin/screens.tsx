import { EDITED_TYPES } from '../editing/types';
import { postType } from '../fields/declared';
import { DEMO_PASSWORD } from '../http/accounts';
import { goTo, NonceField, notice, Page, renderPage, TextInput, type Desk } from './page';

/** /wp-admin/: what this is. Its form discards all edits. */
export function dashboard(desk: Desk) {
  const { edits, exchange, sent, mayEdit } = desk;
  if (sent) {
    const outcome = mayEdit ? edits.discard() : null;
    return outcome?.ok
      ? goTo('/wp-admin/?discarded=1')
      : notice(403, outcome?.errors.join(' ') ?? 'Sorry, you are not allowed to edit here.');
  }
  return renderPage(
    <Page
      desk={desk}
      title="Dashboard"
      done={exchange.url.searchParams.has('discarded') && 'The content is that of the files again.'}
    >
      <p>
        This is not a WordPress. It answers the site’s queries from the files in <code>packages/embedded/content</code>,
        and stores what you change here on this machine. To edit in earnest, start a WordPress:{' '}
        <code>npm run wordpress</code>.
      </p>
      {!mayEdit && <p>{`You may read, and change nothing. “editor” may edit (password ${DEMO_PASSWORD}).`}</p>}
      {mayEdit && edits.hasEdits() && (
        <form method="post" action="/wp-admin/">
          <NonceField desk={desk} />
          <button>Discard my edits</button> There is no way back.
        </form>
      )}
    </Page>,
  );
}

export function list(desk: Desk) {
  const { searchParams: query } = desk.exchange.url;
  const type = EDITED_TYPES.find((one) => one === (query.get('post_type') ?? 'post'));
  if (!type) return notice(404, 'There is no such kind of content here.');
  const { single: one, plural: many } = postType(type).labels;
  const search = query.get('s')?.trim() ?? '';
  const words = search.toLowerCase().split(/\s+/);
  const posts = desk.edits.list(type).filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  return renderPage(
    <Page desk={desk} title={many} done={query.has('trashed') && `1 ${one.toLowerCase()} moved to the Trash.`}>
      <p>
        <a href={`/wp-admin/post-new.php?post_type=${type}`}>{`Add ${one}`}</a>
      </p>
      <form action="/wp-admin/edit.php" role="search">
        <input type="hidden" name="post_type" value={type} />
        <input type="search" name="s" defaultValue={search} aria-label={`Search ${many}`} />
        <button>{`Search ${many}`}</button>
      </form>
      <table>
        <tbody>
          {posts.map(({ id, title, status, viewUrl, previewUrl }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/wp-admin/post.php?post=${id}&action=edit`} aria-label={`Edit “${title}”`}>
                  {title.trim() || '(no title)'}
                </a>
              </th>
              <td>{status}</td>
              <td>
                {status === 'publish' && viewUrl ? (
                  <a href={viewUrl} aria-label={`View “${title}”`}>
                    View
                  </a>
                ) : (
                  <a href={previewUrl} aria-label={`Preview “${title}”`}>
                    Preview
                  </a>
                )}
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
