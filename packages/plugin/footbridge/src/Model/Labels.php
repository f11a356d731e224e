<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/** The words that editors see, from the declaration's. WordPress derives the ones not named here from its own. */
final class Labels {
	/**
	 * @param array{single: string, plural: string} $words Its names in the declaration.
	 * @return array<string, string> The labels of a post type or taxonomy.
	 */
	public static function of( array $words ): array {
		$single = $words['single'];
		$plural = $words['plural'];
		return array(
			'name'          => $plural,
			'singular_name' => $single,
			/* translators: %s: the name of a post type or taxonomy. */
			'add_new_item'  => sprintf( __( 'Add New %s', 'footbridge' ), $single ),
			/* translators: %s: the name of a post type or taxonomy. */
			'edit_item'     => sprintf( __( 'Edit %s', 'footbridge' ), $single ),
			/* translators: %s: the plural of a post type or taxonomy. */
			'all_items'     => sprintf( __( 'All %s', 'footbridge' ), $plural ),
			/* translators: %s: the plural of a post type or taxonomy. */
			'search_items'  => sprintf( __( 'Search %s', 'footbridge' ), $plural ),
			/* translators: %s: the plural of a post type or taxonomy. */
			'not_found'     => sprintf( __( 'No %s found.', 'footbridge' ), strtolower( $plural ) ),
		);
	}

	/** The name of a menu location. */
	public static function menu_location( string $location ): string {
		$names = array(
			'primary' => __( 'Primary menu', 'footbridge' ),
			'footer'  => __( 'Footer menu', 'footbridge' ),
			'social'  => __( 'Social links', 'footbridge' ),
		);
		return $names[ $location ] ?? $location;
	}

	/** The name of an options page. */
	public static function options_page( string $slug ): string {
		return 'site-options' === $slug ? __( 'Site Options', 'footbridge' ) : $slug;
	}
}
