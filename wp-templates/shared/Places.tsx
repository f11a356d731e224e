import { Link } from '@/components/Link/Link';
import { useIsKnown, useSite } from '@/components/site-context';
import { THEME_PATHS } from '@/components/theme-paths';

/** Links to frequent destinations, for error pages and empty results; nothing where WordPress has none of them. */
export function Places() {
  const { admissionsPath, aboutPath, veteranPath, levelsOfCarePaths } = useSite();
  const isKnown = useIsKnown();
  const places = [
    { name: 'How admission works', path: admissionsPath },
    ...levelsOfCarePaths,
    { name: 'For veterans', path: veteranPath },
    { name: 'For families', path: THEME_PATHS.family },
    { name: 'About us', path: aboutPath },
  ].filter(({ path }) => isKnown(path));
  if (places.length === 0) return null;
  return (
    <>
      <p>Many people look for one of these:</p>
      <ul>
        {places.map(({ name, path }) => (
          <li key={path}>
            <Link href={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
