/** Returns WordPress's URL of a user's picture: Gravatar's default. The front end does not load it. */
export function avatar(size: number | null | undefined) {
  const pixels = size ?? 96;
  return {
    url: `https://secure.gravatar.com/avatar/?s=${pixels}&d=mm&r=g`,
    size: pixels,
    width: pixels,
    height: pixels,
    foundAvatar: false,
    default: 'mm',
    rating: 'g',
    isRestricted: false,
  };
}
