import type { PersonLeaf } from 'schema-dts';
import type { ListingView } from '../listing';
import { profileTitle } from '../profile-title';
import type { ProfileView } from '../../single-contributor/transform';
import { absolute, partRef } from './ids';
import { person } from './people';
import type { Described, Setting } from './described';

/** Id of the list of a contributor's articles (wp-templates/single-contributor/bylines.ts). */
const WRITTEN = 'credits-written';

/** Describes a person's page and articles. */
function profile(
  page: Omit<Described, 'type' | 'share'>,
  somebody: PersonLeaf,
  written: readonly { title: string; url: string }[],
  { site, path }: Setting,
): Described {
  const ref = partRef(site, path, 'person');
  const hasPart = written.map(({ title, url }) => ({
    '@type': 'Article' as const,
    headline: title,
    url: absolute(site, url),
    author: ref,
  }));
  return {
    ...page,
    type: 'ProfilePage',
    share: 'profile',
    mainEntity: ref,
    nodes: [{ ...somebody, ...ref, url: absolute(site, path) }],
    hasPart,
  };
}

/** Describes a contributor; a protected one only by name. */
export function describeContributor(
  { person: shown, linkedin, brands, isProtected, lists }: ProfileView,
  setting: Setting,
): Described {
  const page = { title: profileTitle(shown, isProtected), trail: [] };
  const { url } = shown;
  // All parts of a long text are about the same person.
  const own = { ...setting, path: url ?? setting.path };
  const somebody: PersonLeaf = {
    ...person(setting.site, shown),
    ...(linkedin && { sameAs: linkedin }),
    ...(brands.length > 0 && {
      affiliation: brands.map((name) => ({ '@type': 'MedicalOrganization' as const, name })),
    }),
  };
  const written = lists.find(({ id }) => id === WRITTEN)?.articles ?? [];
  return profile(page, somebody, written, own);
}

/** Describes a WordPress user's archive. */
export function describeAuthor({ title, trail, description, posts, paging }: ListingView, setting: Setting): Described {
  const somebody: PersonLeaf = {
    '@type': 'Person',
    name: title,
    ...(description && paging.page === 1 && { description }),
  };
  return profile({ title, trail }, somebody, posts, { ...setting, path: paging.base });
}
