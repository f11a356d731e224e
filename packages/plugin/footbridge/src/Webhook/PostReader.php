<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Reads what visitors can see of a post now. Reads a PostState from WordPress. */
final class PostReader {
	/** More posts than this below one are not listed one by one. */
	public const MAX_CHILDREN = 300;

	/** Types that readers never see as pages of their own. */
	private const INTERNAL = array( 'nav_menu_item', 'revision', 'customize_changeset', 'graphql_document' );

	/** Whether readers can see posts of a type: on pages or by GraphQL alone (reviews). */
	public static function is_tracked( string $type ): bool {
		$object = get_post_type_object( $type );
		if ( null === $object || in_array( $type, self::INTERNAL, true ) ) {
			return false;
		}
		return $object->public || $object->publicly_queryable;
	}

	/**
	 * The state of a post.
	 *
	 * @param bool|list<int> $with_below Whether to read its children, or which ones.
	 */
	public static function read( int $id, $with_below = false ): ?PostState {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || ! self::is_tracked( $post->post_type ) ) {
			return null;
		}
		$state             = new PostState( $id );
		$state->media      = 'attachment' === $post->post_type;
		$state->visible    = self::is_visible( $post );
		$state->uri        = self::uri( $post );
		$state->slug       = $post->post_name;
		$state->list_key   = self::list_key( $post->post_type );
		$state->place      = array(
			'date'     => $post->post_date,
			'order'    => $post->menu_order,
			'password' => '' !== $post->post_password,
			// The site's lists have no noindex post.
			'noindex'  => in_array( '1', (array) get_post_meta( $id, 'noindex' ), true ),
		);
		$state->parent     = $post->post_parent;
		$state->parent_uri = $post->post_parent > 0 ? self::uri( get_post( $post->post_parent ) ) : null;
		if ( ! $state->media ) {
			list( $state->terms, $links ) = Archives::of_terms( $post );
			$state->archives              = Address::all( array_merge( $links, Archives::of_post( $post ) ) );
			$state->profiles              = Profiles::of_post( $post );
		}
		$state->groups = $state->visible ? Card::groups( $post, $state->terms ) : array();
		if ( false !== $with_below ) {
			$state->below = self::uris( is_array( $with_below ) ? $with_below : self::ids_below( $post ) );
		}
		return $state;
	}

	/** The key of lists of a type. */
	public static function list_key( string $type ): string {
		$object = get_post_type_object( $type );
		$single = null !== $object && isset( $object->graphql_single_name ) ? $object->graphql_single_name : $type;
		return Key::list( 'attachment' === $type ? 'mediaitem' : (string) $single );
	}

	private static function is_visible( \WP_Post $post ): bool {
		return 'publish' === $post->post_status || ( 'attachment' === $post->post_type && 'inherit' === $post->post_status );
	}

	/** The clean path of a post that may be gone. */
	private static function uri( $post ): ?string {
		return $post instanceof \WP_Post && is_post_type_viewable( $post->post_type ) ? Address::of( get_permalink( $post ) ) : null;
	}

	/**
	 * Addresses of posts, those that readers see.
	 *
	 * @param list<int> $ids Posts.
	 * @return array<int, string|null>
	 */
	public static function uris( array $ids ): array {
		$uris = array();
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof \WP_Post && self::is_visible( $post ) ) {
				$uris[ $id ] = self::uri( $post );
			}
		}
		return $uris;
	}

	/** @return list<int> Posts whose addresses begin with this one's, generation by generation. */
	private static function ids_below( \WP_Post $post ): array {
		$found = array();
		$count = 0;
		$above = is_post_type_hierarchical( $post->post_type ) ? array( $post->ID ) : array();
		while ( array() !== $above && $count <= self::MAX_CHILDREN ) {
			$below = array_map(
				'intval',
				get_posts(
					array(
						'post_type'       => $post->post_type,
						'post_parent__in' => $above,
						'post_status'     => 'any',
						'fields'          => 'ids',
						'numberposts'     => self::MAX_CHILDREN + 1,
						'orderby'         => 'ID',
					)
				)
			);
			$above = array_values( array_diff( $below, $found ) );
			$found = array_merge( $found, $above );
			$count = count( $found );
		}
		return $found;
	}
}
