<?php

declare( strict_types=1 );

namespace Footbridge\Adoption;

use Footbridge\Rest;
use Footbridge\Settings\Settings;
use Footbridge\Versions\Doctor;
use WP_Post_Type;
use WP_REST_Request;
use WP_REST_Response;
use WP_Taxonomy;

/**
 * What the adoption report reads of WordPress, by `GET /wp-json/footbridge/v1/adoption`, signed: versions, plugins, types,
 * templates, menus, what other plugins store; with `?after=ID` what the next published texts use. It names no person.
 */
final class Inventory {
	public const ROUTE = '/adoption';

	private const MAX_ENTRIES = 500;
	private const MAX_LINKS   = 99;

	public static function register(): void {
		Rest::add_signed( self::ROUTE, array( self::class, 'answer' ) );
	}

	public static function answer( WP_REST_Request $request ): WP_REST_Response {
		$after = $request->get_param( 'after' );
		return new WP_REST_Response( is_numeric( $after ) ? Texts::after( (int) $after ) : self::all() );
	}

	/** @return array<string, mixed> The inventory. */
	private static function all(): array {
		$versions  = Doctor::versions();
		$inventory = array(
			'site'       => self::site(),
			'findings'   => Doctor::findings( $versions ),
			'installed'  => Doctor::installed( $versions ),
			'plugins'    => self::plugins(),
			'types'      => array_map( array( self::class, 'type' ), array_values( get_post_types( array(), 'objects' ) ) ),
			'taxonomies' => array_map( array( self::class, 'taxonomy' ), array_values( get_taxonomies( array(), 'objects' ) ) ),
			'locations'  => self::locations(),
			'menus'      => array_map( array( self::class, 'menu' ), wp_get_nav_menus() ),
			'shortcodes' => array_map( 'strval', array_keys( $GLOBALS['shortcode_tags'] ?? array() ) ),
			'templates'  => Tables::templates(),
			'redirects'  => Tables::redirects(),
			'media'      => Tables::media_hosts(),
		);
		return array_map( static fn( array $part ): array => array_slice( $part, 0, self::MAX_ENTRIES ), $inventory );
	}

	/** @return array<string, mixed> The settings that decide how pages look. */
	private static function site(): array {
		$theme   = wp_get_theme();
		$uploads = wp_get_upload_dir();
		return array(
			'name'        => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'home'        => home_url( '/' ),
			'frontEnd'    => Settings::front_end(),
			'php'         => PHP_VERSION,
			'permalinks'  => (string) get_option( 'permalink_structure' ),
			'isIndexable' => '0' !== (string) get_option( 'blog_public' ),
			'frontPage'   => (string) get_option( 'show_on_front' ),
			'isMultisite' => is_multisite(),
			'theme'       => (string) $theme->get( 'Name' ),
			'uploads'     => (string) $uploads['baseurl'],
		);
	}

	/** @return list<string> The main files of the active plugins, those of the network included. */
	public static function active_plugins(): array {
		$network = is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) : array();
		return array_values( array_filter( array_unique( array_merge( (array) get_option( 'active_plugins' ), $network ) ), 'is_string' ) );
	}

	/** @return list<array{file: string, name: string, version: string}> The active plugins, those of the network included. */
	private static function plugins(): array {
		if ( ! function_exists( 'get_plugin_data' ) ) {
			require_once constant( 'ABSPATH' ) . 'wp-admin/includes/plugin.php';
		}
		$plugins = array();
		foreach ( self::active_plugins() as $file ) {
			$path      = constant( 'WP_PLUGIN_DIR' ) . "/$file";
			$data      = is_readable( $path ) ? get_plugin_data( $path, false, false ) : array();
			$plugins[] = array(
				'file'    => $file,
				'name'    => (string) ( $data['Name'] ?? $file ),
				'version' => (string) ( $data['Version'] ?? '' ),
			);
		}
		return $plugins;
	}

	/** @return array<string, mixed> A post type, and how many published posts it has. */
	private static function type( WP_Post_Type $type ): array {
		return array(
			'name'       => $type->name,
			'label'      => (string) $type->label,
			'isPublic'   => is_post_type_viewable( $type ),
			'isBuiltIn'  => (bool) $type->_builtin,
			'hasArchive' => (bool) $type->has_archive,
			'inGraphql'  => ! empty( $type->show_in_graphql ),
			'count'      => (int) ( wp_count_posts( $type->name )->publish ?? 0 ),
			'links'      => $type->show_in_rest || ! is_post_type_viewable( $type ) ? array() : self::posts( $type->name ),
		);
	}

	/** @return list<array{id: int|null, link: string}> The addresses of archive and posts that the REST API does not list. */
	private static function posts( string $type ): array {
		$ids   = get_posts(
			array(
				'post_type'   => $type,
				'numberposts' => self::MAX_LINKS, // phpcs:ignore WordPress.WP.PostsPerPage -- Ids, of at most 99.
				'fields'      => 'ids',
			)
		);
		$links = array( self::link( null, get_post_type_archive_link( $type ) ) );
		foreach ( $ids as $id ) {
			$links[] = self::link( (int) $id, get_permalink( (int) $id ) );
		}
		return array_values( array_filter( $links ) );
	}

	/** @return list<array{id: int|null, link: string}> The addresses of terms that the REST API does not list. */
	private static function terms( string $taxonomy ): array {
		$terms = get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'hide_empty' => true,
				'number'     => self::MAX_LINKS,
			)
		);
		$links = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$links[] = self::link( null, get_term_link( $term ) );
		}
		return array_values( array_filter( $links ) );
	}

	/** @return array{id: int|null, link: string}|null An address. */
	private static function link( ?int $id, $url ): ?array {
		return is_string( $url ) ? array(
			'id'   => $id,
			'link' => $url,
		) : null;
	}

	/** @return array<string, mixed> A taxonomy, and how many terms with posts it has. */
	private static function taxonomy( WP_Taxonomy $taxonomy ): array {
		$count = wp_count_terms(
			array(
				'taxonomy'   => $taxonomy->name,
				'hide_empty' => true,
			)
		);
		return array(
			'name'      => $taxonomy->name,
			'label'     => (string) $taxonomy->label,
			'isPublic'  => is_taxonomy_viewable( $taxonomy ),
			'isBuiltIn' => (bool) $taxonomy->_builtin,
			'inGraphql' => ! empty( $taxonomy->show_in_graphql ),
			'types'     => array_values( (array) $taxonomy->object_type ),
			'count'     => is_numeric( $count ) ? (int) $count : 0,
			'links'     => $taxonomy->show_in_rest || ! is_taxonomy_viewable( $taxonomy ) ? array() : self::terms( $taxonomy->name ),
		);
	}

	/** @return list<array{name: string, label: string, menu: int|null}> The menu of each location. */
	private static function locations(): array {
		$assigned  = get_nav_menu_locations();
		$locations = array();
		foreach ( get_registered_nav_menus() as $name => $label ) {
			$locations[] = array(
				'name'  => (string) $name,
				'label' => (string) $label,
				'menu'  => empty( $assigned[ $name ] ) ? null : (int) $assigned[ $name ],
			);
		}
		return $locations;
	}

	/** @return array{id: int, name: string, count: int} A menu. */
	private static function menu( $menu ): array {
		return array(
			'id'    => (int) $menu->term_id,
			'name'  => (string) $menu->name,
			'count' => (int) $menu->count,
		);
	}
}
