<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Model\TypeNames;
use WP_Post;
use WP_Term;

/**
 * Where a text or term of another plugin's type stands: only WordPress knows the archive, what is above a text, and which
 * texts share its terms.
 */
final class Place {
	private const MAX_RELATED = 5;

	/** @return list<array{ title: string, uri: string }> Archive of its type, then its ancestors, or a text's term. */
	public static function trail( $queried, Links $links ): array {
		$trail = array();
		$type  = get_post_type_object( self::type( $queried ) );
		if ( null !== $type ) {
			$trail[] = array( (string) $type->label, get_post_type_archive_link( $type->name ) );
		}
		foreach ( self::posts_above( $queried ) as $post ) {
			$trail[] = array( get_the_title( $post ), get_permalink( $post ) );
		}
		foreach ( self::terms_above( $queried ) as $term ) {
			$trail[] = array( $term->name, get_term_link( $term ) );
		}
		$found = array();
		foreach ( $trail as list( $title, $link ) ) {
			$uri = is_string( $link ) ? $links->path( $link ) : null;
			if ( null !== $uri && '' !== $title ) {
				$found[] = array(
					'title' => html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
					'uri'   => $uri,
				);
			}
		}
		return $found;
	}

	/** @return list<int> The newest listed texts of the same type that share a term with a text. */
	public static function related( $queried ): array {
		$terms = $queried instanceof WP_Post ? self::terms( $queried ) : array();
		if ( array() === $terms ) {
			return array();
		}
		$ids = array();
		foreach ( $terms as $term ) {
			$ids[ $term->taxonomy ][] = $term->term_id;
		}
		$query = array( 'relation' => 'OR' );
		foreach ( $ids as $taxonomy => $of_it ) {
			$query[] = array(
				'taxonomy' => $taxonomy,
				'terms'    => $of_it,
			);
		}
		$posts = get_posts(
			array(
				'post_type'    => $queried->post_type,
				'post_status'  => 'publish',
				'fields'       => 'ids',
				'numberposts'  => self::MAX_RELATED,
				'post__not_in' => array_merge( array( $queried->ID ), Listed::unlisted() ), // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- Few.
				'tax_query'    => $query, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- On an uncached page only.
			)
		);
		return array_values( array_map( 'intval', $posts ) );
	}

	/** @return list<string> The keys of both. */
	public static function keys( $queried ): array {
		$keys = array();
		foreach ( self::posts_above( $queried ) as $post ) {
			$keys[] = "name:post:$post->ID";
		}
		foreach ( self::terms_above( $queried ) as $term ) {
			$keys[] = "name:term:$term->term_id";
		}
		foreach ( $queried instanceof WP_Post ? self::terms( $queried ) : array() as $term ) {
			$keys[] = "posts:term:$term->term_id";
		}
		return $keys;
	}

	/** Returns the post type of a text, or of a term's only kind of texts; '' for WordPress's own types and the model's. */
	private static function type( $queried ): string {
		$types = array();
		if ( $queried instanceof WP_Post ) {
			$types = array( $queried->post_type );
		} elseif ( $queried instanceof WP_Term ) {
			$taxonomy = get_taxonomy( $queried->taxonomy );
			$types    = false === $taxonomy || ! empty( $taxonomy->_builtin ) ? array() : array_values( (array) $taxonomy->object_type );
		}
		$type   = 1 === count( $types ) ? (string) $types[0] : '';
		$object = get_post_type_object( $type );
		return null === $object || ! empty( $object->_builtin ) || null !== TypeNames::name( $type ) ? '' : $type;
	}

	/** @return list<WP_Post> The texts above a text, the highest first. */
	private static function posts_above( $queried ): array {
		$is_other = $queried instanceof WP_Post && '' !== self::type( $queried );
		$posts    = $is_other ? array_map( 'get_post', array_reverse( get_post_ancestors( $queried ) ) ) : array();
		return array_values( array_filter( $posts, static fn( $post ): bool => $post instanceof WP_Post && 'publish' === $post->post_status ) );
	}

	/** @return list<WP_Term> The terms above a term; of a text at the top, its deepest hierarchical term with those above it. */
	private static function terms_above( $queried ): array {
		if ( $queried instanceof WP_Term ) {
			return '' === self::type( $queried ) ? array() : self::ancestors( $queried );
		}
		$above = array();
		foreach ( $queried instanceof WP_Post && 0 === $queried->post_parent ? self::terms( $queried ) : array() as $term ) {
			$chain = is_taxonomy_hierarchical( $term->taxonomy ) ? array_merge( self::ancestors( $term ), array( $term ) ) : array();
			$above = count( $chain ) > count( $above ) ? $chain : $above;
		}
		return $above;
	}

	/** @return list<WP_Term> The terms above a term, the highest first. */
	private static function ancestors( WP_Term $term ): array {
		$terms = array_map( 'get_term', array_reverse( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) ) );
		return array_values( array_filter( $terms, static fn( $one ): bool => $one instanceof WP_Term ) );
	}

	/** @return list<WP_Term> The terms of a text of another plugin's type that have an archive. */
	private static function terms( WP_Post $post ): array {
		$terms = array();
		foreach ( '' === self::type( $post ) ? array() : get_object_taxonomies( $post->post_type, 'names' ) as $taxonomy ) {
			$found = is_taxonomy_viewable( $taxonomy ) ? get_the_terms( $post, $taxonomy ) : false;
			$terms = array_merge( $terms, is_array( $found ) ? $found : array() );
		}
		return array_values( $terms );
	}
}
