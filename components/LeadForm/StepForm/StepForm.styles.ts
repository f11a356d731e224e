import styled, { keyframes } from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import { Button } from '../../Button/Button';

const reveal = keyframes`
  from { position: absolute; width: 0; height: 0; overflow: hidden; visibility: hidden; }
`;

/** Used with step-start, because Chromium ends an animation a rounding error before its last keyframe. */
const giveWay = keyframes`
  to { position: absolute; visibility: hidden; }
`;

export const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6) var(--space-8);
  > .step-form {
    flex: 1 1 30rem;
    min-width: 0;
  }
`;

export const After = styled.section`
  flex: 1 1 16rem;
  max-width: 26rem;
  padding-top: var(--space-5);
  h3 {
    font-size: var(--text-base);
  }
  ol {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  ol {
    margin: var(--space-4) 0 0;
    padding-left: 1.4em;
  }
  li + li {
    margin-top: var(--space-2);
  }
`;

export const Next = styled(Button)`
  display: none;
`;

export const Step = styled.fieldset`
  min-width: 0;
  margin: var(--space-5) 0 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  > legend strong {
    color: var(--color-text);
  }
  > :not(legend) {
    margin-top: var(--space-4);
  }
`;

/**
 * Without script all steps are visible. With script only the first one is, from the first paint on, so that hydration shifts
 * nothing. If the script never loads, the rest appears after eight seconds; if the island's code fails, at once.
 */
export const Root = styled.form`
  max-width: 40rem;
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--color-surface-alt);
  > h2 {
    font-size: var(--text-lg);
    line-height: 1.3;
  }
  > .error-summary {
    margin-top: var(--space-5);
    background: var(--color-surface);
  }
  &[data-step] ${Next} {
    display: inline-flex;
  }
  ol {
    margin: var(--space-4) 0 0;
    padding-left: 1.4em;
  }
  ol + p {
    margin-top: var(--space-4);
  }
  li + li {
    margin-top: var(--space-2);
  }
  @media (scripting: enabled) {
    &:not([data-step]) ${Step} + ${Step}, &:not([data-step]) .step-form-send {
      animation: ${reveal} 1ms 8s both;
    }
    &:not([data-step]) ${Next} {
      display: inline-flex;
      animation: ${giveWay} 1ms step-start 8s forwards;
    }
  }
  [data-island-status]:not([data-island-status='failed']) &:not([data-step]) :is(${Step} + ${Step}, .step-form-send) {
    display: none;
  }
  [data-island-status]:not([data-island-status='failed']) &:not([data-step]) ${Next} {
    animation: none;
  }
  [data-island-status='failed'] &:not([data-step]) :is(${Step}, .step-form-send) {
    animation: none;
  }
  [data-island-status='failed'] &:not([data-step]) ${Next} {
    display: none;
  }
  ${media.general} {
    padding: var(--space-6);
  }
`;

export const Intro = styled.p`
  margin-top: var(--space-2);
  text-wrap: pretty;
`;

export const Notice = styled.div`
  margin-top: var(--space-5);
  background: var(--color-surface);
  padding: var(--space-4);
  border: 2px solid var(--color-interactive);
  border-radius: var(--radius);
  font-size: var(--text-sm);
  .button {
    margin-top: var(--space-3);
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: var(--space-4);
  ${media.general} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Trap = styled.div`
  position: absolute;
  left: -200vw;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-5);
  .button {
    flex: 1 1 auto;
  }
  ${media.general} {
    .button {
      flex: 0 1 auto;
    }
  }
`;

export const Call = styled.p`
  margin-top: var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  text-wrap: pretty;
  a {
    display: inline-block;
    padding-block: var(--space-3);
  }
`;
