import { parseGlobalId } from '../store/ids';
import type { PostEntity, TermEntity, UserEntity } from '../store/types';
import type { RequestContext } from './context';
import { INVALID_ID, UserError } from './errors';
import { resolveUri } from './resolve-path';

export interface NodeArgs {
  id: string;
  idType?: string | null;
}

/** Returns the number in a global id of a given kind. @throws for an invalid id */
function numberOf(id: string, kind: string): number {
  const parsed = parseGlobalId(id);
  if (!parsed) throw new UserError(INVALID_ID);
  return parsed.type === kind ? Number(parsed.id) : 0;
}

/** The post of a type (or of any) by id, slug or address; null when it is of another type. */
export function findPost({ id, idType }: NodeArgs, type: string | null, { store }: RequestContext): PostEntity | null {
  const post = lookUp();
  return post && (type === null || post.type === type) ? post : null;

  function lookUp(): PostEntity | null {
    switch (idType) {
      case 'DATABASE_ID':
        return /^\d+$/.test(id) ? store.post(Number(id)) : null;
      case 'SLUG':
        return type ? store.postBySlug(type, id) : null;
      case 'URI': {
        const found = resolveUri(id, store);
        return found?.kind === 'post' ? found.post : null;
      }
      default:
        return store.post(numberOf(id, 'post'));
    }
  }
}

export function findTerm(
  { id, idType }: NodeArgs,
  taxonomy: string | null,
  { store }: RequestContext,
): TermEntity | null {
  const term = lookUp();
  return term && (taxonomy === null || term.taxonomy === taxonomy) ? term : null;

  function lookUp(): TermEntity | null {
    const known = taxonomy ? store.termsOf(taxonomy) : store.data.terms;
    switch (idType) {
      case 'DATABASE_ID':
        return store.term(Number(id));
      case 'SLUG':
        return known.find(({ slug }) => slug === id) ?? null;
      case 'URI': {
        const found = resolveUri(id, store);
        return found?.kind === 'term' ? found.term : null;
      }
      default:
        return store.term(numberOf(id, 'term'));
    }
  }
}

export function findUser({ id, idType }: NodeArgs, { store }: RequestContext): UserEntity | null {
  switch (idType) {
    case 'DATABASE_ID':
      return store.userById(Number(id));
    case 'SLUG':
      return store.user(id);
    case 'URI': {
      const found = resolveUri(id, store);
      return found?.kind === 'user' ? found.user : null;
    }
    default:
      return store.userById(numberOf(id, 'user'));
  }
}
