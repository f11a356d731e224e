import { addressOf, previewUrl } from '../editing/links';
import { EDITED_TYPES, isUnpublished, type EditInput, type Outcome } from '../editing/types';
import { postType } from '../fields/declared';
import { withChanges, type Field } from '../fields/field';
import { fieldsOf } from '../fields/model';
import { REST_NONCE } from '../http/preview-rest';
import { parseYaml, toYaml } from '../store/files';
import type { PostEntity } from '../store/types';
import { goTo, NonceField, notice, Page, PLUGIN_ASSETS, renderPage, TextInput, type Desk } from './page';

const NO_SUCH = 'You attempted to edit an item that does not exist. Perhaps it was deleted?';
const CONTENT_ROWS = 20;
const FIELD_ROWS = 16;

/** /wp-admin/post-new.php and /wp-admin/post.php: the form of a new post or of one that exists, and what it sends. */
export function editPost(desk: Desk) {
  const { edits, exchange, sent } = desk;
  const query = exchange.url.searchParams;
  const id = sent ? sent.get('post_ID') : query.get('post');
  const post = id ? edits.store().post(Number(id)) : null;
  const type = post?.type ?? (sent ?? query).get('post_type') ?? 'post';
  if (!EDITED_TYPES.includes(type) || (id && !post)) return notice(404, NO_SUCH);
  if (sent) return save(desk, sent, type, post);
  return renderForm({ desk, type, post, done: query.has('message') && 'Saved.' });
}

const isLive = (post: PostEntity | null): boolean => post !== null && !isUnpublished(post);

function save(desk: Desk, sent: URLSearchParams, type: string, post: PostEntity | null) {
  const outcome = act(desk, sent, type, post);
  if (!outcome.ok) return renderForm({ desk, type, post, sent, errors: outcome.errors });
  if (sent.has('wp-preview')) return goTo(previewUrl(outcome.value, desk.edits.store().data.urls.frontend));
  if (sent.has('trash')) return goTo(`/wp-admin/edit.php?post_type=${type}&trashed=1`);
  return goTo(`/wp-admin/post.php?post=${outcome.value.id}&action=edit&message=1`);
}

function act(
  { edits, session: { user } }: Desk,
  sent: URLSearchParams,
  type: string,
  post: PostEntity | null,
): Outcome<PostEntity> {
  if (sent.has('trash')) return edits.trash(post?.id ?? 0);
  const fields = readFields(sent.get('fields') ?? '', fieldsOf(type));
  if (!fields.ok) return fields;
  const input: EditInput = {
    id: post?.id ?? null,
    type,
    title: textOf(sent, 'post_title'),
    content: textOf(sent, 'content'),
    slug: textOf(sent, 'post_name')?.trim(),
    ...(sent.has('fields') && { values: fields.value }),
  };
  if (sent.has('wp-preview')) return edits.preview(input, user);
  return sent.has('publish') ? edits.publish(input, user) : edits.update(input, user);
}

const textOf = (sent: URLSearchParams, name: string): string | undefined => sent.get(name)?.replace(/\r\n?/g, '\n');

function readFields(text: string, fields: readonly Field[]): Outcome<Record<string, unknown>> {
  const unset = Object.fromEntries(fields.map(({ name }) => [name, null]));
  try {
    return { ok: true, value: { ...unset, ...Object(parseYaml(text.replace(/\r\n?/g, '\n'))) } };
  } catch (error) {
    return { ok: false, errors: [`Fields: ${error instanceof Error ? error.message : 'no YAML'}`] };
  }
}

interface View {
  desk: Desk;
  type: string;
  /** null: a new one. */
  post: PostEntity | null;
  sent?: URLSearchParams;
  errors?: readonly string[];
  done?: string | false;
}

function renderForm({ desk, type, post, sent, errors = [], done }: View) {
  const shown = post?.autosave ?? post;
  const typed = (name: string, stored = ''): string => sent?.get(name) ?? stored;
  const values = withChanges(post?.values ?? {}, post?.autosave?.values);
  return renderPage(
    <Page
      desk={desk}
      title={`${post ? 'Edit' : 'Add'} ${postType(type).labels.single}`}
      path={post && isLive(post) ? addressOf(post) : '/'}
      errors={errors}
      done={done || (Boolean(post?.autosave) && !sent && 'These are changes that visitors do not see yet.')}
    >
      <form method="post" action="/wp-admin/post.php" id="edit-form">
        {/* The return key presses the first button: a disabled one keeps it from publishing what is half typed. */}
        <button type="submit" disabled hidden aria-hidden="true" />
        <NonceField desk={desk} />
        <input type="hidden" name="post_type" value={type} />
        <input type="hidden" name="post_ID" value={post?.id ?? ''} />
        <TextInput id="title" name="post_title" label="Add title" value={typed('post_title', shown?.title)} />
        <TextInput
          id="content"
          name="content"
          label="Content"
          value={typed('content', shown?.content)}
          rows={CONTENT_ROWS}
          hint="HTML, or plain text with empty lines between paragraphs."
        />
        <TextInput id="slug" name="post_name" label="Slug" value={typed('post_name', shown?.slug ?? post?.slug)} />
        <TextInput
          id="fields"
          name="fields"
          label="Fields"
          value={typed('fields', toYaml(values))}
          rows={FIELD_ROWS}
          hint="YAML, as in a content file; references are ids. What is left out is unset."
        />
        <p>{`Status: ${post?.status ?? 'new'}`}</p>
        <Buttons post={post} />
      </form>
      <LivePreview desk={desk} />
    </Page>,
    errors.length > 0 ? 422 : 200,
  );
}

const Buttons = ({ post }: { post: PostEntity | null }) => (
  <p className="buttons">
    <button name="save">{isLive(post) ? 'Update' : 'Save draft'}</button>
    {post && (
      <button name="wp-preview" value="dopreview" formTarget="_blank">
        {isLive(post) ? 'Preview changes' : 'Preview'}
      </button>
    )}
    {!isLive(post) && <button name="publish">Publish</button>}
    {post && post.status !== 'trash' && <button name="trash">Move to Trash</button>}
  </p>
);

/** The plugin's live preview beside the form. Its scripts show it; without a secret there is none. */
function LivePreview({ desk: { previews, nonce } }: { desk: Desk }) {
  if (!previews.isOn) return null;
  const { url } = previews;
  return (
    <section
      id="live-preview"
      aria-label="Live preview"
      data-site-origin={new URL(url).origin}
      data-url={url}
      data-nonce={nonce(REST_NONCE)}
    >
      <link rel="stylesheet" href={`${PLUGIN_ASSETS}live-preview.css`} />
      {['panel-tools', 'share-links', 'live-preview', 'edit-form'].map((name) => (
        <script key={name} defer src={`${PLUGIN_ASSETS}${name}.js`} />
      ))}
    </section>
  );
}
