import type { RelatedFieldsFragment } from '@/gql/graphql';

type Pages = { nodes: (RelatedFieldsFragment | null)[] } | null | undefined;
type Topic = { __typename?: string; contentNodes?: Pages } | null;

interface Tagged {
  pageSettings?: { gtRelatedTags?: { nodes: Topic[] } | null } | null;
  treatmentTopics?: { nodes: Topic[] } | null;
}

/** Pages about the same things: the tags that editors chose for it (gt_related_tags) first, then the node's own topics. */
export function topicLists({ pageSettings, treatmentTopics }: Tagged): Pages[] {
  return [...(pageSettings?.gtRelatedTags?.nodes ?? []), ...(treatmentTopics?.nodes ?? [])].map((topic) => topic?.contentNodes);
}
