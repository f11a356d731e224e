import { SearchForm } from '@/components/SearchForm/SearchForm';
import { Places } from '../shared/Places';
import { ErrorPage } from './ErrorPage';

/** The page of a rate-limited search (429). It needs no data from WordPress. */
export function TooManySearches({ words }: { words: string }) {
  return (
    <ErrorPage name="429" title="Please wait a minute, then search again">
      <p>Too many searches came from your connection. Your words are still here:</p>
      <SearchForm words={words} />
      <Places />
      <p>Or call, and someone will help you find what you need.</p>
    </ErrorPage>
  );
}
