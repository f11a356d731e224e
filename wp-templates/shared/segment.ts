import type { SegmentFieldsFragment } from '@/gql/graphql';

/** A page's content segment: the first of the select field's list; null where none was chosen. */
export function segmentOf(settings: Partial<SegmentFieldsFragment> | null | undefined): string | null {
  return settings?.segment?.[0] || null;
}
