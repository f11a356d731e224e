import type { TransformTools } from '@/bridge/wordpress/types';
import type { RelatedFieldsFragment } from '@/gql/graphql';
import { type LinkView, linkView } from './links';

type Pages = { nodes: (RelatedFieldsFragment | null)[] } | null | undefined;
type Topic = { __typename?: string; name?: string | null; uri?: string | null; contentNodes?: Pages } | null;

interface Tagged {
  pageSettings?: { gtRelatedTags?: { nodes: Topic[] } | null } | null;
  treatmentTopics?: { nodes: Topic[] } | null;
}

/** Pages about the same things: the tags that editors chose for it (gt_related_tags) first, then the node's own topics. */
export function topicLists({ pageSettings, treatmentTopics }: Tagged): Pages[] {
  return [...(pageSettings?.gtRelatedTags?.nodes ?? []), ...(treatmentTopics?.nodes ?? [])].map(
    (topic) => topic?.contentNodes,
  );
}

/** The tags themselves, as links to their archives (specification, section 3 "gt_related_tags"). */
export function topicLinks({ pageSettings }: Tagged, tools: TransformTools): LinkView[] {
  return (pageSettings?.gtRelatedTags?.nodes ?? []).flatMap((topic) => (topic?.name && linkView(topic, tools)) || []);
}
