import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { useSite } from '@/components/site-context';
import { ErrorPage } from './ErrorPage';

/** The 404 page: where people most often want to go. */
export function NotFound() {
  const { admissionsPath, aboutPath, veteranPath, levelsOfCarePaths } = useSite();
  const places = [
    { name: 'How admission works', path: admissionsPath },
    ...levelsOfCarePaths,
    { name: 'For veterans', path: veteranPath },
    { name: 'For families', path: '/family-program/' },
    { name: 'About us', path: aboutPath },
  ];
  return (
    <ErrorPage
      name="404"
      title="This page is not here"
      action={
        <Button theme="secondary" href="/">
          Go to the front page
        </Button>
      }
    >
      <p>It may have moved, or the address may hold a typing error. Many people look for one of these:</p>
      <ul>
        {places.map(({ name, path }) => (
          <li key={path}>
            <Link href={path}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>Or call, and someone will tell you what you wanted to read.</p>
    </ErrorPage>
  );
}
