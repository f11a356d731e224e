<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Registers the post types of the declaration.
 *
 * @phpstan-import-type PostType from Declaration
 */
final class PostTypes {
	/** Hooks the registration in: early, so that WPGraphQL and ACF find the types at init's usual priority. */
	public static function register(): void {
		add_action( 'init', array( self::class, 'register_types' ), 5 );
	}

	public static function register_types(): void {
		array_map( array( self::class, 'register_again' ), array_keys( Declaration::post_types() ) );
	}

	/** Registers one type, under its key in this WordPress. */
	public static function register_again( string $name ): void {
		$declared = Declaration::post_types()[ $name ] ?? null;
		if ( null === $declared ) {
			return;
		}
		TypeNames::register_own(
			$name,
			post_type_exists( $name ),
			/** @param lowercase-string&non-empty-string $key */
			static function ( string $key ) use ( $name, $declared ): void {
				foreach ( array( 'slug', 'archive' ) as $part ) {
					$declared[ $part ] = null === $declared[ $part ] ? null : TypeNames::slug( $name, $declared[ $part ] );
				}
				register_post_type( $key, self::arguments( $declared, Labels::of( $declared['labels'] ) ) );
			}
		);
	}

	/**
	 * Returns the arguments of a declared type for WordPress and WPGraphQL.
	 *
	 * @param array<string, mixed>  $declared The declaration.
	 * @param array<string, string> $labels   Its labels.
	 * @phpstan-param PostType $declared
	 * @return array<string, mixed>
	 */
	public static function arguments( array $declared, array $labels ): array {
		$has_address = null !== $declared['slug'];
		return array(
			'labels'              => $labels,
			'public'              => $declared['public'],
			// A type without address stays public, or GraphQL would show it to signed-in users only.
			'publicly_queryable'  => $declared['publiclyQueryable'],
			'exclude_from_search' => ! $declared['publiclyQueryable'],
			'show_in_nav_menus'   => $declared['publiclyQueryable'],
			'hierarchical'        => $declared['hierarchical'],
			'has_archive'         => $declared['archive'] ?? false,
			'rewrite'             => $has_address ? array(
				'slug'       => $declared['slug'],
				'with_front' => false,
			) : false,
			'query_var'           => $has_address,
			'supports'            => $declared['supports'],
			'menu_icon'           => $declared['icon'],
			'show_in_rest'        => true,
			'show_in_graphql'     => true,
			'graphql_single_name' => $declared['graphql']['single'],
			'graphql_plural_name' => $declared['graphql']['plural'],
		);
	}
}
