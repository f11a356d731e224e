<?php
/**
 * The words that editors see.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Translated labels. WordPress derives the ones not named here from its own.
 */
final class Labels {
	/**
	 * Labels of a post type.
	 *
	 * @param string $name The post type.
	 * @return array<string, string>
	 */
	public static function post_type( string $name ): array {
		switch ( $name ) {
			case 'facility':
				return array(
					'name'          => __( 'Facilities', 'footbridge' ),
					'singular_name' => __( 'Facility', 'footbridge' ),
					'add_new_item'  => __( 'Add New Facility', 'footbridge' ),
					'edit_item'     => __( 'Edit Facility', 'footbridge' ),
					'all_items'     => __( 'All Facilities', 'footbridge' ),
					'search_items'  => __( 'Search Facilities', 'footbridge' ),
					'not_found'     => __( 'No facilities found.', 'footbridge' ),
				);
			case 'contributor':
				return array(
					'name'          => __( 'Contributors', 'footbridge' ),
					'singular_name' => __( 'Contributor', 'footbridge' ),
					'add_new_item'  => __( 'Add New Contributor', 'footbridge' ),
					'edit_item'     => __( 'Edit Contributor', 'footbridge' ),
					'all_items'     => __( 'All Contributors', 'footbridge' ),
					'search_items'  => __( 'Search Contributors', 'footbridge' ),
					'not_found'     => __( 'No contributors found.', 'footbridge' ),
				);
			case 'review':
				return array(
					'name'          => __( 'Reviews', 'footbridge' ),
					'singular_name' => __( 'Review', 'footbridge' ),
					'add_new_item'  => __( 'Add New Review', 'footbridge' ),
					'edit_item'     => __( 'Edit Review', 'footbridge' ),
					'all_items'     => __( 'All Reviews', 'footbridge' ),
					'search_items'  => __( 'Search Reviews', 'footbridge' ),
					'not_found'     => __( 'No reviews found.', 'footbridge' ),
				);
		}
		// A type that was declared without words here is shown by its name.
		return array( 'name' => $name );
	}

	/**
	 * Labels of a taxonomy.
	 *
	 * @param string $name The taxonomy.
	 * @return array<string, string>
	 */
	public static function taxonomy( string $name ): array {
		if ( 'treatment_topic' !== $name ) {
			return array( 'name' => $name );
		}
		return array(
			'name'          => __( 'Treatment Topics', 'footbridge' ),
			'singular_name' => __( 'Treatment Topic', 'footbridge' ),
			'add_new_item'  => __( 'Add New Treatment Topic', 'footbridge' ),
			'edit_item'     => __( 'Edit Treatment Topic', 'footbridge' ),
			'all_items'     => __( 'All Treatment Topics', 'footbridge' ),
			'search_items'  => __( 'Search Treatment Topics', 'footbridge' ),
			'not_found'     => __( 'No treatment topics found.', 'footbridge' ),
		);
	}

	/**
	 * The name of a menu location.
	 *
	 * @param string $location The location.
	 */
	public static function menu_location( string $location ): string {
		$names = array(
			'primary' => __( 'Primary menu', 'footbridge' ),
			'footer'  => __( 'Footer menu', 'footbridge' ),
			'social'  => __( 'Social links', 'footbridge' ),
		);
		return $names[ $location ] ?? $location;
	}

	/**
	 * The name of an options page.
	 *
	 * @param string $slug The page's menu slug.
	 */
	public static function options_page( string $slug ): string {
		return 'site-options' === $slug ? __( 'Site Options', 'footbridge' ) : $slug;
	}
}
