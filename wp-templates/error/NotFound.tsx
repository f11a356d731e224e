import { Button } from '@/components/Button/Button';
import { SearchForm } from '@/components/SearchForm/SearchForm';
import { Places } from '../shared/Places';
import { ErrorPage } from './ErrorPage';

/** The 404 page: frequent destinations and a search form. */
export function NotFound() {
  return (
    <ErrorPage
      name="404"
      title="We can’t find this page"
      action={
        <Button theme="secondary" href="/">
          Go to the home page
        </Button>
      }
    >
      <p>It may have moved, or there may be a typo in the address.</p>
      <Places />
      <SearchForm />
      <p>Or call, and someone will help you find what you need.</p>
    </ErrorPage>
  );
}
