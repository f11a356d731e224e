<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Registers the post types and taxonomies of the declaration.
 *
 * @phpstan-import-type PostType from Declaration
 * @phpstan-import-type Taxonomy from Declaration
 */
final class Types {
	/** Hooks the registration in: early, so that WPGraphQL and ACF find the types at init's usual priority. */
	public static function register(): void {
		add_action( 'init', array( self::class, 'add' ), 5 );
	}

	public static function add(): void {
		array_map( array( self::class, 'add_post_type' ), array_keys( Declaration::post_types() ) );
		array_map( array( self::class, 'add_taxonomy' ), array_keys( Declaration::taxonomies() ) );
	}

	/** Registers a post type of the model under its key in this WordPress. */
	public static function add_post_type( string $name ): void {
		$declared = Declaration::post_types()[ $name ] ?? null;
		if ( null !== $declared ) {
			TypeNames::register_own( $name, post_type_exists( $name ), static fn( string $key ) => register_post_type( $key, self::post_type( $name, $declared ) ) );
		}
	}

	/** Registers a taxonomy of the model under its key in this WordPress. */
	public static function add_taxonomy( string $name ): void {
		$declared = Declaration::taxonomies()[ $name ] ?? null;
		if ( null !== $declared ) {
			TypeNames::register_own( $name, taxonomy_exists( $name ), static fn( string $key ) => register_taxonomy( $key, array_map( array( TypeNames::class, 'key' ), $declared['postTypes'] ), self::taxonomy( $name, $declared ) ) );
		}
	}

	/**
	 * @param PostType $declared The declaration.
	 * @return array<string, mixed> The arguments for WordPress and WPGraphQL.
	 */
	private static function post_type( string $name, array $declared ): array {
		$slug    = $declared['slug'];
		$archive = $declared['archive'];
		return array(
			'labels'              => self::labels( $declared['labels'] ),
			'public'              => $declared['public'],
			// A type without address stays public, or GraphQL would show it to signed-in users only.
			'publicly_queryable'  => $declared['publiclyQueryable'],
			'exclude_from_search' => ! $declared['publiclyQueryable'],
			'show_in_nav_menus'   => $declared['publiclyQueryable'],
			'hierarchical'        => $declared['hierarchical'],
			'has_archive'         => null === $archive ? false : TypeNames::slug( $name, $archive ),
			'rewrite'             => null === $slug ? false : array(
				'slug'       => TypeNames::slug( $name, $slug ),
				'with_front' => false,
			),
			'query_var'           => null !== $slug,
			'supports'            => $declared['supports'],
			'menu_icon'           => $declared['icon'],
			'show_in_rest'        => true,
			'show_in_graphql'     => true,
			'graphql_single_name' => $declared['graphql']['single'],
			'graphql_plural_name' => $declared['graphql']['plural'],
		);
	}

	/**
	 * @param Taxonomy $declared The declaration.
	 * @return array<string, mixed> The arguments for WordPress and WPGraphQL.
	 */
	private static function taxonomy( string $name, array $declared ): array {
		return array(
			'labels'              => self::labels( $declared['labels'] ),
			'public'              => $declared['public'],
			'hierarchical'        => $declared['hierarchical'],
			'show_admin_column'   => true,
			// As categories have it: /topics/opioids/heroin/.
			'rewrite'             => array(
				'slug'         => TypeNames::slug( $name, $declared['slug'] ),
				'hierarchical' => $declared['hierarchical'],
				'with_front'   => false,
			),
			'show_in_rest'        => true,
			'show_in_graphql'     => true,
			'graphql_single_name' => $declared['graphql']['single'],
			'graphql_plural_name' => $declared['graphql']['plural'],
		);
	}

	/**
	 * @param array{single: string, plural: string} $words The names of a type in the declaration.
	 * @return array<string, string> What editors read; WordPress derives the labels not named here from its own.
	 */
	private static function labels( array $words ): array {
		return array(
			'name'          => $words['plural'],
			'singular_name' => $words['single'],
			/* translators: %s: the name of a post type or taxonomy. */
			'add_new_item'  => sprintf( __( 'Add New %s', 'footbridge' ), $words['single'] ),
			/* translators: %s: the name of a post type or taxonomy. */
			'edit_item'     => sprintf( __( 'Edit %s', 'footbridge' ), $words['single'] ),
			/* translators: %s: the plural of a post type or taxonomy. */
			'all_items'     => sprintf( __( 'All %s', 'footbridge' ), $words['plural'] ),
			/* translators: %s: the plural of a post type or taxonomy. */
			'search_items'  => sprintf( __( 'Search %s', 'footbridge' ), $words['plural'] ),
			/* translators: %s: the plural of a post type or taxonomy. */
			'not_found'     => sprintf( __( 'No %s found.', 'footbridge' ), strtolower( $words['plural'] ) ),
		);
	}
}
