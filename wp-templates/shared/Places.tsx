import { Link } from '@/components/Link/Link';
import { useSite } from '@/components/site-context';

/** Where people most often want to go, for pages that could not give them what they came for. */
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
