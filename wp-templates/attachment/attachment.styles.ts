import styled from 'styled-components';

export const Root = styled.figure`
  img {
    max-height: 80vh;
    width: auto;
    border-radius: var(--radius);
  }
  audio {
    width: min(100%, 40rem);
  }
  figcaption {
    max-width: 40rem;
    margin: var(--space-2) 0 var(--space-5);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;
