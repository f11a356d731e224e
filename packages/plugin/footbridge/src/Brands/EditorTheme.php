<?php

declare( strict_types=1 );

namespace Footbridge\Brands;

/**
 * Adds what the front end sends of its brand to the theme's theme.json, so that editors choose from the page's colors,
 * sizes and spaces. With them WordPress's own check of contrast in the editor is that of the page.
 */
final class EditorTheme {
	public static function register(): void {
		add_filter( 'wp_theme_json_data_theme', array( self::class, 'add' ) );
	}

	/** Returns the theme's data with the brand's. */
	public static function add( $data ) {
		$theme = Brand::theme();
		return array() === $theme || ! is_object( $data ) || ! method_exists( $data, 'update_with' ) ? $data : $data->update_with( $theme );
	}
}
