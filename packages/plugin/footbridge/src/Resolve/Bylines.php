<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use Footbridge\Model\TypeNames;
use WP_Query;

/**
 * The posts and pages whose byline names a contributor, by role, the newest first, without those that lists leave out. An
 * article counts for the first of a person's roles.
 */
final class Bylines {
	public const TYPE = 'contributor';

	/** The byline's fields, as ACF stores them, in the order in which they count, and the roles that they give. */
	public const ROLES = array(
		'author'   => 'written',
		'editor'   => 'edited',
		'reviewer' => 'reviewed',
	);

	/** Types that have bylines. */
	public const OF_TYPES = array( 'post', 'page' );

	/** More articles of a role than a profile shows. */
	private const MAX_IDS = 30;

	/** @return array<string, array{ ids: list<int>, found: int }>|null A profile's articles by role; null for what is no profile. */
	public static function of( WP_Query $query ): ?array {
		if ( ! $query->is_singular( TypeNames::key( self::TYPE ) ) ) {
			return null;
		}
		$ids  = array_fill_keys( self::ROLES, array() );
		$seen = array();
		foreach ( self::read( $query->get_queried_object_id() ) as $row ) {
			if ( ! isset( $seen[ $row->ID ] ) ) {
				$ids[ self::ROLES[ $row->meta_key ] ][] = (int) $row->ID;
			}
			$seen[ $row->ID ] = true;
		}
		return array_map(
			static fn( array $all ): array => array(
				'ids'   => array_slice( $all, 0, self::MAX_IDS ),
				'found' => count( $all ),
			),
			$ids
		);
	}

	/** @return array<object{ ID: string, meta_key: string }> The articles, once for each field, in the fields' order. */
	private static function read( int $contributor ): array {
		global $wpdb;
		$fields = implode( "', '", array_keys( self::ROLES ) );
		$types  = implode( "', '", self::OF_TYPES );
		$listed = Listed::where();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- WordPress's own query would join the meta once for each field; the names are constants.
		$found = $wpdb->get_results( $wpdb->prepare( "SELECT {$wpdb->posts}.ID, named.meta_key FROM {$wpdb->posts} JOIN {$wpdb->postmeta} named ON named.post_id = {$wpdb->posts}.ID AND named.meta_key IN ('{$fields}') AND named.meta_value = %s WHERE {$wpdb->posts}.post_type IN ('{$types}') AND {$wpdb->posts}.post_status = 'publish' AND {$listed} ORDER BY {$wpdb->posts}.post_date DESC, {$wpdb->posts}.ID DESC, named.meta_key ASC", (string) $contributor ) );
		return (array) $found;
	}
}
