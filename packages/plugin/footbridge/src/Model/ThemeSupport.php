<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/** Declares menu locations, page templates, post formats and featured images, whatever the theme of WordPress, which nobody sees. */
final class ThemeSupport {
	public static function register(): void {
		// After the theme's own set-up, so that the plugin only adds to it.
		add_action( 'after_setup_theme', array( self::class, 'declare_support' ), 100 );
		add_filter( 'theme_page_templates', array( self::class, 'templates' ) );
	}

	/** @return array<string, string> The theme's templates and the model's, for which it needs no files; its own labels stay. */
	public static function templates( $templates ): array {
		return ( is_array( $templates ) ? $templates : array() ) + Declaration::page_templates();
	}

	public static function declare_support(): void {
		$names = array(
			'primary' => __( 'Primary menu', 'footbridge' ),
			'footer'  => __( 'Footer menu', 'footbridge' ),
			'social'  => __( 'Social links', 'footbridge' ),
		);
		foreach ( array_diff( Declaration::menu_locations(), array_keys( get_registered_nav_menus() ) ) as $location ) {
			register_nav_menu( $location, $names[ $location ] ?? $location );
		}
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'post-formats', self::formats( get_theme_support( 'post-formats' ) ) );
	}

	/** @return list<string> The formats of get_theme_support(), a nested list, true or false, and the model's, each once. */
	public static function formats( $supported ): array {
		$own = is_array( $supported ) && is_array( $supported[0] ?? null ) ? $supported[0] : array();
		return array_values( array_unique( array_merge( array_filter( $own, 'is_string' ), Declaration::post_formats() ) ) );
	}
}
