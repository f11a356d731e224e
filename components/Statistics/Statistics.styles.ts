import styled from 'styled-components';

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5) var(--space-8);
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  dd {
    color: var(--color-brand);
    font: var(--weight-heading) var(--text-3xl) / 1.1 var(--font-heading);
    font-variant-numeric: lining-nums;
  }
`;
