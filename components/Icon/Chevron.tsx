import { Icon, type IconProps } from './Icon';

const TURN = { down: 0, left: 90, up: 180, right: 270 } as const;

/** A chevron. */
export function Chevron({ direction = 'down', ...rest }: IconProps & { direction?: keyof typeof TURN }) {
  return (
    <Icon {...rest}>
      <path d="m6 9 6 6 6-6" transform={`rotate(${TURN[direction]} 12 12)`} />
    </Icon>
  );
}
