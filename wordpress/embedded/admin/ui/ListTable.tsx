import type { ListedPost } from '../../editing/types';
import type { Desk } from '../desk';
import { editAddress, STATUS_WORDS, titleOf, when } from '../words';
import { NonceField } from './NonceField';

export interface ListTableProps {
  desk: Desk;
  caption: string;
  posts: ListedPost[];
}

/** The list; on narrow screens author and date are below the title. */
export function ListTable({ desk, caption, posts }: ListTableProps) {
  return (
    <table className="list">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Author</th>
          <th scope="col">Status</th>
          <th scope="col">Date</th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <Row key={post.id} desk={desk} post={post} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ desk, post }: { desk: Desk; post: ListedPost }) {
  const { id, title, status, author, path, hasAutosave } = post;
  const said = status === 'publish' || status === 'future';
  const date = `${said ? STATUS_WORDS[status] : 'Last Modified'} ${when(said ? post.date : post.modified)}`;
  return (
    <tr>
      <th scope="row">
        {status === 'trash' ? (
          <span className="title">{titleOf(title)}</span>
        ) : (
          <a className="title" href={editAddress(id)}>
            {titleOf(title)}
          </a>
        )}
        {hasAutosave && <small className="mark">changes not published</small>}
        {path && <small className="path">{path}</small>}
        <small className="narrow">{`${said ? '' : `${STATUS_WORDS[status]}, `}${author}, ${date}`}</small>
        <Actions desk={desk} post={post} />
      </th>
      <td>{author}</td>
      <td>
        <span className="state" data-state={status}>
          {STATUS_WORDS[status]}
        </span>
      </td>
      <td>{date}</td>
    </tr>
  );
}

function Actions({ desk, post: { id, title, status, path } }: { desk: Desk; post: ListedPost }) {
  const name = titleOf(title);
  if (status === 'trash') {
    return (
      <div className="row-actions">
        <StepButton desk={desk} id={id} action="untrash" label={`Restore “${name}” from the Trash`}>
          Restore
        </StepButton>
        <a href={`/wp-admin/post.php?post=${id}&action=delete`} aria-label={`Delete “${name}” permanently`}>
          Delete Permanently
        </a>
      </div>
    );
  }
  const isPublic = status === 'publish' && path !== null;
  const { frontend } = desk.edits.store().data.urls;
  return (
    <div className="row-actions">
      <a href={editAddress(id)} aria-label={`Edit “${name}”`}>
        Edit
      </a>
      <a
        href={isPublic ? frontend + path : `/wp-admin/post.php?post=${id}&action=preview`}
        aria-label={`${isPublic ? 'View' : 'Preview'} “${name}”`}
      >
        {isPublic ? 'View' : 'Preview'}
      </a>
      <StepButton desk={desk} id={id} action="trash" label={`Move “${name}” to the Trash`}>
        Trash
      </StepButton>
    </div>
  );
}

interface StepProps {
  desk: Desk;
  id: number;
  action: 'trash' | 'untrash';
  label: string;
  children: string;
}

/** A step that changes something is a form's button, never a link: whatever follows links must not do it. */
const StepButton = ({ desk, id, action, label, children }: StepProps) => (
  <form method="post" action="/wp-admin/post.php">
    <NonceField desk={desk} action={`${action}-post_${id}`} />
    <input type="hidden" name="post_ID" value={id} />
    <button name="action" value={action} className="link" aria-label={label}>
      {children}
    </button>
  </form>
);
