import styled from 'styled-components';

/** Hidden until the visitor asks for another person; always visible in a browser without :has(). */
export const Another = styled.div`
  @supports selector(:has(*)) {
    form:not(:has([name='for']:is([value='loved-one'], [value='professional']):checked)) & {
      display: none;
    }
  }
`;
