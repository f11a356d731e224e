import { EDITED_TYPES, type EditedStatus, type EditedType, type ListedPost } from '../../editing/types';
import type { Desk } from '../desk';
import { count, oneOf } from '../form/sent';
import { renderPage } from '../render';
import { ListTable } from '../ui/ListTable';
import { Done } from '../ui/messages';
import { Page } from '../ui/Page';
import { Pager } from '../ui/Pager';
import { listAddress, STATUS_WORDS, TYPE_WORDS } from '../words';
import { unknownPage } from './refusals';

const PER_PAGE = 20;
const STATUSES: readonly EditedStatus[] = ['publish', 'future', 'draft', 'pending', 'private', 'trash'];

/** The actions that WordPress confirms above the list. */
const DONE = ['trashed', 'untrashed', 'deleted'] as const;
const doneWords = (one: string) => ({
  trashed: `1 ${one} moved to the Trash.`,
  untrashed: `1 ${one} restored from the Trash.`,
  deleted: `1 ${one} permanently deleted.`,
});

/** /wp-admin/edit.php: what there is of a type, by state, by words, by pages. */
export function list(desk: Desk) {
  const { query, edits } = desk;
  const type = oneOf(EDITED_TYPES, query.get('post_type') ?? 'post');
  if (!type) return unknownPage(desk, 'Sorry, there is no such kind of content here.');
  const { one, many } = TYPE_WORDS[type];
  const status = oneOf(STATUSES, query.get('post_status'));
  const search = query.get('s')?.trim() ?? '';
  const found = edits.list(type, status).filter((post) => holds(post, search));
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(count(query.get('paged')) || 1, pages);
  const address = (parameters: Record<string, string>) =>
    `/wp-admin/edit.php?${new URLSearchParams({ post_type: type, ...parameters })}`;
  const narrowed = { ...(status ? { post_status: status } : {}), ...(search ? { s: search } : {}) };
  const done = oneOf(
    DONE,
    DONE.find((name) => query.has(name)),
  );
  return renderPage(
    <Page
      desk={desk}
      title={many}
      here={listAddress(type)}
      action={{ href: `/wp-admin/post-new.php?post_type=${type}`, name: `Add ${one}` }}
    >
      {done && <Done>{doneWords(one.toLowerCase())[done]}</Done>}
      <div className="tools">
        <StatusLinks desk={desk} type={type} status={status} />
        <form action="/wp-admin/edit.php" className="search" role="search">
          <input type="hidden" name="post_type" value={type} />
          {status && <input type="hidden" name="post_status" value={status} />}
          <label htmlFor="post-search-input" className="unseen">{`Search ${many}:`}</label>
          <input type="search" id="post-search-input" name="s" defaultValue={search} />
          <button>{`Search ${many}`}</button>
        </form>
      </div>
      {search && <p>{`Search results for: “${search}”. ${found.length} ${found.length === 1 ? 'item' : 'items'}.`}</p>}
      {found.length === 0 ? (
        <p>{status === 'trash' ? `No ${many.toLowerCase()} found in Trash.` : `No ${many.toLowerCase()} found.`}</p>
      ) : (
        <ListTable desk={desk} caption={many} posts={found.slice((page - 1) * PER_PAGE, page * PER_PAGE)} />
      )}
      <Pager
        page={page}
        pages={pages}
        total={found.length}
        address={(number) => address({ ...narrowed, paged: String(number) })}
      />
    </Page>,
  );
}

const holds = ({ title, slug }: ListedPost, search: string): boolean => {
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => title.toLowerCase().includes(word) || slug.includes(word));
};

/** "All (12) | Published (10) | …": states that nothing is in are left out. */
function StatusLinks({ desk, type, status }: { desk: Desk; type: EditedType; status: EditedStatus | undefined }) {
  const counts = STATUSES.map((one) => ({ one, number: desk.edits.list(type, one).length })).filter(
    ({ number }) => number > 0,
  );
  const links = [
    { href: listAddress(type), name: 'All', number: desk.edits.list(type).length, isHere: !status },
    ...counts.map(({ one, number }) => ({
      href: `${listAddress(type)}&post_status=${one}`,
      name: STATUS_WORDS[one],
      number,
      isHere: status === one,
    })),
  ];
  return (
    <ul className="states" aria-label="Filter by status">
      {links.map(({ href, name, number, isHere }) => (
        <li key={href}>
          <a href={href} aria-current={isHere ? 'page' : undefined}>
            {`${name} `}
            <span>{`(${number})`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
