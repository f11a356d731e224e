import type { SiteCode } from '@/site-config/types';
import { POST_TYPES } from '../fields/declared';
import { withAutosave } from './entities';
import type { Values } from '../fields/field';
import type { SiteSettings } from './lists';
import type {
  CommentEntity,
  ContentProblem,
  MenuEntity,
  MenuItemEntity,
  PostEntity,
  TermEntity,
  UserEntity,
} from './types';

/** Where WordPress and the front end are: no slash at the end. */
export interface Addresses {
  wordpress: string;
  frontend: string;
}

export interface StoreData {
  site: SiteCode;
  urls: Addresses;
  settings: SiteSettings;
  /** The options page's fields. */
  options: Values;
  posts: PostEntity[];
  terms: TermEntity[];
  users: UserEntity[];
  comments: CommentEntity[];
  menus: MenuEntity[];
  menuItems: MenuItemEntity[];
  problems: ContentProblem[];
}

const newestFirst = (a: PostEntity, b: PostEntity) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1);

const isPublished = ({ status }: PostEntity): boolean => status === 'publish';

export class Store {
  readonly posts: readonly PostEntity[];
  readonly frontPage: PostEntity | null;
  readonly postsPage: PostEntity | null;
  private readonly byId: ReadonlyMap<number, PostEntity>;
  private readonly byPath: ReadonlyMap<string, PostEntity>;

  constructor(readonly data: StoreData) {
    this.posts = data.posts.toSorted(newestFirst);
    this.byId = new Map(this.posts.map((post) => [post.id, post]));
    // Of several at one address the last one counts: what is published.
    const inOrder = this.posts.toSorted((a, b) => Number(isPublished(a)) - Number(isPublished(b)));
    this.byPath = new Map(inOrder.flatMap((post) => (post.path === null ? [] : [[post.path, post] as const])));
    const isStatic = data.settings.showOnFront === 'page';
    const find = (role: PostEntity['role']) =>
      (isStatic && this.posts.find((post) => post.role === role && isPublished(post))) || null;
    this.frontPage = find('frontPage');
    this.postsPage = find('postsPage');
  }

  previewing = (id: number): Store =>
    new Store({ ...this.data, posts: this.data.posts.map((post) => (post.id === id ? withAutosave(post) : post)) });

  post = (id: number): PostEntity | null => this.byId.get(id) ?? null;
  postAt = (path: string): PostEntity | null => this.byPath.get(path) ?? null;
  postBySlug(type: string, slug: string): PostEntity | null {
    const found = this.posts.filter((post) => post.type === type && post.slug === slug);
    return found.find(isPublished) ?? found[0] ?? null;
  }
  postsOfType = (type: string): readonly PostEntity[] => this.posts.filter((post) => post.type === type);
  children = (id: number): readonly PostEntity[] =>
    this.posts.filter((post) => post.parentId === id && post.type !== 'attachment');

  term = (id: number): TermEntity | null => this.data.terms.find((term) => term.id === id) ?? null;
  termIn = (taxonomy: string, slug: string): TermEntity | null =>
    this.termsOf(taxonomy).find((term) => term.slug === slug) ?? null;
  termsOf = (taxonomy: string): readonly TermEntity[] => this.data.terms.filter((term) => term.taxonomy === taxonomy);
  /** Published posts that carry the term itself, newest first. */
  postsWith = (termId: number): readonly PostEntity[] =>
    this.posts.filter((post) => isPublished(post) && post.termIds.includes(termId));
  termAndBelow = (id: number): number[] => [
    id,
    ...this.data.terms.filter((term) => term.parentId === id).flatMap((term) => this.termAndBelow(term.id)),
  ];

  user = (slug: string): UserEntity | null => this.data.users.find((user) => user.slug === slug) ?? null;
  userById = (id: number): UserEntity | null => this.data.users.find((user) => user.id === id) ?? null;
  /** Anonymous visitors see only users who have published posts. */
  hasPublished = (slug: string): boolean =>
    this.posts.some(
      (post) => post.authorSlug === slug && isPublished(post) && POST_TYPES[post.type]?.supports.includes('author'),
    );
}
