import styled from 'styled-components';

/** Around a block in a text that has no space of its own. */
export const Spaced = styled.div`
  margin-block: var(--space-6);
  /* A band's contents begin where the text does. */
  --gutter: 0px;
`;
