import { log } from '../../platform/log';
import { UpstreamError } from '../../platform/upstream-error';
import { addressAt, type Resolution } from './resolution';
import { adminUrl } from './origin';
import { resolveBySeed } from './by-seed';
import { endOfRedirects, isRedirect } from './redirect-chain';
import { fetchAnswer } from './resolve-route';
import { hasReviewsList, reviewsPagePath, reviewsPath, type ReviewsPath } from './reviews';
import { seoFacts } from './seo';

import type { AddressContext, ArchivePage, RequestedReviews, SeedNode } from '../../wordpress/types';
import type { Answer } from './answer';

const UNKNOWN: Resolution = { kind: 'unknown' };

function archiveIn({ posts, found, maxPages, page, paginationBase }: Answer, path: string): ArchivePage | null {
  if (found === null) return null;
  const [plain = path] = path.split('?');
  const base = page > 1 ? plain.replace(/(?<=\/)[^/]+\/\d+\/$/, '') : plain;
  const other = paginationBase === 'page' ? {} : { pageBase: paginationBase };
  return { ids: posts, page, pages: maxPages ?? 1, found, base, ...other };
}

/** Returns the seed node of an answer, as far as templates' variables read it. */
function seedOf({ object, date }: Answer, uri: string): SeedNode {
  if (!object) return { __typename: date ? 'DateArchive' : 'ContentType', uri };
  const { kind, id, globalId, typename, type, name, slug } = object;
  return {
    __typename: typename ?? undefined,
    id: globalId ?? undefined,
    databaseId: id ?? undefined,
    uri: object.uri ?? uri,
    slug,
    // GraphQL knows a post type by this name.
    name: kind === 'postType' ? type : name,
  };
}

/** Returns the candidates of an answer. The templates of a term or type that GraphQL hides query nothing. */
function candidatesIn({ templates, object }: Answer): string[] {
  const isHidden = object && object.typename === null;
  return isHidden ? templates.filter((name) => /^(?:archive|index)$/.test(name)) : templates;
}

const datePart = (value: number | null): number | undefined => value ?? undefined;

function addressOf(answer: Answer, path: string, reviews: RequestedReviews | null): AddressContext {
  const { object, date, part, commentPage, postsPage, bylines, trail, related } = answer;
  const seo = seoFacts(answer);
  const isNamedHere = object && (object.typename === null || object.kind === 'user');
  return {
    ...addressAt(path),
    archive: archiveIn(answer, path),
    date: date && { year: date.year, month: datePart(date.month), day: datePart(date.day) },
    part,
    commentPage,
    postsPage,
    bylines,
    ...(trail.length > 0 && { trail }),
    ...(related.length > 0 && { related }),
    ...(isNamedHere && { objectName: object.name }),
    ...(reviews && { reviews }),
    ...(seo && { seo }),
  };
}

function isUnreadable({ object }: Answer, path: string): boolean {
  if (object?.kind !== 'post' || object.typename !== null) return false;
  log('warn', 'routing', `${path} is not found: set show_in_graphql for the post type ${object.type} in WordPress`);
  return true;
}

async function resolveAnswer(path: string, answer: Answer, reviews: RequestedReviews | null): Promise<Resolution> {
  if (isRedirect(answer)) return (await endOfRedirects(path, answer)) ?? UNKNOWN;
  // A plugin has answered by itself: the site is closed, or wants a login.
  if (answer.status === 200 && answer.feed === null && answer.templates.length === 0)
    throw new UpstreamError('WordPress answers without a template');
  // Also 401, 403 and 410 (docs/decisions/0056), and a feed, which has an address of its own.
  if (answer.status !== 200 || answer.feed !== null || isUnreadable(answer, path)) return UNKNOWN;
  const address = addressOf(answer, path, reviews);
  return { kind: 'node', seed: seedOf(answer, path), candidates: candidatesIn(answer), address, current: true };
}

/** Resolves a page of the list of reviews. The template, which has the reviews, checks that it exists. */
async function resolveReviews(path: string, answer: Answer, reviews: ReviewsPath): Promise<Resolution> {
  const destination = reviewsPagePath(reviews);
  if (destination !== path) return { kind: 'redirect', destination, permanent: true };
  return resolveAnswer(path, answer, { source: reviews.source, page: reviews.page ?? 1 });
}

async function resolve(path: string): Promise<Resolution> {
  const admin = await adminUrl(path);
  if (admin !== null) return { kind: 'redirect', destination: admin, permanent: false };
  const reviews = reviewsPath(path);
  const answerOfBase = reviews && reviews.source !== null ? await fetchAnswer(reviews.base) : null;
  if (reviews && answerOfBase && hasReviewsList(answerOfBase.templates))
    return resolveReviews(path, answerOfBase, reviews);
  const answer = await fetchAnswer(path);
  if (!answer) return resolveBySeed(path);
  const isReviews = reviews && reviews.page !== null && hasReviewsList(answer.templates);
  return isReviews ? resolveReviews(path, answer, reviews) : resolveAnswer(path, answer, null);
}

/**
 * Resolves an address, clean or with the query that WordPress reads (packages/bridge/docs/routing.md).
 * @throws UpstreamError, which names the path
 */
export async function resolveAddress(path: string): Promise<Resolution> {
  try {
    return await resolve(path);
  } catch (error) {
    // Without its cause: Next prints an error in full.
    throw error instanceof UpstreamError ? new UpstreamError(`${path}: ${error.message}`) : error;
  }
}
