<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

/**
 * Writes the settings of an export: the site's, the options page's fields, menu locations, and fields that point at terms.
 * Only what is listed here: a settings file can't reach any other option of WordPress.
 *
 * @phpstan-import-type Reference from Folder
 */
final class Options {
	private const SITE = array(
		'blogname',
		'blogdescription',
		'timezone_string',
		'date_format',
		'time_format',
		'start_of_week',
		'posts_per_page',
		'default_comment_status',
		'default_ping_status',
		'wp_attachment_pages_enabled',
		'show_on_front',
		'permalink_structure',
		'category_base',
		'tag_base',
	);

	private const PAGES = array( 'page_on_front', 'page_for_posts', 'wp_page_for_privacy_policy' );

	/** @param array<string, scalar> $options The site's settings. Before the import: the time zone decides what is scheduled, and when. */
	public static function site( array $options ): void {
		global $wp_rewrite;
		foreach ( self::SITE as $name ) {
			if ( isset( $options[ $name ] ) && is_scalar( $options[ $name ] ) ) {
				update_option( $name, $options[ $name ] );
			}
		}
		$wp_rewrite->init();
		flush_rewrite_rules( false );
	}

	/**
	 * @param array<string, int> $pages Ids in the export of front page, posts page and privacy policy, by option.
	 * @param array<int, int>    $posts Ids here, by those of the export.
	 */
	public static function pages( array $pages, array $posts ): void {
		foreach ( self::PAGES as $name ) {
			if ( isset( $pages[ $name ] ) ) {
				update_option( $name, $posts[ (int) $pages[ $name ] ] ?? 0 );
			}
		}
	}

	/** @param array<string, mixed> $fields The options page's, by the option's name: a string, or an array as ACF stores it. */
	public static function fields( array $fields ): void {
		foreach ( $fields as $name => $value ) {
			if ( 1 === preg_match( '/^_?options_[a-z0-9_]+$/D', (string) $name ) && ( is_string( $value ) || is_array( $value ) ) ) {
				update_option( $name, $value, false );
			}
		}
	}

	/** @param array<string, string> $menus Slugs by location; other locations stay as they are. */
	public static function menus( array $menus ): void {
		$locations = (array) get_theme_mod( 'nav_menu_locations', array() );
		foreach ( $menus as $location => $slug ) {
			$menu = get_term_by( 'slug', (string) $slug, 'nav_menu' );
			if ( $menu instanceof \WP_Term ) {
				$locations[ $location ] = $menu->term_id;
			}
		}
		set_theme_mod( 'nav_menu_locations', $locations );
	}

	/**
	 * Writes fields with the ids that their terms have here: terms always get new ids, posts keep theirs. A term that was not
	 * imported is left out.
	 *
	 * @param list<Reference> $references Fields, by the ids of the export.
	 * @param array<int, int> $terms      Ids here, by those of the export.
	 */
	public static function references( array $references, array $terms ): void {
		foreach ( $references as $reference ) {
			$here = array_filter( array_map( static fn( $id ): int => $terms[ (int) $id ] ?? 0, $reference['ids'] ) );
			$ids  = array_values( array_map( 'strval', $here ) );
			update_post_meta( (int) $reference['post'], $reference['key'], $reference['many'] ? $ids : ( $ids[0] ?? '' ) );
		}
	}
}
