import { Icon, type IconProps } from './Icon';

/** A triangle with an exclamation mark. */
export function Warning(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 22 20.5H2zM12 10v4.5M12 17.5v.01" />
    </Icon>
  );
}
