import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import { Link } from '../Link/Link';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';

export type ButtonTheme = 'primary' | 'secondary' | 'tertiary' | 'invert' | 'secondaryInvert' | 'blank' | 'disabled';

export interface ButtonProps extends AriaAttributes {
  children?: ReactNode;
  /** Makes it a link. */
  href?: string;
  target?: string;
  /** Makes it a button, as `type` does. */
  onClick?: MouseEventHandler<HTMLElement>;
  type?: 'button' | 'submit' | 'reset';
  theme?: ButtonTheme;
  size?: 'small';
  disabled?: boolean;
  className?: string;
  id?: string;
}

/**
 * Renders a link with `href`, a button with an action, else the call link (specification, section 2). `theme="disabled"` looks
 * and acts disabled. Without children the call link reads "Call" and the number.
 */
export function Button({
  children,
  href,
  theme = 'primary',
  size,
  disabled = theme === 'disabled',
  onClick,
  type,
  target,
  className = '',
  ...rest
}: ButtonProps) {
  const face = {
    ...rest,
    className: `button ${className}`.trim(),
    'data-theme': disabled ? 'disabled' : theme,
    'data-size': size,
  };
  const content = children ?? (
    <span>
      Call <CallNumber />
    </span>
  );
  if (!href && (onClick || type)) {
    return (
      <button {...face} type={type ?? 'button'} onClick={onClick} disabled={disabled}>
        {content}
      </button>
    );
  }
  // A link without href is disabled; screen readers read aria-disabled.
  if (disabled) {
    return (
      <a {...face} role="link" aria-disabled>
        {content}
      </a>
    );
  }
  return href ? (
    <Link {...face} href={href} target={target} onClick={onClick}>
      {content}
    </Link>
  ) : (
    <PhoneLink {...face}>{content}</PhoneLink>
  );
}
