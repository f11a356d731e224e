/** Returns a name of the model in GraphQL without its prefix: `footbridgeSeo` → `seo`, `FootbridgeReview` → `Review`. */
export const withoutPrefix = (name: string): string =>
  name.replace(/^(?:(f)|F)ootbridge([A-Z])/, (_, field: string | undefined, first: string) =>
    field ? first.toLowerCase() : first,
  );

/** Returns the model's name of a node's post type, which may have another key in WordPress; any other type's key. */
export const contentTypeOf = ({
  __typename,
  contentTypeName,
}: {
  __typename: string;
  contentTypeName: string;
}): string => (withoutPrefix(__typename) === __typename ? contentTypeName : withoutPrefix(__typename).toLowerCase());
