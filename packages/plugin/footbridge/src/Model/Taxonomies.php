<?php
/**
 * Treatment topics.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Model;

/**
 * Registers the taxonomies of the declaration.
 *
 * @phpstan-import-type Taxonomy from Declaration
 */
final class Taxonomies {
	/**
	 * Hooks the registration in.
	 */
	public static function register(): void {
		add_action( 'init', array( self::class, 'register_taxonomies' ), 5 );
	}

	/**
	 * Registers each taxonomy.
	 */
	public static function register_taxonomies(): void {
		foreach ( Declaration::taxonomies() as $name => $declared ) {
			register_taxonomy( $name, $declared['postTypes'], self::arguments( $declared, Labels::taxonomy( $name ) ) );
		}
	}

	/**
	 * Returns the arguments of a declared taxonomy for WordPress and WPGraphQL.
	 *
	 * @param array<string, mixed>  $declared The declaration.
	 * @param array<string, string> $labels   Translated labels.
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
