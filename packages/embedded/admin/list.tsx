import { EDITED_TYPES } from '../editing/types';
import { postType } from '../fields/declared';
import type { Desk } from './desk';
import { notice, Page, renderPage } from './page';

/** /wp-admin/edit.php: the posts of a type, those with the words of a search. */
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
