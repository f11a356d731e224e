import styled from 'styled-components';

const Root = styled.ul`
  margin-top: var(--space-6);
  li {
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-line);
    font-weight: 600;
  }
`;

/** The facilities' accrediting bodies, by name only, because their seals need a license. */
export function Accreditation({ names }: { names: string[] }) {
  return (
    <Root className="plain-list">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Root>
  );
}
