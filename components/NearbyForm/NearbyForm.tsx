import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Link } from '../Link/Link';
import * as Field from '../Field/Field.styles';
import { Root as SearchForm } from '../SearchForm/SearchForm.styles';

const Root = styled(SearchForm)`
  label {
    flex: 0 1 8rem;
  }
  > p {
    flex-basis: 100%;
    margin: 0;
  }
  [aria-invalid] {
    border-color: var(--color-error);
    box-shadow: inset 0 0 0 1px var(--color-error);
  }
`;

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export interface NearbyFormProps {
  /** Path that lists the facilities by distance. */
  path: string;
  /** What was typed. */
  typed?: string;
  /** Why it gives no place. */
  error?: string | null;
}

/** A live region is not announced on page load, so the field gets the focus. */
const REFUSED = { 'aria-invalid': true, autoFocus: true };

/**
 * The form that sorts facilities by their distance from a ZIP code; works without script. A POST, so that no address has the ZIP
 * code.
 */
export function NearbyForm({ path, typed = '', error }: NearbyFormProps) {
  return (
    <Root action={path} method="post">
      <label>
        <span>Your ZIP code</span>
        <input
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={typed}
          maxLength={20}
          aria-describedby={error ? 'nearby-error nearby-note' : 'nearby-note'}
          {...(error && REFUSED)}
        />
      </label>
      <Button type="submit">Sort by distance</Button>
      {error && <Field.Error id="nearby-error">{error}</Field.Error>}
      <Note id="nearby-note">
        We do not store it. Or <Link href={path}>sort from your approximate location</Link>.
      </Note>
    </Root>
  );
}
