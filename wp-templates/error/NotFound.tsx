import { Button } from '@/components/Button/Button';
import { SearchForm } from '@/components/SearchForm/SearchForm';
import { Places } from '../shared/Places';
import { ErrorPage } from './ErrorPage';

/** The 404 page: frequent destinations and a search form. */
export function NotFound() {
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
      <Places />
      <SearchForm />
      <p>Or call, and someone will tell you what you wanted to read.</p>
    </ErrorPage>
  );
}
