import { Link } from '@/components/Link/Link';
import { useSite } from '@/components/site-context';

/** Links to frequent destinations, for error pages and empty results. */
export function Places() {
  const { admissionsPath, aboutPath, veteranPath, levelsOfCarePaths } = useSite();
  const places = [
    { name: 'How admission works', path: admissionsPath },
    ...levelsOfCarePaths,
    { name: 'For veterans', path: veteranPath },
    { name: 'For families', path: '/family-program/' },
    { name: 'About us', path: aboutPath },
  ];
  return (
    <ul>
      {places.map(({ name, path }) => (
        <li key={path}>
          <Link href={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
