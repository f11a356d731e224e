<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Menu items that link to posts and terms: menus show names and paths that WPGraphQL's keys do not include. */
final class MenuItems {
	/**
	 * Returns the menus that have a location. WPGraphQL hides others from readers.
	 *
	 * @return list<int> Their ids.
	 */
	public static function shown(): array {
		return array_values( array_unique( array_filter( array_map( 'intval', get_nav_menu_locations() ) ) ) );
	}

	/**
	 * Items of menus that are shown, for posts or terms.
	 *
	 * @param list<int> $ids Posts or terms.
	 * @return list<int> Ids of menu items.
	 */
	public static function of( string $type, array $ids ): array {
		$menus = self::shown();
		if ( array() === $ids || array() === $menus ) {
			return array();
		}
		$found = get_posts(
			array(
				'post_type'   => 'nav_menu_item',
				'post_status' => 'publish',
				'fields'      => 'ids',
				'numberposts' => -1,
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Only when something that menus show has changed.
				'tax_query'   => array(
					array(
						'taxonomy' => 'nav_menu',
						'field'    => 'term_id',
						'terms'    => $menus,
					),
				),
				// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- As above.
				'meta_query'  => array(
					array(
						'key'     => '_menu_item_object_id',
						'value'   => array_map( 'strval', $ids ),
						'compare' => 'IN',
					),
					array(
						'key'   => '_menu_item_type',
						'value' => $type,
					),
				),
			)
		);
		return array_map( 'intval', array_values( $found ) );
	}
}
