import { escapeHtml, typeset } from '../markdown/typography';
import { globalId } from '../store/ids';
import { toGmt } from '../store/dates';
import type { CommentEntity } from '../store/types';
import { edgeTo } from './connection';
import type { RequestContext } from './context';

export class CommentModel {
  readonly __typename = 'Comment';
  readonly isTermNode = false;
  readonly isContentNode = false;
  readonly isFrontPage = false;
  readonly isPostsPage = false;
  readonly approved = true;
  readonly status = 'APPROVE';
  readonly type = 'comment';

  constructor(
    private readonly entity: CommentEntity,
    private readonly context: RequestContext,
  ) {}

  get id() {
    return globalId('comment', this.entity.id);
  }
  get databaseId() {
    return this.entity.id;
  }
  get content() {
    const paragraphs = this.entity.content.split(/\n{2,}/).map((text) => `<p>${escapeHtml(typeset(text))}</p>\n`);
    return paragraphs.join('');
  }
  get date() {
    return this.entity.date.replace('T', ' ');
  }
  get dateGmt() {
    return toGmt(this.entity.date, this.context.store.data.settings.timezone).replace('T', ' ');
  }
  get uri() {
    return `${this.context.store.post(this.entity.postId)?.path ?? '/'}#comment-${this.entity.id}`;
  }
  get link() {
    return this.context.store.data.urls.wordpress + this.uri;
  }
  get parentDatabaseId() {
    return this.entity.parentId;
  }
  get commentedOn() {
    return edgeTo(this.context.make.content(this.context.store.post(this.entity.postId)));
  }
  get author() {
    const { id, author, url } = this.entity;
    this.context.keys.add('comment_author', id);
    return {
      node: {
        __typename: 'CommentAuthor',
        id: globalId('comment_author', id),
        databaseId: id,
        name: author,
        url,
        isRestricted: true,
      },
    };
  }
}
