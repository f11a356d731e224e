<?php

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Registers the taxonomies of the declaration.
 *
 * @phpstan-import-type Taxonomy from Declaration
 */
final class Taxonomies {
	public static function register(): void {
		add_action( 'init', array( self::class, 'register_taxonomies' ), 5 );
	}

	public static function register_taxonomies(): void {
		array_map( array( self::class, 'register_again' ), array_keys( Declaration::taxonomies() ) );
	}

	/** Registers one taxonomy, under its key in this WordPress. */
	public static function register_again( string $name ): void {
		$declared = Declaration::taxonomies()[ $name ] ?? null;
		if ( null === $declared ) {
			return;
		}
		TypeNames::register_own(
			$name,
			taxonomy_exists( $name ),
			static function ( string $key ) use ( $name, $declared ): void {
				$declared['slug'] = TypeNames::slug( $name, $declared['slug'] );
				register_taxonomy( $key, array_map( array( TypeNames::class, 'key' ), $declared['postTypes'] ), self::arguments( $declared, Labels::of( $declared['labels'] ) ) );
			}
		);
	}

	/**
	 * Returns the arguments of a declared taxonomy for WordPress and WPGraphQL.
	 *
	 * @param array<string, mixed>  $declared The declaration.
	 * @param array<string, string> $labels   Its labels.
	 * @phpstan-param Taxonomy $declared
	 * @return array<string, mixed>
	 */
	public static function arguments( array $declared, array $labels ): array {
		return array(
			'labels'              => $labels,
			'public'              => $declared['public'],
			'hierarchical'        => $declared['hierarchical'],
			'show_admin_column'   => true,
			// As categories have it: /topics/opioids/heroin/.
			'rewrite'             => array(
				'slug'         => $declared['slug'],
				'hierarchical' => $declared['hierarchical'],
				'with_front'   => false,
			),
			'show_in_rest'        => true,
			'show_in_graphql'     => true,
			'graphql_single_name' => $declared['graphql']['single'],
			'graphql_plural_name' => $declared['graphql']['plural'],
		);
	}
}
