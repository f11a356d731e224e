<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** What visitors can see of a term at one moment: one side of a comparison, before or after a request's changes. */
final class TermState {
	public int $id = 0;

	public string $name = '';

	public string $slug = '';

	/** Its clean path; null without one. */
	public ?string $uri = null;

	/** The key of lists of its taxonomy's terms. */
	public string $list_key = '';

	/** @var list<string> Keys of lists of the posts that it is for. */
	public array $post_lists = array();

	/** @var array<int, string|null> Addresses of the terms above it, whose archives list its posts, by id. */
	public array $above = array();

	/** @var array<int, string|null> Addresses of the terms below it, which begin with its own, by id. */
	public array $below = array();

	/** @var list<int> Posts of a category that have another category, too: which of them their cards show depends on the names. */
	public array $shared = array();

	/** Whether readers can see terms of a taxonomy. Menus are terms too, but have their own way. */
	public static function is_tracked( string $name ): bool {
		$taxonomy = get_taxonomy( $name );
		return false !== $taxonomy && 'nav_menu' !== $name && ( $taxonomy->public || $taxonomy->publicly_queryable );
	}

	/** Returns a term's state now; null when there is none. */
	public static function read( int $id, string $taxonomy ): ?self {
		$term   = get_term( $id, $taxonomy );
		$object = get_taxonomy( $taxonomy );
		if ( ! $term instanceof \WP_Term || false === $object ) {
			return null;
		}
		$state     = new self();
		$state->id = $id;
		// Filters of other plugins may leave null.
		$state->name       = (string) $term->name;
		$state->slug       = (string) $term->slug;
		$state->uri        = Address::of( get_term_link( $term ) );
		$state->list_key   = Key::list( (string) ( $object->graphql_single_name ?? $taxonomy ) );
		$state->post_lists = array_map( array( Key::class, 'list_of' ), array_values( $object->object_type ) );
		$state->above      = self::uris( get_ancestors( $id, $taxonomy, 'taxonomy' ), $taxonomy );
		$below             = $object->hierarchical ? get_term_children( $id, $taxonomy ) : array();
		$state->below      = self::uris( is_array( $below ) ? $below : array(), $taxonomy );
		$state->shared     = 'category' === $taxonomy ? self::shared( $id ) : array();
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
	 * @param array<int> $ids Terms.
	 * @return array<int, string|null> Their addresses.
	 */
	public static function uris( array $ids, string $taxonomy ): array {
		$uris = array();
		foreach ( $ids as $id ) {
			$uris[ (int) $id ] = Address::of( get_term_link( (int) $id, $taxonomy ) );
		}
		return $uris;
	}
}
