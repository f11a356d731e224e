import type { ReactNode } from 'react';
import type { FormName } from '@footbridge/shared/forms/names';
import { Button } from '../Button/Button';
import { useIsFirst } from '../Prose/once-context';

interface FirstFormProps {
  form: FormName;
  /** Where a page has the form already; the first one's place without it. */
  href?: string | null;
  /** The link's text. */
  label: string;
  /** The form. */
  children: ReactNode;
}

/** A lead form, once a page: its ids, draft and history entries are by its name. Further ones are links to the first. */
export function FirstForm({ form, href, label, children }: FirstFormProps) {
  if (useIsFirst(form)) return children;
  return (
    <p>
      <Button href={href || `#${form}-form`}>{label}</Button>
    </p>
  );
}
