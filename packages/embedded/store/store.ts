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

export class Store {
  readonly posts: readonly PostEntity[];
  private readonly byId: Map<number, PostEntity>;
  private readonly byPath = new Map<string, PostEntity>();
  private readonly bySlug = new Map<string, PostEntity>();
  private readonly byType = new Map<string, PostEntity[]>();
  private readonly terms: Map<number, TermEntity>;
  private readonly termBySlug: Map<string, TermEntity>;
  private readonly users: Map<string, UserEntity>;
  private readonly postsOfTerm = new Map<number, PostEntity[]>();
  readonly frontPage: PostEntity | null;
  readonly postsPage: PostEntity | null;

  constructor(readonly data: StoreData) {
    this.posts = data.posts.toSorted(newestFirst);
    this.byId = new Map(this.posts.map((post) => [post.id, post]));
    for (const post of this.posts) this.index(post);
    this.terms = new Map(data.terms.map((term) => [term.id, term]));
    this.termBySlug = new Map(data.terms.map((term) => [`${term.taxonomy}/${term.slug}`, term]));
    this.users = new Map(data.users.map((user) => [user.slug, user]));
    const isStatic = data.settings.showOnFront === 'page';
    const find = (flag: 'frontPage' | 'postsPage') =>
      (isStatic && this.posts.find(({ role, status }) => role === flag && status === 'publish')) || null;
    this.frontPage = find('frontPage');
    this.postsPage = find('postsPage');
  }

  private index(post: PostEntity): void {
    // What is published wins over a draft that wants the same address.
    const add = (map: Map<string, PostEntity>, key: string) =>
      map.has(key) && post.status !== 'publish' ? map : map.set(key, post);
    if (post.path !== null) add(this.byPath, post.path);
    add(this.bySlug, `${post.type}/${post.slug}`);
    const ofType = this.byType.get(post.type);
    if (ofType) ofType.push(post);
    else this.byType.set(post.type, [post]);
    if (post.status !== 'publish') return;
    for (const term of post.termIds) {
      const ofTerm = this.postsOfTerm.get(term);
      if (ofTerm) ofTerm.push(post);
      else this.postsOfTerm.set(term, [post]);
    }
  }

  previewing = (id: number): Store =>
    new Store({ ...this.data, posts: this.data.posts.map((post) => (post.id === id ? withAutosave(post) : post)) });

  post = (id: number): PostEntity | null => this.byId.get(id) ?? null;
  postAt = (path: string): PostEntity | null => this.byPath.get(path) ?? null;
  postBySlug = (type: string, slug: string): PostEntity | null => this.bySlug.get(`${type}/${slug}`) ?? null;
  postsOfType = (type: string): readonly PostEntity[] => this.byType.get(type) ?? [];
  children = (id: number): readonly PostEntity[] =>
    this.posts.filter((post) => post.parentId === id && post.type !== 'attachment');

  term = (id: number): TermEntity | null => this.terms.get(id) ?? null;
  termIn = (taxonomy: string, slug: string): TermEntity | null => this.termBySlug.get(`${taxonomy}/${slug}`) ?? null;
  termsOf = (taxonomy: string): readonly TermEntity[] => this.data.terms.filter((term) => term.taxonomy === taxonomy);
  /** Published posts that carry the term itself, newest first. */
  postsWith = (termId: number): readonly PostEntity[] => this.postsOfTerm.get(termId) ?? [];
  termAndBelow = (id: number): number[] => [
    id,
    ...this.data.terms.filter((term) => term.parentId === id).flatMap((term) => this.termAndBelow(term.id)),
  ];

  user = (slug: string): UserEntity | null => this.users.get(slug) ?? null;
  userById = (id: number): UserEntity | null => this.data.users.find((user) => user.id === id) ?? null;
  /** Anonymous visitors see only users who have published posts. */
  hasPublished = (slug: string): boolean =>
    this.posts.some(
      ({ authorSlug, status, type }) =>
        authorSlug === slug && status === 'publish' && POST_TYPES[type]?.supports.includes('author'),
    );
}
