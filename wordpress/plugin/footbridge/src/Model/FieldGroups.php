<?php
/**
 * ACF local JSON.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Loads the field groups from the plugin's acf-json folder and has ACF save them there, because the front end's types
 * are generated from the same files.
 */
final class FieldGroups {
	private const SCREENS = array( 'edit-acf-field-group', 'acf-field-group' );

	/**
	 * Hooks into ACF's local JSON; none of these fire without ACF.
	 */
	public static function register(): void {
		add_filter( 'acf/settings/load_json', array( self::class, 'load_paths' ) );
		add_filter( 'acf/json/save_paths', array( self::class, 'save_paths' ), 10, 2 );
		add_action( 'admin_notices', array( self::class, 'notice' ) );
	}

	/**
	 * The folder of the field groups.
	 */
	public static function folder(): string {
		return dirname( __DIR__, 2 ) . '/acf-json';
	}

	/**
	 * Adds the folder to those that ACF reads.
	 *
	 * @param mixed $paths The folders so far.
	 * @return list<string>
	 */
	public static function load_paths( $paths ): array {
		return array_merge( array_values( (array) $paths ), array( self::folder() ) );
	}

	/**
	 * Decides where ACF saves a field group.
	 *
	 * @param mixed $paths The folders so far, such as the theme's.
	 * @param mixed $post  The field group (or another thing that ACF saves).
	 * @return list<string>
	 */
	public static function save_paths( $paths, $post = array() ): array {
		$paths = array_values( array_filter( (array) $paths, 'is_string' ) );
		return is_array( $post ) && self::is_ours( $post, $paths ) ? array( self::folder() ) : $paths;
	}

	/**
	 * Checks whether a field group belongs to the model: it is in the folder, or it is new, is shown in GraphQL, and is
	 * in no other folder. Field groups of themes and other plugins stay where they are.
	 *
	 * @param array<mixed> $post  What ACF saves.
	 * @param list<string> $paths The folders so far.
	 */
	private static function is_ours( array $post, array $paths ): bool {
		$key = $post['key'] ?? '';
		if ( ! is_string( $key ) || 0 !== strncmp( $key, 'group_', 6 ) ) {
			return false;
		}
		$file = '/' . sanitize_file_name( $key . '.json' );
		if ( is_file( self::folder() . $file ) ) {
			return true;
		}
		foreach ( $paths as $path ) {
			if ( is_file( untrailingslashit( $path ) . $file ) ) {
				return false;
			}
		}
		return ! empty( $post['show_in_graphql'] );
	}

	/**
	 * Whether wp-admin shows the list of field groups, or one of them.
	 */
	public static function is_screen(): bool {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		return null !== $screen && in_array( $screen->id, self::SCREENS, true );
	}

	/**
	 * Warns users who edit field groups that the files are not writable.
	 */
	public static function notice(): void {
		if ( ! self::is_screen() || wp_is_writable( self::folder() ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%s <code>%s</code></p></div>',
			esc_html__( 'Footbridge: changes to its field groups have no effect, because WordPress may not write into this folder. Export the changed group as JSON and put it there:', 'footbridge' ),
			esc_html( self::folder() )
		);
	}
}
