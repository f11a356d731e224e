<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/** Registers the options pages of the declaration with ACF. */
final class OptionsPages {
	public static function register(): void {
		add_action( 'acf/init', array( self::class, 'add' ) );
		add_action( 'admin_menu', array( self::class, 'load_screen' ), 1 );
	}

	/** Loads the class that adds the pages to wp-admin: Secure Custom Fields 6.4 looks for it under a wrong file name. */
	public static function load_screen(): void {
		if ( function_exists( 'acf_add_options_page' ) && function_exists( 'acf_include' ) && ! class_exists( 'acf_admin_options_page', false ) ) {
			acf_include( 'includes/admin/class-acf-admin-options-page.php' );
		}
	}

	public static function add(): void {
		// The free ACF has no options pages.
		if ( ! function_exists( 'acf_add_options_page' ) ) {
			return;
		}
		foreach ( Declaration::options_pages() as $slug => $page ) {
			$title = 'site-options' === $slug ? __( 'Site Options', 'footbridge' ) : $slug;
			acf_add_options_page(
				array(
					'page_title'        => $title,
					'menu_title'        => $title,
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
