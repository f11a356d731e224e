import styled from 'styled-components';

/**
 * Overrides the package's style sheet with the brand's colors, fonts and corners, and a position that covers no call number. Its
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
  #cc-main .cm {
    bottom: calc(var(--sticky-bar-height, 0px) + var(--space-3) + env(safe-area-inset-bottom));
    max-width: 26rem;
  }
  #cc-main :is(.cm__title, .pm__title) {
    font: var(--weight-heading) 1.25rem/1.25 var(--font-heading);
    letter-spacing: var(--tracking-heading);
  }
  #cc-main :is(.cm__desc, .pm__section-desc, .pm__section-title) {
    font-size: 1rem;
    line-height: 1.45;
  }
  #cc-main .cm__title + .cm__desc {
    margin-top: var(--space-2);
    max-height: 30dvh;
  }
  #cc-main :is(.cm__btn, .pm__btn) {
    min-height: 44px;
    border-width: 2px;
    font: 600 1rem/1.25 var(--font-body);
  }
  /* Yes and no beside each other, the third below: little of a small window is covered. */
  #cc-main .cm__btns {
    padding-block: var(--space-3) var(--space-4) !important;
  }
  #cc-main .cm__btn-group {
    display: grid !important;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    gap: var(--space-2);
  }
  #cc-main .cm__btn + .cm__btn {
    margin: 0 !important;
  }
  #cc-main .cm__btn-group + .cm__btn-group {
    margin: var(--space-2) 0 0 !important;
  }
  #cc-main .pm__section--toggle {
    --cc-btn-border-radius: var(--radius);
  }
  #cc-main .pm__section-desc a {
    background: none;
    color: var(--color-interactive);
    text-decoration: underline;
  }
  #cc-main :is(a, button):focus-visible,
  #cc-main input:focus-visible ~ .toggle__icon {
    outline: 3px solid var(--color-interactive);
    outline-offset: 2px;
  }

  @media (max-width: 640px) {
    #cc-main .cm {
      right: var(--space-3);
      left: var(--space-3);
      margin: 0;
    }
  }
`;
