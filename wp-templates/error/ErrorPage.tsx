import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import * as PageSection from '@/components/PageSection/PageSection.styles';

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
