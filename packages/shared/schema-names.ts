/** Returns a name of the model in GraphQL without its prefix: `footbridgeSeo` → `seo`, `FootbridgeReview` → `Review`. */
export const withoutPrefix = (name: string): string =>
  name.replace(/^(?:(f)|F)ootbridge([A-Z])/, (_, field: string | undefined, first: string) =>
    field ? first.toLowerCase() : first,
  );
