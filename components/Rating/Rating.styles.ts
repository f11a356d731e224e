import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

export const Stars = styled.span`
  background: linear-gradient(
    90deg,
    var(--color-brand) var(--share),
    color-mix(in srgb, var(--color-brand-400) 45%, transparent) 0
  );
  background-clip: text;
  color: transparent;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background-image: linear-gradient(90deg, CanvasText var(--share), GrayText 0);
  }
  letter-spacing: 0.1em;
`;
