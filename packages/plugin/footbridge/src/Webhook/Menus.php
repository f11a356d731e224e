<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Follows menus, their items and their locations: what they show, names and paths among it, is in no key of WPGraphQL. */
final class Menus extends Follower {
	public function register(): void {
		foreach ( array( 'wp_create_nav_menu', 'wp_update_nav_menu', 'wp_delete_nav_menu', 'wp_update_nav_menu_item' ) as $hook ) {
			Guard::on( $hook, array( $this, 'menu' ) );
		}
		foreach ( array( 'save_post_nav_menu_item', 'before_delete_post', 'wp_trash_post' ) as $hook ) {
			Guard::on( $hook, array( $this, 'item' ) );
		}
		Guard::on_meta( 'post', array( $this, 'meta' ) );
		Guard::on( 'update_option_theme_mods_' . get_stylesheet(), array( $this, 'locations' ) );
		Guard::on( 'add_option_theme_mods_' . get_stylesheet(), fn( $name, $value ) => $this->locations( array(), $value ) );
	}

	/** Records a changed menu. One without a location is recorded when it gets one. */
	public function menu( $menu, $item = 0 ): void {
		if ( ! in_array( (int) $menu, self::shown(), true ) ) {
			return;
		}
		$items = is_numeric( $item ) && (int) $item > 0 ? Key::nodes( 'post', (int) $item ) : array();
		$this->collector->add( Collector::MENU, array_merge( Key::nodes( 'term', (int) $menu ), $items ) );
	}

	/** When a post was saved or is about to go, and is an item of a menu. */
	public function item( $id ): void {
		$post = get_post( (int) $id );
		if ( ! $post instanceof \WP_Post || 'nav_menu_item' !== $post->post_type || 'publish' !== $post->post_status ) {
			return;
		}
		$menus = wp_get_object_terms( $post->ID, 'nav_menu', array( 'fields' => 'ids' ) );
		foreach ( is_array( $menus ) ? $menus : array() as $menu ) {
			$this->menu( $menu, $post->ID );
		}
	}

	/** When an item's meta changed: its target, classes, link. */
	public function meta( $meta_id, $id, $key ): void {
		if ( is_string( $key ) && ! in_array( $key, array( '_edit_lock', '_edit_last', '_menu_item_orphaned' ), true ) && 'nav_menu_item' === get_post_type( (int) $id ) ) {
			$this->item( $id );
		}
	}

	public function locations( $old, $now ): void {
		$was = is_array( $old ) && is_array( $old['nav_menu_locations'] ?? null ) ? array_filter( $old['nav_menu_locations'] ) : array();
		$is  = is_array( $now ) && is_array( $now['nav_menu_locations'] ?? null ) ? array_filter( $now['nav_menu_locations'] ) : array();
		ksort( $was );
		ksort( $is );
		if ( $was == $is ) { // phpcs:ignore Universal.Operators.StrictComparisons -- Ids are numbers or strings.
			return;
		}
		$menus = array_merge( array_diff_assoc( $was, $is ), array_values( array_diff_assoc( $is, $was ) ) );
		$this->collector->add( Collector::MENU, array_merge( array( Key::list( 'menu' ) ), Key::nodes( 'term', ...array_values( array_unique( array_map( 'intval', $menus ) ) ) ) ) );
	}

	/** @return list<int> The menus that have a location. WPGraphQL hides others from readers. */
	private static function shown(): array {
		return array_values( array_unique( array_filter( array_map( 'intval', get_nav_menu_locations() ) ) ) );
	}

	/**
	 * @param 'post_type'|'taxonomy' $type What the items link to.
	 * @param list<int>              $ids  Posts or terms.
	 * @return list<int> Items for them of menus that are shown.
	 */
	public static function items_of( string $type, array $ids ): array {
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
				// phpcs:disable WordPress.DB.SlowDBQuery -- Only when something that menus show has changed.
				'tax_query'   => array(
					array(
						'taxonomy' => 'nav_menu',
						'field'    => 'term_id',
						'terms'    => $menus,
					),
				),
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
				// phpcs:enable
			)
		);
		return array_map( 'intval', array_values( $found ) );
	}
}
