import styled, { css } from 'styled-components';
import { IframeFacade } from '../Facade/IframeFacade';

/** The facade: invented streets and a pin. */
export const facade = css`
  --street: var(--color-surface);
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  position: relative;
  width: 100%;
  max-width: 44rem;
  margin-top: var(--space-6);
  aspect-ratio: 16 / 9;
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  overflow: hidden;
  background:
    linear-gradient(101deg, transparent 57%, var(--street) 0 60%, transparent 0),
    linear-gradient(-9deg, transparent 47%, var(--street) 0 52%, transparent 0),
    repeating-linear-gradient(-9deg, transparent 0 13%, var(--street) 0 14.5%),
    repeating-linear-gradient(101deg, transparent 0 9%, var(--street) 0 10%), var(--color-primary-100);
  color: var(--color-text);
  font-size: var(--text-xs);
  line-height: 1.4;
  text-decoration: none;
  > span:last-child {
    position: relative;
    padding: var(--space-3) var(--space-4);
    background: var(--color-surface);
  }
  &[data-live] {
    display: block;
    min-height: 20rem;
    color: inherit;
  }
  @media print {
    display: none;
  }
  b {
    color: var(--color-interactive);
    font-weight: 700;
    text-decoration: underline;
  }
`;

export const Root = styled.button`
  ${facade}
`;

const pin = css`
  content: '';
  position: absolute;
  top: calc(24% + 44px);
  left: 50%;
  width: 44px;
  height: 44px;
  margin: -44px 0 0 -22px;
  border-radius: 50% 50% 0 50%;
  background: radial-gradient(circle, var(--color-surface) 8px, var(--color-brand) 8.5px);
  transform: rotate(45deg);
`;

/** The facade of OpenStreetMap's iframe. */
export const IframeMapLink = styled(IframeFacade)`
  ${facade}
  &::before {
    ${pin}
  }
`;

export const Pin = styled.i`
  ${pin}
  /* Several stand where they lie to each other, smaller, above the words. */
  &:not(:only-of-type) {
    width: 28px;
    height: 28px;
    margin: -28px 0 0 -14px;
  }
  &:only-of-type {
    top: 50% !important;
  }
`;

export const Pins = styled.span`
  position: relative;
  flex: 1;
`;

export const OfList = styled.div`
  margin-bottom: var(--space-6);
  .facility-map {
    max-width: none;
    margin: 0;
    aspect-ratio: 5 / 2;
    min-height: 14rem;
  }
  .facility-map[data-live] {
    min-height: 24rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Failed = styled.p`
  margin-top: var(--space-6);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
`;
