<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Declares menu locations, page templates, post formats and featured images. Visitors see nothing of the WordPress theme, so
 * what the front end needs must not depend on it.
 */
final class ThemeSupport {
	/** Registers the hooks after the theme's own set-up, so that the plugin only adds to it. */
	public static function register(): void {
		add_action( 'after_setup_theme', array( self::class, 'declare_support' ), 100 );
		add_filter( 'theme_page_templates', array( self::class, 'templates' ) );
	}

	/**
	 * Adds the model's templates. A theme that has a file of the same name keeps its own label. It needs no such files: WordPress
	 * goes on to the next candidate when it renders the page itself, and the template's name stays in its list of candidates.
	 *
	 * @return array<string, string>
	 */
	public static function templates( $templates ): array {
		return ( is_array( $templates ) ? $templates : array() ) + Declaration::page_templates();
	}

	/** Declares what the theme did not. */
	public static function declare_support(): void {
		$there = get_registered_nav_menus();
		foreach ( Declaration::menu_locations() as $location ) {
			if ( ! isset( $there[ $location ] ) ) {
				register_nav_menu( $location, Labels::menu_location( $location ) );
			}
		}
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'post-formats', self::formats( get_theme_support( 'post-formats' ) ) );
	}

	/**
	 * The theme's formats and the model's, each once.
	 *
	 * @return list<string>
	 */
	public static function formats( $supported ): array {
		$own = is_array( $supported ) && is_array( $supported[0] ?? null ) ? $supported[0] : array();
		return array_values( array_unique( array_merge( array_filter( $own, 'is_string' ), Declaration::post_formats() ) ) );
	}
}
