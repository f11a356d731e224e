import type { ContributorView } from '@/components/ContributorCard/ContributorCard';

/** A person's name as the headline of the profile; one behind a password is announced as WordPress's themes do it. */
export function profileTitle(
  { name, credentials }: Pick<ContributorView, 'name' | 'credentials'>,
  isProtected: boolean,
): string {
  return (isProtected ? 'Protected: ' : '') + [name, credentials].filter(Boolean).join(', ');
}
