import type { ContributorView } from '@/components/ContributorCard/ContributorCard';

/** Returns a profile's headline: the name, with WordPress's prefix for a protected one. */
export function profileTitle(
  { name, credentials }: Pick<ContributorView, 'name' | 'credentials'>,
  isProtected: boolean,
): string {
  return (isProtected ? 'Protected: ' : '') + [name, credentials].filter(Boolean).join(', ');
}
