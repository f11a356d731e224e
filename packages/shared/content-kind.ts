import { withoutPrefix } from './schema-names';

/** Names of kinds that differ from their types'. */
const KINDS: Readonly<Record<string, string>> = {
  Post: 'Article',
  FootbridgeContributor: 'Our team',
  MediaItem: 'File',
};

/** Returns a type's label in results: "CaseStudy", a plugin's type, is a "Case study", "FootbridgeFacility" a "Facility". */
export const contentKind = (typename: string): string =>
  KINDS[typename] ?? withoutPrefix(typename).replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** What search results say of an insurance company, and where they lead. */
export const PAYER_RESULT = { label: 'Insurance', url: '/verify-insurance/' };
