<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Reads what visitors can see of a term now. Reads a TermState from WordPress. */
final class TermReader {
	/** Whether readers can see terms of a taxonomy. Menus are terms too, but have their own way. */
	public static function is_tracked( string $name ): bool {
		$taxonomy = get_taxonomy( $name );
		return false !== $taxonomy && 'nav_menu' !== $name && ( $taxonomy->public || $taxonomy->publicly_queryable );
	}

	/** The state of a term. */
	public static function read( int $id, string $taxonomy ): ?TermState {
		$term   = get_term( $id, $taxonomy );
		$object = get_taxonomy( $taxonomy );
		if ( ! $term instanceof \WP_Term || false === $object ) {
			return null;
		}
		$state           = new TermState();
		$state->id       = $id;
		// Filters of other plugins may leave null.
		$state->name     = (string) $term->name;
		$state->slug     = (string) $term->slug;
		$state->uri      = Address::of( get_term_link( $term ) );
		$state->list_key = Key::list( (string) ( $object->graphql_single_name ?? $taxonomy ) );
		foreach ( $object->object_type as $type ) {
			$state->post_lists[] = PostReader::list_key( $type );
		}
		$state->above  = self::uris( get_ancestors( $id, $taxonomy, 'taxonomy' ), $taxonomy );
		$below         = $object->hierarchical ? get_term_children( $id, $taxonomy ) : array();
		$state->below  = self::uris( is_array( $below ) ? $below : array(), $taxonomy );
		$state->shared = 'category' === $taxonomy ? self::shared( $id ) : array();
		return $state;
	}

	/** @return list<int> The ids of a category's posts that have another category, too. */
	private static function shared( int $id ): array {
		$posts = get_objects_in_term( $id, 'category' );
		$posts = is_array( $posts ) ? array_map( 'intval', $posts ) : array();
		update_object_term_cache( $posts, 'post' );
		$shared = array();
		foreach ( $posts as $post ) {
			$terms = get_the_terms( $post, 'category' );
			if ( is_array( $terms ) && count( $terms ) > 1 ) {
				$shared[] = $post;
			}
		}
		return $shared;
	}

	/**
	 * Addresses of terms.
	 *
	 * @param iterable<int> $ids Terms.
	 * @return array<int, string|null>
	 */
	public static function uris( iterable $ids, string $taxonomy ): array {
		$uris = array();
		foreach ( $ids as $id ) {
			$uris[ (int) $id ] = Address::of( get_term_link( (int) $id, $taxonomy ) );
		}
		return $uris;
	}
}
