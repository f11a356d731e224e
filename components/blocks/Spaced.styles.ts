import styled from 'styled-components';

/** Around a block in a text that has no space of its own. At the ends of a column or text it has none either. */
export const Spaced = styled.div`
  margin-block: var(--space-6);
  &:first-child {
    margin-top: 0;
  }
  &:last-child {
    margin-bottom: 0;
  }
  /* A band's contents begin where the text does. */
  --gutter: 0px;
`;
