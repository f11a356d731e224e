import styled from 'styled-components';
import { Button } from '@/components/Button/Button';
import { Field, type FieldProps } from '@/components/Field/Field';
import { NetworkAnswer } from '@/components/LeadForm/InsuranceCheck/NetworkAnswer';
import { CallNumber, PhoneLink } from '@/components/PhoneLink/PhoneLink';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import * as CommentForm from '@/components/Comments/CommentForm.styles';
import type { TypedField } from '@footbridge/shared/forms/names';
import { media } from '@footbridge/shared/breakpoints';

/** The values of a form sent without script. */
const Root = styled.dl`
  display: grid;
  gap: var(--space-3);
  > div {
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--color-line);
  }
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  dd {
    white-space: pre-line;
  }
  ${media.general} {
    > div {
      display: grid;
      grid-template-columns: 12rem 1fr;
      gap: var(--space-4);
    }
  }
`;

export interface ConfirmField {
  name: TypedField;
  label: string;
  value: string;
  /** Only of invalid fields. */
  error?: string;
}

/** The page that a visitor without script confirms before a form is stored. */
export interface ConfirmView {
  title: string;
  intro: string;
  failure: string | null;
  /** Filled-in fields, as received. */
  read: ConfirmField[];
  /** Invalid fields, editable. */
  wrong: ConfirmField[];
  /** What the payer lists say; null without a payer. */
  network: { name: string; isInNetwork: boolean } | null;
  /** The consent with its text; null if nothing was received. */
  consent: { given: boolean; text: string } | null;
  /** Hidden fields; empty if nothing can be sent. */
  hidden: [name: string, value: string][];
}

/** A live region is not announced on page load, so the message gets the focus. */
const FOCUSED = { tabIndex: -1, autoFocus: true };

/** Autofill and keyboards, as in the form. */
const HELP: Partial<Record<ConfirmField['name'], Pick<FieldProps, 'autoComplete' | 'inputMode' | 'type'>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phone: { autoComplete: 'tel', type: 'tel' },
  email: { autoComplete: 'email', type: 'email' },
  dateOfBirth: { autoComplete: 'bday', inputMode: 'numeric' },
};

/** The page that shows a form sent without script, to correct and confirm. */
export function ConfirmPage({ view }: { view: ConfirmView }) {
  const { title, intro, failure, read, wrong, network, consent, hidden } = view;
  return (
    <main data-template="lead">
      <TitleBlock trail={[]} title={title} intro={intro} />
      <PageBody.Root>
        <CommentForm.Root method="post" action="/lead/">
          {failure && (
            <CommentForm.Failure role="alert" {...(wrong.length === 0 && FOCUSED)}>
              {failure}
            </CommentForm.Failure>
          )}
          {network && <NetworkAnswer {...network} />}
          {wrong.map(({ name, label, value, error }, index) => (
            <Field
              key={name}
              id={`lead-${name}`}
              name={name}
              label={label}
              defaultValue={value}
              error={error}
              startHere={index === 0}
              rows={name === 'description' ? 5 : undefined}
              {...HELP[name]}
            />
          ))}
          {read.length > 0 && (
            <Root>
              {read.map(({ name, label, value }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              {consent && (
                <div>
                  <dt>Text messages</dt>
                  <dd>{consent.given ? `Yes. “${consent.text}”` : 'No, please only call.'}</dd>
                </div>
              )}
            </Root>
          )}
          {hidden.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {hidden.length > 0 && (
            <Button type="submit">{wrong.length > 0 ? 'Check and continue' : 'Send it now'}</Button>
          )}
          <CommentForm.Note>
            To change something else, go back in your browser. What you typed is still there. Or call us at{' '}
            <PhoneLink>
              <CallNumber />
            </PhoneLink>
            .
          </CommentForm.Note>
        </CommentForm.Root>
      </PageBody.Root>
    </main>
  );
}
