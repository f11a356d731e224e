import { Button } from '@/components/Button/Button';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import { Text988 } from '@/components/CrisisText/CrisisLine';
import { SearchForm } from '@/components/SearchForm/SearchForm';
import { Places } from '../shared/Places';

import type { ReactNode } from 'react';

export interface ErrorPageProps {
  /** In <main data-template="…">. */
  name: string;
  title: string;
  /** What happened and what helps. */
  children: ReactNode;
  /** An action beside the call. */
  action?: ReactNode;
}

/** An error page, with the call number. */
export function ErrorPage({ name, title, children, action }: ErrorPageProps) {
  return (
    <main data-template={name}>
      <PageSection.Root>
        <div className="prose">
          <h1>{title}</h1>
          {children}
        </div>
        <div className="button-row">
          <Button />
          {action}
        </div>
      </PageSection.Root>
    </main>
  );
}

/** A form without action reloads the page, without script. */
const retry = (
  <form>
    <Button type="submit" theme="secondary">
      Try again
    </Button>
  </form>
);

/** The page of a server error (500, 503). It needs no data from WordPress. */
export function Failure({ status = 503 }: { status?: number }) {
  return (
    <ErrorPage name={String(status)} title="We cannot show this page right now" action={retry}>
      <p>Something on our side isn’t working. Our phones are. You can call us as always.</p>
      <p>
        In an emergency, call <a href="tel:911">911</a>. If you are thinking about suicide, or are afraid for someone,
        call or <Text988 /> <a href="tel:988">988</a> at any hour.
      </p>
    </ErrorPage>
  );
}

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
