<?php
/**
 * Site options.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Registers the options pages of the declaration with ACF.
 */
final class OptionsPages {
	/**
	 * Hooks the registration in; the action does not fire without ACF.
	 */
	public static function register(): void {
		add_action( 'acf/init', array( self::class, 'add' ) );
	}

	/**
	 * Adds each page.
	 */
	public static function add(): void {
		// The free ACF has no options pages.
		if ( ! function_exists( 'acf_add_options_page' ) ) {
			return;
		}
		foreach ( Declaration::options_pages() as $slug => $page ) {
			acf_add_options_page(
				array(
					'page_title'        => Labels::options_page( $slug ),
					'menu_title'        => Labels::options_page( $slug ),
					'menu_slug'         => $slug,
					'post_id'           => $page['postId'],
					'capability'        => $page['capability'],
					'show_in_graphql'   => true,
					'graphql_type_name' => $page['graphql']['type'],
				)
			);
		}
	}
}
