import styled from 'styled-components';
import * as Field from '../../Field/Field.styles';

export const Root = styled(Field.Root)`
  position: relative;
`;

export const List = styled.div`
  position: absolute;
  z-index: var(--layer-tooltip);
  top: 100%;
  left: 0;
  right: 0;
  max-height: min(26rem, 55vh);
  max-height: min(26rem, 45dvh);
  margin: var(--space-1) 0 0;
  padding: var(--space-1);
  overflow-y: auto;
  border: 1px solid var(--color-text-muted);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--elevation-300);
  > div {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius);
    font-size: var(--text-sm);
    line-height: 1.35;
    cursor: pointer;
  }
  > div:hover {
    background: var(--color-interactive-100);
  }
  /* Visible in forced colors, which remove the background. */
  > [aria-selected='true'] {
    outline: 2px solid transparent;
    outline-offset: -2px;
    background: var(--color-interactive);
    color: var(--color-on-color);
  }
  > div:last-child:not(:first-child) {
    margin-top: var(--space-1);
    border-top: 1px solid var(--color-line);
    border-radius: 0 0 var(--radius) var(--radius);
  }
`;
