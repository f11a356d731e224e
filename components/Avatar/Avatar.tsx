import { optimizedSrc } from '@footbridge/shared/pictures';

import * as S from './Avatar.styles';

export interface AvatarProps {
  name: string;
  /** The picture in several sizes, smallest first; may be empty. */
  urls: string[];
  /** px. */
  size?: number;
  /** Above the fold; others are lazy-loaded. */
  priority?: boolean;
}

/** "Ana Lucia Torres" → AT. */
function initials(name: string): string {
  // By code point, so that no surrogate pair is split.
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('');
}

/** A person's picture beside the name; initials without a picture. */
export function Avatar({ name, urls, size = 56, priority }: AvatarProps) {
  const src = size > 75 ? urls.at(-1) : urls[0];
  const style = { width: size, height: size };
  if (!src) {
    return (
      <S.Face style={style} aria-hidden>
        {initials(name)}
      </S.Face>
    );
  }
  return (
    <S.Face
      as="img"
      style={style}
      src={optimizedSrc(src, size > 64 ? 384 : 128)}
      width={size}
      height={size}
      alt=""
      loading={priority ? undefined : 'lazy'}
    />
  );
}
