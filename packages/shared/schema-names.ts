/** Returns a name of the model in GraphQL without its prefix: `footbridgeSeo` → `seo`, `FootbridgeReview` → `Review`. */
export const withoutPrefix = (name: string): string =>
  name.replace(/^(?:(f)|F)ootbridge([A-Z])/, (_, field: string | undefined, first: string) =>
    field ? first.toLowerCase() : first,
  );

/**
 * Returns the model's name of a node's post type: its key in WordPress, without the beginning that the plugin gives it beside an
 * owner's type; the word of its GraphQL type where the owner chose another key. Of any other type its key.
 */
export function contentTypeOf({
  __typename,
  contentTypeName: key,
}: {
  __typename: string;
  contentTypeName: string;
}): string {
  const word = withoutPrefix(__typename).toLowerCase();
  const name = key.replace(/^footbridge_/, '');
  const isKey = [name, `type${name}`].some((one) => one.replace(/[_-]/g, '') === word);
  return isKey ? name : withoutPrefix(__typename) === __typename ? key : word;
}
