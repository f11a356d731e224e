import styled from 'styled-components';

/**
 * Overrides the package's style sheet with the brand's colors, fonts and corners, and a position that covers neither heading nor call button. Its
 * rules for small windows are !important, so these are too.
 */
export const Place = styled.div`
  #cc-main {
    --cc-font-family: var(--font-body);
    --cc-z-index: var(--layer-sticky-footer);
    --cc-bg: var(--color-surface);
    --cc-primary-color: var(--color-text);
    --cc-secondary-color: var(--color-text);
    --cc-link-color: var(--color-interactive);
    --cc-btn-primary-bg: var(--color-interactive);
    --cc-btn-primary-border-color: var(--color-interactive);
    --cc-btn-primary-color: var(--color-on-color);
    --cc-btn-primary-hover-bg: color-mix(in srgb, var(--color-interactive) 84%, #000);
    --cc-btn-primary-hover-border-color: var(--cc-btn-primary-hover-bg);
    --cc-btn-primary-hover-color: var(--color-on-color);
    --cc-btn-secondary-bg: transparent;
    --cc-btn-secondary-color: var(--color-interactive);
    --cc-btn-secondary-border-color: currentColor;
    --cc-btn-secondary-hover-bg: var(--color-interactive-100);
    --cc-btn-secondary-hover-color: var(--color-interactive);
    --cc-btn-secondary-hover-border-color: currentColor;
    --cc-toggle-on-bg: var(--color-interactive);
    --cc-toggle-off-bg: var(--color-text-muted);
    --cc-toggle-readonly-bg: var(--color-line);
    --cc-separator-border-color: var(--color-line);
    --cc-cookie-category-block-bg: var(--color-surface-alt);
    --cc-cookie-category-block-border: var(--color-line);
    --cc-cookie-category-block-hover-bg: var(--color-surface-alt);
    --cc-cookie-category-block-hover-border: var(--color-line);
    --cc-cookie-category-expanded-block-bg: var(--color-surface);
    --cc-cookie-category-expanded-block-hover-bg: var(--color-line);
    --cc-modal-border-radius: var(--radius);
    --cc-btn-border-radius: var(--radius-button);
    --cc-modal-transition-duration: 0s;
    font-size: 1rem;
    line-height: 1.45;
  }
  /* The window with the switches lies over everything, as other windows do. */
  html.show--preferences & #cc-main {
    --cc-z-index: var(--layer-admin-bar);
  }
  /* Low, so that the heading and the call button above it stay free; with large text its words scroll. */
  #cc-main .cm {
    --edge: var(--space-3);
    bottom: calc(var(--edge) + env(safe-area-inset-bottom));
    max-width: 26rem;
  }
  #cc-main .cm__body {
    max-height: max(35svh, 8rem);
  }
  #cc-main .cm__texts {
    display: block;
    overflow-y: auto;
  }
  #cc-main :is(.cm__title, .pm__title) {
    font: var(--weight-heading) 1.25rem/1.25 var(--font-heading);
    letter-spacing: var(--tracking-heading);
  }
  #cc-main .cm__title {
    margin-right: 0.4em;
    font-size: 1.125rem;
  }
  #cc-main :is(.cm__desc, .pm__section-desc, .pm__section-title) {
    font-size: 1rem;
    line-height: 1.45;
  }
  #cc-main .cm__title + .cm__desc {
    max-height: none;
    margin-top: 0;
    padding-bottom: 0;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  #cc-main :is(.cm__texts, .cm__btns) {
    padding: var(--space-3) var(--space-4) !important;
  }
  #cc-main :is(.cm__title, .cm__desc) {
    padding-inline: 0 !important;
  }
  #cc-main :is(.cm__btn, .pm__btn) {
    min-height: 44px;
    border-width: 2px;
    font: 600 1rem/1.25 var(--font-body);
  }
  /* Beside each other, or yes and no above the third. */
  #cc-main .cm__btns {
    flex: none;
    flex-flow: wrap !important;
    gap: var(--space-2);
    padding-top: 0 !important;
    border: 0 !important;
  }
  #cc-main .cm__btn-group {
    display: contents !important;
  }
  #cc-main .cm__btns .cm__btn {
    flex: 1 1 4.6rem !important;
    margin: 0 !important;
    padding: 4px 2px;
    font-size: 0.9375rem;
  }
  #cc-main .pm__section--toggle {
    --cc-btn-border-radius: var(--radius);
  }
  #cc-main .pm__section-desc a {
    background: none;
    color: var(--color-interactive);
    text-decoration: underline;
  }
  /* The package's switches are a pixel lower than a finger's target may be (WCAG 2.5.8). */
  #cc-main :is(.section__toggle, .section__toggle-wrapper, .toggle__icon, .toggle__label) {
    width: 51px;
    height: 24px;
  }
  #cc-main .toggle__icon-circle {
    width: 24px;
    height: 24px;
  }
  #cc-main :is(a, button):focus-visible,
  #cc-main input:focus-visible ~ .toggle__icon {
    outline: 3px solid var(--color-interactive);
    outline-offset: 2px;
  }

  /* Forced colors remove the shadow that sets it off, and the switches. */
  @media (forced-colors: active) {
    #cc-main {
      --cc-btn-secondary-color: ButtonText;
      --cc-btn-secondary-hover-color: ButtonText;
      --cc-toggle-on-bg: Highlight;
      --cc-toggle-off-bg: CanvasText;
      --cc-toggle-on-knob-bg: Canvas;
    }
    #cc-main .toggle__icon {
      forced-color-adjust: none;
    }
    #cc-main :is(.cm, .pm) {
      border: 1px solid;
    }
  }
  @media (max-width: 640px) {
    #cc-main .cm {
      --edge: var(--space-2);
      right: var(--edge);
      left: var(--edge);
      margin: 0;
    }
  }
  /* A phone in landscape: words beside buttons. */
  @media (max-height: 500px) and (min-width: 560px) {
    #cc-main .cm {
      --edge: var(--space-2);
      right: var(--edge);
      left: var(--edge);
      max-width: none !important;
      margin: 0;
    }
    #cc-main .cm__body {
      flex-direction: row !important;
      align-items: center;
    }
    #cc-main .cm__texts {
      max-height: inherit;
    }
    #cc-main .cm__btns {
      width: 19rem;
      padding: var(--space-2) var(--space-4) var(--space-2) 0 !important;
    }
  }
`;
