<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Webhook\Archives;
use Footbridge\Webhook\Key;
use WP_Query;

/**
 * What the posts of a list depend on. A webhook names the archives that a post enters, leaves or moves in. A list that is
 * none of WordPress's, or is narrowed further, depends on the lists of its types.
 */
final class ListKeys {
	/** WordPress's kinds of lists. */
	private const ARCHIVES = array( 'is_category', 'is_tag', 'is_tax', 'is_author', 'is_date', 'is_post_type_archive', 'is_home', 'is_search' );

	/** @return list<string> The keys of a list. */
	public static function of( WP_Query $query ): array {
		$keys = array( 'setting_group:reading' );
		if ( $query->is_search() ) {
			// Any field of a post may contain the words.
			return array_merge( $keys, array( 'skipped:post' ), self::lists( self::types( $query, 'any' ) ) );
		}
		foreach ( self::taxonomies( $query ) as $taxonomy ) {
			$object = get_taxonomy( $taxonomy );
			// A term that is not there yet.
			if ( false !== $object && null === $query->get_queried_object() ) {
				$keys[] = Key::list( (string) ( $object->graphql_single_name ?? $taxonomy ) );
			}
		}
		return self::is_plain( $query ) ? $keys : array_merge( $keys, self::lists( self::types( $query, 'post' ) ) );
	}

	/** @return list<mixed> The archive of a list that has no queried object, from link functions. */
	public static function links( WP_Query $query ): array {
		if ( $query->is_home() ) {
			return Archives::home();
		}
		$date = $query->is_date() ? Listing::date( $query ) : null;
		if ( null === $date ) {
			return array();
		}
		if ( null !== $date['month'] && null !== $date['day'] ) {
			return array( get_day_link( $date['year'], $date['month'], $date['day'] ) );
		}
		return array( null !== $date['month'] ? get_month_link( $date['year'], $date['month'] ) : get_year_link( $date['year'] ) );
	}

	/** Whether the list is one archive of WordPress's, not narrowed by the address or a plugin. */
	private static function is_plain( WP_Query $query ): bool {
		$kinds = 0;
		foreach ( self::ARCHIVES as $kind ) {
			$kinds += $query->$kind() ? 1 : 0;
		}
		$own_terms = $query->is_category() || $query->is_tag() || $query->is_tax() ? 1 : 0;
		$own_types = $query->is_post_type_archive() ? 1 : 0;
		$types     = array_filter( (array) $query->get( 'post_type' ) );
		// WordPress itself names all types of some taxonomies.
		$has_own = count( $types ) === $own_types || ( 1 === $own_terms && array() === array_diff( self::types_of_terms( $query ), $types ) );
		return 1 === $kinds && $has_own && self::term_count( $query ) === $own_terms
			&& empty( $query->get( 'meta_query' ) ) && empty( $query->get( 'post__not_in' ) ) && empty( $query->get( 'author__not_in' ) );
	}

	/** Returns how many terms narrow a list. */
	private static function term_count( WP_Query $query ): int {
		$count = 0;
		foreach ( $query->tax_query->queries ?? array() as $clause ) {
			$count += is_array( $clause ) ? max( 1, count( (array) ( $clause['terms'] ?? array() ) ) ) : 0;
		}
		return $count;
	}

	/** @return string[] The taxonomies that narrow a list. */
	private static function taxonomies( WP_Query $query ): array {
		return array_map( 'strval', array_keys( $query->tax_query->queried_terms ?? array() ) );
	}

	/** @return string[] The post types of the taxonomies that narrow a list. */
	private static function types_of_terms( WP_Query $query ): array {
		$types = array();
		foreach ( self::taxonomies( $query ) as $taxonomy ) {
			$object = get_taxonomy( $taxonomy );
			$types  = array_merge( $types, false === $object ? array() : $object->object_type );
		}
		return $types;
	}

	/** @return string[] The post types of a list. */
	private static function types( WP_Query $query, string $otherwise ): array {
		$types = array_filter( (array) $query->get( 'post_type' ), 'is_string' );
		$types = array() === array_filter( $types ) ? array( $otherwise ) : $types;
		$types = array_merge( $types, self::types_of_terms( $query ) );
		return in_array( 'any', $types, true ) ? array_values( get_post_types( array( 'exclude_from_search' => false ) ) ) : $types;
	}

	/**
	 * @param string[] $types Post types.
	 * @return list<string> The keys of the lists of post types.
	 */
	private static function lists( array $types ): array {
		$keys = array();
		foreach ( array_unique( $types ) as $type ) {
			$list   = Key::list_of( $type );
			$keys[] = $list;
			$keys[] = Key::of_terms( $list );
		}
		return $keys;
	}
}
