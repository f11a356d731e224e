<?php

declare( strict_types=1 );

namespace Footbridge\Seo;

use Footbridge\Resolve\Links;
use WP_Post;
use WP_Term;

/** The category that a post's trail names for an SEO plugin, and the titles that an editor wrote for trails. */
final class Crumbs {
	private const TAXONOMY = 'category';

	/**
	 * @return array{ name: string, uri: string }|null The post's first category for the plugin; null when it has chosen
	 * none, or one that the post does not have.
	 */
	public static function primary( Reader $reader, $queried, Links $links ): ?array {
		$id = $queried instanceof WP_Post && is_singular() ? $reader->primary( $queried, self::TAXONOMY ) : 0;
		if ( $id <= 0 || ! has_term( $id, self::TAXONOMY, $queried ) ) {
			return null;
		}
		$term = get_term( $id, self::TAXONOMY );
		$link = $term instanceof WP_Term ? get_term_link( $term ) : null;
		return $term instanceof WP_Term && is_string( $link ) ? array(
			'name' => $term->name,
			'uri'  => (string) $links->path( $link ),
		) : null;
	}

	/** @return list<array{ uri: string, title: string }> The titles in trails of the queried object and of what is above it. */
	public static function titles( Reader $reader, $queried, Links $links ): array {
		$found = array();
		foreach ( self::way( $queried ) as $object ) {
			$title = $reader->breadcrumb( $object );
			$link  = $object instanceof WP_Post ? get_permalink( $object ) : get_term_link( $object );
			if ( '' !== $title && is_string( $link ) ) {
				$found[] = array(
					'uri'   => (string) $links->path( $link ),
					'title' => html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				);
			}
		}
		return $found;
	}

	/** @return list<WP_Post|WP_Term> An object and its ancestors. */
	private static function way( $queried ): array {
		$is_post = $queried instanceof WP_Post;
		if ( ! $is_post && ! $queried instanceof WP_Term ) {
			return array();
		}
		$way = array( $queried );
		foreach ( $is_post ? get_post_ancestors( $queried ) : get_ancestors( $queried->term_id, $queried->taxonomy, 'taxonomy' ) as $id ) {
			$way[] = $is_post ? get_post( $id ) : get_term( $id );
		}
		return array_values( array_filter( $way, static fn( $one ): bool => $one instanceof WP_Post || $one instanceof WP_Term ) );
	}
}
